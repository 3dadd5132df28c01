import { afterAll, beforeAll, expect, test } from 'vitest';

import { dataOf, okOf, refusalOf } from '../support/agent-conversation.js';
import { executionsDuring } from '../support/executions.js';
import { SalonReplica } from '../support/salon-replica.js';

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.withGrantedAgent();
});
afterAll(() => salon.close());

test('rule 25 C6 an anonymous visitor reads active services with a query, and only those', async () => {
    const visit = salon.visit();
    const services = dataOf(await visit.query('list_services'))['services'] as readonly { name: string }[];
    expect(services).toHaveLength(2);
    expect(services.map(({ name }) => name)).not.toContain('Fryzura ślubna');
    okOf(await visit.query('find_service_type', { query: 'manicure' }));
});

test('rule 25 an anonymous visitor has no update: it is dropped before it costs anything', async () => {
    const executions = await executionsDuring(salon.pic, salon.deployment.agentToolsId, async () => {
        await expect(salon.visit().call('list_services')).rejects.toThrow();
    });
    expect(executions.filter(({ kind }) => kind !== 'inspect_message')).toEqual([]);
});

test('S2 rule 25 an anonymous caller reaches no salon and no write, with whatever session', async () => {
    const asSalon = salon.conversation({ by: salon.anonymous });
    expect(refusalOf(await asSalon.query('list_services')).code).toBe('forbidden');
    expect(refusalOf(await salon.visit().query('add_service', { confirmed: false })).code).toBe('not_found');
    expect(await salon.anonymous.tools.grants({ salon: salon.salonId })).toEqual([]);
    expect(await salon.anonymous.tools.my_grants()).toEqual([]);
    expect(await salon.anonymous.tools.receipt('conversation-1', 'c-00000000')).toEqual([]);
    expect(await salon.anonymous.tools.pending({ salon: salon.salonId })).toEqual([]);
    await expect(salon.anonymous.tools.audit({ salon: salon.salonId }, 0n, 10)).rejects.toThrow();
    await expect(salon.anonymous.tools.revoke_all({ salon: salon.salonId })).rejects.toThrow();
    await expect(salon.anonymous.tools.configure({ coordinator: [], paused: [true] })).rejects.toThrow();
    expect((await salon.anonymous.tools.status()).paused).toBe(false);
});

test('S15 the balance of cycles is for controllers only', async () => {
    expect((await salon.anonymous.tools.status()).cycles).toEqual([]);
    expect((await salon.owner.tools.status()).cycles).toEqual([]);
    expect((await salon.controller.tools.status()).cycles[0]).toBeGreaterThan(0n);
});

test('rule 25 a granted agent that asks as a visitor sees what a visitor sees', async () => {
    const services = dataOf(await salon.visit({ by: salon.agent }).call('list_services'))['services'];
    expect(services).toHaveLength(2);
});

test('C1 S18 a granted agent reads with a query, and every write is refused there', async () => {
    const talk = salon.conversation();
    expect(dataOf(await talk.query('list_services'))['services']).toHaveLength(3);
    for (const tool of ['add_service', 'update_service', 'remove_service']) {
        for (const confirmed of [true, false]) {
            const refusal = refusalOf(await talk.query(tool, { confirmed }));
            expect(refusal.code).toBe('invalid_arguments');
            expect(refusal.summary).toContain('execute_tool');
        }
    }
});

test('C1 list_tools lists the set of the session, and its version tells sets and languages apart', async () => {
    const owner = await salon.agent.tools.list_tools(salon.conversation().session());
    const visitor = await salon.anonymous.tools.list_tools(salon.visit().session());
    const english = await salon.agent.tools.list_tools(salon.visit({ locale: 'en-GB' }).session());
    expect(visitor.tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['list_services', 'find_service_type']));
    expect(visitor.tools.some(({ writes }) => writes)).toBe(false);
    expect(owner.tools.filter(({ writes }) => writes).map(({ name }) => name)).toContain('add_service');
    for (const tool of [...owner.tools, ...visitor.tools]) {
        expect(JSON.parse(tool.parameters)).toMatchObject({ type: 'object', additionalProperties: false });
        expect(tool.progress).toMatch(/…$/);
    }
    expect(owner.version).not.toBe(visitor.version);
    expect(english.version).toBe(visitor.version);
});

test('an unknown salon is told as such to a visitor, and an unknown tool names the known ones', async () => {
    const session = { ...salon.visit().session(), subject: { visitor: ['salon-that-is-not'] as [string] } };
    expect(refusalOf(await salon.anonymous.tools.execute_tool_query(session, 'list_services', '{}')).code).toBe('not_found');
    const refusal = refusalOf(await salon.visit().query('drop_table'));
    expect(refusal.code).toBe('not_found');
    expect(refusal.summary).toContain('list_services');
});
