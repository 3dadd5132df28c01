/**
 * The ledger against a model of the product's rules, over random conversations: previews, checks, confirmations, withdrawals, new messages and
 * the clock, in any order, with right and wrong ids, tools, subjects and arguments.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from './confirmation-ledger.js';
import type { TurnConfirmations } from './turn-confirmations.js';

const TTL = 1_000;
const TOOLS = ['add_service', 'remove_service'] as const;
const SUBJECTS = ['salon:s1', 'salon:s2'] as const;

/** Few values, so that equal and unequal calls both come up often; written in different ways. */
const ARGUMENTS: readonly { readonly value: unknown; readonly meaning: string }[] = [
    { value: { a: 1, b: [1, 2] }, meaning: 'one' },
    { value: { b: [1, 2], a: 1, confirmed: true, confirmationId: 'c-1' }, meaning: 'one' },
    { value: { a: 1, b: [1, 2], c: null }, meaning: 'one' },
    { value: { a: 1, b: [2, 1] }, meaning: 'two' },
    { value: { a: '1', b: [1, 2] }, meaning: 'three' },
    { value: {}, meaning: 'four' }
];

interface Preview {
    readonly id: string;
    readonly call: string;
    readonly turn: number;
    readonly at: number;
    state: 'live' | 'executing' | 'settled' | 'gone';
}

interface World {
    readonly receipts: boolean;
    readonly ledger: ConfirmationLedger;
    readonly clock: { now: number };
    readonly previews: Preview[];
    turn: TurnConfirmations;
    turnNumber: number;
}

interface Call {
    readonly tool: number;
    readonly subject: number;
    readonly args: number;
}

function meaningOf({ tool, subject, args }: Call): string {
    return `${SUBJECTS[subject]} ${TOOLS[tool]} ${ARGUMENTS[args]?.meaning}`;
}

/** What the rules say of a confirmation (rules 2, 3 and 5). */
function expectedVerdict(world: World, preview: Preview | undefined, call: Call): string {
    if (preview === undefined || preview.state === 'gone') return 'no_preview';
    const isSame = preview.call === meaningOf(call);
    if (preview.state === 'executing') return 'executing';
    if (preview.state === 'settled') return isSame ? 'repeated' : 'no_preview';
    if (world.clock.now - preview.at > TTL) return 'no_preview';
    if (preview.turn >= world.turnNumber) return 'same_turn';
    return isSame ? 'good' : 'different_arguments';
}

type Step = (world: World) => void;

const call = fc.record({
    tool: fc.nat({ max: TOOLS.length - 1 }),
    subject: fc.nat({ max: SUBJECTS.length - 1 }),
    args: fc.nat({ max: ARGUMENTS.length - 1 })
});

/** A preview made before, now and then one that never was. */
const which = fc.oneof(
    { weight: 9, arbitrary: fc.nat({ max: 9 }) },
    { weight: 1, arbitrary: fc.constantFrom('c-ffffffff', '__proto__', undefined) }
);

const issue = call.map((made): Step => (world) => {
    const id = world.turn.forSubject(SUBJECTS[made.subject] ?? '').issue(TOOLS[made.tool] ?? '', ARGUMENTS[made.args]?.value);
    expect(world.previews.map((preview) => preview.id)).not.toContain(id);
    world.previews.push({ id, call: meaningOf(made), turn: world.turnNumber, at: world.clock.now, state: 'live' });
});

function confirmation(how: 'check' | 'redeem') {
    return fc.tuple(call, which, fc.boolean()).map(([sent, chosen, honest]): Step => (world) => {
        const preview = typeof chosen === 'number' ? world.previews[chosen % Math.max(1, world.previews.length)] : undefined;
        const asked = honest ? sameCall(preview, sent) : sent;
        const id = typeof chosen === 'number' ? (preview?.id ?? 'c-00000000') : chosen;
        const wanted = expectedVerdict(world, preview, asked);
        const turn = world.turn.forSubject(SUBJECTS[asked.subject] ?? '');
        const verdict = turn[how](TOOLS[asked.tool] ?? '', ARGUMENTS[asked.args]?.value, id);
        expect(verdict.ok ? 'good' : verdict.reason).toBe(wanted);
        if (how === 'redeem' && wanted === 'good' && preview !== undefined) preview.state = world.receipts ? 'executing' : 'gone';
    });
}

/** The call of a preview, written in whichever way comes first. */
function sameCall(preview: Preview | undefined, otherwise: Call): Call {
    for (let args = 0; args < ARGUMENTS.length; args++) {
        for (let tool = 0; tool < TOOLS.length; tool++) {
            for (let subject = 0; subject < SUBJECTS.length; subject++) {
                if (meaningOf({ tool, subject, args }) === preview?.call) return { tool, subject, args };
            }
        }
    }
    return otherwise;
}

const withdraw = fc.nat({ max: 9 }).map((chosen): Step => (world) => {
    const preview = world.previews[chosen];
    const isLive = preview?.state === 'live' && world.clock.now - preview.at <= TTL;
    expect(world.ledger.withdraw(preview?.id ?? 'c-00000000')).toBe(isLive);
    if (isLive) preview.state = 'gone';
});

const settle = fc.tuple(fc.nat({ max: 9 }), fc.constantFrom('done', 'failed', 'unknown')).map(([chosen, state]): Step => (world) => {
    const preview = world.previews[chosen];
    world.turn.settle(preview?.id ?? 'c-00000000', state, { status: 'ok', summary: 'Gotowe.' });
    if (preview?.state === 'executing') preview.state = 'settled';
});

const nextTurn = fc.constant<Step>((world) => {
    world.turn = world.ledger.forTurn();
    world.turnNumber++;
});

const wait = fc.constantFrom(1, TTL - 1, TTL, TTL + 1).map((ms): Step => (world) => {
    world.clock.now += ms;
});

const step = fc.oneof(
    { weight: 4, arbitrary: issue },
    { weight: 3, arbitrary: confirmation('check') },
    { weight: 5, arbitrary: confirmation('redeem') },
    { weight: 1, arbitrary: withdraw },
    { weight: 2, arbitrary: settle },
    { weight: 4, arbitrary: nextTurn },
    { weight: 2, arbitrary: wait }
);

describe.each([{ receipts: false }, { receipts: true }])('a conversation, receipts $receipts', ({ receipts }) => {
    it('L3 L4 L6 rule 2 rule 3 rule 5 rule 8 goes as the rules say, whatever the order', () => {
        fc.assert(
            // At most 30 steps, so that the cap on live previews stays out of the way; it has a test of its own.
            fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
                const clock = { now: 0 };
                const ledger = new ConfirmationLedger({ ttlMs: TTL, now: () => clock.now, receipts });
                const world: World = { receipts, ledger, clock, previews: [], turn: ledger.forTurn(), turnNumber: 1 };
                for (const next of steps) next(world);
            }),
            { numRuns: 500 }
        );
    });
});
