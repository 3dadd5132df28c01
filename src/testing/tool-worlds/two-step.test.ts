/**
 * What no tool can get round, tried with every tool of every set: a write wants a preview, its id, the same arguments, and a later message of
 * the person. The port lets only its reads through unless a test says otherwise, so a method that is added later counts as a write.
 *
 * The reports behind these cases: anthropics/claude-code#87591, #95360, #39038; open-webui/computer#179; openai/openai-agents-js#647, #1418;
 * archestra-ai/archestra#5132; vercel/ai#15947; extra-org/extra#139; yc-software/qm#219; vercel/eve#236; CopilotKit/CopilotKit#6851;
 * openclaw/openclaw#142700.
 */
import { beforeAll, describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../../confirmations/confirmation-ledger.js';
import { confirmationTexts } from '../../confirmations/texts.pl.js';
import type { JsonObject } from '../../json/json-value.js';
import type { Tool } from '../../tool/tool.js';
import type { ToolResult } from '../../tool/tool-result.js';
import { TOOL_SETS } from './tool-sets.js';
import type { ToolSet, ToolWorld } from './tool-world.js';
import { watchedPort, type PortCall } from './watched-port.js';

/** One tool of a set in a world of its own. */
class Trial {
    readonly calls: PortCall[] = [];
    readonly ledger: ConfirmationLedger;
    mayWrite = false;

    private constructor(
        readonly world: ToolWorld,
        readonly name: string
    ) {
        this.ledger = new ConfirmationLedger({ now: world.now });
    }

    static async of(set: ToolSet, name: string): Promise<Trial> {
        return new Trial(await set.open(), name);
    }

    get example() {
        const example = this.world.examples[this.name];
        if (example === undefined) throw new Error(`${this.name} has no example: add one to its set in tool-worlds`);
        return example;
    }

    /** Calls that write in one confirmed run of the example. */
    get writes(): number {
        return this.example.writes ?? 1;
    }

    get port(): object {
        return watchedPort(this.world.port, this.world.reads, this.calls, () => this.mayWrite);
    }

    /** The tool as it is in the person's next message. */
    inNextMessage(port: object = this.port): Tool {
        return this.find(this.world.bind(port, this.ledger.forTurn()));
    }

    withoutLedger(): Tool {
        return this.find(this.world.bind(this.port));
    }

    async preview(tool: Tool): Promise<JsonObject> {
        const result = await tool.execute({ ...this.example.args, confirmed: false });
        if (result.status !== 'confirmation_required') throw new Error(`${this.name} gave no preview: ${result.summary}`);
        return { ...result.echo, ...(this.example.phrase === undefined ? {} : { confirmationPhrase: this.example.phrase }) };
    }

    /** What a call comes to, and what it did to the port. Made here: what a tool calls at once must not be missed. */
    async after(call: () => Promise<ToolResult>): Promise<{ result: ToolResult; calls: readonly string[]; writes: readonly string[] }> {
        const before = this.calls.length;
        const result = await call();
        const calls = this.calls.slice(before);
        return {
            result,
            calls: calls.map(({ method }) => method),
            writes: calls.filter(({ writes }) => writes).map(({ method }) => method)
        };
    }

    private find(tools: readonly Tool[]): Tool {
        const tool = tools.find((candidate) => candidate.name === this.name);
        if (tool === undefined) throw new Error(`there is no tool ${this.name}`);
        return tool;
    }
}

const DEFAULTS: JsonObject = { active: true };

/** Every single change to a member of the arguments that keeps its shape, and every member left out. */
function changedArguments(args: JsonObject): JsonObject[] {
    const compared = Object.keys(args).filter((name) => !['confirmed', 'confirmationId', 'confirmationPhrase'].includes(name));
    return compared.flatMap((name) => {
        const { [name]: value, ...rest } = args;
        const changed = { ...rest, [name]: otherValue(value) } as JsonObject;
        // Left out, a default is the same argument (rule 1).
        return DEFAULTS[name] === value ? [changed] : [rest, changed];
    });
}

function otherValue(value: unknown): unknown {
    if (typeof value === 'string')
        return /^\d{4}-\d\d-\d\d$/.test(value) ? '2026-08-13' : /^\d\d:\d\d$/.test(value) ? '10:05' : `${value}x`;
    if (typeof value === 'number') return value + 5;
    if (typeof value === 'boolean') return !value;
    if (Array.isArray(value)) return value.map(otherValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, name === 'day' ? 2 : name === 'end' ? '19:30' : member])
    );
}

