/** Which worker of the salon a person on Booksy is: told by the first name, where it leaves no doubt. */
import { normalisePhrase } from '../text/normalise.js';

export interface NamedWorker {
    readonly id: string;
    readonly name: string;
}

/**
 * Worker ids by name on Booksy. A person counts when the whole name is the same, or when the first name belongs to exactly one worker of the salon
 * and to nobody else on Booksy; everyone else is left out.
 */
export function matchPeople(booksyNames: readonly string[], workers: readonly NamedWorker[]): ReadonlyMap<string, string> {
    const matches = new Map<string, string>();
    const distinct = [...new Set(booksyNames)];
    for (const name of distinct) {
        const worker =
            only(workers.filter((candidate) => normalisePhrase(candidate.name) === normalisePhrase(name))) ??
            namesake(name, distinct, workers);
        if (worker !== undefined) matches.set(name, worker.id);
    }
    return matches;
}

function namesake(name: string, booksyNames: readonly string[], workers: readonly NamedWorker[]): NamedWorker | undefined {
    const first = firstName(name);
    if (first === '' || booksyNames.filter((other) => firstName(other) === first).length > 1) return undefined;
    const worker = only(workers.filter((candidate) => firstName(candidate.name) === first));
    return worker !== undefined && surnamesAgree(name, worker.name) ? worker : undefined;
}

/** "Ala" and "Ala Nowak" may be one; "Ala Kos" and "Ala Nowak" are two; "Ala K." goes with "Ala Kos". */
function surnamesAgree(one: string, other: string): boolean {
    const [a, b] = [surname(one), surname(other)];
    return a === '' || b === '' || a.startsWith(b) || b.startsWith(a);
}

function firstName(name: string): string {
    return normalisePhrase(name).split(' ')[0] ?? '';
}

function surname(name: string): string {
    return normalisePhrase(name).split(' ').slice(1).join(' ').replace(/\.$/, '');
}

function only<T>(items: readonly T[]): T | undefined {
    return items.length === 1 ? items[0] : undefined;
}
