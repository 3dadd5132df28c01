import type { AssistantLanguage } from './locale.js';

const AND: Readonly<Record<AssistantLanguage, string>> = { pl: ' i ', en: ' and ' };

/**
 * Joins items as a sentence does: "A", "A i B", "A, B i C", in English "A, B and C".
 * @returns an empty text for no items
 */
export function joinList(items: readonly string[], language: AssistantLanguage): string {
    const last = items.at(-1);
    if (last === undefined) return '';
    if (items.length === 1) return last;
    return items.slice(0, -1).join(', ') + AND[language] + last;
}
