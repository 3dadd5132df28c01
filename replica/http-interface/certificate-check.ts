import { decode } from '@dfinity/cbor';
import { verifyBls } from './bls-signature.js';
import { type HashTree, lookUp, pathOf, reconstruct } from './hash-tree.js';
import { signingPayload } from './representation-hash.js';

interface CertificateParts {
    readonly tree: HashTree;
    readonly signature: Uint8Array;
    readonly delegation?: { readonly subnet_id: Uint8Array; readonly certificate: Uint8Array };
}

type Range = readonly [first: Uint8Array, last: Uint8Array];

/**
 * The tree of a certificate (CBOR) that the root key signed, or a subnet to which it delegated and which hosts `canister`; null when it is
 * none. How old it is is not looked at.
 * @throws Error when the bytes are no certificate
 */
export function verifyCertificate(rootKey: Uint8Array, certificate: Uint8Array, canister: Uint8Array): HashTree | null {
    const { tree, signature, delegation } = decode(new Uint8Array(certificate)) as unknown as CertificateParts;
    const key = delegation ? delegatedKey(rootKey, delegation, canister) : rootKey;
    return key && verifyBls(signature, signingPayload('ic-state-root', reconstruct(tree)), key) ? tree : null;
}

function delegatedKey(
    rootKey: Uint8Array,
    delegation: NonNullable<CertificateParts['delegation']>,
    canister: Uint8Array
): Uint8Array | null {
    const parts = decode(new Uint8Array(delegation.certificate)) as unknown as CertificateParts;
    if (parts.delegation) return null;
    const tree = verifyCertificate(rootKey, delegation.certificate, canister);
    if (!tree) return null;
    const ranges = lookUp(tree, pathOf('subnet', delegation.subnet_id, 'canister_ranges')) ?? shards(tree, delegation.subnet_id);
    if (!ranges || !contains(decode(new Uint8Array(ranges)) as unknown as Range[], canister)) return null;
    return lookUp(tree, pathOf('subnet', delegation.subnet_id, 'public_key'));
}

/** The ranges of a subnet where they are told shard by shard; this replica's subnets have one shard each. */
function shards(tree: HashTree, subnet: Uint8Array): Uint8Array | null {
    const found = subtree(tree, pathOf('canister_ranges', subnet));
    return found?.[0] === 2 && found[2][0] === 3 ? found[2][1] : null;
}

function subtree(tree: HashTree, path: readonly Uint8Array[]): HashTree | null {
    const [label, ...rest] = path;
    if (!label) return tree;
    if (tree[0] === 1) return subtree(tree[1], path) ?? subtree(tree[2], path);
    return tree[0] === 2 && Buffer.compare(tree[1], label) === 0 ? subtree(tree[2], rest) : null;
}

function contains(ranges: readonly Range[], canister: Uint8Array): boolean {
    return ranges.some(([first, last]) => Buffer.compare(first, canister) <= 0 && Buffer.compare(canister, last) <= 0);
}
