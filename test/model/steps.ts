import fc from 'fast-check';

import type { Fault } from '../support/unreliable-coordinator.js';
import { isLive, MINUTE_MS, ownerOf, type Home, type PreviewMade, type Talk } from './consent.js';
import { NoPlace, PLOTS, stoppedUpgrade } from './interleavings.js';
import { judgeReceipt } from './judge.js';
import { approve, FULL_GRANT, grant, reject, revoke, revokeAll, sell, withdraw, type Approver } from './people.js';
import { collectAll, confirm, DISHONESTIES, lose, preview, submit } from './tool-calls.js';
import type { FaultyMethod, World } from './world.js';

/** A step as fast-check draws it: what to do, and numbers to choose with once the world is known. */
export interface Step {
    readonly kind: string;
    readonly dice: readonly number[];
}

/** Chooses by one die after the other. */
class Choice {
    #at = 0;
    constructor(private readonly dice: readonly number[]) {}

    below(count: number): number {
        return (this.dice[this.#at++ % this.dice.length] ?? 0) % count;
    }

    of<T>(items: readonly T[]): T {
        return items[this.below(items.length)]!;
    }
}

type Move = (world: World, choice: Choice) => Promise<unknown>;

interface Kind {
    readonly weight: number;
    readonly move: Move;
}

const READ_FAULTS: readonly Fault[] = ['traps', 'answersAnotherType', 'worksAndAnswersAnotherType', 'answersTwiceAsMuch', 'answersLate'];
const WRITE_FAULTS: readonly Fault[] = [...READ_FAULTS, 'rejects', 'waitsBefore'];
const FAULTS: Readonly<Record<FaultyMethod, readonly Fault[]>> = {
    services: READ_FAULTS,
    // Never held: everything else that owners do would wait for it too.
    owns_salon: READ_FAULTS.slice(0, -1),
    add_service: WRITE_FAULTS
};
const APPROVERS: readonly Approver[] = ['owner', 'owner', 'owner', 'agent', 'stranger', 'the other person'];
/** What people remember to talk about: the latest previews. */
const RECENT = 16;

const KINDS: Readonly<Record<string, Kind>> = {
    speak: { weight: 10, move: (world, choice) => speak(world, choice.of(world.talks)) },
    preview: { weight: 16, move: previewSomewhere },
    confirm: { weight: 14, move: (world, choice) => onPreview(world, choice, (made) => confirm(world, made)) },
    'confirm otherwise': {
        weight: 6,
        move: (world, choice) => onPreview(world, choice, (made) => confirm(world, made, choice.of(DISHONESTIES)))
    },
    'confirm without waiting': { weight: 10, move: (world, choice) => onPreview(world, choice, (made) => submit(world, made)) },
    round: { weight: 6, move: (world) => world.act('round', () => world.replica.pic.tick()) },
    'collect all': { weight: 6, move: (world) => collectAll(world) },
    'go away': { weight: 2, move: goAway },
    withdraw: { weight: 2, move: (world, choice) => onPreview(world, choice, (made) => withdraw(world, made)) },
    reject: { weight: 2, move: (world, choice) => onWaiting(world, choice, (made) => reject(world, made, choice.of(APPROVERS))) },
    approve: { weight: 6, move: (world, choice) => onWaiting(world, choice, (made) => approve(world, made, choice.of(APPROVERS))) },
    grant: { weight: 6, move: grantSomething },
    revoke: {
        weight: 2,
        move: (world, choice) => onAgent(world, choice, (home, talk) => revoke(world, home, talk.caller, choice.of(home.people)))
    },
    'revoke all': { weight: 1, move: (world, choice) => revokeAll(world, choice.of(world.homes)) },
    sell: { weight: 1, move: (world, choice) => sell(world, choice.of(world.homes)) },
    fault: { weight: 8, move: armSomething },
    recover: { weight: 6, move: (world) => world.recover() },
    mend: { weight: 3, move: (world) => world.mend() },
    'break the coordinator': { weight: 1, move: breakCoordinator },
    'upgrade the coordinator': {
        weight: 1,
        move: (world) => (world.coordinator === 'up' ? world.upgradeCoordinator() : world.mendCoordinator())
    },
    upgrade: { weight: 1, move: (world) => stoppedUpgrade(world) },
    pause: { weight: 1, move: (world, choice) => world.pause(choice.below(2) === 0) },
    wait: { weight: 3, move: (world, choice) => world.advance(choice.of([1, 4, 9, 16]) * MINUTE_MS) },
    receipt: { weight: 6, move: (world, choice) => onPreview(world, choice, (made) => judgeReceipt(world, made)) }
};

const dice = fc.noBias(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 6, maxLength: 6 }));
const kind = fc.oneof(...Object.entries(KINDS).map(([name, { weight }]) => ({ weight, arbitrary: fc.constant(name) })));

const RANDOM_STEPS = 200;

/** After a forced upgrade with open calls the canister can never be stopped, so those come late. */
function placeOf(name: string): fc.Arbitrary<number> {
    if (name.startsWith('a forced upgrade')) return fc.integer({ min: RANDOM_STEPS / 2, max: RANDOM_STEPS });
    return name.startsWith('stopping') ? fc.nat({ max: RANDOM_STEPS / 2 - 1 }) : fc.nat({ max: RANDOM_STEPS });
}

