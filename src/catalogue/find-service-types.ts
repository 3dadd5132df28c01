/** Ranked service types for a query in words: what the tool `find_service_type` answers from. */
import { groupsNamedIn } from './group-words.js';
import { foldedWords } from './polish-stem.js';
import { resolveTerm } from './resolve-terms.js';
import type { ServiceType } from './service-type.js';
import { meaningfulWords, type IndexedName, type ServiceTypeIndex } from './service-type-index.js';

export type FindServiceTypesOptions = {
    /** A second name that narrows the first, such as a heading of a price list or a group of the catalogue; it ranks, it never finds. */
    readonly hint?: string;
    /** How many candidates at most; 5 by default. */
    readonly limit?: number;
    /** Names of the other language count a little less. */
    readonly language?: 'pl' | 'en';
};

export type ServiceTypeCandidate = {
    readonly type: ServiceType;
    /** 1 to 100; 100 is the exact label. Comparable within one answer only. */
    readonly score: number;
};

const DEFAULT_LIMIT = 5;

/** Per cent of a word's weight that counts when it was only guessed. */
const GUESSED = 80;
const SYNONYM = 92;
const OTHER_LANGUAGE = 90;
const BEST_WITHOUT_EXACT = 90;
const HINT_BONUS = 8;
const GROUP_BONUS = 4;
const WEAKEST_ANSWER = 15;

/** Weight of a query's word that the catalogue does not know. */
const UNKNOWN_WORD = 20;

/**
 * Ranks the types whose label or synonyms share words with `query`, best first. An exact label comes first, then an exact synonym, then by how
 * much of the query and of the name is covered. Typing errors of one letter are forgiven in words of six letters and more.
 */
export function findServiceTypes(index: ServiceTypeIndex, query: string, options: FindServiceTypesOptions = {}): ServiceTypeCandidate[] {
    const scores = scoresByType(index, query, options.language ?? 'pl');
    addHint(index, scores, options.hint ?? '');
    return [...scores]
        .filter(([, score]) => score >= WEAKEST_ANSWER)
        .sort(([typeA, a], [typeB, b]) => b - a || typeA - typeB)
        .slice(0, options.limit ?? DEFAULT_LIMIT)
        .flatMap(([position, score]) => {
            const type = index.types[position];
            return type === undefined ? [] : [{ type, score: Math.min(100, Math.round(score)) }];
        });
}

function scoresByType(index: ServiceTypeIndex, query: string, language: 'pl' | 'en'): Map<number, number> {
    const folded = foldedWords(query).join(' ');
    const { matched, total } = matchedWeights(index, query);
    const scores = new Map<number, number>();
    for (const [position, weight] of matched) {
        const name = index.names[position];
        if (name === undefined) continue;
        const score = scoreOf(name, weight, total, folded, language);
        if (score > (scores.get(name.type) ?? 0)) scores.set(name.type, score);
    }
    return scores;
}

/** By name: the weight of the query's words that it holds; and the weight of the whole query. */
function matchedWeights(index: ServiceTypeIndex, query: string): { matched: Map<number, number>; total: number } {
    const matched = new Map<number, number>();
    const seen = new Set<number>();
    let total = 0;
    for (const word of meaningfulWords(query)) {
        const resolved = resolveTerm(index, word);
        if (resolved === undefined) {
            total += UNKNOWN_WORD;
            continue;
        }
        if (seen.has(resolved.term)) continue;
        seen.add(resolved.term);
        const weight = index.weights[resolved.term] ?? 0;
        total += weight;
        const counted = resolved.isGuess ? (weight * GUESSED) / 100 : weight;
        for (const name of index.postings[resolved.term] ?? []) matched.set(name, (matched.get(name) ?? 0) + counted);
    }
    return { matched, total };
}

function scoreOf(name: IndexedName, matched: number, queryWeight: number, folded: string, language: 'pl' | 'en'): number {
    if (name.folded === folded) return name.isTitle ? 100 : 97;
    const covered = (2 * matched) / (queryWeight + name.weight);
    const trust = (name.isTitle ? 100 : SYNONYM) * (name.language === language ? 100 : OTHER_LANGUAGE);
    return (covered * BEST_WITHOUT_EXACT * trust) / 10_000;
}

function addHint(index: ServiceTypeIndex, scores: Map<number, number>, hint: string): void {
    if (hint === '') return;
    const bonuses = hintBonuses(index, hint);
    const groups = groupsNamedIn(hint);
    for (const [type, score] of scores) {
        // An exact name stays first whatever the hint says of others.
        if (score >= BEST_WITHOUT_EXACT) continue;
        const group = index.types[type]?.group ?? '';
        const groupBonus = group === hint || groups.has(group) ? GROUP_BONUS : 0;
        scores.set(type, Math.min(BEST_WITHOUT_EXACT, score + (bonuses.get(type) ?? 0) + groupBonus));
    }
}

function hintBonuses(index: ServiceTypeIndex, hint: string): Map<number, number> {
    const { matched, total } = matchedWeights(index, hint);
    const bonuses = new Map<number, number>();
    for (const [position, weight] of matched) {
        const name = index.names[position];
        if (name === undefined) continue;
        const bonus = (HINT_BONUS * 2 * weight) / (total + name.weight);
        if (bonus > (bonuses.get(name.type) ?? 0)) bonuses.set(name.type, bonus);
    }
    return bonuses;
}
