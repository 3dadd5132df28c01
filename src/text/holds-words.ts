import { foldPolish } from './normalise.js';

/** Whether a name holds every word of a query, or the beginning of it: how the list tools narrow a list. Case and diacritics do not matter. */
export function holdsWords(name: string, query: string): boolean {
    const folded = foldPolish(name);
    return foldPolish(query)
        .split(' ')
        .every((word) => folded.includes(word));
}
