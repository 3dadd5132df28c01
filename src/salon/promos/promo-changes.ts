import type { LocalDate } from '../../time/local-date.js';
import { validityText } from '../validity-texts.pl.js';
import { promoFieldTexts, promoLabels, type PromoChange } from './promo-texts.pl.js';
import type { ReadablePromo } from './readable-promo.js';

/** The fields of a promo, in the order in which a sentence names them. First and last day are one thing to a person: when. */
const FIELDS = ['title', 'discount', 'services', 'validity', 'picture', 'description', 'active'] as const;

type PromoField = (typeof FIELDS)[number];

/** What an edit changes, in words. A field that was sent as it already is does not change. */
export function changesBetween(before: ReadablePromo, after: ReadablePromo, today?: LocalDate): readonly PromoChange[] {
    return FIELDS.filter((field) => isChanged(before, after, field, today)).map((field) => ({
        label: promoLabels[field],
        before: fieldText(before, field, today),
        after: fieldText(after, field, today)
    }));
}

/** What stays, in words. The title opens the sentence, and what is not there is not worth a word. */
export function unchangedFields(before: ReadablePromo, after: ReadablePromo, today?: LocalDate): readonly string[] {
    return FIELDS.filter((field) => field !== 'title' && !isChanged(before, after, field, today))
        .filter((field) => !(field === 'picture' && after.picture === undefined))
        .filter((field) => !(field === 'description' && after.description === undefined))
        .map((field) => `${promoLabels[field]}: ${fieldText(after, field, today)}`);
}

function isChanged(before: ReadablePromo, after: ReadablePromo, field: PromoField, today?: LocalDate): boolean {
    return field === 'services'
        ? serviceKey(before) !== serviceKey(after)
        : fieldText(before, field, today) !== fieldText(after, field, today);
}

/** Ten other services are ten services all the same, in words. */
function serviceKey({ services }: ReadablePromo): string {
    return services === undefined ? '' : JSON.stringify(services.map(({ name }) => name).sort());
}

function fieldText(promo: ReadablePromo, field: PromoField, today?: LocalDate): string {
    switch (field) {
        case 'title':
            return promoFieldTexts.title(promo.title);
        case 'discount':
            return promoFieldTexts.discount(promo.discount);
        case 'services':
            return promoFieldTexts.services(promo.services);
        case 'validity':
            return validityText(promo, today);
        case 'picture':
            return promoFieldTexts.picture(promo.picture);
        case 'description':
            return promoFieldTexts.description(promo.description);
        case 'active':
            return promoFieldTexts.active(promo.active);
    }
}
