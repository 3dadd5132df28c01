import type { Register } from '../../src/testing/reference-salons/salon-store.js';
import type { StableMap } from '../shared/stable-map.js';
import { recordBytes, recordFromBytes } from './record-bytes.js';
import type { RecordForm } from './record-form.js';
import { recordKey, recordKeys } from './record-key.js';

/** Single records in one table of the stable map. */
export class StableRegister<T, Row extends readonly unknown[] = never> implements Register<T> {
    constructor(
        private readonly map: StableMap,
        private readonly table: number,
        private readonly form?: RecordForm<T, Row>
    ) {}

    get(key: string): T | undefined {
        const place = recordKey(this.table, key);
        return place === undefined ? undefined : this.#record(this.map.get(place));
    }

    getAll(keys: readonly string[]): T[] {
        return this.allOf('', keys);
    }

    /** The records whose keys are `start` and one of these ids, which this register knows; those that are gone are left out. */
    allOf(start: string, ids: readonly string[]): T[] {
        const records: T[] = [];
        for (const place of recordKeys(this.table, start, ids)) {
            const record = this.#record(this.map.get(place));
            if (record !== undefined) records.push(record);
        }
        return records;
    }

    set(key: string, record: T): void {
        const place = recordKey(this.table, key);
        if (place === undefined) throw new Error('not a key');
        this.map.insert(place, recordBytes(this.form === undefined ? record : this.form.toRow(record)));
    }

    delete(key: string): void {
        const place = recordKey(this.table, key);
        if (place !== undefined) this.map.remove(place);
    }

    #record(bytes: Uint8Array | undefined): T | undefined {
        if (bytes === undefined) return undefined;
        return this.form === undefined ? recordFromBytes<T>(bytes) : this.form.fromRow(recordFromBytes<Row>(bytes));
    }
}
