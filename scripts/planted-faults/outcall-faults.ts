import type { Fault } from './faults.js';

const BOOKSY = 'canisters/agent_tools/booksy';
const READS = `${BOOKSY}/profile-reads.ts`;
const READS_TEST = `${BOOKSY}/profile-reads.test.ts`;
const TRANSFORM = `${BOOKSY}/transform-page.ts`;
const TRANSFORM_TEST = `${BOOKSY}/transform-page.test.ts`;

/** What keeps outcalls few, and their answers alike, with one of its parts taken out. */
export const OUTCALL_FAULTS: readonly Fault[] = [
    {
        name: 'outcalls without a budget',
        file: READS,
        find: "if (!this.budget.spend(owner)) throw new BooksyFailure('reads_used_up');",
        replace: 'this.budget.spend(owner);',
        test: READS_TEST,
        caughtBy: 'S12 an owner has her own day’s outcalls'
    },
    {
        name: 'outcalls below the reserve of cycles',
        file: READS,
        find: '< MIN_CYCLES_FOR_OUTCALLS',
        replace: '< 0n',
        test: READS_TEST,
        caughtBy: 'S12 below the reserve of cycles'
    },
    {
        name: 'two reads of one profile at once',
        file: READS,
        find: "if (this.#underWay.has(address.id)) throw new BooksyFailure('being_read');",
        replace: '',
        test: READS_TEST,
        caughtBy: 'C4 a second read of the same profile is told that it is being read'
    },
    {
        name: 'a redirect followed unseen',
        file: READS,
        find: 'const target = parseBooksyRedirect(answer.redirect, address);',
        replace: 'const target = { ...address, url: answer.redirect } as typeof address | undefined;',
        test: READS_TEST,
        caughtBy: 'Y6 a redirect is looked at again'
    },
    {
        name: 'headers left in the answer',
        file: TRANSFORM,
        find: 'return { status: 200n, headers: [], body: encodePageAnswer(answer) };',
        replace: 'return { ...response, body: encodePageAnswer(answer) };',
        test: TRANSFORM_TEST,
        caughtBy: 'C4 is the same whatever headers'
    }
];
