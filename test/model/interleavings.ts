/**
 * Small plots that chance alone would seldom bring about: something comes between two steps of a confirmation, at a moment that is known. They
 * are played between random steps, in whatever state those have left the world.
 */
import { codeOf, isOk, isRepeated, MINUTE_MS, type Attempt, type Home, type PreviewMade, type Talk } from './consent.js';
import { judge, judgeReceipt } from './judge.js';
import { anotherAgent, approve, FULL_GRANT, grant, reject, revoke, revokeAll, sell, withdraw, type GrantWish } from './people.js';
import { collect, collectAll, confirm, DISHONESTIES, lose, preview, submit } from './tool-calls.js';
import type { Fault } from '../support/unreliable-coordinator.js';
import type { FaultyMethod, World } from './world.js';

export type Plot = (world: World, home: Home, talk: Talk) => Promise<void>;

/** A preview that its agent may confirm right away. */
async function ready(world: World, home: Home, talk: Talk, wish: GrantWish = FULL_GRANT): Promise<PreviewMade> {
    await collectAll(world);
    await world.mend();
    await grant(world, home, talk.caller, wish);
    const made = await preview(world, talk, home);
    // A full conversation, or one whose turns the host has mixed up, is no place for a plot.
    if (made === undefined) throw new NoPlace();
    talk.turn++;
    return made;
}

export class NoPlace extends Error {}

/** Submits a confirmation that the coordinator holds at a read of the plan: its write cannot have begun. */
async function heldAtRead(world: World, made: PreviewMade): Promise<Attempt> {
    await world.arm('services', 'answersLate');
    return held(world, made);
}

/** Submits a confirmation that the coordinator holds at the write itself. */
async function heldAtWrite(world: World, made: PreviewMade, fault: 'waitsBefore' | 'answersLate' = 'waitsBefore'): Promise<Attempt> {
    await world.arm('add_service', fault);
    const attempt = await held(world, made);
    attempt.isRedeemed = true;
    world.require((await judgeReceipt(world, made)) === 'executing', 'a write that is under way has another receipt');
    world.coverage.meet('transition: previewed → executing');
    return attempt;
}

async function held(world: World, made: PreviewMade): Promise<Attempt> {
    const attempt = await submit(world, made);
    await world.untilHeld(1);
    return attempt;
}

async function expectRefused(world: World, attempt: Attempt, code: string): Promise<void> {
    await world.recover();
    await collect(world, attempt);
    const found = codeOf(attempt.answer);
    world.require(found === code, `the confirmation was answered ${isOk(attempt.answer) ? 'ok' : found}, not ${code}`);
}

async function expectOk(world: World, attempt: Attempt): Promise<void> {
    if (world.isHolding) await world.recover();
    await collect(world, attempt);
    world.require(isOk(attempt.answer), `the confirmation was answered ${codeOf(attempt.answer)}, not ok`);
}

const FAILING_READS = ['traps', 'answersAnotherType', 'worksAndAnswersAnotherType', 'answersTwiceAsMuch'] as const;
/** What a write comes to, as it is told and as the salon system shows it. */
const FAILING_WRITES = [
    ['traps', 'failed', 'unavailable', 0],
    ['rejects', 'failed', 'invalid_arguments', 0],
    ['answersAnotherType', 'unknown', 'outcome_unknown', 0],
    ['worksAndAnswersAnotherType', 'unknown', 'outcome_unknown', 1],
    ['answersTwiceAsMuch', 'unknown', 'outcome_unknown', 1]
] as const;

const faultPlots: readonly (readonly [string, Plot])[] = [
    ...FAILING_READS.flatMap((fault) =>
        (['services', 'owns_salon'] as const).map((method): readonly [string, Plot] => [
            `the coordinator ${fault} when asked for ${method}`,
            (world, home, talk) => failingRead(world, home, talk, method, fault)
        ])
    ),
    ...FAILING_WRITES.map((failing): readonly [string, Plot] => [
        `the coordinator ${failing[0]} on a write`,
        (world, home, talk) => failingWrite(world, home, talk, failing)
    ])
];

