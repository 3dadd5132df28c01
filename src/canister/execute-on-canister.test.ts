import type { AgentError } from '@dfinity/agent';
import { CertifiedRejectErrorCode, HttpErrorCode, RejectError, TransportError } from '@dfinity/agent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ToolResult as CandidResult } from '../core/generated/agent_tools.did.js';
import type { CanisterSession } from './canister-session.js';
import type { CanisterToolsClient } from './canister-tools-client.js';
import { createCanisterToolsFromClient, ToolSetChanged } from './create-canister-tools.js';
import { textsOfTool, toolSetVersion } from '../tool/tool-set-version.js';

const SESSION: CanisterSession = { subject: { salonId: 'salon-1' }, conversation: 'talk', turn: 2 };
const INFO = {
    name: 'add_service',
    description: 'Dodaje usługę.',
    parameters: '{"type":"object","properties":{},"required":[],"additionalProperties":false}',
    output: '{"type":"object"}',
    progress: 'Dodaję usługę…',
    writes: true
};
const LIST = { ...INFO, name: 'list_services', writes: false };
const SET = { version: toolSetVersion([INFO, LIST].map(textsOfTool)), tools: [INFO, LIST] };
const CONFIRMED = { name: 'Masaż', confirmed: true, confirmationId: 'c-00000001' };

type Answer = CandidResult | Error;
const done: CandidResult = { ok: { summary: 'Dodano.', data: ['{"salonServiceId":"service-1"}'], repeated: false } };
const repeated: CandidResult = { ok: { summary: 'Dodano.', data: [], repeated: true } };
const lost = new Error('socket hang up');

async function toolsOver(answers: readonly Answer[], session = SESSION, options: { readonly queryReads?: boolean } = {}) {
    const calls: string[] = [];
    const left = [...answers];
    const answer = (method: string) => (_session: unknown, name: string, json: string) => {
        calls.push(`${method} ${name} ${json}`);
        const next = left.shift() ?? done;
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    };
    const client: CanisterToolsClient = {
        execute_tool: answer('update'),
        execute_tool_query: answer('query'),
        list_tools: () => Promise.resolve(SET)
    };
    const tools = await createCanisterToolsFromClient(client, { session, ...options });
    const run = (name: string, args: unknown) => tools.find((tool) => tool.name === name)!.execute(args);
    return { calls, tools, run };
}

function refusal(code: string, more: { readonly repeated?: boolean } = {}): CandidResult {
    return { error: { code, summary: 'Nie.', data: [], retryable: false, repeated: more.repeated === true } };
}

describe('B3 the tools of the canister', () => {
    test('B3 have the canister’s names, schemas and progress lines', async () => {
        const { tools } = await toolsOver([]);
        expect(tools[0]).toMatchObject({ name: 'add_service', progress: 'Dodaję usługę…', writes: true, parameters: { type: 'object' } });
    });

    test('B3 are refused when the list is not the one of its version, or not the one expected', async () => {
        const client = { list_tools: () => Promise.resolve({ ...SET, tools: [LIST] }) } as unknown as CanisterToolsClient;
        await expect(createCanisterToolsFromClient(client, { session: SESSION })).rejects.toThrow(ToolSetChanged);
        const honest = { list_tools: () => Promise.resolve(SET) } as unknown as CanisterToolsClient;
        await expect(createCanisterToolsFromClient(honest, { session: SESSION, expectedVersion: '1-2' })).rejects.toThrow(ToolSetChanged);
    });

    test('B3 give results as tools in process do', async () => {
        const preview: CandidResult = {
            confirmation_required: {
                summary: 'Dodam.',
                echo: '{"confirmed":true}',
                confirmation_id: 'c-1',
                expires_at: 5n,
                needs_approval: true
            }
        };
        const { run } = await toolsOver([done, preview, refusal('conflict'), refusal('a_code_of_tomorrow')]);
        expect(await run('list_services', {})).toEqual({ status: 'ok', summary: 'Dodano.', data: { salonServiceId: 'service-1' } });
        expect(await run('add_service', { confirmed: false })).toEqual({
            status: 'confirmation_required',
            summary: 'Dodam.',
            echo: { confirmed: true },
            needsApproval: true
        });
        expect(await run('add_service', CONFIRMED)).toMatchObject({ status: 'error', code: 'conflict' });
        expect(await run('add_service', CONFIRMED)).toMatchObject({ status: 'error', code: 'internal' });
    });

    test('C6 a visitor reads by query, an owner by update unless told otherwise, and a write is never a query', async () => {
        const visit = await toolsOver([], { ...SESSION, subject: { visitorOf: 'salon-1' } });
        await visit.run('list_services', {});
        await visit.run('add_service', {});
        expect(visit.calls.map((call) => call.split(' ')[0])).toEqual(['query', 'update']);
        const owner = await toolsOver([]);
        await owner.run('list_services', {});
        const quick = await toolsOver([], SESSION, { queryReads: true });
        await quick.run('list_services', {});
        expect([...owner.calls, ...quick.calls].map((call) => call.split(' ')[0])).toEqual(['update', 'query']);
    });

    test('T2 never throw, whatever they are given, and send nothing that is no JSON', async () => {
        const hostile = {
            get name(): string {
                throw new Error('no');
            }
        };
        const { calls, run } = await toolsOver([]);
        for (const args of [hostile, () => 1, 5n, Symbol('x'), [], 'text', 'x'.repeat(100_000), NaN]) {
            expect(await run('add_service', args)).toMatchObject({ status: 'error', code: 'invalid_arguments' });
        }
        expect(calls).toEqual([]);
        await fc.assert(
            fc.asyncProperty(fc.anything(), async (args) => {
                expect((await run('list_services', args)).status).toMatch(/ok|error/);
            })
        );
    });
});

