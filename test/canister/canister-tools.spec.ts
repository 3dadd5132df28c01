import { afterAll, beforeAll, expect, test } from 'vitest';

import { BooksyProfileReader } from '../../src/booksy/booksy-profile-reader.js';
import { createBooksyTools } from '../../src/booksy/create-booksy-tools.js';
import type { CanisterSession } from '../../src/canister/canister-session.js';
import { canisterToolsVersion, createCanisterToolsFromClient } from '../../src/canister/create-canister-tools.js';
import type { CoordinatorSalonPort } from '../../src/core/coordinator-salon-port.js';
import { createSalonReadToolsFromPort, createSalonToolsFromPort } from '../../src/salon/create-salon-tools.js';
import { ConfirmationLedger } from '../../src/confirmations/confirmation-ledger.js';
import type { JsonObject } from '../../src/json/json-value.js';
import type { Tool } from '../../src/tool/tool.js';
import type { ToolResult } from '../../src/tool/tool-result.js';
import { SalonReplica } from '../support/salon-replica.js';

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.withGrantedAgent();
});
afterAll(() => salon.close());

test('B3 the owner’s and the visitor’s tools on chain are those in process, member for member', async () => {
    const port = { salonId: 'none' } as CoordinatorSalonPort;
    const confirmations = new ConfirmationLedger().forTurn();
    const owner = [
        ...createSalonToolsFromPort(port, { confirmations }),
        ...createBooksyTools(port, { confirmations, reader: new BooksyProfileReader() })
    ];
    expect((await toolsOf(session(1))).map(members)).toEqual(owner.map(members));
    const visitor = createSalonReadToolsFromPort(port);
    const onChain = await createCanisterToolsFromClient(salon.anonymous.tools, {
        session: { ...session(1), subject: { visitorOf: salon.salonId } }
    });
    expect(onChain.map(members)).toEqual(visitor.map(members));
});

test('B3 a host swaps in-process tools for those on chain: a change through preview, message and confirmation', async () => {
    const preview = await run(session(1), 'add_service', adding('Peeling', false));
    if (preview.status !== 'confirmation_required') throw new Error(`no preview: ${preview.summary}`);
    expect((await run(session(1), 'add_service', preview.echo)).status).toBe('error');
    const done = await run(session(2), 'add_service', preview.echo);
    expect(done).toMatchObject({ status: 'ok', summary: 'Dodano usługę „Peeling”.' });
    expect(await run(session(2), 'add_service', preview.echo)).toEqual({ ...done, repeated: true });
    expect((await salon.services()).filter(({ name }) => name === 'Peeling')).toHaveLength(1);
});

test('B3 B8 the answer to a client was cut off after the write: the same call again tells it, and the salon has exactly one', async () => {
    const preview = await run(session(5), 'add_service', adding('Sauna', false));
    if (preview.status !== 'confirmation_required') throw new Error(`no preview: ${preview.summary}`);
    let cuts = 1;
    const client = {
        list_tools: salon.agent.tools.list_tools,
        execute_tool_query: salon.agent.tools.execute_tool_query,
        execute_tool: async (...call: Parameters<typeof salon.agent.tools.execute_tool>) => {
            const answer = await salon.agent.tools.execute_tool(...call);
            if (cuts-- > 0) throw new Error('socket hang up');
            return answer;
        }
    };
    const tools = await createCanisterToolsFromClient(client, { session: session(6) });
    const result = await tools.find(({ name }) => name === 'add_service')!.execute(preview.echo);
    expect(result).toMatchObject({ status: 'ok', repeated: true });
    expect((await salon.services()).filter(({ name }) => name === 'Sauna')).toHaveLength(1);
});

test('B3 the version is checked, and is the same for the same set', async () => {
    const version = await canisterToolsVersion(salon.agent.tools, session(9));
    await createCanisterToolsFromClient(salon.agent.tools, { session: session(9), expectedVersion: version });
    const other = await canisterToolsVersion(salon.agent.tools, { ...session(9), subject: { customer: 'me' } });
    await expect(createCanisterToolsFromClient(salon.agent.tools, { session: session(9), expectedVersion: other })).rejects.toThrow(
        'have version'
    );
});

test('C6 a front end reads with an anonymous agent, and every write is out of its reach', async () => {
    const visit: CanisterSession = { ...session(1), subject: { visitorOf: salon.salonId } };
    const tools = await createCanisterToolsFromClient(salon.anonymous.tools, { session: visit });
    const list = await tools.find(({ name }) => name === 'list_services')!.execute({});
    expect(list.status).toBe('ok');
    expect(tools.some(({ writes }) => writes)).toBe(false);
});

test('P1 the persona of a session comes from the canister', async () => {
    const tools = salon.agent.tools;
    const base = salon.conversation().session();
    expect(await tools.persona(base)).toContain('confirmed');
    expect(await tools.persona({ ...base, subject: { visitor: [salon.salonId] } })).toContain('Usługi');
    const english = await tools.persona({ ...base, subject: { customer: [] }, locale: ['en-GB'] });
    expect(english).toMatch(/English/);
});

function session(turn: number): CanisterSession {
    return { subject: { salonId: salon.salonId }, conversation: 'canister-tools', turn };
}

function toolsOf(of: CanisterSession): Promise<Tool[]> {
    return createCanisterToolsFromClient(salon.agent.tools, { session: of });
}

async function run(of: CanisterSession, name: string, args: JsonObject): Promise<ToolResult> {
    const tool = (await toolsOf(of)).find((candidate) => candidate.name === name);
    if (tool === undefined) throw new Error(`the canister lists no ${name}`);
    return tool.execute(args);
}

function adding(name: string, confirmed: boolean): JsonObject {
    return { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'], confirmed };
}

function members({ execute: _, ...tool }: Tool): unknown {
    return JSON.parse(JSON.stringify(tool));
}