export const PLOTS: Readonly<Record<string, Plot>> = {
    ...Object.fromEntries(faultPlots),
    'two confirmations of one id at once': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const first = await submit(world, made);
        const second = await submit(world, made);
        await collectAll(world);
        const wrote = [first, second].filter(({ answer }) => isOk(answer) && !isRepeated(answer));
        world.require(wrote.length === 1, `${wrote.length} of two confirmations wrote`);
    },
    'confirmations of two previews at once': async (world, home, talk) => {
        const first = await ready(world, home, talk);
        const second = await ready(world, home, talk);
        const attempts = [await submit(world, first), await submit(world, second)];
        await collectAll(world);
        world.require(
            attempts.every(({ answer }) => isOk(answer) && !isRepeated(answer)),
            'two previews were not both written'
        );
    },
    'confirmed again while its write is under way': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const attempt = await heldAtWrite(world, made);
        const again = await submit(world, made);
        await collect(world, again);
        world.require(codeOf(again.answer) === 'invalid_arguments' && !isRepeated(again.answer), 'a write under way was confirmed again');
        await expectOk(world, attempt);
    },
    'withdrawn while its write is under way': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const attempt = await heldAtWrite(world, made);
        world.require(!(await withdraw(world, made)), 'a write under way was withdrawn');
        await expectOk(world, attempt);
    },
    'withdrawn while the plan is read': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const attempt = await heldAtRead(world, made);
        world.require(await withdraw(world, made), 'a preview could not be withdrawn');
        await expectRefused(world, attempt, 'invalid_arguments');
    },
    'the grant is revoked while the plan is read': async (world, home, talk) => {
        const attempt = await heldAtRead(world, await ready(world, home, talk));
        await revoke(world, home, talk.caller);
        await expectRefused(world, attempt, 'forbidden');
    },
    'the grant is narrowed to reading while the plan is read': async (world, home, talk) => {
        const attempt = await heldAtRead(world, await ready(world, home, talk));
        await grant(world, home, talk.caller, { ...FULL_GRANT, writes: false });
        await expectRefused(world, attempt, 'forbidden');
    },
    'approval is asked for while the plan is read': async (world, home, talk) => {
        const attempt = await heldAtRead(world, await ready(world, home, talk));
        await grant(world, home, talk.caller, { ...FULL_GRANT, ownerApproves: true });
        await expectRefused(world, attempt, 'unavailable');
    },
    'the salon is sold while the plan is read': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const attempt = await heldAtRead(world, made);
        await sell(world, home);
        // Who owns the salon is asked together with the plan, so the old answer may still stand: the coordinator has the last word.
        await world.recover();
        await collect(world, attempt);
        world.require(codeOf(attempt.answer) === 'forbidden', `after the sale a write was answered ${codeOf(attempt.answer)}`);
        made.outcome = 'failed';
    },
    'the preview expires while the plan is read': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const attempt = await heldAtRead(world, made);
        await world.advance(made.expiresAt + 1 - world.now);
        world.coverage.meet('transition: previewed → expired');
        await expectRefused(world, attempt, 'invalid_arguments');
    },
    'the agent tools are paused while the plan is read': async (world, home, talk) => {
        const attempt = await heldAtRead(world, await ready(world, home, talk));
        await world.pause(true);
        await expectRefused(world, attempt, 'unavailable');
        await world.pause(false);
    },
    'an upgrade between preview and confirmation': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        await stoppedUpgrade(world);
        const attempt = await confirm(world, made);
        world.require(isOk(attempt.answer), 'a preview did not outlive an upgrade');
    },
    'an upgrade of the coordinator between preview and confirmation': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        await world.upgradeCoordinator();
        await confirm(world, made);
    },
    'the coordinator is upgraded while it holds a write': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const attempt = await heldAtWrite(world, made, 'waitsBefore');
        await world.upgradeCoordinator();
        await expectOk(world, attempt);
    },
    'an upgrade is refused while a call is open': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const attempt = await heldAtWrite(world, made);
        const refusal = await world.act('upgrade: with a call open', () => world.upgrade().then(String, String));
        // A call that a forced upgrade cut off is not counted any more, this one is.
        world.require(refusal.includes('calls are open'), `an upgrade with an open call was not refused: ${refusal}`);
        await expectOk(world, attempt);
    },
    'stopping waits for the open call': async (world, home, talk) => {
        if (world.hasAbandoned) throw new NoPlace();
        const made = await ready(world, home, talk);
        await world.act('fault: add_service answersLate for 12 rounds', () => world.proxy.arm('add_service', 'answersLate', 12));
        world.faults.set('add_service', 'answersLate');
        const attempt = await held(world, made);
        const canister = world.replica.asController(world.replica.deployment.agentToolsId);
        await world.act('stop: with a call open', () => world.replica.pic.stopCanister(canister));
        await world.act('start', () => world.replica.pic.startCanister(canister));
        await expectOk(world, attempt);
    },
    'a forced upgrade over a write that was made': (world, home, talk) => forcedOverWrite(world, home, talk, 'answersLate', 1),
    'a forced upgrade over a write that is never made': (world, home, talk) => forcedOverWrite(world, home, talk, 'waitsBefore', 0),
    'a forced upgrade over a read of the plan': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        const attempt = await heldAtRead(world, made);
        await forcedUpgrade(world, attempt);
        world.require((await judgeReceipt(world, made)) === 'previewed', 'a preview whose confirmation was cut off is gone');
        const again = await confirm(world, made);
        world.require(isOk(again.answer), 'a confirmation that was cut off before its write could not be repeated');
    },
    'the client goes away and asks again at once': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        lose(world, await submit(world, made));
        const again = await submit(world, made);
        await collectAll(world);
        world.require('ok' in (again.answer as object) || codeOf(again.answer) === 'invalid_arguments', 'a repeated confirmation failed');
        await told(world, made);
    },
    'the client goes away and asks again later': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        lose(world, await submit(world, made));
        await collectAll(world);
        await told(world, made);
    },
    'a budget of one write a day, and two confirmations at once': async (world, home, talk) => {
        await revoke(world, home, talk.caller);
        const wish = { ...FULL_GRANT, writesPerDay: 1 };
        const previews = [await ready(world, home, talk, wish), await ready(world, home, talk, wish)];
        const attempts = [await submit(world, previews[0]!), await submit(world, previews[1]!)];
        await collectAll(world);
        const answers = attempts.map(({ answer }) => (isOk(answer) ? 'ok' : codeOf(answer))).sort();
        world.require(answers.join() === 'ok,quota_exceeded', `a budget of one write: ${answers.join()}`);
    },
    'the owner approves, and nobody else can': async (world, home, talk) => {
        const made = await ready(world, home, talk, { ...FULL_GRANT, ownerApproves: true, approvalMinutes: 60 });
        for (const who of ['agent', 'stranger', 'the other person'] as const) await approve(world, made, who);
        await approve(world, made, 'owner', 'another digest');
        const early = await confirm(world, made);
        world.require(codeOf(early.answer) === 'unavailable', 'a preview that waits for approval was let through');
        await approve(world, made, 'owner');
        const attempt = await confirm(world, made);
        world.require(isOk(attempt.answer), 'an approved preview was not let through');
    },
    'the owner rejects, and nobody else can': async (world, home, talk) => {
        const made = await ready(world, home, talk, { ...FULL_GRANT, ownerApproves: true });
        for (const who of ['agent', 'stranger'] as const) await reject(world, made, who);
        await reject(world, made, 'owner');
        const attempt = await confirm(world, made);
        world.require(codeOf(attempt.answer) === 'invalid_arguments', 'a rejected preview was let through');
    },
    'a former owner’s approval does not count for the new owner': async (world, home, talk) => {
        const wish = { ...FULL_GRANT, ownerApproves: true, approvalMinutes: 60 };
        const made = await ready(world, home, talk, wish);
        await approve(world, made, 'owner');
        await sell(world, home);
        await grant(world, home, talk.caller, wish);
        const attempt = await confirm(world, made);
        world.require(codeOf(attempt.answer) === 'unavailable', 'a former owner’s approval was taken for the new owner’s');
        await approve(world, made, 'owner');
        world.require(isOk((await confirm(world, made)).answer), 'the new owner’s approval was not taken');
    },
    'the client, the grant and the owner change between preview and confirmation': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        await sell(world, home);
        const stale = await confirm(world, made);
        world.require(codeOf(stale.answer) === 'forbidden', 'a former owner’s grant let a write through');
        await grant(world, home, anotherAgent(world, talk.caller));
        const other = await confirm(world, made, 'another agent');
        world.require(!isOk(other.answer), 'another agent confirmed');
    },
    'confirmed in every way but the right one': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        for (const dishonesty of DISHONESTIES) {
            const attempt = await confirm(world, made, dishonesty);
            world.require(codeOf(attempt.answer) !== undefined, `a confirmation with ${dishonesty} was let through`);
        }
        world.require(isOk((await confirm(world, made)).answer), 'wrong confirmations used a preview up');
    },
    'every grant is revoked at once': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        await revokeAll(world, home);
        world.require(codeOf((await confirm(world, made)).answer) === 'forbidden', 'a revoked agent wrote');
    },
    'the coordinator is stopped between preview and confirmation': (world, home, talk) => awayCoordinator(world, home, talk, 'stopped'),
    'the coordinator is without cycles between preview and confirmation': (world, home, talk) =>
        awayCoordinator(world, home, talk, 'without cycles'),
    'a day later everything is forgotten': async (world, home, talk) => {
        const made = await ready(world, home, talk);
        await confirm(world, made);
        await judgeReceipt(world, made);
        await world.advance(26 * 60 * MINUTE_MS);
        await world.settle();
        world.require((await judgeReceipt(world, made)) === 'none', 'a receipt is kept for ever');
        const attempt = await confirm(world, made);
        world.require(codeOf(attempt.answer) === 'invalid_arguments', 'a forgotten confirmation was taken');
        for (const one of world.talks) one.noted = 0;
    }
};

