import { generateKeyPairSync } from 'node:crypto';
import { Ed25519KeyIdentity } from '@dfinity/identity';
import { Secp256k1KeyIdentity } from '@dfinity/identity-secp256k1';
import { describe, expect, it } from 'vitest';

import { identityFromPem } from './identity-from-pem.js';

const KEY = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey.export({ format: 'pem', type: 'sec1' }).toString();

/** As `dfx identity export` writes it: OpenSSL's block with the curve, then the key. */
const DFX_KEY = `-----BEGIN EC PARAMETERS-----
BgUrgQQACg==
-----END EC PARAMETERS-----
${KEY}`;

describe('R1 an identity from a PEM', () => {
    it('is read from what dfx exports (secp256k1), as the principal of that key', () => {
        const expected = Secp256k1KeyIdentity.fromPem(KEY).getPrincipal().toText();
        expect(identityFromPem(DFX_KEY).getPrincipal().toText()).toBe(expected);
    });

    it('is read from an Ed25519 key, and signs as it', async () => {
        const { privateKey } = generateKeyPairSync('ed25519');
        const identity = identityFromPem(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
        const seed = new Uint8Array(Buffer.from(privateKey.export({ format: 'jwk' }).d!, 'base64url'));
        expect(identity.getPrincipal().toText()).toBe(Ed25519KeyIdentity.fromSecretKey(seed).getPrincipal().toText());
        expect(await identity.sign(new Uint8Array([1]))).toHaveLength(64);
    });

    it.each([
        ['text that is no key', 'hello', 'this is no private key in PEM form'],
        ['a key of another kind', rsa(), 'a key of the kind rsa is none of ours'],
        ['a key on another curve', p256(), 'a key of the kind prime256v1 is none of ours'],
        ['an encrypted key', DFX_KEY.replace('EC PRIVATE', 'ENCRYPTED PRIVATE'), 'the key is encrypted']
    ])('says what is wrong with %s', (_, pem, message) => {
        expect(() => identityFromPem(pem)).toThrow(message);
    });
});

function rsa(): string {
    return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

function p256(): string {
    return generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'pem', type: 'sec1' }).toString();
}
