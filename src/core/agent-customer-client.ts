import { Actor } from '@dfinity/agent';
import type { Principal } from '@dfinity/principal';
import { guarded } from './agent-coordinator-client.js';
import type { CoordinatorAgents } from './coordinator-agents.js';
import type { CustomerCoordinatorClient } from './customer-coordinator-client.js';
import { idlFactory, type _SERVICE } from './generated/coordinator.did.js';

/** A customer's coordinator over `@dfinity/agent`: only her visits, booking and cancelling are signed (K7). */
export function agentCustomerClient(canisterId: string | Principal, agents: CoordinatorAgents): CustomerCoordinatorClient {
    const visitor = Actor.createActor<_SERVICE>(idlFactory, { canisterId, agent: agents.visitor });
    const signed = Actor.createActor<_SERVICE>(idlFactory, { canisterId, agent: agents.signed });
    return {
        service_types: guarded('read', visitor.service_types),
        search_slots: guarded('read', visitor.search_slots),
        free_starts: guarded('read', visitor.free_starts),
        salon: guarded('read', visitor.salon),
        public_services: guarded('read', visitor.public_services),
        public_workers: guarded('read', visitor.public_workers),
        my_appointments: guarded('read', signed.my_appointments),
        book_appointment: guarded('write', signed.book_appointment),
        cancel_appointment: guarded('write', signed.cancel_appointment)
    };
}
