import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../../confirmations/confirmation-ledger.js';
import { resultSchema } from '../../tool/result-schema.js';
import type { Tool } from '../../tool/tool.js';
import type { ToolResult } from '../../tool/tool-result.js';
import { TOOL_SETS } from './tool-sets.js';
import type { ToolSet } from './tool-world.js';

const ajv = new Ajv2020({ strict: true, strictTypes: false });

/** All that a tool answers: of one that writes, the preview, the confirmed call, and the refusal of a second one. */
async function answersOf(set: ToolSet, name: string): Promise<{ tool: Tool; answers: readonly ToolResult[] }> {
    const world = await set.open();
    const ledger = new ConfirmationLedger({ now: world.now });
    const { args, phrase } = world.examples[name] ?? { args: {} };
    const call = (more: object) => {
        const tool = world.bind(world.port, ledger.forTurn()).find((candidate) => candidate.name === name);
        if (tool === undefined) throw new Error(`there is no tool ${name}`);
        return { tool, result: tool.execute(more) };
    };
    const { tool, result } = call(args);
    if (!tool.writes) return { tool, answers: [await result, await call({ ...args, surplus: true }).result] };
    const preview = await call({ ...args, confirmed: false }).result;
    const echo = preview.status === 'confirmation_required' ? preview.echo : {};
    const confirmed = { ...echo, ...(phrase === undefined ? {} : { confirmationPhrase: phrase }) };
    return { tool, answers: [preview, await call(confirmed).result, await call(confirmed).result] };
}

const EVERY = (
    await Promise.all(
        TOOL_SETS.map(async (set) => {
            const world = await set.open();
            return world.bind(world.port).map(({ name }) => ({ set, of: set.name, name }));
        })
    )
).flat();

describe.each(EVERY)('$of: $name', ({ set, name }) => {
    it('rule 12 answers with the data that its schema describes, and with nothing beside the result', async () => {
        const { tool, answers } = await answersOf(set, name);
        const ok = answers.find((answer) => answer.status === 'ok');
        const isData = ajv.compile(tool.output);
        expect({ valid: isData(ok?.data), errors: isData.errors }).toEqual({ valid: true, errors: null });
        const isResult = ajv.compile(resultSchema(tool.output));
        for (const answer of answers)
            expect({ answer, valid: isResult(answer), errors: isResult.errors }).toMatchObject({ valid: true, errors: null });
    });

    it('rule 20 has a bare date wherever a date is, and never an instant', async () => {
        const { answers } = await answersOf(set, name);
        expect(JSON.stringify(answers)).not.toMatch(/\d{4}-\d{2}-\d{2}T|\d{13}/);
    });
});
