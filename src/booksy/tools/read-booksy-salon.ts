import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { output, type OutputOf } from '../../tool/output.js';
import type { BooksyReaderContext } from '../booksy-context.js';
import { DRAFT_PHOTO_KINDS, type DraftPhotoKind, type SultanaSalonDraft } from '../draft.js';
import { cutAt } from '../draft-name.js';
import { booksyFields } from './booksy-fields.js';
import { booksyDescriptions } from './descriptions.pl.js';
import { headingsOf } from './headings.js';
import { profileTexts } from './profile-texts.pl.js';
import { booksyProgress } from './progress.pl.js';
import { readDraft } from './read-draft.js';

/** A description is for the model to retell; the longest that Booksy takes would fill half of an answer. */
const LONGEST_DESCRIPTION = 2_000;

const fields = { url: booksyFields.url };

const counts = output.record(
    Object.fromEntries(DRAFT_PHOTO_KINDS.map((kind) => [kind, output.integer])) as Record<DraftPhotoKind, typeof output.integer>
);

const salon = output.record({
    booksyId: output.integer,
    name: output.text,
    description: output.orNull(output.text),
    address: output.orNull(output.text),
    city: output.orNull(output.text),
    postalCode: output.orNull(output.text),
    lat: output.orNull(output.number),
    lng: output.orNull(output.number),
    /** 0 is Monday; a closed day has no ranges. Empty when the profile does not say. */
    openingHours: output.list(
        output.record({ day: output.integer, ranges: output.list(output.record({ start: output.text, end: output.text })) })
    ),
    team: output.list(output.record({ name: output.text, position: output.orNull(output.text), servesCustomers: output.flag })),
    /** How many of the team the answer has no room for. */
    teamLeftOut: output.integer,
    serviceCount: output.integer,
    categories: output.list(output.record({ name: output.text, services: output.integer })),
    photos: counts,
    notes: output.list(output.text),
    source: output.record({
        url: output.text,
        degraded: output.flag,
        fields: output.list(output.record({ field: output.text, origin: output.text }))
    })
});

/** A salon as its Booksy profile shows it. */
export type BooksySalonData = OutputOf<typeof salon>;

export const readBooksySalon = defineReadTool<BooksyReaderContext, typeof fields, BooksySalonData>({
    name: 'read_booksy_salon',
    description: booksyDescriptions.read_booksy_salon,
    progress: booksyProgress('read_booksy_salon'),
    fields,
    output: salon,
    async read({ url }, { reader }) {
        const draft = await readDraft(reader, url);
        return { summary: profileTexts.salon(draft), data: salonData(draft) };
    }
});

function salonData(draft: SultanaSalonDraft): BooksySalonData {
    const people = draft.team.map(({ name, position, servesCustomers }) => ({ name, position: position ?? null, servesCustomers }));
    const team = boundedList(people);
    return {
        booksyId: draft.booksyId,
        name: draft.name,
        description: draft.description === undefined ? null : cutAt(draft.description, LONGEST_DESCRIPTION),
        address: draft.address ?? null,
        city: draft.city ?? null,
        postalCode: draft.postalCode ?? null,
        lat: draft.position?.lat ?? null,
        lng: draft.position?.lng ?? null,
        openingHours: draft.openingHours.map(({ day, ranges }) => ({ day, ranges: ranges.map(({ start, end }) => ({ start, end })) })),
        team: team.items,
        teamLeftOut: team.leftOut,
        serviceCount: draft.services.length,
        categories: boundedList(headingsOf(draft.services).map(({ name, services }) => ({ name, services }))).items,
        photos: photoCounts(draft),
        notes: draft.notes,
        source: {
            url: draft.source.url,
            degraded: draft.source.degraded,
            fields: Object.entries(draft.source.fields).map(([field, origin]) => ({ field, origin }))
        }
    };
}

function photoCounts({ photos }: SultanaSalonDraft): BooksySalonData['photos'] {
    const count = (kind: DraftPhotoKind): number => photos.filter((photo) => photo.kind === kind).length;
    return Object.fromEntries(DRAFT_PHOTO_KINDS.map((kind) => [kind, count(kind)])) as Record<DraftPhotoKind, number>;
}
