import type { JsonObject } from '../json/json-value.js';

/** A list that a model reads costs context; about as much as a salon's whole price list (rule 10). In characters of JSON. */
export const MAX_LIST_JSON = 8_000;

export interface BoundedList<Item extends JsonObject> {
    readonly items: readonly Item[];
    /** How many items did not fit. */
    readonly leftOut: number;
}

/** The items of a list from its start as far as they fit a result. Only whole items; at least one where there is one. */
export function boundedList<Item extends JsonObject>(items: readonly Item[]): BoundedList<Item> {
    let size = 2;
    let count = 0;
    for (const item of items) {
        size += JSON.stringify(item).length + 1;
        if (size > MAX_LIST_JSON && count > 0) break;
        count++;
    }
    return { items: items.slice(0, count), leftOut: items.length - count };
}