async function toolsOf(set: ToolSet): Promise<readonly Tool[]> {
    const world = await set.open();
    return world.bind(world.port);
}

const SETS = await Promise.all(TOOL_SETS.map(async (set) => ({ set, name: set.name, tools: await toolsOf(set) })));
const WRITING = SETS.flatMap(({ set, tools }) => tools.filter((tool) => tool.writes).map(({ name }) => ({ set, name })));
const READING = SETS.flatMap(({ set, tools }) => tools.filter((tool) => !tool.writes).map(({ name }) => ({ set, name, of: set.name })));

describe('X-A3-37 every set is tried whole', () => {
    it.each(SETS)('$name: each tool has an example, and each example its tool', async ({ set, tools }) => {
        const { examples } = await set.open();
        expect(Object.keys(examples).sort()).toEqual(tools.map(({ name }) => name).sort());
    });

    it('there is something to try: 13 tools of the owner write, two of the customer, and three that copy from Booksy', () => {
        expect(WRITING).toHaveLength(18);
    });
});

describe.each(READING)('$of: $name', ({ set, name }) => {
    it('writes nothing, whatever the model says of consent (X-A3-2)', async () => {
        const trial = await Trial.of(set, name);
        for (const tool of [trial.withoutLedger(), trial.inNextMessage()]) {
            const { result, writes } = await trial.after(() => tool.execute(trial.example.args));
            expect({ status: result.status, writes }).toEqual({ status: 'ok', writes: [] });
            const { writes: forced } = await trial.after(() =>
                tool.execute({ ...trial.example.args, confirmed: true, confirmationId: 'c-00000000' })
            );
            expect(forced).toEqual([]);
        }
    });
});

