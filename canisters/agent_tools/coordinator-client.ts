import type { Principal } from 'azle';

import { callFailure, type CallKind } from '../../src/core/call-failure.js';
import type { CoordinatorClient } from '../../src/core/coordinator-client.js';
import * as codec from '../shared/generated/coordinator-codec.js';
import type { CoordinatorTransport } from './coordinator-transport.js';

/** The coordinator over calls between canisters. The ports use the shared part; ownership is this canister's own question. */
export interface CanisterCoordinatorClient extends CoordinatorClient {
    owns_salon(salonId: string, owner: Principal): Promise<boolean>;
}

export function canisterCoordinatorClient(transport: CoordinatorTransport): CanisterCoordinatorClient {
    /** @throws CoreFailure, also for a reply that is not of the method's type: what a write came to is then not known */
    async function ask<T>(method: string, kind: CallKind, argument: Uint8Array, decode: (reply: Uint8Array) => T): Promise<T> {
        return decoded(kind, await transport.call(method, argument, kind), decode);
    }

    return {
        owns_salon: (...args) => ask('owns_salon', 'read', codec.encodeOwnsSalonArgs(args), codec.decodeOwnsSalonResult),
        service_types: () => ask('service_types', 'read', codec.encodeServiceTypesArgs([]), codec.decodeServiceTypesResult),
        public_services: (...args) =>
            ask('public_services', 'read', codec.encodePublicServicesArgs(args), codec.decodePublicServicesResult),
        public_workers: (...args) => ask('public_workers', 'read', codec.encodePublicWorkersArgs(args), codec.decodePublicWorkersResult),
        services: (...args) => ask('services', 'read', codec.encodeServicesArgs(args), codec.decodeServicesResult),
        workers: (...args) => ask('workers', 'read', codec.encodeWorkersArgs(args), codec.decodeWorkersResult),
        add_service: (...args) => ask('add_service', 'write', codec.encodeAddServiceArgs(args), codec.decodeAddServiceResult),
        update_service: (...args) => ask('update_service', 'write', codec.encodeUpdateServiceArgs(args), codec.decodeUpdateServiceResult),
        remove_service: (...args) => ask('remove_service', 'write', codec.encodeRemoveServiceArgs(args), codec.decodeRemoveServiceResult)
    };
}

/** Synchronous, so that its `catch` cannot swallow what the run time throws to clean up after a trap. */
function decoded<T>(kind: CallKind, reply: Uint8Array, decode: (reply: Uint8Array) => T): T {
    try {
        return decode(reply);
    } catch {
        throw callFailure(kind);
    }
}
