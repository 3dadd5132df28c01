import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { dataOf, okOf, previewOf, refusalOf, type AgentConversation, type Preview } from '../support/agent-conversation.js';
import { BooksyOutcalls, MADE_UP_ADDRESS, onEveryNode, pageFor, type NodesGet } from '../support/booksy-outcalls.js';
import { SalonReplica } from '../support/salon-replica.js';

const IMPORT = { url: MADE_UP_ADDRESS, category: 'Koloryzacja', confirmed: false };

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
    await salon.advance(24 * 60 * 60_000);
});

test('C4 Y3 an agent copies a price list: preview, the owner’s next message, confirmation, and the salon system has the services', async () => {
    const before = await salon.services();
    const preview = await previewed({ ...IMPORT, category: undefined }, [onEveryNode((node) => pageFor(node))]);
    expect(preview.summary).toContain('Salon Urody Pod Kasztanem');
    expect(await salon.services()).toEqual(before);

    const early = await confirmed(preview, []);
    expect(refusalOf(early).code).toBe('invalid_arguments');

    talk.nextMessage();
    const { copied, left } = dataOf(await confirmed(preview, [])) as { copied: number; left: number };
    expect(left).toBe(0);
    const after = await salon.services();
    expect(after).toHaveLength(before.length + copied);
    expect(copied).toBe((JSON.parse(preview.echo) as { expectedCount: number }).expectedCount);
    const first = after.find(({ name }) => name === 'Koloryzacja jednolita');
    expect(first).toMatchObject({ active: true, service_type_ids: [expect.stringMatching(/^hair-/)] });
});

test('C4 an upgrade between preview and confirmation costs no second outcall and copies what was shown', async () => {
    const preview = await previewed(IMPORT, [pageFor(0)]);
    await salon.upgrade();
    talk.nextMessage();
    const { copied } = dataOf(await confirmed(preview, [])) as { copied: number };
    expect(copied).toBeGreaterThan(5);
});

test('rule 7 a price that Booksy changed since the preview stops the confirmation, and a new preview shows it', async () => {
    const preview = await previewed(IMPORT, [pageFor(0)]);
    const before = await salon.services();
    await salon.advance(11 * 60_000);
    talk.nextMessage();
    const refusal = refusalOf(await confirmed(preview, [pageFor(1, { change: dearerColour })]));
    expect(refusal.code).toBe('conflict');
    expect(await salon.services()).toEqual(before);
    const again = await previewed(IMPORT, []);
    talk.nextMessage();
    okOf(await confirmed(again, []));
});

test('rule 7 nodes that disagree at the confirmation leave the preview usable', async () => {
    const preview = await previewed(IMPORT, [pageFor(0)]);
    await salon.advance(11 * 60_000);
    talk.nextMessage();
    const differing = onEveryNode((node) => pageFor(node, { change: node < 7 ? dearerColour : undefined }));
    expect(refusalOf(await confirmed(preview, [differing])).code).toBe('unavailable');
    okOf(await confirmed(preview, [pageFor(2)]));
});

test('Y3 copied again, what the salon has is left out', async () => {
    const preview = await previewed(IMPORT, [pageFor(0)]);
    talk.nextMessage();
    okOf(await confirmed(preview, []));
    expect((await previewed(IMPORT, [])).summary).toContain('Nie ma czego skopiować');
    const names = (await salon.services()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
});

test('rule 25 an agent who may only read reads the profile and copies nothing', async () => {
    await salon.grant({ scope: { read: null } });
    okOf((await booksy.call(talk, 'read_booksy_salon', { url: MADE_UP_ADDRESS }, [pageFor(0)])).result);
    expect(refusalOf((await booksy.call(talk, 'import_booksy_services', IMPORT, [])).result).code).toBe('forbidden');
});

async function previewed(args: object, answers: readonly NodesGet[]): Promise<Preview> {
    return previewOf((await booksy.call(talk, 'import_booksy_services', args, answers)).result);
}

async function confirmed(preview: Preview, answers: readonly NodesGet[]) {
    return (await booksy.call(talk, 'import_booksy_services', preview.echo, answers)).result;
}

/** Ten złoty more for the first service of the copied heading. */
function dearerColour(business: Record<string, unknown>): void {
    const categories = business['service_categories'] as { name: string; services: { variants: { price: number }[] }[] }[];
    const variant = categories.find(({ name }) => name === 'Koloryzacja')?.services[0]?.variants[0];
    if (variant === undefined) throw new Error('the made-up salon has no such heading');
    variant.price += 10;
}
