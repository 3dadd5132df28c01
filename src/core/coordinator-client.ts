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
export type CoordinatorClient = Pick<
    CoordinatorActor,
    'service_types' | 'public_services' | 'public_workers' | 'services' | 'workers' | 'add_service' | 'update_service' | 'remove_service'
>;
