import { salonTexts } from './salon-texts.pl.js';

/** By id. Where two share a name, the id stands beside it: nobody could agree to "Anna" when there are two. */
export function uniqueNames(named: readonly (readonly [id: string, name: string])[]): ReadonlyMap<string, string> {
    const uses = new Map<string, number>();
    for (const [, name] of named) uses.set(name, (uses.get(name) ?? 0) + 1);
    return new Map(named.map(([id, name]) => [id, uses.get(name) === 1 ? name : salonTexts.sameName(name, id)]));
}
