import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { listOutput, output, type OutputOf } from '../../tool/output.js';
import type { BooksyReadContext } from '../booksy-context.js';
import { matchPeople } from '../match-people.js';
import { booksyFields } from './booksy-fields.js';
import { booksyDescriptions } from './descriptions.pl.js';
import { booksyProgress } from './progress.pl.js';
import { readDraft } from './read-draft.js';
import { teamTexts } from './team-texts.pl.js';

const fields = { url: booksyFields.url };

const people = listOutput(
    'people',
    output.record({
        name: output.text,
        position: output.orNull(output.text),
        servesCustomers: output.flag,
        /** Whether exactly one worker of the salon is this person. */
        inSalon: output.flag
    })
);

/** Who is on a Booksy profile, and who of them is in the salon's team. */
export type BooksyPeopleData = OutputOf<typeof people>;

/** A placeholder: copying a team is not built, since people take over accounts of their own (Y5). Writes nothing. */
export const importBooksyWorkers = defineReadTool<BooksyReadContext, typeof fields, BooksyPeopleData>({
    name: 'import_booksy_workers',
    description: booksyDescriptions.import_booksy_workers,
    progress: booksyProgress('import_booksy_workers'),
    fields,
    output: people,
    async read({ url }, { reader, port }) {
        const [draft, workers] = await Promise.all([readDraft(reader, url), port.listWorkers()]);
        const matches = matchPeople(
            draft.team.map(({ name }) => name),
            workers
        );
        const all = draft.team.map(({ name, position, servesCustomers }) => ({
            name,
            position: position ?? null,
            servesCustomers,
            inSalon: matches.has(name)
        }));
        const missing = all.filter(({ inSalon }) => !inSalon).map(({ name }) => name);
        const { items, leftOut } = boundedList(all);
        return { summary: teamTexts.compared(all.length, missing), data: { people: items, leftOut } };
    }
});
