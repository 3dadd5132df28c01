import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ElicitRequestSchema, type ElicitRequest, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it } from 'vitest';

import { toMcp } from '../../src/adapters/mcp.js';
import type { JsonObject } from '../../src/json/json-value.js';
import { demoSource } from '../sources/demo-source.js';
import type { ToolSetName } from '../sources/source-options.js';
import type { ToolSource } from '../sources/tool-source.js';
import { mcpServer } from './mcp-server.js';

type Answer = (form: ElicitRequest['params']) => ElicitResult;

const AGREES: Answer = () => ({ action: 'accept', content: { agree: true } });
const NEW_PRICE = { pricePln: 175 };

interface Connected {
    readonly client: Client;
    /** What the person was shown. */
    readonly asked: ElicitRequest['params'][];
    call(name: string, args?: JsonObject): Promise<JsonObject>;
}

/** The official client, with or without a person whom it can ask. */
async function connected(set: ToolSetName, answer?: Answer, source?: ToolSource): Promise<Connected> {
    const server = await mcpServer(source ?? (await demoSource({ set })), '1.2.3');
    const client = new Client({ name: 'test', version: '1' }, { capabilities: answer === undefined ? {} : { elicitation: { form: {} } } });
    const asked: ElicitRequest['params'][] = [];
    if (answer !== undefined) {
        client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
            asked.push(params);
            return answer(params);
        });
    }
    const [here, there] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(here), client.connect(there)]);
    // With the list in hand the client checks every answer against its tool's output schema.
    await client.listTools();
    return {
        client,
        asked,
        call: async (name, args = {}) => (await client.callTool({ name, arguments: args })).structuredContent as JsonObject
    };
}

async function serviceNamed({ call }: Connected, query: string): Promise<JsonObject> {
    const { data } = await call('list_services', { query });
    const [service] = (data as { services: JsonObject[] }).services;
    if (service === undefined) throw new Error(`the demo salon has no ${query}`);
    return service;
}

async function updateOf(connection: Connected): Promise<JsonObject> {
    const { salonServiceId } = await serviceNamed(connection, 'Strzyżenie damskie');
    return { salonServiceId: salonServiceId!, ...NEW_PRICE };
}

describe('B5 the MCP server, to the official client', () => {
    it.each([
        ['salon', 21],
        ['salon-read', 3],
        ['customer', 7],
        ['customer-read', 4]
    ] as const)('lists the set %s as the adapter writes it', async (set, count) => {
        const { client } = await connected(set);
        const { tools } = await client.listTools();
        expect(tools).toHaveLength(count);
        expect(tools).toEqual(toMcp(await (await demoSource({ set })).nextTurn()));
        expect(client.getServerVersion()).toMatchObject({ name: 'sultana-agent-tools', version: '1.2.3' });
    });

    it('answers a read with the summary as text and the whole result as data', async () => {
        const { client } = await connected('salon-read');
        const { content, structuredContent, isError } = await client.callTool({ name: 'list_services', arguments: {} });
        expect(structuredContent).toMatchObject({ status: 'ok', data: { leftOut: 0 } });
        expect(content).toMatchObject([{ type: 'text', text: (structuredContent as JsonObject)['summary'] }, { type: 'text' }]);
        expect(isError).toBe(false);
    });

    it('answers a mistake in the arguments as a result that a model can correct, and an unknown tool as an error', async () => {
        const { client, call } = await connected('salon');
        expect(await call('add_service', { confirmed: false })).toMatchObject({ status: 'error', code: 'invalid_arguments' });
        await expect(client.callTool({ name: 'drop_everything', arguments: {} })).rejects.toThrow('There is no tool drop_everything');
    });

    it('T3 tells the tool’s line as progress to a client that wants it', async () => {
        const { client } = await connected('salon');
        const told: unknown[] = [];
        await client.callTool({ name: 'list_services', arguments: {} }, undefined, { onprogress: (progress) => told.push(progress) });
        expect(told[0]).toEqual({ progress: 0, total: 1, message: 'Sprawdzam listę usług…' });
    });

    it('says who asks the person, in the language of the set', async () => {
        const { client } = await connected('salon');
        expect(client.getInstructions()).toContain('o zgodę na każdą zmianę pyta osobę sam serwer');
        const english = await connected('customer', undefined, await demoSource({ set: 'customer', locale: 'en-GB' }));
        expect(english.client.getInstructions()).toContain('the server itself asks the person about every change');
        expect((await connected('salon-read')).client.getInstructions()).not.toContain('elicitation');
    });
});

describe('rule 41 a client that cannot ask the person', () => {
    it('gets previews, and no write whatever the model sends', async () => {
        const connection = await connected('salon');
        const args = await updateOf(connection);
        const preview = await connection.call('update_service', { ...args, confirmed: false });
        expect(preview).toMatchObject({ status: 'confirmation_required' });
        const attempts = [
            { ...args, confirmed: true },
            preview['echo'] as JsonObject,
            { ...(preview['echo'] as JsonObject), confirmed: true }
        ];
        for (const attempt of attempts) {
            expect(await connection.call('update_service', attempt)).toMatchObject({ status: 'error', code: 'forbidden' });
        }
        expect((await serviceNamed(connection, 'Strzyżenie damskie'))['pricePln']).toBe(160);
    });
});

