import {
    Cbor,
    Certificate,
    flatten_forks,
    lookup_path,
    lookup_subtree,
    lookupResultToBuffer,
    type Cert,
    type HashTree
} from '@dfinity/agent';
import { Principal } from '@dfinity/principal';

export type VerifySignature = (publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array) => boolean | Promise<boolean>;

/** Who must have signed, and for which canister. */
export interface Signer {
    /** DER. */
    readonly rootKey: Uint8Array;
    readonly canisterId: Principal;
    readonly blsVerify?: VerifySignature | undefined;
}

const LABELED = 2;
const LEAF = 3;

/**
 * Checks the signature of a certificate for a canister, and that of its delegation. The library would do both, but of a delegation it knows only
 * the older place of a subnet's canister ranges, and certificates that queries of version 3 bring name the newer. How old a certificate may be is
 * the caller's: the library's clock cannot be set.
 *
 * @throws Error when the root key does not vouch for it
 */
export async function checkSignature(certificate: Uint8Array, signer: Signer): Promise<void> {
    const { tree, signature, delegation } = Cbor.decode<Cert>(certificate);
    if (delegation === undefined) return signedBy(signer, certificate);
    await signedBy(signer, delegation.certificate);
    const vouching = Cbor.decode<Cert>(delegation.certificate);
    const subnet = Principal.fromUint8Array(delegation.subnet_id).toUint8Array();
    const key = lookupResultToBuffer(lookup_path(['subnet', subnet, 'public_key'], vouching.tree));
    const isItsCanister = rangesOf(subnet, vouching.tree).some(
        ([first, last]) => first.ltEq(signer.canisterId) && last.gtEq(signer.canisterId)
    );
    if (vouching.delegation !== undefined || key === undefined || !isItsCanister) throw new Error('the delegation is for something else');
    await signedBy({ ...signer, rootKey: key }, Cbor.encode({ tree, signature }));
}

async function signedBy({ canisterId, rootKey, blsVerify }: Signer, certificate: Uint8Array): Promise<void> {
    const options = { certificate, canisterId, rootKey, disableTimeVerification: true };
    await Certificate.create(blsVerify === undefined ? options : { ...options, blsVerify });
}

/** First and last of each range (interface specification, "State tree: canister ranges"). */
function rangesOf(subnet: Uint8Array, tree: HashTree): readonly (readonly [first: Principal, last: Principal])[] {
    const shards = lookup_subtree(['canister_ranges', subnet], tree);
    const older = lookupResultToBuffer(lookup_path(['subnet', subnet, 'canister_ranges'], tree));
    const encoded = [...('value' in shards ? flatten_forks(shards.value).flatMap(shard) : []), ...(older === undefined ? [] : [older])];
    return encoded
        .flatMap((list) => Cbor.decode<[Uint8Array, Uint8Array][]>(list))
        .map(([first, last]) => [Principal.fromUint8Array(first), Principal.fromUint8Array(last)]);
}

function shard(node: HashTree): readonly Uint8Array[] {
    const content = node[0] === LABELED ? node[2] : undefined;
    return content?.[0] === LEAF ? [content[1]] : [];
}
