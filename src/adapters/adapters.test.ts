import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import { deepFreeze } from '../json/deep-freeze.js';
import { TOOL_SETS } from '../testing/tool-worlds/tool-sets.js';
import type { Tool } from '../tool/tool.js';
import { toAiSdk } from './ai-sdk.js';
import { MAX_STRICT_OPTIONALS, MAX_STRICT_TOOLS, toAnthropic } from './anthropic.js';
import { toGemini, toGeminiClassic } from './gemini.js';
import { toMcp, toMcpResult } from './mcp.js';
import { toOpenAi, toOpenAiResponses } from './open-ai.js';

const ajv = new Ajv2020({ strict: true, strictTypes: false });

const SETS = await Promise.all(
    TOOL_SETS.map(async (set) => {
        const world = await set.open();
        const tools = world.bind(world.port, new ConfirmationLedger({ now: world.now }).forTurn());
        return { name: set.name, file: set.name.replaceAll(/\W+/g, '-'), tools: deepFreeze([...tools]) as readonly Tool[], world };
    })
);
const OWNER = SETS[0]!.tools;

const ADAPTERS = {
    openai: (tools: readonly Tool[]) => toOpenAi(tools),
    'openai-loose': (tools: readonly Tool[]) => toOpenAi(tools, { strict: false }),
    anthropic: (tools: readonly Tool[]) => toAnthropic(tools),
    gemini: toGemini,
    'gemini-classic': toGeminiClassic,
    mcp: (tools: readonly Tool[]) => toMcp(tools)
};

/** Every schema object inside a schema, itself included. */
function schemasIn(schema: unknown): Record<string, unknown>[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const own = schema as { properties?: Record<string, unknown>; items?: unknown };
    return [own as Record<string, unknown>, ...Object.values(own.properties ?? {}).flatMap(schemasIn), ...schemasIn(own.items)];
}

describe.each(Object.entries(ADAPTERS))('B5 %s', (provider, adapt) => {
    it.each(SETS)('is the golden file for $name', async ({ file, tools }) => {
        const golden = `${JSON.stringify(adapt(tools), undefined, 2)}\n`;
        await expect(golden).toMatchFileSnapshot(`__snapshots__/${provider}/${file}.json`);
    });

    it.each(SETS)('is pure: the tools of $name stay as they are, and twice gives the same', ({ tools }) => {
        const before = JSON.stringify(tools);
        expect(adapt(tools)).toEqual(adapt(tools));
        expect(JSON.stringify(tools)).toBe(before);
    });
});

describe('B5 OpenAI’s strict form', () => {
    const strict = SETS.flatMap(({ tools }) => toOpenAi(tools)).flatMap((tool) => schemasIn(tool.function.parameters));

    it('closes every object and requires every property, so that an optional one is null instead of absent', () => {
        const objects = strict.filter(({ type }) => type === 'object');
        for (const { properties, required, additionalProperties } of objects) {
            expect({ required, additionalProperties }).toEqual({
                required: Object.keys(properties as object),
                additionalProperties: false
            });
        }
        expect(objects.length).toBeGreaterThan(SETS.length);
    });

    it('has no keyword but those of every strict mode, and says bounds in words', () => {
        const allowed = ['type', 'description', 'properties', 'required', 'additionalProperties', 'items', 'enum'];
        expect([...new Set(strict.flatMap((schema) => Object.keys(schema)))].filter((key) => !allowed.includes(key))).toEqual([]);
        const add = toOpenAi(OWNER).find((tool) => tool.function.name === 'add_service');
        expect(JSON.stringify(add?.function.parameters.properties['pricePln'])).toMatch(/minimum: 0, maximum: \d+/);
    });

    it.each(SETS)('rule 14 gives $name the same answers as the schema it was made from', async ({ tools, world }) => {
        for (const tool of tools) {
            const args = { ...world.examples[tool.name]?.args, ...(tool.writes ? { confirmed: false } : {}) };
            const { parameters } = toOpenAi([tool])[0]!.function;
            const filled = Object.fromEntries(Object.keys(parameters.properties).map((name) => [name, (args as never)[name] ?? null]));
            const isValid = ajv.compile(parameters);
            expect({ tool: tool.name, valid: isValid(filled), errors: isValid.errors }).toMatchObject({ valid: true, errors: null });
            expect(withoutIds(await tool.execute(filled))).toEqual(withoutIds(await tool.execute(args)));
        }
    });

    it('is the same in the Responses API, one level up', () => {
        const responses = toOpenAiResponses(OWNER).map(({ type, ...rest }) => ({ type, function: rest }));
        expect(responses).toEqual(toOpenAi(OWNER));
    });
});

