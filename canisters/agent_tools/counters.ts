/** What happened since the last upgrade, by name. Names come from the code, never from a caller. */
export class Counters {
    readonly #values = new Map<string, number>();

    /** @param since nanoseconds since 1970 UTC */
    constructor(readonly since: bigint) {}

    count(name: string): void {
        this.#values.set(name, (this.#values.get(name) ?? 0) + 1);
    }

    all(): { name: string; value: bigint }[] {
        return [...this.#values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => ({ name, value: BigInt(value) }));
    }
}
