import { createHash } from 'node:crypto';
import { decode } from '@dfinity/cbor';
import type { ReplicaInstance } from '../replica-instance.js';
import { verifyCertificate } from './certificate-check.js';
import { type HashTree, lookUp, pathOf, reconstruct } from './hash-tree.js';
import type { CanisterKey } from './public-key.js';

function sha256(bytes: Uint8Array): Uint8Array {
    return createHash('sha256').update(bytes).digest();
}

/**
 * Whether a canister signed `payload`: its certified data must be the root of a tree with `sig / H(seed) / H(payload)` in it, and the
 * certificate over that data must be of this instance (interface specification, "Canister signatures").
 */
export function verifiesCanisterSignature(replica: ReplicaInstance, key: CanisterKey, signature: Uint8Array, payload: Uint8Array): boolean {
    try {
        const { certificate, tree } = decode(new Uint8Array(signature)) as unknown as { certificate: Uint8Array; tree: HashTree };
        const certified = verifyCertificate(replica.rootKey, certificate, key.canister);
        const data = certified && lookUp(certified, pathOf('canister', key.canister, 'certified_data'));
        if (!data || Buffer.compare(data, reconstruct(tree)) !== 0) return false;
        const entry = lookUp(tree, pathOf('sig', sha256(key.seed), sha256(payload)));
        return entry?.length === 0;
    } catch {
        // Not the CBOR of a signature.
        return false;
    }
}
