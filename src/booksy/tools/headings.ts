import { normalisePhrase } from '../../text/normalise.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import type { DraftService, SultanaSalonDraft } from '../draft.js';
import { profileTexts } from './profile-texts.pl.js';

/** A heading of a price list and how many services stand below it. */
export interface Heading {
    readonly name: string;
    readonly services: number;
}

/** The headings of a price list in its order. */
export function headingsOf(services: readonly DraftService[]): readonly Heading[] {
    const counts = new Map<string, number>();
    for (const { booksyCategory } of services) counts.set(booksyCategory, (counts.get(booksyCategory) ?? 0) + 1);
    return [...counts].map(([name, count]) => ({ name, services: count }));
}

/**
 * The services below a heading, all of them without one.
 *
 * @throws ToolRefusal naming the headings that there are
 */
export function servicesBelow(draft: SultanaSalonDraft, category: string | undefined): readonly DraftService[] {
    if (category === undefined) return draft.services;
    const wanted = normalisePhrase(category);
    const found = draft.services.filter(({ booksyCategory }) => normalisePhrase(booksyCategory) === wanted);
    if (found.length > 0) return found;
    const headings = headingsOf(draft.services).map(({ name }) => name);
    throw new ToolRefusal('invalid_arguments', profileTexts.noSuchCategory(category, headings));
}
