/** Words of a query as terms of the index: by stem, by a dotted abbreviation, or with one typing error. */
import { isOneEditApart } from './one-edit-apart.js';
import { polishStem } from './polish-stem.js';
import { shapeOf, type ServiceTypeIndex } from './service-type-index.js';

/** Shorter words differ by one letter too often: "pasta" and "pasma". */
const SHORTEST_TYPO = 6;

export type ResolvedTerm = { readonly term: number; readonly isGuess: boolean };

/** The term of one folded word, or undefined when the catalogue does not know the word. */
export function resolveTerm(index: ServiceTypeIndex, word: string): ResolvedTerm | undefined {
    const exact = index.terms.get(polishStem(word));
    if (exact !== undefined) return { term: exact, isGuess: false };
    const guess = mistypedTerm(index, word);
    return guess === undefined ? undefined : { term: guess, isGuess: true };
}

/** The one term that an abbreviation such as "uzup." can stand for; undefined when several or none begin like it. */
export function resolveAbbreviation(index: ServiceTypeIndex, start: string): ResolvedTerm | undefined {
    let found: number | undefined;
    for (const [stem, term] of index.terms) {
        if (!stem.startsWith(start)) continue;
        if (found !== undefined) return undefined;
        found = term;
    }
    return found === undefined ? undefined : { term: found, isGuess: true };
}

function mistypedTerm(index: ServiceTypeIndex, word: string): number | undefined {
    if (word.length < SHORTEST_TYPO) return undefined;
    for (let length = word.length - 1; length <= word.length + 1; length++) {
        for (const known of index.wordsByShape.get(shapeOf(word, length)) ?? []) {
            if (known.word.length >= SHORTEST_TYPO && isOneEditApart(word, known.word)) return known.term;
        }
    }
    return undefined;
}
