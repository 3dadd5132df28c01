import { time } from 'azle';

import { sameBytes } from '../../src/bytes.js';
import type { GrantRequest } from '../../src/core/generated/agent_tools.did.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { isAnonymous, type Caller } from './caller.js';
import {
    DEFAULT_GRANT_DAYS,
    DEFAULT_WRITES_PER_DAY,
    MAX_APPROVAL_MINUTES,
    MAX_GRANT_DAYS,
    MAX_WRITES_PER_DAY,
    MIN_APPROVAL_MINUTES
} from './limits.js';
import type { StoredGrant } from './stable/grant-record.js';
import type { Subject } from './subject.js';
import { canisterTexts } from './texts.pl.js';
import { toolsOf } from './tool-sets.js';

const NANOSECONDS_A_DAY = 86_400_000_000_000n;

/** The grant that a request asks for, wherever it asks for something that can be. @throws ToolRefusal `invalid_arguments` */
export function requestedGrant(caller: Caller, subject: Subject, request: GrantRequest): StoredGrant {
    const agent = request.agent.toUint8Array();
    const ownerApproves = 'owner_approval' in request.consent;
    if (isAnonymous(agent)) throw new ToolRefusal('invalid_arguments', canisterTexts.agentIsAnonymous);
    if (ownerApproves && sameBytes(agent, caller.bytes)) throw new ToolRefusal('invalid_arguments', canisterTexts.agentIsOwner);
    const [tools] = request.tools;
    return {
        grantedBy: caller.bytes,
        writes: 'write' in request.scope,
        ...(tools === undefined ? {} : { tools: knownTools(subject, tools) }),
        ownerApproves,
        grantedAt: time(),
        expiresAt: expiry(request.expires_at[0]),
        writesPerDay: within(request.writes_per_day[0], DEFAULT_WRITES_PER_DAY, 1, MAX_WRITES_PER_DAY, canisterTexts.badBudget),
        approvalMinutes: approvalMinutes(request.approval_minutes[0], ownerApproves)
    };
}

function knownTools(subject: Subject, names: readonly string[]): readonly string[] {
    const tools = toolsOf(subject.kind);
    const unknown = names.filter((name) => !tools.some((tool) => tool.name === name));
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

function approvalMinutes(wanted: number | undefined, ownerApproves: boolean): number {
    if (wanted !== undefined && !ownerApproves) throw new ToolRefusal('invalid_arguments', canisterTexts.approvalWithoutConsent);
    return within(wanted, MIN_APPROVAL_MINUTES, MIN_APPROVAL_MINUTES, MAX_APPROVAL_MINUTES, canisterTexts.badApprovalMinutes);
}

function within(
    wanted: number | undefined,
    usual: number,
    min: number,
    max: number,
    sentence: (min: number, max: number) => string
): number {
    if (wanted === undefined) return usual;
    if (wanted < min || wanted > max) throw new ToolRefusal('invalid_arguments', sentence(min, max));
    return wanted;
}
