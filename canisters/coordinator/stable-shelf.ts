import type { Shelf } from '../../src/testing/reference-salons/salon-store.js';
import type { StableMap } from '../shared/stable-map.js';
import type { RecordForm } from './record-form.js';
import { StableRegister } from './stable-register.js';

const NONE: readonly string[] = [];

/**
 * Records in groups: one entry a record, and one with the ids of each group, because the map has no range query. A write then costs its own
 * record and the list of ids, however many records the group has.
 */
export class StableShelf<T, Row extends readonly unknown[] = never> implements Shelf<T> {
    readonly #records: StableRegister<T, Row>;
    readonly #ids: StableRegister<readonly string[]>;

    constructor(map: StableMap, tables: { readonly records: number; readonly ids: number }, form?: RecordForm<T, Row>) {
        this.#records = new StableRegister(map, tables.records, form);
        this.#ids = new StableRegister(map, tables.ids);
    }

    get(group: string, id: string): T | undefined {
        return this.#records.get(recordKeyOf(group, id));
    }

    list(group: string): readonly T[] {
        return this.#records.allOf(`${group}/`, this.#idsOf(group));
    }

    count(group: string): number {
        return this.#idsOf(group).length;
    }

    put(group: string, id: string, record: T): void {
        const ids = this.#idsOf(group);
        this.#records.set(recordKeyOf(group, id), record);
        if (!ids.includes(id)) this.#ids.set(group, [...ids, id]);
    }

    delete(group: string, id: string): void {
        const ids = this.#idsOf(group);
        if (!ids.includes(id)) return;
        this.#records.delete(recordKeyOf(group, id));
        this.#ids.set(
            group,
            ids.filter((other) => other !== id)
        );
    }

    #idsOf(group: string): readonly string[] {
        return this.#ids.get(group) ?? NONE;
    }
}

function recordKeyOf(group: string, id: string): string {
    return `${group}/${id}`;
}