async function awayCoordinator(world: World, home: Home, talk: Talk, how: 'stopped' | 'without cycles'): Promise<void> {
    const made = await ready(world, home, talk);
    await world.breakCoordinator(how);
    world.require(codeOf((await confirm(world, made)).answer) === 'unavailable', `a coordinator that is ${how} is told otherwise`);
    await world.mendCoordinator();
    world.require(isOk((await confirm(world, made)).answer), 'a confirmation was used up while the coordinator was away');
}

/** Nothing was written, and the same confirmation goes through once the coordinator can be read. */
async function failingRead(world: World, home: Home, talk: Talk, method: FaultyMethod, fault: Fault): Promise<void> {
    const made = await ready(world, home, talk);
    await world.arm(method, fault);
    const attempt = await confirm(world, made);
    world.require(codeOf(attempt.answer) === 'unavailable', `an unreadable coordinator is told as ${codeOf(attempt.answer)}`);
    await world.recover();
    world.require(isOk((await confirm(world, made)).answer), 'a confirmation was used up by a read that failed');
}

async function failingWrite(world: World, home: Home, talk: Talk, failing: (typeof FAILING_WRITES)[number]): Promise<void> {
    const [fault, outcome, code, written] = failing;
    const made = await ready(world, home, talk);
    await world.arm('add_service', fault);
    for (const isAgain of [false, true]) {
        const { answer } = await confirm(world, made);
        world.require(codeOf(answer) === code && isRepeated(answer) === isAgain, `a write that ${fault} is told as ${codeOf(answer)}`);
        if (!isAgain) await world.recover();
    }
    world.require(
        made.outcome === outcome && (await judgeReceipt(world, made)) === outcome,
        `a write that ${fault} is kept as ${made.outcome}`
    );
    world.require((await world.written(made)) === written, `a write that ${fault} was made another number of times`);
}

