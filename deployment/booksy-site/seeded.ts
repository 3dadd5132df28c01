/** Numbers that look random and are the same for the same seed, so that a made-up salon is the same wherever it is made. */
export class Seeded {
    #state: number;

    constructor(seed: number) {
        this.#state = (seed * 2_654_435_761) >>> 0;
    }

    /** From 0 up to, and without, `below`. */
    int(below: number): number {
        // Mulberry32.
        this.#state = (this.#state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    }

    pick<T>(items: readonly T[]): T {
        const item = items[this.int(items.length)];
        if (item === undefined) throw new RangeError('nothing to pick from');
        return item;
    }

    /** Hexadecimal digits. */
    hex(digits: number): string {
        return Array.from({ length: digits }, () => this.int(16).toString(16)).join('');
    }
}
