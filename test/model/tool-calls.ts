/** Previews and confirmations, each with what the model expects of its answer. */
import type { ToolResult } from '../../src/core/generated/agent_tools.did.js';
import {
    certainlyMayWrite,
    codeOf,
    isLive,
    isOk,
    isPermitted,
    isRepeated,
    mayPreview,
    possiblySpent,
    type Attempt,
    type Caller,
    type Home,
    type PreviewMade,
    type Talk
} from './consent.js';
import { describe, judge } from './judge.js';
import type { World } from './world.js';

/** Under the limit of live previews a conversation, and under what one keeps. */
const SAFE_LIVE_PREVIEWS = 30;
const SAFE_KEPT_PREVIEWS = 250;

/** How a confirmed call departs from what was previewed. */
export const DISHONESTIES = [
    'other arguments',
    'another salon',
    'another conversation',
    'another agent',
    'no such id',
    'an earlier turn'
] as const;
export type Dishonesty = (typeof DISHONESTIES)[number];

export async function preview(world: World, talk: Talk, home: Home): Promise<PreviewMade | undefined> {
    const name = world.nameOfService();
    const args = { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'], confirmed: false };
    const isExpected =
        world.isCalm && certainlyMayWrite(home, talk.caller, world.now) && hasBudget(home, talk.caller) && hasRoom(world, talk);
    const result = await world.act(`preview: ${name} by ${talk.caller.name} in salon ${home.number}`, () =>
        talk.caller.person.tools.execute_tool(world.session(talk, home), 'add_service', JSON.stringify(args))
    );
    if ('confirmation_required' in result) return issued(world, talk, home, name, result.confirmation_required);
    const code = codeOf(result) ?? 'ok';
    world.require(!isExpected, `a preview was refused as ${code} to ${talk.caller.name}, who may make it`);
    world.require(code !== 'ok' && code !== 'outcome_unknown', `a preview answered ${code}`);
    world.coverage.meet(`preview refused: ${code}`);
    return undefined;
}

/** Confirms and waits for the answer, unless the coordinator holds answers back. */
export async function confirm(world: World, made: PreviewMade, dishonesty?: Dishonesty): Promise<Attempt> {
    const wasAlone = world.unfinished.length === 0;
    const attempt = await submit(world, made, dishonesty);
    if (world.isHolding) return attempt;
    const isExpected = wasAlone && world.isCalm && isCertainlyPermitted(world, attempt);
    await collect(world, attempt);
    if (isExpected) world.require(isOk(attempt.answer), `a confirmation was refused that nothing stood against: ${describe(made)}`);
    return attempt;
}

/** Submits a confirmation and does not wait. */
export async function submit(world: World, made: PreviewMade, dishonesty?: Dishonesty): Promise<Attempt> {
    const { talk, home } = made;
    const as = callOf(world, made, dishonesty);
    const what = dishonesty === undefined ? 'confirm' : `confirm with ${dishonesty}`;
    const collected = await world.act(`${what}: ${made.name} by ${as.talk.caller.name}`, () =>
        world.submit(as.talk.caller.person, world.session(as.talk, as.home, as.turn), as.json)
    );
    const attempt: Attempt = {
        preview: made,
        turn: as.turn,
        isHonest: as.talk === talk && as.home === home && as.json === made.echo,
        step: world.steps,
        submittedAt: world.now,
        couldWrite: false,
        isHeldAtRead: false,
        mayBeLost: false,
        isRedeemed: false,
        isFinished: false,
        collect: collected
    };
    as.talk.noted = Math.max(as.talk.noted, as.turn);
    world.begin(attempt);
    if (dishonesty !== undefined) world.coverage.meet(`confirmed with ${dishonesty}`);
    return attempt;
}

/** Waits for the answer of a call, and judges it. */
export async function collect(world: World, attempt: Attempt): Promise<void> {
    const before = world.unfinished;
    const answer = await world.act(`answer: ${attempt.preview.name}`, () => attempt.collect!().catch(withoutAnswer));
    world.end(attempt);
    attempt.answer = answer;
    if (answer === 'lost') return judge(world, attempt.preview);
    if (answer === 'trapped') world.fail(`a call trapped: ${describe(attempt.preview)}`);
    if (attempt.isHonest) settleOutcome(world, attempt, before.length === 1);
    else world.require('error' in answer && !isRepeated(answer), `a departing call was not refused: ${describe(attempt.preview)}`);
    await judge(world, attempt.preview);
}

/** The replica keeps answers for some minutes only, as the Internet Computer does; who asks later hears nothing. */
function withoutAnswer(error: unknown): 'lost' | 'trapped' {
    return String(error).includes('is not known') ? 'lost' : 'trapped';
}

/** Waits for everything that is under way, after whatever holds it back. */
export async function collectAll(world: World): Promise<void> {
    if (world.isHolding) await world.recover();
    for (const attempt of [...world.unfinished]) {
        if (attempt.answer !== 'lost') await collect(world, attempt);
    }
    const lost = world.unfinished;
    if (lost.length > 0) await world.settle();
    for (const attempt of [...lost]) {
        world.end(attempt);
        await judge(world, attempt.preview);
    }
}

/** The client goes away: nobody hears the answer of what is under way. */
export function lose(world: World, attempt: Attempt): void {
    attempt.answer = 'lost';
    world.coverage.meet('interleaving: the client went away before the answer');
}

export function isCertainlyPermitted(world: World, attempt: Attempt): boolean {
    const { home, talk } = attempt.preview;
    if (!isPermitted(attempt, world.now, world.isPaused) || !certainlyMayWrite(home, talk.caller, world.now)) return false;
    if (attempt.turn < talk.noted || attempt.preview.attempts.some((other) => other !== attempt && other.couldWrite)) return false;
    return hasBudget(home, talk.caller, attempt);
}

function hasBudget(home: Home, caller: Caller, except?: Attempt): boolean {
    return possiblySpent(home, caller, except) < (home.grants.get(caller)?.writesPerDay ?? Number.POSITIVE_INFINITY);
}

function issued(
    world: World,
    talk: Talk,
    home: Home,
    name: string,
    {
        confirmation_id,
        echo,
        summary,
        needs_approval,
        expires_at
    }: Extract<ToolResult, { confirmation_required: unknown }>['confirmation_required']
): PreviewMade {
    world.require(mayPreview(home, talk.caller, world.now), `${talk.caller.name} previewed in salon ${home.number} without a right`);
    const grant = home.grants.get(talk.caller);
    const expiresAt = Number(expires_at / 1_000_000n);
    const minutes = grant?.ownerApproves === true ? grant.approvalMinutes : 15;
    world.require(
        Math.abs(expiresAt - world.now - minutes * 60_000) <= 1,
        `${name} is good for ${(expiresAt - world.now) / 60_000} minutes`
    );
    world.require(needs_approval === (grant?.ownerApproves ?? false), `${name} needs approval: ${needs_approval}`);
    const made: PreviewMade = {
        id: confirmation_id,
        home,
        talk,
        name,
        echo,
        summary,
        turn: talk.turn,
        issuedAt: world.now,
        expiresAt,
        needsApproval: needs_approval,
        approvedBy: undefined,
        isEnded: false,
        outcome: undefined,
        attempts: []
    };
    talk.noted = Math.max(talk.noted, talk.turn);
    const twin = world.previews.find((other) => other.id === made.id && other.talk === talk);
    world.require(twin === undefined, `an id was given out twice: ${made.id}`);
    world.previews.push(made);
    world.coverage.meet('transition: → previewed');
    return made;
}

/** What an answer says for certain about its confirmation. */
function settleOutcome(world: World, attempt: Attempt, wasAlone: boolean): void {
    const { preview: made, answer } = attempt;
    const outcome = outcomeOf(world, attempt, wasAlone);
    world.coverage.meet(`answer: ${isOk(answer) ? 'ok' : codeOf(answer)}${isRepeated(answer) ? ' again' : ''}`);
    if (outcome === undefined) return;
    if (made.outcome !== undefined) {
        world.require(made.outcome === outcome, `what ${made.name} came to changed from ${made.outcome} to ${outcome}`);
        return;
    }
    made.outcome = outcome;
    if (!isRepeated(answer)) attempt.isRedeemed = true;
    world.coverage.meet(`transition: executing → ${outcome}`);
}

function outcomeOf(world: World, attempt: Attempt, wasAlone: boolean): PreviewMade['outcome'] {
    const code = codeOf(attempt.answer);
    if (isOk(attempt.answer)) return 'done';
    if (code === 'outcome_unknown') return 'unknown';
    if (isRepeated(attempt.answer)) return 'failed';
    // A write on which the coordinator said no or trapped uses the confirmation up, if the call got so far.
    const fault = world.faults.get('add_service');
    const gotSoFar = wasAlone && world.faults.size === 1 && world.coordinator === 'up' && isCertainlyPermitted(world, attempt);
    return gotSoFar && (fault === 'traps' || fault === 'rejects') ? 'failed' : undefined;
}

function hasRoom(world: World, talk: Talk): boolean {
    const ofTalk = world.previews.filter((made) => made.talk === talk);
    const live = ofTalk.filter((made) => isLive(made, world.now));
    return talk.turn >= talk.noted && live.length < SAFE_LIVE_PREVIEWS && ofTalk.length < SAFE_KEPT_PREVIEWS;
}

interface Call {
    readonly talk: Talk;
    readonly home: Home;
    readonly turn: number;
    readonly json: string;
}

function callOf(world: World, made: PreviewMade, dishonesty: Dishonesty | undefined): Call {
    const { talk, home, echo } = made;
    const honest: Call = { talk, home, turn: talk.turn, json: echo };
    switch (dishonesty) {
        case undefined:
            return honest;
        case 'other arguments':
            return { ...honest, json: echo.replace('"pricePln":50', '"pricePln":51') };
        case 'no such id':
            return { ...honest, json: echo.replace(made.id, 'c-00000000') };
        case 'an earlier turn':
            return { ...honest, turn: Math.max(0, made.turn - 1) };
        case 'another salon':
            return { ...honest, home: world.homes[(home.number + 1) % world.homes.length]! };
        case 'another conversation':
            return asTalk(honest, otherTalk(world, (other) => other.caller === talk.caller && other !== talk) ?? talk);
        case 'another agent':
            return asTalk(
                honest,
                otherTalk(world, (other) => isOther(other.caller, talk) && other.conversation === talk.conversation)!
            );
    }
}

function asTalk(call: Call, talk: Talk): Call {
    return { ...call, talk, turn: talk.turn };
}

function isOther(caller: Caller, talk: Talk): boolean {
    return caller.isAgent === talk.caller.isAgent && caller !== talk.caller;
}

function otherTalk(world: World, isMeant: (talk: Talk) => boolean): Talk | undefined {
    return world.talks.find(isMeant);
}
