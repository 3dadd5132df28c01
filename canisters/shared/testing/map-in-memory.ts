import type { StableMap } from '../stable-map.js';

/** A stable map without a canister: what it holds can be looked at, and taken over by another, as after an upgrade. */
export class MapInMemory implements StableMap {
    readonly entries: Map<string, Uint8Array>;

    constructor(entries: Iterable<readonly [string, Uint8Array]> = []) {
        this.entries = new Map(entries);
    }

    get(key: Uint8Array): Uint8Array | undefined {
        return this.entries.get(textOf(key))?.slice();
    }

    insert(key: Uint8Array, value: Uint8Array): void {
        this.entries.set(textOf(key), value.slice());
    }

    remove(key: Uint8Array): void {
        this.entries.delete(textOf(key));
    }

    containsKey(key: Uint8Array): boolean {
        return this.entries.has(textOf(key));
    }

    keys(start: number, length: number): Uint8Array[] {
        const sorted = [...this.entries.keys()].sort();
        return sorted.slice(start, start + length).map((key) => Uint8Array.from(Buffer.from(key, 'latin1')));
    }

    len(): number {
        return this.entries.size;
    }
}

function textOf(key: Uint8Array): string {
    return Buffer.from(key).toString('latin1');
}
