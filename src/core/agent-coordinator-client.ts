import { Actor } from '@dfinity/agent';
import type { Principal } from '@dfinity/principal';
import { agentCallFailure } from './agent-call-failure.js';
import type { CallKind } from './call-failure.js';
import type { CoordinatorAgents } from './coordinator-agents.js';
import type { CoordinatorClient } from './coordinator-client.js';
import { idlFactory, type _SERVICE } from './generated/coordinator.did.js';

/** The coordinator over `@dfinity/agent`. */
export function agentCoordinatorClient(canisterId: string | Principal, agents: CoordinatorAgents): CoordinatorClient {
    const visitor = Actor.createActor<_SERVICE>(idlFactory, { canisterId, agent: agents.visitor });
    const signed = Actor.createActor<_SERVICE>(idlFactory, { canisterId, agent: agents.signed });
    return {
        service_types: guarded('read', visitor.service_types),
        public_services: guarded('read', visitor.public_services),
        public_workers: guarded('read', visitor.public_workers),
        public_promos: guarded('read', visitor.public_promos),
        services: guarded('read', signed.services),
        workers: guarded('read', signed.workers),
        weekly_hours: guarded('read', signed.weekly_hours),
        day_overrides: guarded('read', signed.day_overrides),
        visits: guarded('read', signed.visits),
        media: guarded('read', signed.media),
        promos: guarded('read', signed.promos),
        discount_codes: guarded('read', signed.discount_codes),
        add_service: guarded('write', signed.add_service),
        update_service: guarded('write', signed.update_service),
        remove_service: guarded('write', signed.remove_service),
        set_weekly_hours: guarded('write', signed.set_weekly_hours),
        set_day_override: guarded('write', signed.set_day_override),
        clear_day_override: guarded('write', signed.clear_day_override),
        add_promo: guarded('write', signed.add_promo),
        update_promo: guarded('write', signed.update_promo),
        set_promo_active: guarded('write', signed.set_promo_active),
        remove_promo: guarded('write', signed.remove_promo),
        add_discount_code: guarded('write', signed.add_discount_code),
        remove_discount_code: guarded('write', signed.remove_discount_code)
    };
}

/** A method whose failures are the port's own. */
export function guarded<Args extends unknown[], Reply>(
    kind: CallKind,
    call: (...args: Args) => Promise<Reply>
): (...args: Args) => Promise<Reply> {
    return async (...args) => {
        try {
            return await call(...args);
        } catch (error) {
            throw agentCallFailure(kind, error);
        }
    };
}
