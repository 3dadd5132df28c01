import { bls12_381 } from '@noble/curves/bls12-381';
import { describe, expect, it } from 'vitest';
import { subnetKeys } from './subnet-keys.js';

describe('keys of a subnet', () => {
    it('belong together: the public key is the one of the secret key, in DER', () => {
        const { secretKey, publicKey } = subnetKeys(0);
        const expected = bls12_381.shortSignatures.getPublicKey(secretKey).toBytes(true);
        expect(publicKey.length).toBe(133);
        expect(Buffer.from(publicKey.slice(37)).equals(Buffer.from(expected))).toBe(true);
    });

    it('differ between subnets and are the same every time', () => {
        expect(subnetKeys(1).idText).not.toBe(subnetKeys(0).idText);
        expect(subnetKeys(1)).toBe(subnetKeys(1));
    });
});
