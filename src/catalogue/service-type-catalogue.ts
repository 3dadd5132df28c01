import type { ServiceType } from './service-type.js';
import { buildServiceTypeIndex, type ServiceTypeIndex } from './service-type-index.js';

/** The catalogue changes a few times a year; ten minutes keep a conversation from reading it with every call (rule 16). */
export const CATALOGUE_TTL_MS = 10 * 60 * 1000;

/** The salon system's catalogue of service types, read when first needed and kept for ten minutes with its index. */
export class ServiceTypeCatalogue {
    #index: Promise<ServiceTypeIndex> | undefined;
    #readAt = 0;

    /**
     * @param load reads the catalogue; may throw `CoreFailure`, which is not kept
     * @param now milliseconds since 1970 UTC
     */
    constructor(
        private readonly load: () => Promise<readonly ServiceType[]>,
        private readonly now: () => number = Date.now
    ) {}

    index(): Promise<ServiceTypeIndex> {
        if (this.#index !== undefined && this.now() - this.#readAt < CATALOGUE_TTL_MS) return this.#index;
        const reading = this.load().then(buildServiceTypeIndex);
        this.#index = reading;
        this.#readAt = this.now();
        reading.catch(() => this.forget(reading));
        return reading;
    }

    private forget(reading: Promise<ServiceTypeIndex>): void {
        if (this.#index === reading) this.#index = undefined;
    }
}
