import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MapInMemory } from '../../shared/testing/map-in-memory.js';
import { salonSubject, subjectKey } from '../subject.js';
import { decodeGrant, encodeGrant, type StoredGrant } from './grant-record.js';
import { GrantStore } from './grant-store.js';

const grant: fc.Arbitrary<StoredGrant> = fc.record(
    {
        grantedBy: fc.uint8Array({ maxLength: 29 }),
        writes: fc.boolean(),
        tools: fc.array(fc.string({ maxLength: 48 }), { maxLength: 25 }),
        ownerApproves: fc.boolean(),
        grantedAt: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
        expiresAt: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
        writesPerDay: fc.integer({ min: 1, max: 10_000 }),
        approvalMinutes: fc.integer({ min: 15, max: 1_440 })
    },
    { requiredKeys: ['grantedBy', 'writes', 'ownerApproves', 'grantedAt', 'expiresAt', 'writesPerDay', 'approvalMinutes'] }
) as fc.Arbitrary<StoredGrant>;

test('S21 a grant comes back as it was stored', () => {
    fc.assert(
        fc.property(grant, (stored) => {
            expect(decodeGrant(encodeGrant(stored))).toEqual(stored);
        })
    );
});

test('S21 a grant of a version that is not known is an error, never misread', () => {
    fc.assert(
        fc.property(grant, fc.integer({ min: 2, max: 255 }), (stored, version) => {
            const bytes = encodeGrant(stored);
            bytes[0] = version;
            expect(() => decodeGrant(bytes)).toThrow('version');
        })
    );
});

test('C5 after any grants and revocations the store knows exactly those that stand, from both sides', () => {
    const subject = fc.constantFrom('a', 'b', 'salon-1', 'x'.repeat(64)).map((id) => subjectKey(salonSubject(id)));
    const agent = fc.constantFrom(Uint8Array.of(1), Uint8Array.of(1, 0), new Uint8Array(29).fill(9));
    const step = fc.tuple(fc.boolean(), subject, agent, grant);
    fc.assert(
        fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
            const store = new GrantStore(new MapInMemory(), new MapInMemory());
            const model = new Map<string, StoredGrant>();
            for (const [adds, key, who, what] of steps) {
                const name = `${key.join()}|${who.join()}`;
                if (adds) {
                    store.put(key, who, what);
                    model.set(name, what);
                } else {
                    expect(store.remove(key, who)).toBe(model.delete(name));
                }
            }
            expect(store.count()).toBe(model.size);
            for (const [, key, who] of steps) {
                const name = `${key.join()}|${who.join()}`;
                expect(store.get(key, who)).toEqual(model.get(name));
                expect(names(store.agentsOf(key)).includes(who.join())).toBe(model.has(name));
                expect(names(store.subjectsOf(who)).includes(key.join())).toBe(model.has(name));
                expect(names(store.agentsOf(key))).toHaveLength([...model.keys()].filter((one) => one.startsWith(`${key.join()}|`)).length);
                expect(store.isAgent(who)).toBe([...model.keys()].some((one) => one.endsWith(`|${who.join()}`)));
            }
        })
    );
});

function names(list: readonly Uint8Array[]): readonly string[] {
    return list.map((item) => item.join());
}
