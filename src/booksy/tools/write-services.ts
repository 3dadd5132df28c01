import { CoreFailure } from '../../core/core-failure.js';
import type { SalonCorePort, SalonServiceInput } from '../../core/salon-core-port.js';

/** A salon system answers a few calls at once faster than one after another, and sixty at once not at all. */
export const WRITES_AT_A_TIME = 4;

export interface WrittenServices {
    readonly copied: number;
    /** What stopped the writing, and at which service; undefined when all were written. */
    readonly stop?: { readonly name: string; readonly failure: CoreFailure };
}

/**
 * Adds services in their order, four at a time, and starts none after the first failure. What was under way then is awaited, so that the count
 * is right.
 *
 * @throws whatever is no CoreFailure
 */
export async function writeServices(port: SalonCorePort, services: readonly SalonServiceInput[]): Promise<WrittenServices> {
    const waiting = services.values();
    const stops: { readonly name: string; readonly failure: CoreFailure }[] = [];
    let copied = 0;
    let goesOn = true;

    async function write(service: SalonServiceInput): Promise<void> {
        try {
            await port.addService(service);
            copied++;
        } catch (error) {
            goesOn = false;
            if (!(error instanceof CoreFailure)) throw error;
            stops.push({ name: service.name, failure: error });
        }
    }

    async function lane(): Promise<void> {
        while (goesOn) {
            const next = waiting.next();
            if (next.done === true) return;
            await write(next.value);
        }
    }

    await Promise.all(Array.from({ length: WRITES_AT_A_TIME }, lane));
    // A service that may have been written is what the person has to look at, whatever else failed beside it.
    const stop = stops.find(({ failure }) => failure.code === 'outcome_unknown') ?? stops[0];
    return stop === undefined ? { copied } : { copied, stop };
}
