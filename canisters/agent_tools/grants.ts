/**
 * What an owner says about who may work for her: grants given, listed and taken back. Only the owner herself is heard, and the coordinator says
 * who that is at the time.
 */
import { time, type Principal } from 'azle';

import type { Grant, GrantRequest, GrantResult, Subject } from '../../src/core/generated/agent_tools.did.js';
import { SALON_TOOLS } from '../../src/salon/salon-tool-definitions.js';
import { failureResult } from '../../src/tool/failure-result.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import type { Caller } from './caller.js';
import type { CanisterState } from './canister-state.js';
import { isCleanup } from './coordinator-transport.js';
import { candidGrant } from './grant-candid.js';
import {
    DEFAULT_GRANT_DAYS,
    DEFAULT_WRITES_PER_DAY,
    MAX_AGENTS_PER_SALON,
    MAX_GRANT_DAYS,
    MAX_SALONS_PER_AGENT,
    MAX_WRITES_PER_DAY
} from './limits.js';
import { isSalonId } from './session.js';
import type { StoredGrant } from './stable/grant-store.js';
import { canisterTexts } from './texts.pl.js';

const NANOSECONDS_A_DAY = 86_400_000_000_000n;
const ANONYMOUS = '2vxsx-fae';

export async function grantAgent(state: CanisterState, caller: Caller, request: GrantRequest): Promise<GrantResult> {
    try {
        const salonId = salonOf(request.subject);
        const grant = checkedGrant(salonId, caller, request);
        if (caller.isAnonymous || !(await state.ownership.ownsNow(salonId, caller.text()))) {
            throw new ToolRefusal('forbidden', canisterTexts.onlyOwner);
        }
        return { ok: store(state, grant, request.agent) };
    } catch (error) {
        if (isCleanup(error)) throw error;
        const { code, summary } = failureResult(error, 'pl');
        return { error: { code, summary } };
    }
}

/**
 * Takes a grant back. Whoever gave it may, without asking the coordinator: taking rights away must work when nothing else does. So may the
 * salon's owner of now, for what earlier owners gave. A grant counts no more from this message on.
 */
export async function revokeAgent(state: CanisterState, caller: Caller, subject: Subject, agent: Principal): Promise<boolean> {
    const salonId = salonIdOf(subject);
    const bytes = agent.toUint8Array();
    const grant = salonId === undefined ? undefined : state.grants.get(salonId, bytes);
    if (salonId === undefined || grant === undefined) return false;
    if (grant.grantedBy !== caller.text() && !(await isOwner(state, caller, salonId))) return false;
    return forget(state, salonId, bytes);
}

/** Takes back every grant of a salon that the caller may take back, and says how many. */
export async function revokeAll(state: CanisterState, caller: Caller, subject: Subject): Promise<number> {
    const salonId = salonIdOf(subject);
    if (salonId === undefined || state.grants.agentsOf(salonId).length === 0) return 0;
    const own = revokeWhere(state, salonId, (grant) => grant.grantedBy === caller.text());
    if (state.grants.agentsOf(salonId).length === 0 || !(await isOwner(state, caller, salonId))) return own;
    return own + revokeWhere(state, salonId, () => true);
}

/** To the owner who gave them, the grants of a salon; to anybody else nothing. */
export function grantsOf(state: CanisterState, caller: Caller, subject: Subject): Grant[] {
    const salonId = salonIdOf(subject);
    if (salonId === undefined || caller.isAnonymous) return [];
    const own = caller.text();
    return grantsOfSalon(state, salonId)
        .filter((grant) => grant.grantedBy === own)
        .map(candidGrant);
}

/** To an agent, the grants that it has. */
export function grantsTo(state: CanisterState, caller: Caller): Grant[] {
    return state.grants
        .salonsOf(caller.bytes)
        .map((salonId) => state.grants.get(salonId, caller.bytes))
        .filter((grant) => grant !== undefined)
        .map(candidGrant);
}

