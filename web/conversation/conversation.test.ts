import { expect, test } from 'vitest';

import { ConfirmationLedger } from '../../src/confirmations/confirmation-ledger.js';
import { createSalonToolsFromPort } from '../../src/salon/create-salon-tools.js';
import { demoSalonPort } from '../../src/testing/demo-salon.js';
import type { ToolConfirmationRequired } from '../../src/tool/tool-result.js';
import { Conversation, type CallEntry } from './conversation.js';

const PROMO = { title: 'Zima', percent: 10, confirmed: false };

/** A conversation over the salon in memory, with the tools of each turn as a host makes them. */
function talk() {
    const port = demoSalonPort();
    const ledger = new ConfirmationLedger();
    const turns: number[] = [];
    let turnTools: ReturnType<ConfirmationLedger['forTurn']> | undefined;
    let writes = 0;
    const conversation = new Conversation(
        'talk',
        'pl',
        (_id, turn) => {
            if (turns.at(-1) !== turn) turnTools = ledger.forTurn();
            turns.push(turn);
            return Promise.resolve(createSalonToolsFromPort(port, { confirmations: turnTools! }));
        },
        () => writes++,
        () => 0
    );
    return { conversation, port, turns, writes: () => writes };
}

async function preview(conversation: Conversation): Promise<ToolConfirmationRequired> {
    await conversation.send('Zrób promocję.');
    return (await conversation.run('add_promo', PROMO)) as ToolConfirmationRequired;
}

test('B6 every sent message is a turn with tools of its own', async () => {
    const { conversation, turns } = talk();
    await conversation.open();
    await conversation.send('Cześć');
    await conversation.send('Pokaż cennik');
    expect(turns).toEqual([0, 1, 2]);
    expect(conversation.entries.value.map((entry) => entry.turn)).toEqual([1, 2]);
});

test('B6 a message that did not arrive leaves the conversation as it was', async () => {
    const lost = new Conversation(
        'talk',
        'pl',
        () => Promise.reject(new Error('no replica')),
        () => undefined,
        () => 0
    );
    await expect(lost.send('Cześć')).rejects.toThrow('no replica');
    expect([lost.turn.value, lost.entries.value]).toEqual([0, []]);
});

test('B6 L3 a confirmation in the same turn is refused, and one in the next is written once', async () => {
    const { conversation, port, writes } = talk();
    const shown = await preview(conversation);
    expect(await conversation.confirm('add_promo', shown)).toMatchObject({ status: 'error', code: 'invalid_arguments' });
    expect(await port.listPromos()).toEqual([]);
    await conversation.send('Tak, zgadzam się.');
    expect(await conversation.confirm('add_promo', shown)).toMatchObject({ status: 'ok' });
    expect((await port.listPromos()).map(({ title }) => title)).toEqual(['Zima']);
    expect(writes()).toBe(1);
});

test('B6 a call stands in the log while it runs, and its result takes its place', async () => {
    const { conversation } = talk();
    await conversation.send('Pokaż cennik');
    const running = conversation.run('list_services', {});
    expect((conversation.entries.value.at(-1) as CallEntry).result).toBeUndefined();
    await running;
    expect(conversation.entries.value).toHaveLength(2);
    expect((conversation.entries.value.at(-1) as CallEntry).result).toMatchObject({ status: 'ok' });
    expect(conversation.knownIds.value.get('salonServiceId')?.size).toBe(13);
});
