import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CONFIRMATION_TTL_MS, ConfirmationLedger } from '../../../src/confirmations/confirmation-ledger.js';
import type { ConfirmationRecord } from '../../../src/confirmations/confirmation-record.js';
import { MemoryConfirmationStore, type ConfirmationStore } from '../../../src/confirmations/confirmation-store.js';
import { TooManyPreviews } from '../../../src/confirmations/turn-confirmations.js';
import { MapInMemory } from '../../shared/testing/map-in-memory.js';
import { KEEP_CONFIRMATION_MS, MAX_CONFIRMATIONS_PER_CONVERSATION, MAX_CONVERSATIONS_PER_CALLER } from '../limits.js';
import { forgetConfirmations, nextToForget } from './forget-confirmations.js';
import { StableConfirmationStore } from './stable-confirmation-store.js';

const AGENT = Uint8Array.of(1, 2, 3);
const OUTCOME = { status: 'ok', summary: 'Zapisano.' } as const;

function newMaps() {
    return {
        confirmations: new MapInMemory(),
        conversations: new MapInMemory(),
        callers: new MapInMemory(),
        forgetting: new MapInMemory()
    };
}

const step = fc.oneof(
    fc.record({ do: fc.constant('turn' as const) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 60_000, CONFIRMATION_TTL_MS, CONFIRMATION_TTL_MS + 1) }),
    fc.record({ do: fc.constant('issue' as const), arg: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ do: fc.constantFrom('check' as const, 'redeem' as const), id: fc.nat(5), arg: fc.integer({ min: 0, max: 2 }) }),
    fc.record({
        do: fc.constant('settle' as const),
        id: fc.nat(5),
        state: fc.constantFrom('done' as const, 'failed' as const, 'unknown' as const)
    }),
    fc.record({ do: fc.constantFrom('withdraw' as const, 'approve' as const), id: fc.nat(5) }),
    fc.record({ do: fc.constant('consent' as const) })
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Everything that a ledger answers over these steps. */
function answers(store: ConfirmationStore, steps: readonly Step[]): unknown[] {
    let now = 1_000_000_000_000;
    let count = 0;
    let approval = false;
    const ids: string[] = [];
    const newId = () => `c-${(count++).toString(16).padStart(8, '0')}`;
    const ledger = new ConfirmationLedger({ store, now: () => now, newId, receipts: true, needsApproval: () => approval });
    let turn = ledger.forTurn().forSubject('salon:1');
    const idOf = (index: number) => ids[index] ?? 'c-ffffffff';
    return steps.map((action) => {
        switch (action.do) {
            case 'turn':
                turn = ledger.forTurn().forSubject('salon:1');
                return 'turn';
            case 'wait':
                now += action.ms;
                return 'wait';
            case 'consent':
                approval = !approval;
                return approval;
            case 'issue':
                ids.push(turn.issue('add_service', { arg: action.arg }, { marks: { cena: '5 zł' }, summary: 'Dodam usługę.' }));
                return ids.at(-1);
            case 'check':
            case 'redeem':
                return told(turn[action.do]('add_service', { arg: action.arg }, idOf(action.id)));
            case 'settle':
                turn.settle(idOf(action.id), action.state, OUTCOME);
                return 'settled';
            case 'withdraw':
                return ledger.withdraw(idOf(action.id));
            case 'approve':
                return ledger.approve(idOf(action.id), 'owner');
        }
    });
}

/** What a used record has beside its state is dropped on chain. */
function told(verdict: { ok: boolean; record?: ConfirmationRecord }): unknown {
    return verdict.record === undefined ? verdict : { ok: verdict.ok, id: verdict.record.id, state: verdict.record.state };
}

describe('the ledger in stable memory', () => {
    test('C3 answers as the one in memory does, whatever is asked in which order', () => {
        fc.assert(
            fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
                const onChain = new StableConfirmationStore(newMaps(), AGENT, 'talk');
                expect(answers(onChain, steps)).toEqual(answers(new MemoryConfirmationStore(), steps));
            })
        );
    });

    test('C3 S20 the same with another instance of the program after every step', () => {
        fc.assert(
            fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
                const maps = newMaps();
                const anew = new Proxy({} as ConfirmationStore, {
                    get: (_target, method: keyof ConfirmationStore) => {
                        const store = new StableConfirmationStore(maps, AGENT, 'talk');
                        return (store[method] as (...args: unknown[]) => unknown).bind(store);
                    }
                });
                expect(answers(anew, steps)).toEqual(answers(new MemoryConfirmationStore(), steps));
            })
        );
    });
});

test('S25 what a preview promised and showed is not kept once it is used up or withdrawn', () => {
    for (const end of ['redeem', 'withdraw'] as const) {
        const maps = newMaps();
        const store = new StableConfirmationStore(maps, AGENT, 'talk');
        const ledger = new ConfirmationLedger({ store, receipts: true, needsApproval: () => true, now: () => 5 });
        const turn = ledger.forTurn();
        const id = turn.issue('add_service', {}, { marks: { cena: 'sekret-znak' }, summary: 'sekret-podsumowanie' });
        expect(textOf(maps.confirmations)).toContain('sekret-podsumowanie');
        ledger.approve(id, 'ab');
        if (end === 'redeem') turn.redeem('add_service', {}, id);
        else ledger.withdraw(id);
        expect(textOf(maps.confirmations)).not.toContain('sekret');
    }
});