/** Random steps, chance having each as often as its weight says, and somewhere among them every plot once. */
export const history: fc.Arbitrary<readonly Step[]> = fc
    .tuple(
        fc.array(fc.record({ kind, dice }), { minLength: RANDOM_STEPS, maxLength: RANDOM_STEPS }),
        fc.tuple(...Object.keys(PLOTS).map((name) => fc.record({ kind: fc.constant(name), dice, at: fc.noBias(placeOf(name)) })))
    )
    .map(([random, plots]) => [
        ...random.flatMap((step, i) => [...plots.filter(({ at }) => at === i), step]),
        ...plots.filter(({ at }) => at === RANDOM_STEPS)
    ]);

/** What the test says it meets; every one of them must have been met. */
export const CLAIMS: readonly string[] = [
    ...Object.keys(PLOTS).map((name) => `interleaving: ${name}`),
    'interleaving: the client went away before the answer',
    ...Object.entries(FAULTS).flatMap(([method, faults]) => faults.map((fault) => `fault: ${method} ${fault}`)),
    'fault: the agent tools are upgraded',
    'fault: the coordinator is stopped',
    'fault: the coordinator is upgraded',
    'fault: the coordinator is without cycles',
    'fault: the coordinator never answers',
    ...DISHONESTIES.map((name) => `confirmed with ${name}`),
    'transition: → previewed',
    'transition: previewed → executing',
    'transition: previewed → expired',
    'transition: previewed → withdrawn',
    'transition: waiting → approved',
    'transition: waiting → rejected',
    'transition: executing → done',
    'transition: executing → failed',
    'transition: executing → unknown',
    'transition: salon sold',
    'revoke_all',
    'answer: ok again',
    'answer: outcome_unknown again',
    'answer: forbidden',
    'answer: quota_exceeded'
];

/** Plays one step, whatever state the world is in. */
export async function play(world: World, step: Step): Promise<void> {
    const move = KINDS[step.kind]?.move ?? plot(step.kind);
    await move(world, new Choice(step.dice));
}

function plot(name: string): Move {
    return async (world, choice) => {
        const home = choice.of(world.homes);
        const talk = choice.of(world.talks.filter(({ caller }) => caller.isAgent));
        try {
            await PLOTS[name]!(world, home, talk);
            world.coverage.meet(`interleaving: ${name}`);
        } catch (error) {
            if (!(error instanceof NoPlace)) throw error;
        }
    };
}

function speak(world: World, talk: Talk): Promise<void> {
    talk.turn++;
    world.log.push(`speak: ${talk.caller.name}/${talk.conversation}`);
    return Promise.resolve();
}

/** While answers are held back a preview would wait for them, so it is not asked for then. */
async function previewSomewhere(world: World, choice: Choice): Promise<void> {
    if (world.isHolding) return;
    const talk = choice.of(world.talks);
    const home = choice.of(talk.caller.isAgent ? world.homes : world.homes.filter(({ people }) => people.includes(talk.caller.person)));
    await preview(world, talk, home);
}

async function grantSomething(world: World, choice: Choice): Promise<void> {
    const home = choice.of(world.homes);
    const { caller } = choice.of(world.talks.filter((talk) => talk.caller.isAgent));
    const by = choice.below(8) === 0 ? choice.of([world.stranger, ...home.people]) : ownerOf(home);
    const wish = {
        writes: choice.below(6) > 0,
        tools: choice.of([undefined, undefined, ['list_services', 'add_service'], ['list_services']]),
        ownerApproves: choice.below(3) === 0,
        minutes: choice.of([10, 60, 43_200]),
        writesPerDay: choice.of([1, 3, 200]),
        approvalMinutes: choice.of([15, 60, 1_440])
    };
    await grant(world, home, caller, choice.below(3) === 0 ? FULL_GRANT : wish, by);
}

async function armSomething(world: World, choice: Choice): Promise<void> {
    const method = choice.of(Object.keys(FAULTS) as FaultyMethod[]);
    await world.arm(method, choice.of(FAULTS[method]));
}

/** A stopped coordinator waits for its own calls, which a fault may hold. */
async function breakCoordinator(world: World, choice: Choice): Promise<void> {
    if (world.coordinator !== 'up') return world.mendCoordinator();
    await collectAll(world);
    await world.breakCoordinator(choice.of(['stopped', 'without cycles']));
}

function goAway(world: World, choice: Choice): Promise<void> {
    if (world.unfinished.length > 0) lose(world, choice.of(world.unfinished));
    return Promise.resolve();
}

async function onPreview(world: World, choice: Choice, act: (made: PreviewMade) => Promise<unknown>): Promise<void> {
    const recent = world.previews.slice(-RECENT);
    const live = recent.filter((made) => isLive(made, world.now));
    const among = live.length > 0 && choice.below(4) > 0 ? live : recent;
    if (among.length > 0) await act(choice.of(among));
}

async function onWaiting(world: World, choice: Choice, act: (made: PreviewMade) => Promise<unknown>): Promise<void> {
    const waiting = world.previews.slice(-2 * RECENT).filter((made) => made.needsApproval);
    if (waiting.length > 0) await act(choice.of(waiting));
}

async function onAgent(world: World, choice: Choice, act: (home: Home, talk: Talk) => Promise<unknown>): Promise<void> {
    await act(choice.of(world.homes), choice.of(world.talks.filter(({ caller }) => caller.isAgent)));
}
