/**
 * Nodes of a hash tree as the Internet Computer certifies them (interface specification, "Certification: hash tree"), so that any client's own
 * functions check a witness of it.
 */
import { bigEndian } from '../../../src/bytes.js';
import { latin1Bytes } from '../../../src/text/latin1-bytes.js';
import { sha256 } from '../../shared/sha256.js';

const EMPTY = domain('ic-hashtree-empty');
const FORK = domain('ic-hashtree-fork');
const LABELED = domain('ic-hashtree-labeled');
const LEAF = domain('ic-hashtree-leaf');

export const EMPTY_HASH = sha256([EMPTY]);

export function forkHash(left: Uint8Array, right: Uint8Array): Uint8Array {
    return sha256([FORK, left, right]);
}

export function labeledLeafHash(label: Uint8Array, content: Uint8Array): Uint8Array {
    return sha256([LABELED, label, sha256([LEAF, content])]);
}

/** Of CBOR: arrays of two and three, and small numbers in them. */
const ARRAY_OF_TWO = 0x82;
const ARRAY_OF_THREE = 0x83;
const KIND = { fork: 1, labeled: 2, leaf: 3, pruned: 4 } as const;
const SELF_DESCRIBED = Uint8Array.of(0xd9, 0xd9, 0xf7);

/** What a fork begins with; its two subtrees follow. */
export const CBOR_FORK = Uint8Array.of(ARRAY_OF_THREE, KIND.fork);

export function cborLabeledLeaf(label: Uint8Array, content: Uint8Array): readonly Uint8Array[] {
    return [Uint8Array.of(ARRAY_OF_THREE, KIND.labeled), cborBytes(label), label, ...cborLeaf(content)];
}

export function cborPruned(hash: Uint8Array): readonly Uint8Array[] {
    return [Uint8Array.of(ARRAY_OF_TWO, KIND.pruned), cborBytes(hash), hash];
}

export function cborDocument(parts: readonly Uint8Array[]): readonly Uint8Array[] {
    return [SELF_DESCRIBED, ...parts];
}

function cborLeaf(content: Uint8Array): readonly Uint8Array[] {
    return [Uint8Array.of(ARRAY_OF_TWO, KIND.leaf), cborBytes(content), content];
}

/** The head of a byte string of fewer than 65,536 bytes, in its shortest form. */
function cborBytes({ length }: Uint8Array): Uint8Array {
    if (length < 24) return Uint8Array.of(0x40 + length);
    return length < 256 ? Uint8Array.of(0x58, length) : Uint8Array.of(0x59, ...bigEndian(BigInt(length), 2));
}

function domain(name: string): Uint8Array {
    return Uint8Array.of(name.length, ...latin1Bytes(name));
}
