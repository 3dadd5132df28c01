import { createPrivateKey } from 'node:crypto';
import type { SignIdentity } from '@dfinity/agent';
import { Ed25519KeyIdentity } from '@dfinity/identity';
import { Secp256k1KeyIdentity } from '@dfinity/identity-secp256k1';

/** What went wrong with a key, in words for whoever has to fix it. */
export class PemProblem extends Error {
    constructor(message: string) {
        super(message);
        this.name = 'PemProblem';
    }
}

/**
 * The identity of a private key, as `dfx identity export NAME` and `icp identity export NAME` write it: Ed25519 or secp256k1, not encrypted.
 *
 * @throws PemProblem
 */
export function identityFromPem(pem: string): SignIdentity {
    const key = privateKey(pem);
    const { d: secret } = key.export({ format: 'jwk' });
    const bytes = new Uint8Array(Buffer.from(secret ?? '', 'base64url'));
    if (key.asymmetricKeyType === 'ed25519') return Ed25519KeyIdentity.fromSecretKey(bytes);
    const curve = key.asymmetricKeyDetails?.namedCurve;
    if (curve === 'secp256k1') return Secp256k1KeyIdentity.fromSecretKey(bytes);
    throw new PemProblem(
        `a key of the kind ${curve ?? key.asymmetricKeyType ?? 'unknown'} is none of ours; make an Ed25519 or secp256k1 key`
    );
}

function privateKey(pem: string) {
    if (pem.includes('ENCRYPTED')) throw new PemProblem('the key is encrypted; export it without a password (dfx identity export NAME)');
    try {
        // OpenSSL writes the curve in a block of its own before the key.
        return createPrivateKey(pem.replace(/-----BEGIN EC PARAMETERS-----[^-]*-----END EC PARAMETERS-----/, '').trim());
    } catch {
        throw new PemProblem(
            'this is no private key in PEM form; it begins with "-----BEGIN PRIVATE KEY-----" or "-----BEGIN EC PRIVATE KEY-----"'
        );
    }
}
