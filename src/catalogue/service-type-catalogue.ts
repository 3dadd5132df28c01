import type { ServiceType } from './service-type.js';
import { buildServiceTypeIndex, type ServiceTypeIndex } from './service-type-index.js';

/** The catalogue changes a few times a year; ten minutes keep a conversation from reading it with every call (rule 16). */
export const CATALOGUE_TTL_MS = 10 * 60 * 1000;

/**
 * The salon system's catalogue of service types, read when first needed and kept for ten minutes with its index.
 *
 * What is kept is the index, never the promise of one: in a canister, a message that awaits the call of another goes on inside that other
 * message, and answers in its place. Reads that overlap therefore read twice.
 */
export class ServiceTypeCatalogue {
    #index: ServiceTypeIndex | undefined;
    #readAt = 0;

    /**
     * @param load reads the catalogue; may throw `CoreFailure`, which is not kept
     * @param now milliseconds since 1970 UTC
     */
    constructor(
        private readonly load: () => Promise<readonly ServiceType[]>,
        private readonly now: () => number = Date.now
    ) {}

    /** @throws what `load` throws */
    async index(): Promise<ServiceTypeIndex> {
        if (this.#index !== undefined && this.now() - this.#readAt < CATALOGUE_TTL_MS) return this.#index;
        const index = buildServiceTypeIndex(await this.load());
        this.#index = index;
        this.#readAt = this.now();
        return index;
    }
}
