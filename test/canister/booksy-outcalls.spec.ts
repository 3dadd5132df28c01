import type { HttpsOutcallResponseMock } from '@dfinity/pic';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { BooksyProblem } from '../../src/booksy/booksy-failure.js';
import { booksyProblemText } from '../../src/booksy/texts.pl.js';
import { dataOf, okOf, refusalOf, type AgentConversation } from '../support/agent-conversation.js';
import { BooksyOutcalls, MADE_UP_ADDRESS, onEveryNode, pageFor, statusOnly } from '../support/booksy-outcalls.js';
import { countsInstructions, executionsDuring } from '../support/executions.js';
import { SalonReplica, wasmOf } from '../support/salon-replica.js';

const READ = { url: MADE_UP_ADDRESS };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let replica: SalonReplica;
beforeAll(async () => {
    replica = await SalonReplica.open();
});
afterAll(() => replica.close());

let salon: SalonReplica;
let talk: AgentConversation;
let booksy: BooksyOutcalls;
beforeEach(async () => {
    salon = await replica.anotherWithGrantedAgent();
    talk = salon.conversation();
    booksy = new BooksyOutcalls(salon);
    // What another test read is forgotten, and the day's outcalls are given anew.
    await salon.advance(DAY_MS);
});

const read = (answers: Parameters<BooksyOutcalls['call']>[3]) => booksy.call(talk, 'read_booksy_services', READ, answers);

describe('what the nodes agree on', () => {
    test('C4 thirteen nodes whose pages differ in headers, cookies, tokens and the order of keys agree on the draft', async () => {
        const { result, urls } = await read([onEveryNode((node) => pageFor(node))]);
        expect(urls).toEqual([MADE_UP_ADDRESS]);
        const { services } = dataOf(result) as { services: { name: string; pricePln: number }[] };
        expect(services[0]).toMatchObject({ name: 'Strzyżenie damskie — Włosy krótkie', pricePln: firstPrice() });
        expect(okOf(result).summary).toContain('120 usług');
    });

    test('C4 when one price differs between the nodes nothing is believed, and the tool says so', async () => {
        const { result } = await read([onEveryNode((node) => pageFor(node, { change: node % 2 === 0 ? dearer : undefined }))]);
        expect(refusalOf(result)).toMatchObject({ code: 'unavailable', retryable: true, summary: booksyProblemText('answers_differ') });
        const again = await read([pageFor(0)]);
        okOf(again.result);
    });

    test('C4 up to four nodes of thirteen may be wrong without harm', async () => {
        const { result } = await read([onEveryNode((node) => (node < 4 ? pageFor(node, { change: dearer }) : pageFor(node)))]);
        const { services } = dataOf(result) as { services: { pricePln: number }[] };
        expect(services[0]?.pricePln).toBe(firstPrice());
    });

    test('S16 the request has no query, no cookie and no secret, and is a GET of exactly the profile', async () => {
        const finish = await booksy.start(talk, 'read_booksy_services', { url: `${MADE_UP_ADDRESS}?do=invite&token=tajne#ba_s=seo` });
        const [pending] = await salon.pic.getPendingHttpsOutcalls();
        expect(pending).toMatchObject({ httpMethod: 'GET', url: MADE_UP_ADDRESS, maxResponseBytes: 2_000_000 });
        expect(pending?.headers.map(([name]) => name).sort()).toEqual(['accept', 'accept-encoding']);
        expect(new Map(pending?.headers).get('accept-encoding')).toBe('identity');
        await booksy.answer(statusOnly(404));
        refusalOf(await finish());
    });

    test('S17 the transform answers the management canister and nobody else', async () => {
        const response = { status: 200n, headers: [], body: new TextEncoder().encode('x') };
        const context = new TextEncoder().encode(MADE_UP_ADDRESS);
        for (const person of [salon.owner, salon.agent, salon.anonymous, salon.controller]) {
            await expect(person.tools.transform({ response, context })).rejects.toThrow(/kanister zarządzający/);
        }
    });
});

