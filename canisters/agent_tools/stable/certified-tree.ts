import { bigEndian, joined } from '../../../src/bytes.js';
import type { StableMap } from '../../shared/stable-map.js';
import { CBOR_FORK, cborDocument, cborLabeledLeaf, cborPruned, EMPTY_HASH, forkHash, labeledLeafHash } from './hash-tree.js';

const HASH = 32;
/** A label of three bytes leaves a labelled node within one block of SHA-256. */
const LABEL = 3;
const MAX_SLOTS = 2 ** (8 * LABEL);
/** Levels of the tree that share a record: fewer look-ups a path, and little to rewrite. */
const LEVELS = 4;
/** Where each level of a record begins, counted in hashes: 16, 8, 4 and 2 of them. */
const LEVEL_START = [0, 16, 24, 28] as const;
const RECORD = 30 * HASH;
const META = Uint8Array.of(0xff);

/**
 * A binary hash tree over numbered slots in stable memory. Every inner node is kept, so that a change hashes its own path only: two blocks of
 * SHA-256 a level, fourteen levels at ten thousand slots (decision 010).
 */
export class CertifiedTree {
    /** @param certify makes a root the canister's certified data */
    constructor(
        private readonly records: StableMap,
        private readonly certify: (root: Uint8Array) => void
    ) {}

    /** Slots given out. */
    count(): number {
        return this.meta().count;
    }

    root(): Uint8Array {
        return this.meta().root;
    }

    /** Certifies what is stored; certified data may not outlive an upgrade. */
    restore(): void {
        this.certify(this.root());
    }

    /** Gives out the next slot, whose content is still to be put. @throws Error after sixteen million */
    newSlot(): number {
        const { count, root } = this.meta();
        if (count >= MAX_SLOTS) throw new Error('the certified tree is full');
        // The old root becomes an inner node when the tree grows by a level.
        if (count > 0 && depthOf(count + 1) > depthOf(count)) this.keepOldRoot(depthOf(count), root);
        this.writeMeta(count + 1, root);
        return count;
    }

    put(slot: number, content: Uint8Array): void {
        this.rehash(slot, labeledLeafHash(labelOf(slot), content));
    }

    /** Nothing can be proved of the slot any more. */
    clear(slot: number): void {
        this.rehash(slot, EMPTY_HASH);
    }

    /** @returns a pruned tree in CBOR that shows a slot with its content and has the certified root */
    witness(slot: number, content: Uint8Array): Uint8Array {
        const before: Uint8Array[] = [];
        const after: Uint8Array[] = [];
        this.climb(slot, (index, sibling) => {
            if (index % 2 === 0) after.push(...cborPruned(sibling));
            else before.unshift(...cborPruned(sibling));
            before.unshift(CBOR_FORK);
        });
        return joined(cborDocument([...before, ...cborLabeledLeaf(labelOf(slot), content), ...after]));
    }

    private rehash(slot: number, leaf: Uint8Array): void {
        let node = leaf;
        this.climb(slot, (index, sibling, record, at) => {
            record.set(node, at);
            node = index % 2 === 0 ? forkHash(node, sibling) : forkHash(sibling, node);
            return true;
        });
        this.writeMeta(this.count(), node);
        this.certify(node);
    }

    /** @param visit a node below the root, from the slot upwards: its index in its level, its sibling's hash, and where it is stored; says whether it wrote */
    private climb(slot: number, visit: (index: number, sibling: Uint8Array, record: Uint8Array, at: number) => boolean | void): void {
        const count = this.count();
        const depth = depthOf(count);
        for (let bottom = 0, index = slot; bottom < depth; bottom += LEVELS) {
            const key = recordKey(bottom, index);
            const record = this.records.get(key) ?? new Uint8Array(RECORD);
            let wrote = false;
            for (let level = bottom; level < Math.min(bottom + LEVELS, depth); level++, index >>= 1) {
                const other = index ^ 1;
                const sibling = other * 2 ** level < count ? hashAt(record, placeOf(level, other)) : EMPTY_HASH;
                wrote = visit(index, sibling, record, placeOf(level, index)) === true || wrote;
            }
            if (wrote) this.records.insert(key, record);
        }
    }

    private keepOldRoot(level: number, root: Uint8Array): void {
        const key = recordKey(level - (level % LEVELS), 0);
        const record = this.records.get(key) ?? new Uint8Array(RECORD);
        record.set(root, placeOf(level, 0));
        this.records.insert(key, record);
    }

    private meta(): { readonly count: number; readonly root: Uint8Array } {
        const bytes = this.records.get(META);
        if (bytes === undefined) return { count: 0, root: EMPTY_HASH };
        return { count: new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), root: bytes.slice(4) };
    }

    private writeMeta(count: number, root: Uint8Array): void {
        this.records.insert(META, joined([bigEndian(BigInt(count), 4), root]));
    }
}

/** Levels above the slots: as many as the smallest power of two that holds them needs. */
function depthOf(count: number): number {
    let depth = 0;
    while (2 ** depth < count) depth++;
    return depth;
}

function labelOf(slot: number): Uint8Array {
    return bigEndian(BigInt(slot), LABEL);
}

/** @param index of a node in the record's lowest level */
function recordKey(bottom: number, index: number): Uint8Array {
    return Uint8Array.of(bottom, ...bigEndian(BigInt(index >> LEVELS), LABEL));
}

function placeOf(level: number, index: number): number {
    const within = level % LEVELS;
    return HASH * (LEVEL_START[within as 0 | 1 | 2 | 3] + (index & ((16 >> within) - 1)));
}

function hashAt(record: Uint8Array, at: number): Uint8Array {
    return record.subarray(at, at + HASH);
}
