import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { Principal } from '@dfinity/principal';
import type { Subnet } from '../execution/subnet.js';

/** PKCS #8 of an Ed25519 key, up to its 32 secret bytes (RFC 8410). */
const PRIVATE_KEY_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A replica of a subnet and the key with which it signs answers to queries. */
export interface NodeKey {
    /** Principal, derived from the key. */
    readonly id: Uint8Array;
    /** DER. */
    readonly publicKey: Uint8Array;
    sign(message: Uint8Array): Uint8Array;
}

const made = new Map<string, readonly NodeKey[]>();

/** One key per node of the subnet. They are the same in every instance, as the subnets' keys are. */
export function nodeKeys(subnet: Pick<Subnet, 'idText' | 'nodes'>): readonly NodeKey[] {
    const name = `${subnet.idText} ${subnet.nodes}`;
    const known = made.get(name);
    if (known) return known;
    const keys = Array.from({ length: subnet.nodes }, (_, index) => nodeKey(`node ${index} of ${subnet.idText}`));
    made.set(name, keys);
    return keys;
}

function nodeKey(seed: string): NodeKey {
    const secret = createHash('sha256').update(seed).digest();
    const privateKey: KeyObject = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY_PREFIX, secret]), format: 'der', type: 'pkcs8' });
    const publicKey = new Uint8Array(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }));
    const id = Principal.selfAuthenticating(publicKey).toUint8Array();
    return { id, publicKey, sign: (message) => sign(null, message, privateKey) };
}
