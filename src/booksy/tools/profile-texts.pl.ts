import { joinList } from '../../text/list.js';
import { polishCount } from '../../text/plural.js';
import type { SultanaSalonDraft } from '../draft.js';

export const serviceForms = { one: 'usługa', few: 'usługi', many: 'usług' };
const photoForms = { one: 'zdjęcie', few: 'zdjęcia', many: 'zdjęć' };
const personForms = { one: 'osoba', few: 'osoby', many: 'osób' };

export interface ListedBooksyServices {
    readonly salon: string;
    readonly found: number;
    /** How many of them the answer has no room for. */
    readonly leftOut: number;
    readonly category: string | undefined;
    readonly query: string | undefined;
    /** Headings of the whole price list. */
    readonly headings: readonly string[];
    readonly notes: readonly string[];
}

/** What the tools that read a profile say. */
export const profileTexts = {
    salon: ({ name, services, photos, team, notes }: SultanaSalonDraft) =>
        withNotes(
            `Profil „${name}” na Booksy: ${polishCount(services.length, serviceForms)}, ${polishCount(team.length, personForms)} w zespole, ${polishCount(photos.length, photoForms)}. Niczego nie zapisano.`,
            notes
        ),
    services: ({ salon, found, leftOut, category, query, headings, notes }: ListedBooksyServices) => {
        const where = category === undefined ? `W cenniku „${salon}” na Booksy` : `W kategorii „${category}” na Booksy`;
        if (found === 0) {
            if (query === undefined) return withNotes(`${where} nie ma żadnej usługi.`, notes);
            return `${where} żadna usługa nie pasuje do „${query}”. Spróbuj innych słów albo weź całą listę, bez argumentu query.`;
        }
        const matching = query === undefined ? '' : ` pasujących do „${query}”`;
        const count = query === undefined ? polishCount(found, serviceForms) : `${found}${matching}`;
        return withNotes(`${where}: ${count}.${cut(leftOut, headings)} Niczego nie zapisano.`, notes);
    },
    noSuchCategory: (category: string, headings: readonly string[]) =>
        headings.length === 0
            ? `Na tym profilu nie ma kategorii „${category}”, bo nie ma na nim żadnej usługi.`
            : `Na tym profilu nie ma kategorii „${category}”. Są: ${quoted(headings)}. Podaj jedną z nich albo pomiń argument category.`
} as const;

/** „A”, „B” i „C”. */
export function quoted(names: readonly string[]): string {
    return joinList(
        names.map((name) => `„${name}”`),
        'pl'
    );
}

function cut(leftOut: number, headings: readonly string[]): string {
    if (leftOut === 0) return '';
    const rest = ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, serviceForms)} — zawęź ją argumentem category albo query.`;
    return headings.length > 1 ? `${rest} Kategorie: ${quoted(headings)}.` : rest;
}

function withNotes(text: string, notes: readonly string[]): string {
    return notes.length === 0 ? text : `${text} Uwagi: ${notes.join(' ')}`;
}
