import type { Register } from '../../src/testing/reference-salons/salon-store.js';
import type { StableMap } from '../shared/stable-map.js';
import { recordBytes, recordFromBytes } from './record-bytes.js';
import { recordKey } from './record-key.js';

/** Single records in one table of the stable map. */
export class StableRegister<T> implements Register<T> {
    constructor(
        private readonly map: StableMap,
        private readonly table: number
    ) {}

    get(key: string): T | undefined {
        const bytes = this.#read(key);
        return bytes === undefined ? undefined : recordFromBytes<T>(bytes);
    }

    set(key: string, record: T): void {
        const place = recordKey(this.table, key);
        if (place === undefined) throw new Error('not a key');
        this.map.insert(place, recordBytes(record));
    }

    delete(key: string): void {
        const place = recordKey(this.table, key);
        if (place !== undefined) this.map.remove(place);
    }

    #read(key: string): Uint8Array | undefined {
        const place = recordKey(this.table, key);
        return place === undefined ? undefined : this.map.get(place);
    }
}