describe('why a profile cannot be read', () => {
    const MOVED = MADE_UP_ADDRESS.replace('salon-urody', 'nowa-nazwa');
    const moved = (location: string) => statusOnly(301, [['Location', location]]);
    const rejected = (statusCode: number, message: string): HttpsOutcallResponseMock => ({ type: 'reject', statusCode, message });

    test.each<[string, HttpsOutcallResponseMock, BooksyProblem]>([
        ['403', statusOnly(403), 'refused'],
        ['404', statusOnly(404), 'not_found'],
        ['410', statusOnly(410), 'not_found'],
        ['429', statusOnly(429), 'too_many_requests'],
        ['500', statusOnly(500), 'no_answer'],
        ['503', statusOnly(503), 'no_answer'],
        ['301 to another salon', moved(MADE_UP_ADDRESS.replace('999120', '5')), 'moved_elsewhere'],
        ['301 to another host', moved('https://booksy.com.example/pl-pl/999120_x'), 'moved_elsewhere'],
        ['302 without a place', statusOnly(302), 'moved_elsewhere'],
        ['a time-out', rejected(2, 'Timeout expired'), 'no_answer'],
        ['a host that does not answer', rejected(2, 'Connecting to booksy.com failed'), 'no_answer'],
        ['a page above two megabytes', pageFor(0, { atLeast: 2_100_000 }), 'too_large'],
        [
            'a page without data',
            { type: 'success', statusCode: 200, headers: [], body: new TextEncoder().encode('<html></html>') },
            'no_salon_on_page'
        ],
        ['half a page', { type: 'success', statusCode: 200, headers: [], body: halfOf(pageFor(0)) }, 'broken_page']
    ])('C4 %s gets its sentence', async (_name, response, problem) => {
        const { result } = await read([response]);
        expect(refusalOf(result).summary).toBe(booksyProblemText(problem));
    });

    test('C4 a redirect to the profile’s new name is followed, twice at most, and remembered under the address that was asked for', async () => {
        const followed = await read([moved(MOVED.slice('https://booksy.com'.length)), pageFor(0)]);
        expect(followed.urls).toEqual([MADE_UP_ADDRESS, MOVED]);
        okOf(followed.result);
        okOf((await read([])).result);
        await salon.advance(11 * MINUTE_MS);
        const endless = await read([moved(MOVED), moved(MADE_UP_ADDRESS), moved(MOVED)]);
        expect(refusalOf(endless.result).summary).toBe(booksyProblemText('moved_elsewhere'));
    });

    test.each(['http://booksy.com/pl-pl/1_a', 'https://booksy.com:8443/pl-pl/1_a', 'https://evil.example/pl-pl/1_a'])(
        'Y6 %s costs no outcall',
        async (url) => {
            const { result } = await booksy.call(talk, 'read_booksy_salon', { url }, []);
            expect(refusalOf(result).summary).toBe(booksyProblemText('address'));
        }
    );
});