function checkedGrant(salonId: string, caller: Caller, request: GrantRequest): StoredGrant {
    const agent = request.agent.toText();
    if (agent === ANONYMOUS) throw new ToolRefusal('invalid_arguments', canisterTexts.agentIsAnonymous);
    if ('owner_approval' in request.consent) throw new ToolRefusal('unavailable', canisterTexts.ownerApproval);
    const [tools] = request.tools;
    return {
        salonId,
        agent,
        grantedBy: caller.text(),
        scope: 'write' in request.scope ? 'write' : 'read',
        ...(tools === undefined ? {} : { tools: knownTools(tools) }),
        consent: 'next_turn',
        grantedAt: String(time()),
        expiresAt: String(expiry(request.expires_at[0])),
        writesPerDay: writeBudget(request.writes_per_day[0])
    };
}

function knownTools(names: readonly string[]): readonly string[] {
    const unknown = names.filter((name) => !SALON_TOOLS.some((tool) => tool.name === name));
    if (unknown.length > 0)
        throw new ToolRefusal('invalid_arguments', canisterTexts.unknownTools(unknown.slice(0, 5).join(', ').slice(0, 200)));
    return [...new Set(names)];
}

function expiry(wanted: bigint | undefined): bigint {
    const now = time();
    if (wanted === undefined) return now + BigInt(DEFAULT_GRANT_DAYS) * NANOSECONDS_A_DAY;
    if (wanted <= now || wanted > now + BigInt(MAX_GRANT_DAYS) * NANOSECONDS_A_DAY) {
        throw new ToolRefusal('invalid_arguments', canisterTexts.badExpiry(MAX_GRANT_DAYS));
    }
    return wanted;
}

function writeBudget(wanted: number | undefined): number {
    if (wanted === undefined) return DEFAULT_WRITES_PER_DAY;
    if (wanted < 1 || wanted > MAX_WRITES_PER_DAY) throw new ToolRefusal('invalid_arguments', canisterTexts.badBudget(MAX_WRITES_PER_DAY));
    return wanted;
}

function store(state: CanisterState, grant: StoredGrant, agent: Principal): Grant {
    const bytes = agent.toUint8Array();
    const isNew = state.grants.get(grant.salonId, bytes) === undefined;
    if (isNew && state.grants.agentsOf(grant.salonId).length >= MAX_AGENTS_PER_SALON) {
        throw new ToolRefusal('quota_exceeded', canisterTexts.tooManyAgents(MAX_AGENTS_PER_SALON));
    }
    if (isNew && state.grants.salonsOf(bytes).length >= MAX_SALONS_PER_AGENT) {
        throw new ToolRefusal('quota_exceeded', canisterTexts.tooManySalons(MAX_SALONS_PER_AGENT));
    }
    state.grants.put(grant, bytes);
    return candidGrant(grant);
}

function revokeWhere(state: CanisterState, salonId: string, matches: (grant: StoredGrant) => boolean): number {
    let revoked = 0;
    for (const agent of state.grants.agentsOf(salonId)) {
        const grant = state.grants.get(salonId, agent);
        if (grant !== undefined && matches(grant) && forget(state, salonId, agent)) revoked++;
    }
    return revoked;
}

function forget(state: CanisterState, salonId: string, agent: Uint8Array): boolean {
    state.budget.forget(salonId, agent);
    return state.grants.remove(salonId, agent);
}

function grantsOfSalon(state: CanisterState, salonId: string): StoredGrant[] {
    return state.grants
        .agentsOf(salonId)
        .map((agent) => state.grants.get(salonId, agent))
        .filter((grant) => grant !== undefined);
}

/** An owner that the coordinator cannot vouch for now is not heard. */
async function isOwner(state: CanisterState, caller: Caller, salonId: string): Promise<boolean> {
    if (caller.isAnonymous) return false;
    try {
        return await state.ownership.ownsNow(salonId, caller.text());
    } catch (error) {
        if (isCleanup(error)) throw error;
        return false;
    }
}

function salonIdOf(subject: Subject): string | undefined {
    return 'salon' in subject && isSalonId(subject.salon) ? subject.salon : undefined;
}

function salonOf(subject: Subject): string {
    if (!('salon' in subject)) throw new ToolRefusal('unavailable', canisterTexts.customerGrants);
    if (!isSalonId(subject.salon)) throw new ToolRefusal('invalid_arguments', canisterTexts.badSalonId);
    return subject.salon;
}