describe.each(WRITING)('$name', ({ set, name }) => {
    let trial: Trial;

    beforeAll(async () => {
        trial = await Trial.of(set, name);
    });

    it('L2 previews with reads alone, and a preview is never ok (X-A3-38)', async () => {
        const { result, writes } = await trial.after(() => trial.inNextMessage().execute({ ...trial.example.args, confirmed: false }));
        expect({ status: result.status, writes }).toEqual({ status: 'confirmation_required', writes: [] });
        const plain = await trial.after(() => trial.withoutLedger().execute({ ...trial.example.args, confirmed: false }));
        expect({ status: plain.result.status, writes: plain.writes }).toEqual({ status: 'confirmation_required', writes: [] });
    });

    it('L4 X-A3-1 is refused in the turn of the preview before the port is called at all', async () => {
        const tool = trial.inNextMessage();
        const echo = await trial.preview(tool);
        const { result, calls } = await trial.after(() => tool.execute(echo));
        expect({ ...result, calls }).toMatchObject({
            status: 'error',
            code: 'invalid_arguments',
            summary: confirmationTexts.same_turn,
            calls: []
        });
    });

    it('L4 X-A3-8 is refused without an id, and with one that was never issued', async () => {
        const echo = await trial.preview(trial.inNextMessage());
        for (const confirmationId of [
            undefined,
            null,
            '',
            'c-00000000',
            '__proto__',
            'constructor',
            ` ${String(echo['confirmationId'])}x`
        ]) {
            const { result, calls } = await trial.after(() => trial.inNextMessage().execute({ ...echo, confirmationId }));
            expect({ ...result, calls }).toMatchObject({
                status: 'error',
                code: 'invalid_arguments',
                summary: confirmationTexts.no_preview,
                calls: []
            });
        }
    });

    it('rule 6 is refused without `confirmed`, and with a text for it', async () => {
        const { confirmed: _, ...echo } = await trial.preview(trial.inNextMessage());
        for (const confirmed of [undefined, null, 'true', 1, {}]) {
            const { result, calls } = await trial.after(() => trial.inNextMessage().execute({ ...echo, confirmed }));
            expect({ status: result.status, calls }).toEqual({ status: 'error', calls: [] });
        }
    });

    it('L4 X-A3-16 is refused with any argument changed or left out', async () => {
        const echo = await trial.preview(trial.inNextMessage());
        for (const changed of changedArguments(echo)) {
            const { result, calls } = await trial.after(() => trial.inNextMessage().execute(changed));
            expect({ status: result.status, changed, calls }).toEqual({ status: 'error', changed, calls: [] });
        }
    });

    it('L4 is refused for another salon or customer with the same arguments, and for another tool', async () => {
        const echo = await trial.preview(trial.inNextMessage());
        const another = trial.inNextMessage(trial.world.asAnother(trial.port));
        const elsewhere = await trial.after(() => another.execute(echo));
        expect({ ...elsewhere.result, calls: elsewhere.calls }).toMatchObject({
            summary: confirmationTexts.different_arguments,
            calls: []
        });
        for (const other of trial.world.bind(trial.port, trial.ledger.forTurn()).filter((tool) => tool.writes && tool.name !== name)) {
            const { writes, result } = await trial.after(() => other.execute(echo));
            expect({ tool: other.name, status: result.status, writes }).toEqual({ tool: other.name, status: 'error', writes: [] });
        }
    });

    it('L3 is refused a millisecond after a quarter of an hour', async () => {
        const world = await set.open();
        let later = 0;
        const ledger = new ConfirmationLedger({ now: () => world.now() + later });
        const calls: PortCall[] = [];
        const port = watchedPort(world.port, world.reads, calls);
        const inTurn = () => world.bind(port, ledger.forTurn()).find((tool) => tool.name === name);
        const preview = await inTurn()?.execute({ ...world.examples[name]?.args, confirmed: false });
        if (preview?.status !== 'confirmation_required') throw new Error('no preview');
        later = 15 * 60 * 1000 + 1;
        calls.length = 0;
        expect(await inTurn()?.execute(preview.echo)).toMatchObject({ summary: confirmationTexts.no_preview });
        expect(calls).toEqual([]);
    });

    it('L6 X-A3-12 X-A3-13 X-A3-15 goes through once: of two calls at once one writes, and no later one does', async () => {
        const once = await Trial.of(set, name);
        const echo = await once.preview(once.inNextMessage());
        const tool = once.inNextMessage();
        once.mayWrite = true;
        const { writes } = await once.after(() => Promise.all([tool.execute(echo), tool.execute(echo)]).then(([first]) => first));
        expect(writes).toHaveLength(once.writes);
        for (const later of [tool, once.inNextMessage()]) {
            const again = await once.after(() => later.execute(echo));
            expect({ ...again.result, calls: again.calls }).toMatchObject({
                status: 'error',
                summary: confirmationTexts.no_preview,
                calls: []
            });
        }
    });

    it('L3 goes through in a later message with the arguments in another order, and writes last (X-A3-39)', async () => {
        const well = await Trial.of(set, name);
        const echo = await well.preview(well.inNextMessage());
        const reordered = Object.fromEntries(Object.entries(echo).reverse());
        well.mayWrite = true;
        const { result, calls, writes } = await well.after(() => well.inNextMessage().execute(reordered));
        expect({ status: result.status, writes: writes.length, last: calls.slice(-well.writes) }).toEqual({
            status: 'ok',
            writes: well.writes,
            last: writes
        });
    });

    it('L5 keeps the plain two steps without a ledger', async () => {
        const plain = await Trial.of(set, name);
        const echo = await plain.preview(plain.withoutLedger());
        expect(echo).not.toHaveProperty('confirmationId');
        plain.mayWrite = true;
        const { result, writes } = await plain.after(() => plain.withoutLedger().execute(echo));
        expect({ status: result.status, writes: writes.length }).toEqual({ status: 'ok', writes: plain.writes });
    });

    it('T9 holds no name of what goes in its echo', async () => {
        const { phrase } = trial.example;
        if (phrase === undefined) return expect(name).not.toMatch(/^remove_(service|promo)$/);
        const { confirmationPhrase: _, ...echo } = await trial.preview(trial.inNextMessage());
        expect(JSON.stringify(echo).toLowerCase()).not.toContain(phrase.toLowerCase());
    });
});