async function told(world: World, made: PreviewMade): Promise<void> {
    const attempt = await confirm(world, made);
    world.require(isOk(attempt.answer) && isRepeated(attempt.answer), `a lost answer was not told again: ${codeOf(attempt.answer)}`);
    world.require((await judgeReceipt(world, made)) === 'done', 'a lost receipt');
}

async function forcedOverWrite(world: World, home: Home, talk: Talk, fault: 'waitsBefore' | 'answersLate', written: number): Promise<void> {
    const made = await ready(world, home, talk);
    const attempt = await heldAtWrite(world, made, fault);
    await forcedUpgrade(world, attempt);
    made.outcome = 'unknown';
    world.require((await judgeReceipt(world, made)) === 'unknown', 'a write that was cut off is not told as unknown');
    world.coverage.meet('transition: executing → unknown');
    const again = await confirm(world, made);
    const isToldAgain = codeOf(again.answer) === 'outcome_unknown' && isRepeated(again.answer);
    world.require(isToldAgain, `after a forced upgrade the confirmation is answered ${codeOf(again.answer)}`);
    world.require((await world.written(made)) === written, 'the coordinator shows another write than it was made to make');
}

/** The coordinator never answers what it holds, and the canister is upgraded all the same. */
async function forcedUpgrade(world: World, attempt: Attempt): Promise<void> {
    await world.act('coordinator: never answers what it holds', () => world.proxy.abandon());
    world.faults.clear();
    world.coverage.meet('fault: the coordinator never answers');
    await world.act('upgrade: forced', () => world.upgrade(true));
    world.hasAbandoned = true;
    attempt.answer = 'lost';
    world.end(attempt);
    await world.settle();
    await judge(world, attempt.preview);
}

export async function stoppedUpgrade(world: World): Promise<void> {
    await collectAll(world);
    const canister = world.replica.asController(world.replica.deployment.agentToolsId);
    const { pic } = world.replica;
    // What a forced upgrade left behind can never be waited for.
    if (!world.hasAbandoned) await world.act('stop', () => pic.stopCanister(canister));
    await world.act('upgrade', () => world.upgrade());
    if (!world.hasAbandoned) await world.act('start', () => pic.startCanister(canister));
    await world.settle();
    world.coverage.meet('fault: the agent tools are upgraded');
}
