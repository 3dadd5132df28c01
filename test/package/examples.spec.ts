import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

import { nodeArguments, printed, runCommand, startCommand } from '../support/run-command.js';
import { providerServer, type ProviderServer } from '../vendors/provider-server.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'examples');
const ANSWER = 'Strzyżenie męskie kosztuje 80 zł.';
const CALL = { name: 'list_services', args: { query: 'strzyżenie męskie' } };

let server: ProviderServer | undefined;
afterEach(async () => {
    await server?.close();
    server = undefined;
});

const OPEN_AI = [
    choice({
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: CALL.name, arguments: JSON.stringify(CALL.args) } }]
    }),
    choice({ content: ANSWER })
];
const ANTHROPIC = [[{ type: 'tool_use', id: 't1', name: CALL.name, input: CALL.args }], [{ type: 'text', text: ANSWER }]].map(
    (content) => ({ id: 'm', type: 'message', role: 'assistant', model: 'm', content, usage: { input_tokens: 1, output_tokens: 1 } })
);
const GEMINI = [[{ functionCall: { name: CALL.name, args: CALL.args } }], [{ text: ANSWER }]].map((parts) => ({
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }]
}));

function choice(message: object): object {
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    return {
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'tool_calls' in message ? 'tool_calls' : 'stop' }],
        usage
    };
}

describe('B5 the examples', () => {
    it.each<[string, readonly object[], (url: string) => Record<string, string>]>([
        ['openai', OPEN_AI, (url) => ({ OPENAI_BASE_URL: `${url}/v1` })],
        ['anthropic', ANTHROPIC, (url) => ({ ANTHROPIC_BASE_URL: url })],
        ['gemini', GEMINI, (url) => ({ GEMINI_BASE_URL: url })],
        ['ai-sdk', OPEN_AI, (url) => ({ OPENAI_BASE_URL: `${url}/v1` })]
    ])('%s leads a conversation', async (name, answers, env) => {
        server = await providerServer(answers);
        const { code, stdout, stderr } = await runCommand(`examples/${name}.ts`, [], {
            env: { ...env(server.url), OPENAI_MODEL: 'm', ANTHROPIC_MODEL: 'm', GEMINI_MODEL: 'm' },
            input: 'Ile kosztuje strzyżenie?\n'
        });
        expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${ANSWER}\n`, stderr: '' });
        // What the tool answered went back to the model.
        expect(JSON.stringify(server.seen[1]?.body)).toMatch(/pricePln\W+80/);
    });

    it('mcp-client asks the person, and writes when she agrees', async () => {
        const example = startCommand('examples/mcp-client.ts', [process.execPath, ...nodeArguments('cli/main.ts', ['mcp', '--demo'])]);
        expect(await printed(example, '[tak/nie]')).toContain('LATO10');
        const written = printed(example, '"status":"ok"');
        example.stdin.write('tak\n');
        await written;
        const closed = example.exitCode ?? new Promise((resolve) => example.once('close', resolve));
        expect(await closed).toBe(0);
    });

    it('take at most 80 lines each, and every one is run here', () => {
        const files = readdirSync(FOLDER);
        expect(files.sort()).toEqual(['ai-sdk.ts', 'anthropic.ts', 'gemini.ts', 'mcp-client.ts', 'openai.ts']);
        for (const file of files) expect(readFileSync(join(FOLDER, file), 'utf8').split('\n').length).toBeLessThanOrEqual(81);
    });
});