describe('rule 41 a client that can ask the person', () => {
    it('shows her the summary, and writes once she agrees: with no preview before, or with one', async () => {
        const connection = await connected('salon', AGREES);
        const args = await updateOf(connection);
        expect(await connection.call('update_service', { ...args, confirmed: true })).toMatchObject({ status: 'ok' });
        expect(connection.asked[0]?.message).toMatch(/160.zł → 175.zł/);
        expect((await serviceNamed(connection, 'Strzyżenie damskie'))['pricePln']).toBe(175);

        const preview = await connection.call('update_service', { ...args, pricePln: 180, confirmed: false });
        expect(connection.asked).toHaveLength(1);
        expect(await connection.call('update_service', preview['echo'] as JsonObject)).toMatchObject({ status: 'ok' });
        expect(connection.asked[1]?.message).toMatch(/175.zł → 180.zł/);
    });

    it.each<[string, Answer]>([
        ['declines', () => ({ action: 'decline' })],
        ['closes the window', () => ({ action: 'cancel' })],
        ['accepts the form without the tick', () => ({ action: 'accept', content: { agree: false } })]
    ])('writes nothing when she %s', async (_, answer) => {
        const connection = await connected('salon', answer);
        const args = await updateOf(connection);
        expect(await connection.call('update_service', { ...args, confirmed: true })).toMatchObject({ status: 'error', code: 'forbidden' });
        expect(connection.asked).toHaveLength(1);
        expect((await serviceNamed(connection, 'Strzyżenie damskie'))['pricePln']).toBe(160);
    });

    it('writes nothing when a form comes back that was not filled in', async () => {
        const connection = await connected('salon', () => ({ action: 'accept', content: {} }));
        const result = await connection.call('update_service', { ...(await updateOf(connection)), confirmed: true });
        expect(result).toMatchObject({ status: 'error', code: 'unavailable' });
        expect((await serviceNamed(connection, 'Strzyżenie damskie'))['pricePln']).toBe(160);
    });

    it('T9 has the person type the name of what is removed, whatever the model typed for her', async () => {
        let typed = 'Pedicure';
        const connection = await connected('salon', () => ({ action: 'accept', content: { agree: true, phrase: typed } }));
        const { salonServiceId } = await serviceNamed(connection, 'Zdjęcie hybrydy');
        const remove = { salonServiceId: salonServiceId!, confirmed: true, confirmationPhrase: 'Zdjęcie hybrydy' };
        expect(await connection.call('remove_service', remove)).toMatchObject({ status: 'error', code: 'invalid_arguments' });
        expect(await serviceNamed(connection, 'Zdjęcie hybrydy')).toMatchObject({ salonServiceId });
        typed = 'zdjęcie hybrydy';
        expect(await connection.call('remove_service', remove)).toMatchObject({ status: 'ok' });
        expect(connection.asked[0]).toMatchObject({ requestedSchema: { required: ['agree', 'phrase'] } });
        expect(JSON.stringify(connection.asked[0])).not.toContain('"default"');
    });

    it('answers two changes that are asked for at once, each after its own question', async () => {
        const connection = await connected('salon', AGREES);
        const [cut, pedicure] = [await serviceNamed(connection, 'Strzyżenie damskie'), await serviceNamed(connection, 'Pedicure')];
        const results = await Promise.all(
            [cut, pedicure].map(({ salonServiceId }) =>
                connection.call('update_service', { salonServiceId: salonServiceId!, pricePln: 99, confirmed: true })
            )
        );
        expect(results.map(({ status }) => status)).toEqual(['ok', 'ok']);
        expect(connection.asked).toHaveLength(2);
    });

    it('books a visit for a customer who agrees, and says so in her language', async () => {
        const source = await demoSource({ set: 'customer', locale: 'en-GB' });
        const connection = await connected('customer', AGREES, source);
        const found = await connection.call('search_slots', { serviceTypeId: 'barber-mens-cut', date: nextWeekday() });
        const [salon] = (
            found['data'] as {
                salons: { salonId: string; services: { salonServiceId: string; freeTimes: { date: string; time: string }[] }[] }[];
            }
        ).salons;
        const service = salon!.services[0]!;
        const booked = await connection.call('book_appointment', {
            salonId: salon!.salonId,
            salonServiceId: service.salonServiceId,
            date: nextWeekday(),
            time: '11:00',
            confirmed: true
        });
        expect(booked).toMatchObject({ status: 'ok' });
        expect(JSON.stringify(connection.asked[0])).toContain('Make this change?');
    });
});

/** A day on which the demo salons work, at least a week ahead. */
function nextWeekday(): string {
    const day = new Date(Date.now() + 7 * 86_400_000);
    while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
    return day.toISOString().slice(0, 10);
}
