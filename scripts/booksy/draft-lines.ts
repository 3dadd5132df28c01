import type { DraftService, SultanaSalonDraft } from '../../src/booksy/draft.js';
import { formatDuration, formatPrice } from '../../src/text/units.js';
import { weekdayName } from '../../src/text/weekdays.js';

/** A draft as a person reads it at a terminal. */
export function draftLines(draft: SultanaSalonDraft): string[] {
    const { source, position } = draft;
    return [
        `${draft.name} (${draft.booksyId})`,
        `  address   ${draft.address ?? '–'}`,
        `  position  ${position === undefined ? '–' : `${position.lat}, ${position.lng}`}`,
        `  hours     ${draft.openingHours.map(({ day, ranges }) => `${weekdayName(day, 'pl')} ${ranges.map(({ start, end }) => `${start}–${end}`).join(', ') || '–'}`).join('; ') || '–'}`,
        `  team      ${draft.team.map(({ name, servesCustomers }) => (servesCustomers ? name : `${name} (no services)`)).join(', ') || '–'}`,
        `  pictures  ${draft.photos.length}`,
        `  source    ${source.degraded ? 'schema.org block only, so without times, variants and people' : "the page's own data"}`,
        `  services  ${draft.services.length}`,
        ...draft.services.map(serviceLine),
        ...draft.notes.map((note) => `  ! ${note}`)
    ];
}

function serviceLine({ name, booksyCategory, pricePln, durationMinutes, workerNames, notes }: DraftService): string {
    const price = pricePln === undefined ? 'no price' : formatPrice(pricePln, 'pl');
    const time = durationMinutes === undefined ? 'no time' : formatDuration(durationMinutes);
    const people = workerNames.length === 0 ? '' : ` · ${workerNames.join(', ')}`;
    return `    [${booksyCategory}] ${name} · ${price} · ${time}${people}${notes.length === 0 ? '' : ` · ${notes.join(' ')}`}`;
}
