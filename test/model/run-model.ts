import fc from 'fast-check';

import { chainedHash } from '../support/audit-chain.js';
import type { AuditEntry } from '../../src/core/generated/agent_tools.did.js';
import { ownerOf, type Home, type PreviewMade } from './consent.js';
import { Coverage } from './coverage.js';
import { describe, judge, judgeReceipt } from './judge.js';
import { grant } from './people.js';
import { history, play, type Step } from './steps.js';
import { collectAll } from './tool-calls.js';
import { World } from './world.js';

export interface ModelRun {
    readonly steps: number;
    readonly coverage: Coverage;
}

/** Which histories are played. */
export interface ModelOptions {
    readonly seed: number;
    /** At least so many steps in all. */
    readonly steps: number;
    /** Where fast-check found a fault before: only that history is played. */
    readonly path?: string;
}

/** Fewer than any history has. */
const LEAST_STEPS = 200;
const PAGE = 50;

/**
 * Plays random histories on the real modules, each on a replica of its own, until so many steps are done.
 *
 * @throws Error with what went wrong and how to replay it
 */
export async function runModel({ seed, steps, path }: ModelOptions): Promise<ModelRun> {
    const coverage = new Coverage();
    let played = 0;
    const property = fc.asyncProperty(history, async (moves) => {
        if (played >= steps && path === undefined) return;
        const world = await World.open(coverage);
        try {
            for (const move of moves) await play(world, move);
            await judgeEverything(world);
            played += world.steps;
        } finally {
            await world.close();
        }
    });
    const replay = path === undefined ? {} : { path };
    const result = await fc.check(property, { seed, ...replay, numRuns: Math.ceil(steps / LEAST_STEPS), endOnFailure: true });
    if (result.failed) throw failure(result);
    return { steps: played, coverage };
}

/** Fast-check's own message lists every move; the seed and the path say the same. */
function failure({ seed, counterexamplePath, errorInstance }: fc.RunDetails<[readonly Step[]]>): Error {
    const replay = `MODEL_SEED=${seed} MODEL_PATH=${counterexamplePath ?? ''} npx vitest run --project canister test/canister/model.spec.ts`;
    const what = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return new Error(`${what}\nto replay it: ${replay}`);
}

/** After the last step: every answer, every receipt, every write and every audit entry against each other. */
async function judgeEverything(world: World): Promise<void> {
    await collectAll(world);
    await world.mend();
    await world.settle();
    for (const made of world.previews) {
        await judge(world, made);
        await judgeReceipt(world, made);
    }
    for (const home of world.homes) {
        await judgeServices(world, home);
        await judgeAudit(world, home);
    }
    const { executing, open_calls } = await world.replica.stranger.tools.status();
    world.require(executing === 0n && open_calls === 0, `${executing} writes and ${open_calls} calls are still open`);
}

/** Whatever the salon has, somebody consented to it for this very salon. */
async function judgeServices(world: World, home: Home): Promise<void> {
    const own = new Set(world.previews.filter((made) => made.home === home).map(({ name }) => name));
    const written = ((await world.serviceNames(home)) ?? []).filter((name) => name.startsWith('Usługa '));
    for (const name of written) world.require(own.has(name), `salon ${home.number} has ${name}, which nobody previewed for it`);
}

/** One entry for each attempt that began, saying what the salon system shows, in a chain that holds. */
async function judgeAudit(world: World, home: Home): Promise<void> {
    await grant(world, home, world.talks[0]!.caller);
    const entries = await auditOf(world, home);
    const previews = world.previews.filter((made) => made.home === home);
    for (const made of previews)
        await judgeEntries(
            world,
            made,
            entries.filter((entry) => isOf(entry, made))
        );
    const explained = entries.filter((entry) => previews.some((made) => isOf(entry, made)));
    world.require(explained.length === entries.length, `the trail of salon ${home.number} has entries that nothing explains`);
}

async function auditOf(world: World, home: Home): Promise<readonly AuditEntry[]> {
    const entries: AuditEntry[] = [];
    for (;;) {
        const page = await ownerOf(home).tools.audit({ salon: home.id }, BigInt(entries.length), PAGE);
        entries.push(...page.entries);
        if (entries.length < Number(page.next)) continue;
        const head = chainedHash({ checkpoint: page.checkpoint, entries });
        world.require(Buffer.from(page.head).equals(head), `the chain of salon ${home.number}'s trail is broken`);
        return entries;
    }
}

async function judgeEntries(world: World, made: PreviewMade, entries: readonly AuditEntry[]): Promise<void> {
    const written = (await world.written(made)) ?? 0;
    const outcomes = entries.map(({ outcome }) => Object.keys(outcome)[0]);
    const told = `the trail says ${outcomes.join() || 'nothing'}: ${describe(made)}, written ${written} times`;
    world.require(entries.length <= 1, told);
    world.require(written === 0 || outcomes[0] === 'done' || outcomes[0] === 'unknown', told);
    world.require(written === 1 || outcomes[0] !== 'done', told);
    world.require(made.outcome === undefined || outcomes[0] === made.outcome, told);
    const [entry] = entries;
    if (entry === undefined) return;
    world.require(entry.caller.toText() === made.talk.caller.person.principal.toText(), `another caller is told: ${told}`);
    const approver = entry.approved_by[0]?.toText();
    world.require(!made.needsApproval || made.home.people.some(({ principal }) => principal.toText() === approver), `no approver: ${told}`);
    world.coverage.meet(`audit: ${outcomes[0]}`);
}

/** Ids are per caller and conversation, and come back when a conversation was forgotten. */
function isOf(entry: AuditEntry, made: PreviewMade): boolean {
    return entry.confirmation_id === made.id && entry.caller.toText() === made.talk.caller.person.principal.toText();
}
