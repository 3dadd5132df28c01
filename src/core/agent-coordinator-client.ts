import { Actor, type Agent } from '@dfinity/agent';
import type { Principal } from '@dfinity/principal';
import { agentCallFailure } from './agent-call-failure.js';
import type { CallKind } from './call-failure.js';
import type { CoordinatorClient } from './coordinator-client.js';
import { idlFactory, type _SERVICE } from './generated/coordinator.did.js';

/** Who carries which calls. */
export interface CoordinatorAgents {
    /** Anonymous: what anybody may read goes out so, also when an identity is at hand (O7, K7). */
    readonly visitor: Agent;
    /** With the owner's or her agent's identity. */
    readonly signed: Agent;
}

/** The coordinator over `@dfinity/agent`. */
export function agentCoordinatorClient(canisterId: string | Principal, agents: CoordinatorAgents): CoordinatorClient {
    const visitor = Actor.createActor<_SERVICE>(idlFactory, { canisterId, agent: agents.visitor });
    const signed = Actor.createActor<_SERVICE>(idlFactory, { canisterId, agent: agents.signed });
    return {
        service_types: guarded('read', visitor.service_types),
        public_services: guarded('read', visitor.public_services),
        public_workers: guarded('read', visitor.public_workers),
        services: guarded('read', signed.services),
        workers: guarded('read', signed.workers),
        add_service: guarded('write', signed.add_service),
        update_service: guarded('write', signed.update_service),
        remove_service: guarded('write', signed.remove_service)
    };
}

function guarded<Args extends unknown[], Reply>(
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