test('rule 24 the turn of a conversation that is known is noted, and one that is not leaves no trace', () => {
    const maps = newMaps();
    const store = new StableConfirmationStore(maps, AGENT, 'talk');
    expect(store.noteTurn(7)).toBe(0);
    expect(maps.conversations.len()).toBe(0);
    store.put(record('c-00000001', 8));
    expect(store.noteTurn(12)).toBe(8);
    expect(store.noteTurn(3)).toBe(12);
    expect(new StableConfirmationStore(maps, AGENT, 'talk').noteTurn(12)).toBe(12);
    expect(new StableConfirmationStore(maps, AGENT, 'other').noteTurn(1)).toBe(0);
});

test('S12 S13 a full conversation refuses new previews, drops none, and still lets what it has be used', () => {
    const maps = newMaps();
    const store = new StableConfirmationStore(maps, AGENT, 'talk');
    for (let count = 0; count < MAX_CONFIRMATIONS_PER_CONVERSATION; count++) store.put(record(idOf(count), 1));
    expect(() => store.put(record('c-ffffffff', 1))).toThrow(TooManyPreviews);
    expect(store.get('c-ffffffff')).toBeUndefined();
    store.put({ ...record(idOf(3), 1), state: 'executing' });
    expect(store.get(idOf(3))?.state).toBe('executing');
    expect(maps.confirmations.len()).toBe(MAX_CONFIRMATIONS_PER_CONVERSATION);
    new StableConfirmationStore(maps, AGENT, 'other').put(record('c-ffffffff', 1));
});

test('S12 as many conversations as a caller may have are kept, another caller has its own, and a refused one leaves nothing', () => {
    const maps = newMaps();
    for (let count = 0; count < MAX_CONVERSATIONS_PER_CALLER; count++) {
        new StableConfirmationStore(maps, AGENT, `talk-${count}`).put(record('c-00000001', 1));
    }
    const one = new StableConfirmationStore(maps, AGENT, 'one too many');
    expect(() => one.put(record('c-00000001', 1))).toThrow(TooManyPreviews);
    expect(maps.conversations.len()).toBe(MAX_CONVERSATIONS_PER_CALLER);
    new StableConfirmationStore(maps, Uint8Array.of(9), 'one').put(record('c-00000001', 1));
});

test('S22 what is old is forgotten, oldest first, with its conversation and its place; what is not stays', () => {
    const maps = newMaps();
    for (let count = 0; count < 5; count++) {
        new StableConfirmationStore(maps, AGENT, `talk-${count}`).put({ ...record('c-00000001', 1), issuedAt: count * 1_000 });
    }
    expect(nextToForget(maps)).toBe(KEEP_CONFIRMATION_MS);
    forgetConfirmations(maps, KEEP_CONFIRMATION_MS + 2_000);
    expect([maps.confirmations.len(), maps.conversations.len(), maps.forgetting.len()]).toEqual([2, 2, 2]);
    expect(nextToForget(maps)).toBe(KEEP_CONFIRMATION_MS + 3_000);
    forgetConfirmations(maps, KEEP_CONFIRMATION_MS + 9_000);
    expect([maps.confirmations.len(), maps.conversations.len(), maps.callers.len(), maps.forgetting.len()]).toEqual([0, 0, 0, 0]);
    expect(nextToForget(maps)).toBeUndefined();
});

test('S12 whatever is put, deleted, dropped and forgotten, the maps agree with one another', () => {
    const action = fc.tuple(fc.constantFrom('put', 'delete', 'drop', 'forget'), fc.nat(6), fc.constantFrom('a', 'b'), fc.nat(3));
    fc.assert(
        fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
            const maps = newMaps();
            let now = 0;
            for (const [what, number, conversation, wait] of actions) {
                now += wait * 9 * 60 * 60 * 1000;
                const store = new StableConfirmationStore(maps, AGENT, conversation);
                if (what === 'put')
                    store.put({ ...record(idOf(number), 1), issuedAt: store.get(idOf(number))?.issuedAt ?? now, expiresAt: now + 1_000 });
                else if (what === 'delete') store.delete(idOf(number));
                else if (what === 'drop') store.dropExpired(now);
                else forgetConfirmations(maps, now);
            }
            expect(maps.forgetting.len()).toBe(maps.confirmations.len());
            forgetConfirmations(maps, Number.MAX_SAFE_INTEGER);
            expect([maps.confirmations.len(), maps.forgetting.len()]).toEqual([0, 0]);
        })
    );
});

function record(id: string, turn: number): ConfirmationRecord {
    return { id, subject: 's', tool: 't', digest: '[]', marks: {}, turn, issuedAt: 0, expiresAt: 900_000, state: 'previewed' };
}

function idOf(count: number): string {
    return `c-${count.toString(16).padStart(8, '0')}`;
}

function textOf(map: MapInMemory): string {
    return [...map.entries.values()].map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
}
