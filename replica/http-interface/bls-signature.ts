import { bls12_381 } from '@noble/curves/bls12-381';

/** Signatures in G1, keys in G2 (interface specification, "Certificate"). */
const CIPHERSUITE = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** What comes before the point in a DER-encoded key of a subnet. */
const DER_PREFIX_BYTES = 37;

/** 48 bytes. `secretKey` is a number below the group's order, big-endian. */
export function signBls(message: Uint8Array, secretKey: Uint8Array): Uint8Array {
    const point = bls12_381.shortSignatures.hash(message, CIPHERSUITE);
    // The library's own `sign` computes tables first, which pay only after a thousand signatures.
    return point.multiplyUnsafe(BigInt(`0x${Buffer.from(secretKey).toString('hex')}`)).toBytes(true);
}

/** @param publicKey DER */
export function verifyBls(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
    try {
        const { shortSignatures } = bls12_381;
        return shortSignatures.verify(signature, shortSignatures.hash(message, CIPHERSUITE), publicKey.slice(DER_PREFIX_BYTES));
    } catch {
        // Bytes that are no point of the curve.
        return false;
    }
}
