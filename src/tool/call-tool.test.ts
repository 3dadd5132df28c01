import { describe, expect, it } from 'vitest';

import { OWNER_SET } from '../testing/tool-worlds/owner-set.js';
import { callTool } from './call-tool.js';

const world = await OWNER_SET.open();
const tools = world.bind(world.port);

describe('a call that a model made', () => {
    it('T2 runs with an object, with JSON text, and with nothing for no arguments', async () => {
        const whole = await callTool(tools, 'list_services', {});
        expect(whole.status).toBe('ok');
        for (const args of ['{}', '', '  ', undefined, null]) expect(await callTool(tools, 'list_services', args)).toEqual(whole);
    });

    it('T2 of a tool that is not there, or with arguments that are no JSON, is an answer that says what to send instead', async () => {
        const unknown = await callTool(tools, 'list_everything', {});
        expect(unknown).toMatchObject({ status: 'error', code: 'invalid_arguments' });
        expect(unknown.summary).toContain('list_services');
        for (const args of ['{"query": "strzy', 'confirmed=true', '{"a":1}}']) {
            expect(await callTool(tools, 'list_services', args)).toMatchObject({
                status: 'error',
                code: 'invalid_arguments',
                summary: expect.stringContaining('nie są poprawnym JSON-em')
            });
        }
    });
});
