import { sha256 } from '@noble/hashes/sha2';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { canonicalAuditRecord, type AuditRecord } from '../../../src/audit/canonical-record.js';
import { MapInMemory } from '../../shared/testing/map-in-memory.js';
import { salonSubject, subjectKey } from '../subject.js';
import { readAuditRecord } from './audit-record.js';
import { AuditTrail, type AuditedWrite } from './audit-trail.js';
import { CertifiedTree } from './certified-tree.js';

const SALON = subjectKey(salonSubject('salon-1'));
const OTHER = subjectKey(salonSubject('salon-2'));
const id = fc.integer({ min: 0, max: 0xffff_ffff }).map((value) => `c-${value.toString(16).padStart(8, '0')}`);
const ascii = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'abcdefgh_0'), maxLength });
const nat64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const write: fc.Arbitrary<AuditedWrite> = fc.record({
    at: nat64,
    outcome: fc.constantFrom('done' as const, 'failed' as const, 'unknown' as const),
    code: ascii(17),
    caller: fc.uint8Array({ minLength: 1, maxLength: 29 }),
    onBehalf: fc.uint8Array({ minLength: 1, maxLength: 29 }),
    approvedBy: fc.uint8Array({ maxLength: 29 }),
    tool: ascii(48),
    confirmationId: id,
    digest: fc.string({ unit: 'binary', maxLength: 260 })
});

function trail(cap?: number) {
    const seed = new Uint8Array(32).fill(3);
    const tree = new CertifiedTree(new MapInMemory(), () => undefined);
    return new AuditTrail({ heads: new MapInMemory(), entries: new MapInMemory(), tree }, () => seed, cap);
}

test('B2 an entry comes back as it was written, in 250 bytes at most', () => {
    fc.assert(
        fc.property(write, nat64, fc.uint8Array({ minLength: 32, maxLength: 32 }), ({ digest: _, ...told }, index, args) => {
            const record: AuditRecord = { ...told, index, arguments: args };
            const bytes = canonicalAuditRecord(record);
            expect(readAuditRecord(bytes)).toEqual(record);
            expect(bytes.length).toBeLessThanOrEqual(250);
        })
    );
});

test('B2 two different entries have two different forms', () => {
    const record = fc.tuple(write, nat64).map(([{ digest: _, ...told }, index]) => ({ ...told, index, arguments: new Uint8Array(32) }));
    fc.assert(
        fc.property(record, record, (a, b) => {
            const same = Buffer.from(canonicalAuditRecord(a)).equals(Buffer.from(canonicalAuditRecord(b)));
            expect(same).toBe(JSON.stringify(plain(a)) === JSON.stringify(plain(b)));
        })
    );
});

test('rule 31 the chain holds from the checkpoint on, however many entries have gone', () => {
    fc.assert(
        fc.property(fc.array(write, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 8 }), (writes, cap) => {
            const audit = trail(cap);
            for (const told of writes) audit.append(SALON, told);
            const { first, next, checkpoint, head } = audit.head(SALON);
            const entries = audit.page(SALON, 0n, 100).entries;
            expect(next).toBe(BigInt(writes.length));
            expect(entries).toHaveLength(Math.min(cap, writes.length));
            expect(first).toBe(next - BigInt(entries.length));
            let hash: Uint8Array = checkpoint;
            for (const entry of entries) {
                hash = chained(hash, entry);
                expect(entry.hash).toEqual(hash);
            }
            expect(head).toEqual(hash);
        })
    );
});

test('B2 a changed, left out or exchanged entry breaks the chain', () => {
    const audit = trail();
    const [told] = fc.sample(write, { numRuns: 1, seed: 7 });
    for (let count = 0; count < 3; count++) audit.append(SALON, told!);
    const entries = audit.page(SALON, 0n, 10).entries;
    const headOf = (list: readonly AuditRecord[]) => list.reduce<Uint8Array>(chained, audit.head(SALON).checkpoint);
    expect(headOf(entries)).toEqual(audit.head(SALON).head);
    const forged = [
        entries.slice(1),
        [...entries].reverse(),
        [{ ...entries[0]!, outcome: 'failed' as const, code: 'x' }, ...entries.slice(1)]
    ];
    for (const list of forged) expect(headOf(list)).not.toEqual(audit.head(SALON).head);
});

test('S12 each salon has a trail and a cap of its own', () => {
    const audit = trail(2);
    const [told] = fc.sample(write, { numRuns: 1, seed: 8 });
    for (let count = 0; count < 5; count++) audit.append(SALON, told!);
    audit.append(OTHER, told!);
    expect(audit.page(OTHER, 0n, 10).entries.map(({ index }) => index)).toEqual([0n]);
    expect(audit.count()).toBe(3);
    expect(audit.head(OTHER).salt).not.toEqual(audit.head(SALON).salt);
});

function chained(hash: Uint8Array, record: AuditRecord): Uint8Array {
    return sha256(Buffer.concat([hash, sha256(canonicalAuditRecord(record))]));
}

function plain(record: AuditRecord): unknown {
    return Object.entries(record).map(([, value]) => (value instanceof Uint8Array ? value.join() : String(value)));
}
