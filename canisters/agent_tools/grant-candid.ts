import { Principal } from 'azle';

import type { Grant } from '../../src/core/generated/agent_tools.did.js';
import type { StoredGrant } from './stable/grant-store.js';

/** A grant as the interface shows it. */
export function candidGrant(grant: StoredGrant): Grant {
    return {
        subject: { salon: grant.salonId },
        agent: Principal.fromText(grant.agent),
        granted_by: Principal.fromText(grant.grantedBy),
        scope: grant.scope === 'write' ? { write: null } : { read: null },
        tools: grant.tools === undefined ? [] : [[...grant.tools]],
        consent: grant.consent === 'next_turn' ? { next_turn: null } : { owner_approval: null },
        granted_at: BigInt(grant.grantedAt),
        expires_at: BigInt(grant.expiresAt),
        writes_per_day: grant.writesPerDay
    };
}
