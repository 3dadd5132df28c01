import type { _SERVICE } from './generated/coordinator.did.js';

type PortMethod =
    'service_types' | 'public_services' | 'public_workers' | 'services' | 'workers' | 'add_service' | 'update_service' | 'remove_service';

/**
 * The coordinator's methods that the ports use, in the types of `coordinator.did`, whatever carries the calls: `@dfinity/agent`, calls between
 * canisters, or a salon system in the same process. Every method rejects with `CoreFailure` (see `callFailure`) and with nothing else but the
 * run time's own errors, which pass through the ports untouched.
 */
export type CoordinatorClient = {
    readonly [Method in PortMethod]: (...args: Parameters<_SERVICE[Method]>) => Promise<Awaited<ReturnType<_SERVICE[Method]>>>;
};
