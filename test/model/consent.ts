/**
 * The model: who may write what, worked out from what the people did and from nothing that the canister said about it. It is deliberately
 * small; where several calls run at once it says what may happen, not what must.
 */
import type { ToolResult } from '../../src/core/generated/agent_tools.did.js';
import type { Person } from '../support/salon-replica.js';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** Rule 26: how long a sold salon's agents may still read and preview. */
export const OWNERSHIP_MS = 5 * MINUTE_MS;

/** Somebody who calls tools. */
export interface Caller {
    readonly name: string;
    readonly person: Person;
    readonly isAgent: boolean;
}

export interface GrantMade {
    readonly by: Person;
    readonly writes: boolean;
    readonly tools: readonly string[] | undefined;
    readonly ownerApproves: boolean;
    /** Milliseconds since 1970 UTC. */
    readonly expiresAt: number;
    readonly writesPerDay: number;
    readonly approvalMinutes: number;
    /** When it was given, counted in steps. */
    readonly step: number;
}

/** A salon, and the two people between whom it is sold to and fro. */
export interface Home {
    readonly number: number;
    readonly id: string;
    readonly people: readonly [Person, Person];
    owner: 0 | 1;
    /** Counted in steps, and the time. */
    soldStep: number;
    soldAt: number;
    /** The step of the owner's last grant. */
    connectedStep: number;
    readonly grants: Map<Caller, GrantMade>;
    /** Every confirmed call about the salon. */
    readonly attempts: Attempt[];
    /** From which step on an agent's writes count against its budget: revoking its grant forgets what it spent. */
    readonly budgetFrom: Map<Caller, number>;
}

/** One conversation of a caller's. */
export interface Talk {
    readonly caller: Caller;
    readonly conversation: string;
    /** The person's messages so far. */
    turn: number;
    /** The highest turn that the canister has certainly seen. */
    noted: number;
}

export interface PreviewMade {
    readonly id: string;
    readonly home: Home;
    readonly talk: Talk;
    /** The service's, which no other preview has. */
    readonly name: string;
    readonly echo: string;
    readonly summary: string;
    readonly turn: number;
    readonly issuedAt: number;
    readonly expiresAt: number;
    readonly needsApproval: boolean;
    approvedBy: Person | undefined;
    /** Withdrawn or rejected while it could still be confirmed. */
    isEnded: boolean;
    /** What its write came to, once that is certain. */
    outcome: 'done' | 'failed' | 'unknown' | undefined;
    readonly attempts: Attempt[];
}

/** `lost`: nobody waits for the answer any more; `trapped`: the call was rejected. */
export type Answer = ToolResult | 'lost' | 'trapped';

/** One confirmed call. */
export interface Attempt {
    readonly preview: PreviewMade;
    readonly turn: number;
    /** Sends what was previewed, as whom and where it was previewed. */
    readonly isHonest: boolean;
    /** Counted in steps, and the time. */
    readonly step: number;
    readonly submittedAt: number;
    /** At some moment of its way it had every right and every consent. */
    couldWrite: boolean;
    /** It waits for a read that the coordinator has not answered, so it cannot have begun its write. */
    isHeldAtRead: boolean;
    /** Something happened to it that may lose what its write came to. */
    mayBeLost: boolean;
    /** It certainly used its confirmation up. */
    isRedeemed: boolean;
    /** Nothing of it runs any more. */
    isFinished: boolean;
    answer?: Answer;
    readonly collect?: () => Promise<ToolResult>;
}

export function ownerOf(home: Home): Person {
    return home.people[home.owner];
}

/** Whether the caller may preview in the salon; a sold salon's grants count a little longer for that. */
export function mayPreview(home: Home, caller: Caller, now: number): boolean {
    const wasSoldJustNow = now - home.soldAt <= OWNERSHIP_MS;
    if (!caller.isAgent) return caller.person === ownerOf(home) || wasSoldJustNow;
    const grant = home.grants.get(caller);
    return grant !== undefined && isGood(grant, now) && (grant.by === ownerOf(home) || wasSoldJustNow);
}

/** Whether the caller has, beyond doubt, every right that a write in the salon needs. */
export function certainlyMayWrite(home: Home, caller: Caller, now: number): boolean {
    if (home.connectedStep <= home.soldStep) return false;
    if (!caller.isAgent) return caller.person === ownerOf(home);
    const grant = home.grants.get(caller);
    return grant !== undefined && isGood(grant, now) && grant.by === ownerOf(home) && grant.step > home.soldStep;
}

/** Whether an attempt may begin its write now. */
export function isPermitted(attempt: Attempt, now: number, isPaused: boolean): boolean {
    const { preview, isHonest } = attempt;
    if (!isHonest || isPaused || preview.isEnded || preview.outcome !== undefined || now > preview.expiresAt) return false;
    const { home, talk } = preview;
    if (!talk.caller.isAgent) return talk.caller.person === ownerOf(home) && hasConsent(attempt);
    const grant = home.grants.get(talk.caller);
    if (grant === undefined || !isGood(grant, now) || grant.by !== ownerOf(home)) return false;
    return hasConsent(attempt) && certainlySpent(home, talk.caller, now) < grant.writesPerDay;
}

/** Writes of the caller's that certainly count against its budget of the day. */
export function certainlySpent(home: Home, caller: Caller, now: number): number {
    const ofToday = countedAttempts(home, caller).filter(({ submittedAt }) => dayOf(submittedAt) === dayOf(now));
    return ofToday.filter(({ isRedeemed }) => isRedeemed).length;
}

/** Writes that may count against it, leaving out the one that is asked about. */
export function possiblySpent(home: Home, caller: Caller, except?: Attempt): number {
    const others = countedAttempts(home, caller).filter((attempt) => attempt !== except);
    return others.filter(
        ({ couldWrite, isRedeemed, mayBeLost, answer }) => isRedeemed || (couldWrite && (mayBeLost || typeof answer !== 'object'))
    ).length;
}

function countedAttempts(home: Home, caller: Caller): readonly Attempt[] {
    const from = home.budgetFrom.get(caller) ?? 0;
    return home.attempts.filter(({ preview, step }) => preview.talk.caller === caller && step >= from);
}

function dayOf(milliseconds: number): number {
    return Math.floor(milliseconds / DAY_MS);
}

/** A later message of the person's, or where the grant asks for it the approval of her who owns the salon. */
export function hasConsent({ preview, turn }: Attempt): boolean {
    const { home, talk, approvedBy, needsApproval } = preview;
    if (approvedBy !== undefined && approvedBy === ownerOf(home)) return true;
    if (needsApproval || home.grants.get(talk.caller)?.ownerApproves === true) return false;
    return turn > preview.turn;
}

export function isLive(preview: PreviewMade, now: number): boolean {
    return !preview.isEnded && preview.outcome === undefined && now <= preview.expiresAt;
}

function isGood(grant: GrantMade, now: number): boolean {
    return grant.writes && now < grant.expiresAt && (grant.tools === undefined || grant.tools.includes('add_service'));
}

export function isOk(answer: Answer | undefined): boolean {
    return typeof answer === 'object' && 'ok' in answer;
}

export function codeOf(answer: Answer | undefined): string | undefined {
    return typeof answer === 'object' && 'error' in answer ? answer.error.code : undefined;
}

export function isRepeated(answer: Answer | undefined): boolean {
    if (typeof answer !== 'object') return false;
    if ('ok' in answer) return answer.ok.repeated;
    return 'error' in answer && answer.error.repeated;
}
