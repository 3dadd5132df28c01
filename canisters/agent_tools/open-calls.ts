/**
 * Calls of this canister that wait for an answer, to whomever. They are counted because a reply that met a new version of this canister would
 * continue a stranger's call: upgrades are refused while any is open.
 */
export class OpenCalls {
    readonly #open = new Set<object>();

    get count(): number {
        return this.#open.size;
    }

    /** Passes on whatever the call throws. */
    async during<T>(call: () => Promise<T>): Promise<T> {
        const token = {};
        this.#open.add(token);
        try {
            return await call();
        } finally {
            // Runs once more in the clean-up after a trap; taking a token out twice is the same as once.
            this.#open.delete(token);
        }
    }
}
