/** Numbers that look random and are the same for the same seed (mulberry32). */
export class SeededRandom {
    constructor(private state: number) {}

    /** At least 0 and below 1. */
    next(): number {
        this.state = (this.state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    }

    /** From 0 up to and without `end`. */
    below(end: number): number {
        return Math.floor(this.next() * end);
    }

    pick<T>(items: readonly T[]): T {
        const item = items[this.below(items.length)];
        if (item === undefined) throw new Error('there is nothing to pick from');
        return item;
    }

    hex(digits: number): string {
        return Array.from({ length: digits }, () => this.below(16).toString(16)).join('');
    }

    shuffled<T>(items: readonly T[]): T[] {
        return items
            .map((item) => ({ item, place: this.next() }))
            .sort((a, b) => a.place - b.place)
            .map(({ item }) => item);
    }
}
