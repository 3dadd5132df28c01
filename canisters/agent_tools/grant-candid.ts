import { Principal } from 'azle';

import type { Grant } from '../../src/core/generated/agent_tools.did.js';
import type { StoredGrant } from './stable/grant-record.js';
import { candidSubject, subjectOfKey, type SubjectKey } from './subject.js';

/** A grant as the interface shows it. */
export function candidGrant(key: SubjectKey, agent: Uint8Array, grant: StoredGrant): Grant {
    return {
        subject: candidSubject(subjectOfKey(key)),
        agent: Principal.fromUint8Array(agent),
        granted_by: Principal.fromUint8Array(grant.grantedBy),
        scope: grant.writes ? { write: null } : { read: null },
        tools: grant.tools === undefined ? [] : [[...grant.tools]],
        consent: grant.ownerApproves ? { owner_approval: null } : { next_turn: null },
        granted_at: grant.grantedAt,
        expires_at: grant.expiresAt,
        writes_per_day: grant.writesPerDay,
        approval_minutes: grant.approvalMinutes
    };
}
