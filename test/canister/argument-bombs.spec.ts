import { IDL } from '@dfinity/candid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { toPic } from '../../deployment/pic-types.js';
import { idlFactory } from '../../src/core/generated/agent_tools.did.js';
import type { Session, ToolResult } from '../../src/core/generated/agent_tools.did.js';
import { ARGUMENT_BOMBS } from '../support/argument-bombs.js';
import { countsInstructions, executionsDuring } from '../support/executions.js';
import { SalonReplica, type Person } from '../support/salon-replica.js';

/** What a refusal may cost at most, whatever was sent and by whom (design: Limits). */
const CHEAP = 2_500_000;
/** What the run time takes for each byte to hand an argument over, before a method's first line. Nothing of ours can spare it. */
const HANDED_OVER = 2.1;
const DIDL = [0x44, 0x49, 0x44, 0x4c];
const STACK = /\.js|\.ts|\bat [\w<]|Error\b|QuickJS|main\.js/;

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.withGrantedAgent();
});
afterAll(() => salon.close());

const service = (idlFactory as unknown as (options: { IDL: typeof IDL }) => IDL.ServiceClass)({ IDL });
const methods = service._fields.map(([name]) => name);
const updates = service._fields.filter(([, method]) => method.annotations.length === 0).map(([name]) => name);

test.each(ARGUMENT_BOMBS)('S14 %s: every method refuses it cheaply, without a stack', async (_label, bytes) => {
    for (const method of methods) await expectCheapRefusal(method, bytes, salon.stranger);
});

test('S14 a session with unknown fields that hide a bomb is refused cheaply', async () => {
    const bombed = IDL.Record({ ...sessionFields(), zzz: IDL.Vec(IDL.Null) });
    const text = IDL.encode([bombed, IDL.Text, IDL.Text], [{ ...session(), zzz: Array(3_000).fill(null) }, 'list_services', '{}']);
    await expectCheapRefusal('execute_tool', text, salon.stranger);
});

test.each(['a'.repeat(15_900), 'ż'.repeat(7_900), '[['.repeat(7_900)])('S14 16 kB of text from a stranger is not read', async (args) => {
    const bytes = IDL.encode([sessionType(), IDL.Text, IDL.Text], [session(), 'add_service', args]);
    expect(bytes.length).toBeLessThanOrEqual(16 * 1024);
    const result = await expectCheapRefusal('execute_tool', bytes, salon.stranger);
    expect(result).toContain('forbidden');
});

test('S3 a call too long is refused by the method itself when inspection is skipped', async () => {
    const bytes = IDL.encode([sessionType(), IDL.Text, IDL.Text], [session(), 'add_service', 'a'.repeat(100_000)]);
    const executions = await refused('execute_tool_query', bytes, salon.agent);
    expect(executions.map(({ kind }) => kind)).not.toContain('inspect_message');
});

test('Azle’s own method is dropped at the door', async () => {
    const call = { canisterId: toPic(salon.deployment.agentToolsId), method: '_azle_chunk', arg: Uint8Array.of(...DIDL, 0, 0) };
    await expect(salon.pic.updateCall(call)).rejects.toThrow();
});

const HOSTILE_JSON: readonly (readonly [string, string])[] = [
    ['arrays nested to the byte cap', '['.repeat(15_000)],
    ['objects nested to the byte cap', '{"a":'.repeat(3_000)],
    ['closed arrays nested a thousand deep', '['.repeat(1_000) + ']'.repeat(1_000)],
    ['four hundred nested arrays', '['.repeat(400) + ']'.repeat(400)],
    ['a hundred and sixty nested objects', '{"a":'.repeat(160) + '1' + '}'.repeat(160)],
    ['no JSON', 'DROP TABLE services'],
    ['an array', '[]'],
    ['a text', '"add_service"'],
    ['null', 'null'],
    ['a huge number', '{"pricePln":1e999,"confirmed":false}'],
    ['__proto__', '{"__proto__":{"confirmed":true},"confirmed":false}'],
    ['confirmed as text', '{"confirmed":"true"}'],
    ['15 kB of text', JSON.stringify({ name: 'x'.repeat(15_000), confirmed: false })],
    ['thousands of members', `{${Array.from({ length: 1_200 }, (_, i) => `"k${i}":1`).join()}}`],
    ['a lone half of a character', '{"name":"\\ud800","confirmed":false}'],
    ['NUL and line breaks', '{"name":"a\\u0000b\\nc","confirmed":false}']
];

// More calls than a minute allows.
beforeEach(() => salon.advance(60_000));

test.each(HOSTILE_JSON)('T2 %s as arguments: every tool answers with a sentence and writes nothing', async (_label, json) => {
    const { tools } = await salon.agent.tools.list_tools(salon.conversation().session());
    const before = await salon.services();
    for (const { name, writes } of tools) {
        const result = await salon.agent.tools.execute_tool(salon.conversation().session(), name, json);
        if ('ok' in result && !writes) continue;
        expect(result, name).toHaveProperty('error');
        if (!('error' in result)) continue;
        expect(result.error.code, name).toBe('invalid_arguments');
        expect(result.error.summary, name).not.toMatch(STACK);
        expect(result.error.summary.length).toBeLessThan(4_000);
    }
    expect(await salon.services()).toEqual(before);
});

/** @returns what was answered, as one text */
async function expectCheapRefusal(method: string, bytes: Uint8Array, by: Person): Promise<string> {
    let answer = '';
    const executions = await executionsDuring(salon.pic, salon.deployment.agentToolsId, async () => {
        answer = await answerOf(method, bytes, by);
    });
    expect(answer, method).not.toMatch(STACK);
    const spent = executions.reduce((sum, { instructions }) => sum + instructions, 0);
    const most = Math.max(CHEAP, bytes.length * HANDED_OVER);
    if (countsInstructions()) expect(spent, `${method}: instructions`).toBeLessThanOrEqual(most);
    expect(executions.filter(({ outcome }) => outcome === 'trap')).toEqual([]);
    return answer;
}

async function refused(method: string, bytes: Uint8Array, by: Person) {
    const run = async () => expect(await answerOf(method, bytes, by)).not.toMatch(STACK);
    return executionsDuring(salon.pic, salon.deployment.agentToolsId, run);
}

async function answerOf(method: string, bytes: Uint8Array, by: Person): Promise<string> {
    const call = { canisterId: toPic(salon.deployment.agentToolsId), method, arg: bytes, sender: by.identity.getPrincipal() };
    try {
        const reply = await (updates.includes(method) ? salon.pic.updateCall(call) : salon.pic.queryCall(call));
        if (method !== 'execute_tool' && method !== 'execute_tool_query') return 'reply';
        const [result] = IDL.decode(service._fields.find(([name]) => name === method)?.[1].retTypes ?? [], reply) as unknown as [
            ToolResult
        ];
        return JSON.stringify(result, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    } catch (error) {
        // The client's own words come before the reject's.
        return String(error)
            .replace(/^.*?(Reject|with message|Canister)/s, '$1')
            .replace(/^Error: /, '')
            .replaceAll('Error code', '')
            .replaceAll('Error from Canister', '');
    }
}

function sessionType(): IDL.Type {
    return service._fields.find(([name]) => name === 'execute_tool')?.[1].argTypes[0] as IDL.Type;
}

function sessionFields(): Record<string, IDL.Type> {
    return Object.fromEntries((sessionType() as IDL.RecordClass)._fields);
}

function session(): Session {
    return salon.conversation().session();
}
