import type { _SERVICE } from './generated/coordinator.did.js';

/** Every method of `coordinator.did` for one caller, as a promise; `@dfinity/agent`'s and `@dfinity/pic`'s actors are such. */
export type CoordinatorActor = {
    readonly [Method in keyof _SERVICE]: (...args: Parameters<_SERVICE[Method]>) => Promise<Awaited<ReturnType<_SERVICE[Method]>>>;
};

/**
 * The coordinator's methods that the ports use, whatever carries the calls: `@dfinity/agent`, calls between canisters, or a salon system in
 * the same process. Every method rejects with `CoreFailure` (see `callFailure`) and with nothing else but the run time's own errors, which
 * pass through the ports untouched.
 */
export type CoordinatorClient = Pick<CoordinatorActor, ReadMethod | WriteMethod>;

type ReadMethod =
    | 'service_types'
    | 'public_services'
    | 'public_workers'
    | 'public_promos'
    | 'services'
    | 'workers'
    | 'weekly_hours'
    | 'day_overrides'
    | 'visits'
    | 'media'
    | 'promos'
    | 'discount_codes';

type WriteMethod =
    | 'add_service'
    | 'update_service'
    | 'remove_service'
    | 'set_weekly_hours'
    | 'set_day_override'
    | 'clear_day_override'
    | 'add_promo'
    | 'update_promo'
    | 'set_promo_active'
    | 'remove_promo'
    | 'add_discount_code'
    | 'remove_discount_code';
