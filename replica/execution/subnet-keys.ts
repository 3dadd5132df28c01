import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381';
import { Principal } from '@dfinity/principal';

/** DER of a BLS12-381 public key in G2 (interface specification, "Certification"). */
const DER_PREFIX = Buffer.from('308182301d060d2b0601040182dc7c0503010201060c2b0601040182dc7c05030201036100', 'hex');

export interface SubnetKeys {
    readonly secretKey: Uint8Array;
    /** DER. */
    readonly publicKey: Uint8Array;
    readonly id: Uint8Array;
    readonly idText: string;
}

const made = new Map<number, SubnetKeys>();

/** The keys of the subnet with this number. They are the same in every instance, as on PocketIC: a test key protects nothing. */
export function subnetKeys(number: number): SubnetKeys {
    const known = made.get(number);
    if (known) return known;
    const secretKey = createHash('sha256').update(`subnet ${number}`).digest();
    // The group's order starts with 0x73: below that, any number is a key.
    secretKey[0] = (secretKey[0] as number) & 0x3f;
    const point = publicPoint(secretKey).toBytes(true);
    const publicKey = new Uint8Array(Buffer.concat([DER_PREFIX, point]));
    const principal = Principal.selfAuthenticating(publicKey);
    const keys = { secretKey: new Uint8Array(secretKey), publicKey, id: principal.toUint8Array(), idText: principal.toText() };
    made.set(number, keys);
    return keys;
}

/** The library's own `getPublicKey` first computes tables for a thousand multiplications, which takes half a second; we need one. */
function publicPoint(secretKey: Uint8Array): { toBytes(compressed: boolean): Uint8Array } {
    const { Point } = bls12_381.G2;
    const base = Point.fromAffine(Point.BASE.toAffine());
    return base.multiplyUnsafe(BigInt(`0x${Buffer.from(secretKey).toString('hex')}`));
}