describe('B3 B8 a lost answer', () => {
    test('of a confirmed call is asked for again with the very same call', async () => {
        const { calls, run } = await toolsOver([lost, repeated]);
        expect(await run('add_service', CONFIRMED)).toMatchObject({ status: 'ok', repeated: true });
        expect(calls).toHaveLength(2);
        expect(calls[0]).toBe(calls[1]);
    });

    test('is told as unknown when it stays lost, never as failed', async () => {
        const { calls, run } = await toolsOver([lost, lost, lost]);
        expect(await run('add_service', CONFIRMED)).toMatchObject({ status: 'error', code: 'outcome_unknown', retryable: false });
        expect(calls).toHaveLength(3);
    });

    test.each(['forbidden', 'rate_limited', 'unavailable', 'internal'])(
        'is not told as %s, which the canister says before it looks the confirmation up',
        async (code) => {
            const { run } = await toolsOver([lost, refusal(code), refusal(code)]);
            expect(await run('add_service', CONFIRMED)).toMatchObject({ code: 'outcome_unknown' });
            const settled = await toolsOver([lost, refusal(code, { repeated: true })]);
            expect(await settled.run('add_service', CONFIRMED)).toMatchObject({ code, repeated: true });
        }
    );

    test('is settled by a refusal that the canister makes only of a confirmation that was not used', async () => {
        const { run } = await toolsOver([lost, refusal('conflict')]);
        expect(await run('add_service', CONFIRMED)).toMatchObject({ code: 'conflict' });
    });

    test('of a preview or a read is “not now”, and nothing is sent again', async () => {
        for (const [name, args] of [
            ['add_service', { confirmed: false }],
            ['list_services', {}]
        ] as const) {
            const { calls, run } = await toolsOver([lost]);
            expect(await run(name, args)).toMatchObject({ code: 'unavailable', retryable: true });
            expect(calls).toHaveLength(1);
        }
    });

    test('a call that was not taken up is “not now” at once, but not after one whose answer was lost', async () => {
        const refusedAtTheDoor = new TransportError(new HttpErrorCode(429, 'Too Many Requests', []));
        const first = await toolsOver([refusedAtTheDoor]);
        expect(await first.run('add_service', CONFIRMED)).toMatchObject({ code: 'unavailable' });
        expect(first.calls).toHaveLength(1);
        const later = await toolsOver([lost, refusedAtTheDoor, refusedAtTheDoor]);
        expect(await later.run('add_service', CONFIRMED)).toMatchObject({ code: 'outcome_unknown' });
    });

    test.each([
        [2, 'unavailable'],
        [4, 'invalid_arguments'],
        [5, 'outcome_unknown']
    ])('reject code %d of the agent tools on a confirmed call is %s', async (rejectCode, code) => {
        const rejects = Array.from({ length: 3 }, () => rejected(rejectCode));
        const { run } = await toolsOver(rejects);
        expect(await run('add_service', CONFIRMED)).toMatchObject({ code });
    });
});

function rejected(code: number): AgentError {
    return new RejectError(new CertifiedRejectErrorCode(new Uint8Array(32) as never, code, 'message', undefined));
}
