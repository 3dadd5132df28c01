import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';

import { bareEnvironment, nodeArguments, printed, runCommand } from '../support/run-command.js';
import { calls, lastResult, refuses, says } from './open-ai-script.js';
import { scriptedModel, type ScriptedAnswer, type ScriptedModel } from './scripted-model.js';

const SCRIPT = 'scripts/sandbox.ts';
const FIRST_SERVICE = 'Strzyżenie damskie z modelowaniem';

let model: ScriptedModel | undefined;
afterEach(async () => {
    await model?.close();
    model = undefined;
});

/** A conversation with a scripted model: the lines that a person types, and what the model says to each request. */
async function talk(lines: readonly string[], answers: readonly ScriptedAnswer[], args: readonly string[] = ['--fake']) {
    model = await scriptedModel(answers);
    const env = { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: 'scripted' };
    const end = await runCommand(SCRIPT, args, { env, input: lines.map((line) => `${line}\n`).join('') });
    return { ...end, heard: model.heard };
}

describe('R1 the sandbox with a model', () => {
    it('shows every call with its arguments, progress and result, and streams text whose pieces end inside characters', async () => {
        const { stdout, stderr, code, heard } = await talk(
            ['Ile kosztuje strzyżenie?'],
            [
                calls({ name: 'list_services', args: { query: 'strzyżenie męskie' } }),
                says('Strzyżenie męskie kosztuje 80 zł — żółć, ąę, 💇.')
            ]
        );
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toContain('▸ list_services {"query":"strzyżenie męskie"}\n    Sprawdzam listę usług…\n    ✔ ok');
        expect(stdout).toContain('"pricePln":80');
        expect(stdout).toContain('agent› Strzyżenie męskie kosztuje 80 zł — żółć, ąę, 💇.');
        expect(heard[0]?.messages[0]?.role).toBe('system');
        expect(heard[0]?.tools).toHaveLength(21);
        expect(heard[1]?.messages.at(-1)).toMatchObject({ role: 'tool', tool_call_id: 'call-list_services-0' });
    });

    it('L3 has the confirmation id and the rule of the next message in play, as a host does', async () => {
        const add = { code: 'NOWY', percent: 10, confirmed: false };
        let echo: object = {};
        const { stdout } = await talk(
            ['Dodaj kod NOWY na 10%.', 'Tak.'],
            [
                calls({ name: 'add_discount_code', args: add }),
                (heard) => {
                    echo = lastResult(heard)['echo'] as object;
                    return calls({ name: 'add_discount_code', args: echo });
                },
                says('Dodać kod NOWY?'),
                () => calls({ name: 'add_discount_code', args: echo }, { name: 'add_discount_code', args: echo }),
                says('Gotowe.')
            ]
        );
        expect(stdout).toMatch(/\? confirmation_required[^]*"confirmationId":"c-[0-9a-f]{8}"/);
        expect(stdout).toContain('✖ error invalid_arguments  Zgoda musi przyjść w osobnej wiadomości właścicielki');
        const [, second = ''] = stdout.split('Dodać kod NOWY?');
        // Two calls with one id in one breath: one writes.
        expect(second.match(/✔ ok/g)).toHaveLength(1);
        expect(second).toContain('✖ error invalid_arguments  Brak ważnego podglądu');
    });

    it('runs two calls that are made at once, and tells arguments that are no JSON as a mistake to be corrected', async () => {
        const { stdout, heard } = await talk(
            ['Pokaż zespół i promocje.'],
            [
                calls({ name: 'list_workers', args: {} }, { name: 'list_promos', args: {} }),
                calls({ name: 'find_service_type', args: '{"query": "brw' }),
                says('Już.')
            ]
        );
        expect(stdout.indexOf('▸ list_workers')).toBeLessThan(stdout.indexOf('▸ list_promos'));
        expect(stdout).toContain('Marta Zielińska');
        expect(stdout).toContain('Pierwsza wizyta');
        expect(stdout).toContain('✖ error invalid_arguments  Argumenty nie są poprawnym JSON-em');
        expect(heard[1]?.messages.slice(-2).map(({ tool_call_id }) => tool_call_id)).toEqual(['call-list_workers-0', 'call-list_promos-1']);
        // What is no JSON is kept out of the history, where a server would stumble over it in every request.
        expect(JSON.stringify(heard[2]?.messages.at(-2))).toContain('"arguments":"{}"');
    });

    it('says when the model refuses, and when it does not answer at all; the conversation goes on', async () => {
        const { stdout, code } = await talk(
            ['Zrób coś złego.', 'Halo?', 'A teraz?'],
            [refuses('Nie mogę w tym pomóc.'), { status: 404 }, says('Jestem.')]
        );
        expect(stdout).toContain('Nie mogę w tym pomóc.');
        expect(stdout).toContain('The model refused to answer.');
        expect(stdout).toContain('The model did not answer: 404');
        expect(stdout).toContain('agent› Jestem.');
        expect(code).toBe(0);
    });

    it('talks to Anthropic’s protocol as well', async () => {
        const block = { type: 'tool_use', id: 't1', name: 'list_services', input: {} };
        const message = {
            id: 'm',
            type: 'message',
            role: 'assistant',
            model: 'm',
            content: [],
            stop_reason: null,
            usage: { input_tokens: 1, output_tokens: 1 }
        };
        const json = ['{"query": "mę', 'skie"}'].map((partial_json) => ({
            type: 'content_block_delta',
            index: 0,
            delta: { type: 'input_json_delta', partial_json }
        }));
        const end = (stop_reason: string) => [
            { type: 'message_delta', delta: { stop_reason }, usage: { output_tokens: 1 } },
            { type: 'message_stop' }
        ];
        model = await scriptedModel([
            {
                events: [
                    { type: 'message_start', message },
                    { type: 'content_block_start', index: 0, content_block: block },
                    ...json,
                    ...end('tool_use')
                ]
            },
            {
                events: [
                    { type: 'message_start', message },
                    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
                    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Osiemdziesiąt złotych.' } },
                    ...end('refusal')
                ]
            }
        ]);
        const env = { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_MODEL: 'scripted' };
        const { stdout } = await runCommand(SCRIPT, ['--fake'], { env, input: 'Ile?\n' });
        expect(stdout).toContain('▸ list_services {"query": "męskie"}');
        expect(stdout).toContain('agent› Osiemdziesiąt złotych.');
        expect(stdout).toContain('The model refused to answer.');
        expect(model.heard[1]?.messages.at(-1)).toMatchObject({ role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1' }] });
    });
});

describe('R1 the sandbox without a model', () => {
    it('has a person make the calls: previews, the same breath, her agreement, her no', async () => {
        const { stdout, code } = await runCommand(SCRIPT, ['--fake', '--manual'], {
            input: [
                'add_discount_code code=WIOSNA percent=15',
                'tak',
                'list_discount_codes',
                'add_discount_code code=LATO percent=5',
                'nie',
                'tak',
                '? add_discount_code',
                'koniec'
            ].join('\n')
        });
        expect(code).toBe(0);
        expect(stdout).toMatch(
            /▸ add_discount_code \{"code":"WIOSNA","percent":15,"confirmed":false\}\n {4}Dodaję kod rabatowy…\n {4}\? confirmation_required/
        );
        expect(stdout).toMatch(/"confirmed":true,"confirmationId":"c-[0-9a-f]{8}"\}\n {4}Dodaję kod rabatowy…\n {4}✔ ok/);
        expect(stdout).toMatch(/"discountCodes":\[.*"code":"WIOSNA"/);
        expect(stdout).toContain('Withdrawn: nothing is written.');
        expect(stdout).toContain('There is no preview to confirm.');
        expect(stdout).toMatch(/percent \w+ \(optional\)/);
    });

    it('serves a customer in her language', async () => {
        const { stdout } = await runCommand(SCRIPT, ['--fake', '--manual', '--customer', '--locale', 'en-GB'], {
            input: 'find_service_type query=manicure\n'
        });
        expect(stdout).toMatch(/▸ find_service_type \{"query":"manicure"\}\n {4}[A-Z][a-z]+ing .*…\n {4}✔ ok/);
    });

    it('offers the Booksy tools, and refuses an address that is none before anything is fetched', async () => {
        const { stdout } = await runCommand(SCRIPT, ['--fake', '--manual', '--booksy'], {
            input: '?\nread_booksy_salon url=https://example.com/1_x\n'
        });
        expect(stdout).toContain('import_booksy_services');
        expect(stdout).toContain('download_booksy_photos');
        expect(stdout).toContain('✖ error invalid_arguments');
    });

    it('at a terminal shows a prompt, takes a line, and ends with Ctrl-D', async () => {
        const command = [process.execPath, ...nodeArguments(SCRIPT, ['--fake', '--manual'])].map((word) => `'${word}'`).join(' ');
        const child = spawn('script', ['-qefc', command, '/dev/null'], { env: bareEnvironment({ TERM: 'xterm' }) });
        await printed(child, 'you› ');
        const listed = printed(child, FIRST_SERVICE);
        child.stdin.write('list_services\r');
        expect(await listed).toContain('Sprawdzam listę usług…');
        const code = new Promise((resolve) => child.once('close', resolve));
        child.stdin.write('\u0004');
        expect(await code).toBe(0);
    });
});

describe('R1 the sandbox', () => {
    it.each<[string, string[], Record<string, string>, string]>([
        ['no model', ['--fake'], {}, 'No model is set.'],
        ['no canister', ['--manual'], {}, 'SULTANA_COORDINATOR_ID is not set']
    ])('says what to set or pass: %s', async (_, args, env, message) => {
        const { code, stderr } = await runCommand(SCRIPT, args, { env });
        expect(code).toBe(1);
        expect(stderr).toContain(message);
        expect(stderr).not.toContain('    at ');
    });

    it('explains itself', async () => {
        const { code, stdout } = await runCommand(SCRIPT, ['--help']);
        expect(code).toBe(0);
        for (const flag of ['--fake', '--manual', '--customer', '--booksy', '--locale']) expect(stdout).toContain(flag);
    });
});