describe('B5 Anthropic', () => {
    it('has nothing strict unless it is asked for, because the owner’s set is larger than a request may have strict tools', () => {
        expect(OWNER.length).toBeGreaterThan(MAX_STRICT_TOOLS);
        expect(toAnthropic(OWNER).filter(({ strict }) => strict)).toEqual([]);
    });

    it('makes the named tools strict, with optional parameters left out of required', () => {
        const [strict] = toAnthropic(OWNER, { strict: ['add_service'] }).filter((tool) => tool.strict === true);
        const add = OWNER.find(({ name }) => name === 'add_service');
        expect(strict?.name).toBe('add_service');
        expect(strict?.input_schema.required).toEqual(add?.parameters.required);
        expect(schemasIn(strict?.input_schema).flatMap((schema) => Object.keys(schema))).not.toContain('maxLength');
    });

    it('refuses more strict tools, or more optional parameters, than a request may have, and a tool that is not there', () => {
        const names = OWNER.map(({ name }) => name);
        expect(() => toAnthropic(OWNER, { strict: names })).toThrow(`${names.length} strict tools are more than the ${MAX_STRICT_TOOLS}`);
        const many = names.filter((name) => /_promo|_service|_code/.test(name)).slice(0, MAX_STRICT_TOOLS);
        expect(() => toAnthropic(OWNER, { strict: many })).toThrow(`more than the ${MAX_STRICT_OPTIONALS}`);
        expect(() => toAnthropic(OWNER, { strict: ['no_such_tool'] })).toThrow('there is no such tool');
    });
});

describe('B5 Gemini', () => {
    it('has only keywords that it reads, and no empty list of properties', () => {
        const allowed = 'type description enum items minItems maxItems minimum maximum properties required propertyOrdering'.split(' ');
        const schemas = SETS.flatMap(({ tools }) => [
            ...toGemini(tools)[0]!.functionDeclarations.flatMap((tool) => schemasIn(tool.parametersJsonSchema)),
            ...toGeminiClassic(tools)[0]!.functionDeclarations.flatMap((tool) => schemasIn(tool.parameters))
        ]);
        expect([...new Set(schemas.flatMap((schema) => Object.keys(schema)))].filter((key) => !allowed.includes(key))).toEqual([]);
        expect(schemas.filter(({ properties }) => properties !== undefined && Object.keys(properties as object).length === 0)).toEqual([]);
    });

    it('writes types in capitals and counts as texts in the older form', () => {
        const schemas = toGeminiClassic(OWNER)[0]!.functionDeclarations.flatMap((tool) => schemasIn(tool.parameters));
        expect([...new Set(schemas.map(({ type }) => type))].sort()).toEqual(['ARRAY', 'BOOLEAN', 'INTEGER', 'NUMBER', 'OBJECT', 'STRING']);
        expect(schemas.map(({ maxItems }) => typeof maxItems).filter((type) => type !== 'undefined')).toContain('string');
    });
});

describe('B5 the AI SDK', () => {
    it('gets every tool by its name, with a Standard Schema that tells the JSON Schema and lets everything through', () => {
        const adapted = toAiSdk(OWNER);
        expect(Object.keys(adapted)).toEqual(OWNER.map(({ name }) => name));
        for (const { name, parameters } of OWNER) {
            const standard = adapted[name]!.inputSchema['~standard'];
            expect(standard.jsonSchema.input()).toEqual(parameters);
            expect(standard.validate({ wrong: true })).toEqual({ value: { wrong: true } });
        }
    });
});

describe('B5 MCP', () => {
    /** What reaches beyond the salon system and changes nothing in it. */
    const BOOKSY_READS = ['read_booksy_salon', 'read_booksy_services', 'download_booksy_photos', 'import_booksy_workers'];
    const BOOKSY_WRITES = 3;
    const hints = Object.fromEntries(SETS.flatMap(({ tools }) => toMcp(tools)).map(({ name, annotations }) => [name, annotations]));

    it('says of every tool whether it reads, adds, or replaces and removes', () => {
        const named = (test: (hint: (typeof hints)[string]) => boolean) => Object.keys(hints).filter((name) => test(hints[name]!));
        expect(named(({ readOnlyHint }) => readOnlyHint)).toEqual(
            named(({ destructiveHint, readOnlyHint }) => readOnlyHint && !destructiveHint)
        );
        expect(named(({ readOnlyHint }) => readOnlyHint).filter((name) => !/^(list|find|get|search)_/.test(name))).toEqual(BOOKSY_READS);
        expect(named(({ readOnlyHint, destructiveHint }) => !readOnlyHint && !destructiveHint).sort()).toEqual([
            'add_discount_code',
            'add_promo',
            'add_service',
            'book_appointment',
            'import_booksy_services'
        ]);
        expect(named(({ openWorldHint }) => openWorldHint).filter((name) => !name.includes('booksy'))).toEqual([]);
        expect(named(({ openWorldHint }) => openWorldHint)).toHaveLength(BOOKSY_READS.length + BOOKSY_WRITES);
    });

    it('calls a write idempotent only where the ledger keeps receipts', () => {
        const idempotent = (receipts: boolean) =>
            toMcp(OWNER, { receipts }).find(({ name }) => name === 'add_service')?.annotations.idempotentHint;
        expect([idempotent(false), idempotent(true)]).toEqual([false, true]);
    });

    it('rule 12 hands a result over as data, with its summary as the first text', () => {
        const result = { status: 'error', code: 'not_found', summary: 'Nie ma takiej usługi.', retryable: false } as const;
        expect(toMcpResult(result)).toEqual({
            content: [
                { type: 'text', text: 'Nie ma takiej usługi.' },
                { type: 'text', text: '{"status":"error","code":"not_found","retryable":false}' }
            ],
            structuredContent: result,
            isError: true
        });
        expect(toMcpResult({ status: 'confirmation_required', summary: 'Zapiszę.', echo: { confirmed: true } }).isError).toBe(false);
    });
});

/** Every preview has an id of its own. */
function withoutIds(result: object): unknown {
    return JSON.parse(JSON.stringify(result).replaceAll(/c-[0-9a-f]{8}/g, 'c-'));
}
