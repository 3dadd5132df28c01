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
    const ask = asking(transport);
    return {
        owns_salon: (...args) => ask('owns_salon', 'read', codec.encodeOwnsSalonArgs(args), codec.decodeOwnsSalonResult),
        service_types: () => ask('service_types', 'read', codec.encodeServiceTypesArgs([]), codec.decodeServiceTypesResult),
        public_services: (...args) =>
            ask('public_services', 'read', codec.encodePublicServicesArgs(args), codec.decodePublicServicesResult),
        public_workers: (...args) => ask('public_workers', 'read', codec.encodePublicWorkersArgs(args), codec.decodePublicWorkersResult),
        public_promos: (...args) => ask('public_promos', 'read', codec.encodePublicPromosArgs(args), codec.decodePublicPromosResult),
        services: (...args) => ask('services', 'read', codec.encodeServicesArgs(args), codec.decodeServicesResult),
        workers: (...args) => ask('workers', 'read', codec.encodeWorkersArgs(args), codec.decodeWorkersResult),
        weekly_hours: (...args) => ask('weekly_hours', 'read', codec.encodeWeeklyHoursArgs(args), codec.decodeWeeklyHoursResult),
        day_overrides: (...args) => ask('day_overrides', 'read', codec.encodeDayOverridesArgs(args), codec.decodeDayOverridesResult),
        visits: (...args) => ask('visits', 'read', codec.encodeVisitsArgs(args), codec.decodeVisitsResult),
        media: (...args) => ask('media', 'read', codec.encodeMediaArgs(args), codec.decodeMediaResult),
        promos: (...args) => ask('promos', 'read', codec.encodePromosArgs(args), codec.decodePromosResult),
        discount_codes: (...args) => ask('discount_codes', 'read', codec.encodeDiscountCodesArgs(args), codec.decodeDiscountCodesResult),
        add_service: (...args) => ask('add_service', 'write', codec.encodeAddServiceArgs(args), codec.decodeAddServiceResult),
        update_service: (...args) => ask('update_service', 'write', codec.encodeUpdateServiceArgs(args), codec.decodeUpdateServiceResult),
        remove_service: (...args) => ask('remove_service', 'write', codec.encodeRemoveServiceArgs(args), codec.decodeRemoveServiceResult),
        set_weekly_hours: (...args) =>
            ask('set_weekly_hours', 'write', codec.encodeSetWeeklyHoursArgs(args), codec.decodeSetWeeklyHoursResult),
        set_day_override: (...args) =>
            ask('set_day_override', 'write', codec.encodeSetDayOverrideArgs(args), codec.decodeSetDayOverrideResult),
        clear_day_override: (...args) =>
            ask('clear_day_override', 'write', codec.encodeClearDayOverrideArgs(args), codec.decodeClearDayOverrideResult),
        add_promo: (...args) => ask('add_promo', 'write', codec.encodeAddPromoArgs(args), codec.decodeAddPromoResult),
        update_promo: (...args) => ask('update_promo', 'write', codec.encodeUpdatePromoArgs(args), codec.decodeUpdatePromoResult),
        set_promo_active: (...args) =>
            ask('set_promo_active', 'write', codec.encodeSetPromoActiveArgs(args), codec.decodeSetPromoActiveResult),
        remove_promo: (...args) => ask('remove_promo', 'write', codec.encodeRemovePromoArgs(args), codec.decodeRemovePromoResult),
        add_discount_code: (...args) =>
            ask('add_discount_code', 'write', codec.encodeAddDiscountCodeArgs(args), codec.decodeAddDiscountCodeResult),
        remove_discount_code: (...args) =>
            ask('remove_discount_code', 'write', codec.encodeRemoveDiscountCodeArgs(args), codec.decodeRemoveDiscountCodeResult)
    };
}

/** One call of a method, its argument encoded and its reply to be decoded. */
export type Ask = <T>(method: string, kind: CallKind, argument: Uint8Array, decode: (reply: Uint8Array) => T) => Promise<T>;

/** Asking throws CoreFailure, also for a reply that is not of the method's type: what a write came to is then not known. */
export function asking(transport: CoordinatorTransport): Ask {
    return async (method, kind, argument, decode) => decoded(kind, await transport.call(method, argument, kind), decode);
}

/** Synchronous, so that its `catch` cannot swallow what the run time throws to clean up after a trap. */
function decoded<T>(kind: CallKind, reply: Uint8Array, decode: (reply: Uint8Array) => T): T {
    try {
        return decode(reply);
    } catch {
        throw callFailure(kind);
    }
}
