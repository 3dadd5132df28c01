import type { Principal } from 'azle';

import type { CustomerCoordinatorClient } from '../../src/core/customer-coordinator-client.js';
import * as codec from '../shared/generated/coordinator-codec.js';
import { asking } from './coordinator-client.js';
import type { CoordinatorTransport } from './coordinator-transport.js';

/** The coordinator over calls between canisters, for customers. Whether she lets this canister act for her is its own question. */
export interface CanisterCustomerClient extends CustomerCoordinatorClient {
    lets_act(customer: Principal, agent: Principal): Promise<boolean>;
}

export function canisterCustomerClient(transport: CoordinatorTransport): CanisterCustomerClient {
    const ask = asking(transport);
    return {
        lets_act: (...args) => ask('lets_act', 'read', codec.encodeLetsActArgs(args), codec.decodeLetsActResult),
        service_types: () => ask('service_types', 'read', codec.encodeServiceTypesArgs([]), codec.decodeServiceTypesResult),
        search_slots: (...args) => ask('search_slots', 'read', codec.encodeSearchSlotsArgs(args), codec.decodeSearchSlotsResult),
        free_starts: (...args) => ask('free_starts', 'read', codec.encodeFreeStartsArgs(args), codec.decodeFreeStartsResult),
        salon: (...args) => ask('salon', 'read', codec.encodeSalonArgs(args), codec.decodeSalonResult),
        public_services: (...args) =>
            ask('public_services', 'read', codec.encodePublicServicesArgs(args), codec.decodePublicServicesResult),
        public_workers: (...args) => ask('public_workers', 'read', codec.encodePublicWorkersArgs(args), codec.decodePublicWorkersResult),
        my_appointments: (...args) =>
            ask('my_appointments', 'read', codec.encodeMyAppointmentsArgs(args), codec.decodeMyAppointmentsResult),
        book_appointment: (...args) =>
            ask('book_appointment', 'write', codec.encodeBookAppointmentArgs(args), codec.decodeBookAppointmentResult),
        cancel_appointment: (...args) =>
            ask('cancel_appointment', 'write', codec.encodeCancelAppointmentArgs(args), codec.decodeCancelAppointmentResult)
    };
}
