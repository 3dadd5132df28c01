/**
 * What an owner says about who may work for her: grants given, listed and taken back. Only the owner herself is heard, and the coordinator says
 * who that is at the time. A customer owns herself, while she lets this canister act for her.
 */
import type { Principal } from 'azle';

import { sameBytes } from '../../src/bytes.js';
import type { Grant, GrantRequest, GrantResult, Subject as CandidSubject } from '../../src/core/generated/agent_tools.did.js';
import { failureResult } from '../../src/tool/failure-result.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import type { Caller } from './caller.js';
import type { CanisterState } from './canister-state.js';
import { isCleanup } from './call-errors.js';
import { candidGrant } from './grant-candid.js';
import { requestedGrant } from './grant-request.js';
import { MAX_AGENTS_PER_SUBJECT, MAX_SUBJECTS_PER_AGENT } from './limits.js';
import type { StoredGrant } from './stable/grant-record.js';
import { checkedSubject, subjectKey, subjectText, type Subject, type SubjectKey } from './subject.js';
import { canisterTexts } from './texts.pl.js';

/** Gives a grant. The first one also connects the subject: from then on its owner is known here. */
export async function grantAgent(state: CanisterState, caller: Caller, request: GrantRequest): Promise<GrantResult> {
    try {
        const subject = checkedSubject(request.subject);
        const grant = requestedGrant(caller, subject, request);
        if (!(await isOwnerNow(state, caller, subject))) throw new ToolRefusal('forbidden', onlyOwnerText(subject));
        const key = subjectKey(subject);
        state.owners.put(key, caller.bytes);
        state.openTrail(key);
        return { ok: store(state, key, request.agent.toUint8Array(), grant) };
    } catch (error) {
        if (isCleanup(error)) throw error;
        const { code, summary } = failureResult(error, 'pl');
        return { error: { code, summary } };
    }
}

/**
 * Takes a grant back. Whoever gave it may, and so may the owner who is known here, without asking the coordinator: taking rights away must work
 * when nothing else does. So may a new owner, for what earlier owners gave. A grant counts no more from this message on.
 */
export async function revokeAgent(state: CanisterState, caller: Caller, subject: CandidSubject, agent: Principal): Promise<boolean> {
    const bytes = agent.toUint8Array();
    return (await revoke(state, caller, subject, (candidate) => sameBytes(candidate, bytes))) > 0;
}

/** Takes back every grant of a subject that the caller may take back, and says how many. */
export function revokeAll(state: CanisterState, caller: Caller, subject: CandidSubject): Promise<number> {
    return revoke(state, caller, subject, () => true);
}

/** To the owner, all grants of her subject; to anybody else, those that she gave herself. */
export function grantsOf(state: CanisterState, caller: Caller, candid: CandidSubject): Grant[] {
    const subject = knownSubject(candid);
    if (subject === undefined || caller.isAnonymous) return [];
    const key = subjectKey(subject);
    const isOwner = state.owners.isOwner(key, caller.bytes);
    return grantsAt(state, key)
        .filter(([, grant]) => isOwner || sameBytes(grant.grantedBy, caller.bytes))
        .map(([agent, grant]) => candidGrant(key, agent, grant));
}

/** To an agent, the grants that it has. */
export function grantsTo(state: CanisterState, caller: Caller): Grant[] {
    return state.grants.subjectsOf(caller.bytes).flatMap((key) => {
        const grant = state.grants.get(key, caller.bytes);
        return grant === undefined ? [] : [candidGrant(key, caller.bytes, grant)];
    });
}

/**
 * Whether the coordinator says that the caller owns the subject now. It is asked on the word of those who are known here; newcomers share few
 * questions.
 *
 * @throws ToolRefusal `rate_limited`; CoreFailure
 */
export async function isOwnerNow(state: CanisterState, caller: Caller, subject: Subject): Promise<boolean> {
    if (caller.isAnonymous) return false;
    // Nobody but she herself can be the owner of a customer: no need to ask.
    if (subject.kind === 'customer' && !sameBytes(subject.customer, caller.bytes)) return false;
    const isKnown = state.owners.isOwner(subjectKey(subject), caller.bytes);
    const mayAsk = isKnown ? state.toolCalls.take(`${caller.key} ${subjectText(subject)}`) : state.newcomers.take('');
    if (!mayAsk) throw new ToolRefusal('rate_limited', canisterTexts.tooManyQuestions);
    return state.ownership.ownsNow(subject, caller.bytes);
}

function store(state: CanisterState, key: SubjectKey, agent: Uint8Array, grant: StoredGrant): Grant {
    const isNew = state.grants.get(key, agent) === undefined;
    if (isNew && state.grants.agentsOf(key).length >= MAX_AGENTS_PER_SUBJECT) {
        throw new ToolRefusal('quota_exceeded', canisterTexts.tooManyAgents(MAX_AGENTS_PER_SUBJECT));
    }
    if (isNew && state.grants.subjectsOf(agent).length >= MAX_SUBJECTS_PER_AGENT) {
        throw new ToolRefusal('quota_exceeded', canisterTexts.tooManySalons(MAX_SUBJECTS_PER_AGENT));
    }
    state.grants.put(key, agent, grant);
    return candidGrant(key, agent, grant);
}

async function revoke(
    state: CanisterState,
    caller: Caller,
    candid: CandidSubject,
    isMeant: (agent: Uint8Array) => boolean
): Promise<number> {
    const subject = knownSubject(candid);
    if (subject === undefined || caller.isAnonymous) return 0;
    const key = subjectKey(subject);
    const meant = grantsAt(state, key).filter(([agent]) => isMeant(agent));
    const ofOthers = meant.filter(([, grant]) => !sameBytes(grant.grantedBy, caller.bytes));
    const mayAll = ofOthers.length > 0 && (state.owners.isOwner(key, caller.bytes) || (await isOwnerIfAsked(state, caller, subject)));
    const revoked = meant.filter(([, grant]) => mayAll || sameBytes(grant.grantedBy, caller.bytes));
    return revoked.filter(([agent]) => forget(state, key, agent)).length;
}

function forget(state: CanisterState, key: SubjectKey, agent: Uint8Array): boolean {
    state.budget.forget(key, agent);
    return state.grants.remove(key, agent);
}

function grantsAt(state: CanisterState, key: SubjectKey): readonly (readonly [agent: Uint8Array, grant: StoredGrant])[] {
    return state.grants.agentsOf(key).flatMap((agent) => {
        const grant = state.grants.get(key, agent);
        return grant === undefined ? [] : [[agent, grant] as const];
    });
}

/** An owner that the coordinator cannot vouch for now is not heard. */
async function isOwnerIfAsked(state: CanisterState, caller: Caller, subject: Subject): Promise<boolean> {
    try {
        return await isOwnerNow(state, caller, subject);
    } catch (error) {
        if (isCleanup(error)) throw error;
        return false;
    }
}

function knownSubject(candid: CandidSubject): Subject | undefined {
    try {
        return checkedSubject(candid);
    } catch {
        return undefined;
    }
}

function onlyOwnerText({ kind }: Subject): string {
    return kind === 'salon' ? canisterTexts.onlyOwner : canisterTexts.onlyCustomer;
}
