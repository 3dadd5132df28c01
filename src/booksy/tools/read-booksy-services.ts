import { holdsWords } from '../../text/holds-words.js';
import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { listOutput, output, type OutputOf } from '../../tool/output.js';
import type { BooksyReaderContext } from '../booksy-context.js';
import type { DraftService } from '../draft.js';
import { booksyFields } from './booksy-fields.js';
import { booksyDescriptions } from './descriptions.pl.js';
import { headingsOf, servicesBelow } from './headings.js';
import { profileTexts } from './profile-texts.pl.js';
import { booksyProgress } from './progress.pl.js';
import { readDraft } from './read-draft.js';

const { url, category, query } = booksyFields;
const fields = { url, category, query };

const service = output.record({
    name: output.text,
    /** Null when Booksy shows none. */
    pricePln: output.orNull(output.number),
    durationMinutes: output.orNull(output.integer),
    booksyCategory: output.text,
    description: output.orNull(output.text),
    workerNames: output.list(output.text),
    /** Empty: the ids of types and people live in the salon. */
    serviceTypeIds: output.list(output.text),
    workerIds: output.list(output.text),
    notes: output.list(output.text)
});

/** One bookable variant of a Booksy price list, ready for `add_service` but for its type and people. */
export type BooksyServiceData = OutputOf<typeof service>;

const serviceList = listOutput('services', service);
export type BooksyServiceListData = OutputOf<typeof serviceList>;

export const readBooksyServices = defineReadTool<BooksyReaderContext, typeof fields, BooksyServiceListData>({
    name: 'read_booksy_services',
    description: booksyDescriptions.read_booksy_services,
    progress: booksyProgress('read_booksy_services'),
    fields,
    output: serviceList,
    async read(args, { reader }) {
        const draft = await readDraft(reader, args.url);
        const below = servicesBelow(draft, args.category);
        const words = args.query;
        const found = words === undefined ? below : below.filter(({ name }) => holdsWords(name, words));
        const { items, leftOut } = boundedList(found.map(serviceData));
        const summary = profileTexts.services({
            salon: draft.name,
            found: found.length,
            leftOut,
            category: args.category,
            query: words,
            headings: headingsOf(draft.services).map(({ name }) => name),
            notes: draft.notes
        });
        return { summary, data: { services: items, leftOut } };
    }
});

function serviceData(service: DraftService): BooksyServiceData {
    return {
        name: service.name,
        pricePln: service.pricePln ?? null,
        durationMinutes: service.durationMinutes ?? null,
        booksyCategory: service.booksyCategory,
        description: service.description ?? null,
        workerNames: service.workerNames,
        serviceTypeIds: service.serviceTypeIds,
        workerIds: service.workerIds,
        notes: service.notes
    };
}
