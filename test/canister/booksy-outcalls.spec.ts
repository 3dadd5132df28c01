import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { dataOf, type AgentConversation } from '../support/agent-conversation.js';
import { BooksyOutcalls, MADE_UP_ADDRESS, onEveryNode, pageFor } from '../support/booksy-outcalls.js';
import { SalonReplica } from '../support/salon-replica.js';

const READ = { url: MADE_UP_ADDRESS };

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
    // Older than ten minutes, what another test has read is read anew.
    await salon.advance(11 * 60_000);
});

test('C4 thirteen nodes whose pages differ in headers, cookies, tokens and the order of keys agree on the draft', async () => {
    const { result, urls } = await booksy.call(talk, 'read_booksy_services', READ, [onEveryNode((node) => pageFor(node))]);
    expect(urls).toEqual([MADE_UP_ADDRESS]);
    const { services } = dataOf(result) as { services: { name: string }[] };
    expect(services.slice(0, 2).map(({ name }) => name)).toEqual([
        'Strzyżenie damskie — Włosy krótkie',
        'Strzyżenie damskie — Włosy do ramion'
    ]);
});
