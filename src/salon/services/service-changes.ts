import { fieldLabels, fieldTexts, type ReadableChange, type ReadableService } from './service-texts.pl.js';

/** The fields that an edit may touch, in the order in which a sentence names them. */
const FIELDS = ['name', 'pricePln', 'durationMinutes', 'serviceTypeIds', 'workerIds', 'description', 'active'] as const;

export type EditedField = (typeof FIELDS)[number];

/** What each edited field says before and after, in words. */
export function changesBetween(
    before: ReadableService,
    after: ReadableService,
    edited: ReadonlySet<EditedField>
): readonly ReadableChange[] {
    return FIELDS.filter((field) => edited.has(field)).map((field) => ({
        label: fieldLabels[field],
        before: fieldText(before, field),
        after: fieldText(after, field)
    }));
}

/** What stays, in words. The service's name opens the sentence, and an absent description is not worth a word. */
export function unchangedFields(service: ReadableService, edited: ReadonlySet<EditedField>): readonly string[] {
    return FIELDS.filter((field) => !edited.has(field) && field !== 'name')
        .filter((field) => field !== 'description' || service.description !== undefined)
        .map((field) => `${fieldLabels[field]} ${fieldText(service, field)}`);
}

function fieldText(service: ReadableService, field: EditedField): string {
    switch (field) {
        case 'name':
            return `„${service.name}”`;
        case 'pricePln':
            return fieldTexts.price(service.pricePln);
        case 'durationMinutes':
            return fieldTexts.duration(service.durationMinutes);
        case 'serviceTypeIds':
            return fieldTexts.types(service.types);
        case 'workerIds':
            return fieldTexts.workers(service.workers);
        case 'description':
            return fieldTexts.description(service.description);
        case 'active':
            return fieldTexts.active(service.active);
    }
}