describe('what outcalls may cost', () => {
    test('C4 a second read within ten minutes costs none, for another salon’s agent too, also after an upgrade', async () => {
        const before = await outcalls();
        okOf((await read([pageFor(0)])).result);
        okOf((await booksy.call(talk, 'read_booksy_salon', READ, [])).result);
        expect((await outcalls()) - before).toBe(1n);
        const other = await replica.anotherWithGrantedAgent();
        okOf((await new BooksyOutcalls(other).call(other.conversation(), 'read_booksy_services', READ, [])).result);
        await salon.upgrade();
        expect(okOf((await read([])).result).summary).toContain('120 usług');
        await salon.advance(11 * MINUTE_MS);
        expect((await read([pageFor(1)])).urls).toEqual([MADE_UP_ADDRESS]);
    });

    test('C4 while a profile is being read another call for it waits for nothing, costs nothing, and is told to come again', async () => {
        const finish = await booksy.start(talk, 'read_booksy_services', READ);
        const second = await salon.conversation({ conversation: 'second' }).call('read_booksy_services', READ);
        expect(refusalOf(second)).toMatchObject({ code: 'unavailable', retryable: true, summary: booksyProblemText('being_read') });
        await booksy.answer(pageFor(0));
        okOf(await finish());
        okOf(await salon.conversation({ conversation: 'second' }).call('read_booksy_services', READ));
    });

    test('S12 an owner and all her agents have ten outcalls a day, others go on, and the next day gives ten more', async () => {
        for (let number = 1; number <= 10; number++) refusalOf((await readOther(number, [statusOnly(404)])).result);
        await salon.upgrade();
        const eleventh = refusalOf((await readOther(11, [])).result);
        expect(eleventh).toMatchObject({ code: 'quota_exceeded', summary: booksyProblemText('reads_used_up') });
        const second = salon.person('second agent');
        await salon.grant({}, second);
        const bySecond = await booksy.call(salon.conversation({ by: second }), 'read_booksy_salon', addressOf(12), [], second);
        expect(refusalOf(bySecond.result).code).toBe('quota_exceeded');
        const other = await replica.anotherWithGrantedAgent();
        refusalOf(
            (await new BooksyOutcalls(other).call(other.conversation(), 'read_booksy_salon', addressOf(13), [statusOnly(404)])).result
        );
        await salon.advance(DAY_MS);
        expect((await readOther(14, [statusOnly(404)])).urls).toHaveLength(1);
    });

    test('C4 a query reads what is remembered and says that it cannot fetch', async () => {
        const refusal = refusalOf(await talk.query('read_booksy_services', READ));
        expect(refusal.summary).toBe(booksyProblemText('not_in_query'));
        okOf((await read([pageFor(0)])).result);
        okOf(await talk.query('read_booksy_services', READ));
        await booksy.expectNone();
    });

    test('S2 strangers, visitors and agents without the tool cause no outcall', async () => {
        const { stranger, anonymous } = salon;
        refusalOf((await booksy.call(salon.conversation({ by: stranger }), 'read_booksy_salon', READ, [], stranger)).result);
        refusalOf((await booksy.call(salon.visit({ by: stranger }), 'read_booksy_salon', READ, [], stranger)).result);
        refusalOf(await salon.visit({ by: anonymous }).query('read_booksy_salon', READ));
        await salon.grant({ tools: [['list_services']] });
        expect(refusalOf((await booksy.call(talk, 'read_booksy_salon', READ, [])).result).code).toBe('forbidden');
    });

    test('S9 an upgrade is refused while an outcall is open', async () => {
        const finish = await booksy.start(talk, 'read_booksy_services', READ);
        expect((await salon.stranger.tools.status()).open_calls).toBe(1);
        const target = salon.asController(salon.deployment.agentToolsId);
        const upgraded = salon.pic.upgradeCanister({ ...target, wasm: wasmOf('agent_tools'), arg: new Uint8Array() });
        await expect(upgraded).rejects.toThrow('calls are open');
        await booksy.answer(statusOnly(404));
        refusalOf(await finish());
        expect((await salon.stranger.tools.status()).open_calls).toBe(0);
    });

    test('C4 a page of 1.2 MB with 120 services: the transform below 500 million instructions, a read from the cache below 40 million', async (context) => {
        if (!countsInstructions()) return context.skip('instructions are not counted on this replica');
        const tools = salon.deployment.agentToolsId;
        const first = await executionsDuring(salon.pic, tools, () => read([pageFor(0)]));
        const transforms = first.filter(({ method }) => method === 'transform');
        expect(transforms).toHaveLength(1);
        expect(transforms[0]?.instructions).toBeLessThan(500_000_000);
        const second = await executionsDuring(salon.pic, tools, () => read([]));
        expect(second.reduce((sum, { instructions }) => sum + instructions, 0)).toBeLessThan(40_000_000);
    });

    /** What the counters tell of the time since the last upgrade. */
    async function outcalls(): Promise<bigint> {
        const { counters } = await salon.stranger.tools.status();
        return counters.find(({ name }) => name === 'outcall')?.value ?? 0n;
    }

    const addressOf = (id: number) => ({ url: `https://booksy.com/pl-pl/${id}_salon_fryzjer_3_warszawa` });
    const readOther = (id: number, answers: Parameters<BooksyOutcalls['call']>[3]) =>
        booksy.call(talk, 'read_booksy_salon', addressOf(id), answers);
});

type Business = Readonly<Record<string, unknown>>;

/** One złoty more for the first variant of the first service. */
function dearer(business: Business): void {
    const variant = firstVariant(business);
    variant.price += 1;
    variant.service_price = `${variant.price},00\u00a0zł`;
}

function firstPrice(): number {
    let price = 0;
    pageFor(0, { change: (business) => (price = firstVariant(business).price) });
    return price;
}

function firstVariant(business: Business): { price: number; service_price: string } {
    const [category] = business['service_categories'] as { services: { variants: { price: number; service_price: string }[] }[] }[];
    const variant = category?.services[0]?.variants[0];
    if (variant === undefined) throw new Error('the made-up salon has no services');
    return variant;
}

/** Cut in the middle of the payload. */
function halfOf(page: HttpsOutcallResponseMock): Uint8Array {
    if (page.type !== 'success') throw new Error('there is no page');
    return page.body.slice(0, page.body.length - 200_000);
}
