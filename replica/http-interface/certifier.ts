import { type CborValue, encodeWithSelfDescribedTag } from '@dfinity/cbor';
import type { Subnet } from '../execution/subnet.js';
import type { ReplicaInstance } from '../replica-instance.js';
import { signBls } from './bls-signature.js';
import { type Branch, type HashTree, type Path, pathOf } from './hash-tree.js';
import { signingPayload } from './representation-hash.js';
import { stateTree } from './state-tree.js';

/** Where the delegation tells which canisters the subnet may certify for: the older endpoints' clients know only the first place. */
export type RangesAt = 'subnet' | 'canister_ranges';

/** Nanoseconds after which a delegation is made anew; agents take one for thirty days. */
const DELEGATION_LIFETIME = 86_400_000_000_000n;

interface DelegationSource {
    readonly tree: Branch;
    readonly signature: Uint8Array;
    readonly time: bigint;
}

/** Makes certificates over the state of an instance: the tree pruned to some paths, signed by the subnet, whose key the root key vouches for. */
export class Certifier {
    /** The last signature of each subnet: a root that is the same again needs no other. */
    private readonly signatures = new Map<Subnet, { readonly root: string; readonly signature: Uint8Array }>();
    private delegations: DelegationSource | null = null;

    constructor(private readonly replica: ReplicaInstance) {}

    /** A certificate in CBOR. `/time` is always in it. */
    certificate(subnet: Subnet, paths: readonly Path[], rangesAt: RangesAt): Uint8Array {
        const tree = stateTree(this.replica, subnet);
        const pruned = tree.prune([pathOf('time'), ...paths]);
        const delegation = subnet === this.replica.state.root ? {} : { delegation: this.delegation(subnet, rangesAt) };
        return encode({ tree: pruned, signature: this.sign(subnet, tree), ...delegation });
    }

    private sign(subnet: Subnet, tree: Branch): Uint8Array {
        const root = Buffer.from(tree.hash).toString('hex');
        const known = this.signatures.get(subnet);
        if (known?.root === root) return known.signature;
        const signature = signBls(signingPayload('ic-state-root', tree.hash), subnet.secretKey);
        this.signatures.set(subnet, { root, signature });
        return signature;
    }

    private delegation(subnet: Subnet, rangesAt: RangesAt): { readonly subnet_id: Uint8Array; readonly certificate: Uint8Array } {
        const { tree, signature } = this.delegationSource();
        const paths = [
            pathOf('time'),
            pathOf('subnet', subnet.id, 'public_key'),
            pathOf('subnet', subnet.id, 'type'),
            rangesAt === 'subnet' ? pathOf('subnet', subnet.id, 'canister_ranges') : pathOf('canister_ranges', subnet.id)
        ];
        return { subnet_id: subnet.id, certificate: encode({ tree: tree.prune(paths), signature }) };
    }

    private delegationSource(): DelegationSource {
        const { root, time } = this.replica.state;
        if (this.delegations && time - this.delegations.time < DELEGATION_LIFETIME) return this.delegations;
        const tree = stateTree(this.replica, root);
        this.delegations = { tree, signature: this.sign(root, tree), time };
        return this.delegations;
    }
}

interface CertificateFields {
    readonly tree: HashTree;
    readonly signature: Uint8Array;
    readonly delegation?: { readonly subnet_id: Uint8Array; readonly certificate: Uint8Array };
}

function encode(certificate: CertificateFields): Uint8Array {
    // The library's types know no read-only lists.
    return encodeWithSelfDescribedTag(certificate as unknown as CborValue);
}
