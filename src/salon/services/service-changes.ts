import { fieldLabels, fieldTexts, type ReadableChange, type ReadableService } from './service-texts.pl.js';

/** The fields of a service, in the order in which a sentence names them. */
const FIELDS = ['name', 'pricePln', 'durationMinutes', 'serviceTypeIds', 'workerIds', 'description', 'active'] as const;

type EditedField = (typeof FIELDS)[number];

/** What an edit changes, in words. A field that was sent as it already is does not change. */
export function changesBetween(before: ReadableService, after: ReadableService): readonly ReadableChange[] {
    return FIELDS.map((field) => ({ label: fieldLabels[field], before: fieldText(before, field), after: fieldText(after, field) })).filter(
        (change) => change.before !== change.after
    );
}

/** What stays, in words. The service's name opens the sentence, and an absent description is not worth a word. */
export function unchangedFields(before: ReadableService, after: ReadableService): readonly string[] {
    return FIELDS.filter((field) => field !== 'name' && fieldText(before, field) === fieldText(after, field))
        .filter((field) => field !== 'description' || after.description !== undefined)
        .map((field) => `${fieldLabels[field]}: ${fieldText(after, field)}`);
}

function fieldText(service: ReadableService, field: EditedField): string {
    switch (field) {
        case 'name':
            return fieldTexts.name(service.name);
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
