import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import { demoSalonPort } from '../testing/demo-salon.js';
import type { JsonSchema } from '../tool/json-schema.js';
import type { Tool } from '../tool/tool.js';
import { createSalonReadToolsFromPort, createSalonToolsFromPort } from './create-salon-tools.js';

/** The product's table, word for word (T3, O5). */
const PROGRESS: Readonly<Record<string, string>> = {
    list_services: 'Sprawdzam listę usług…',
    find_service_type: 'Szukam typu usługi…',
    list_workers: 'Sprawdzam zespół…',
    add_service: 'Dodaję usługę…',
    update_service: 'Zmieniam usługę…',
    remove_service: 'Usuwam usługę…',
    get_weekly_hours: 'Sprawdzam grafik tygodniowy…',
    set_weekly_hours: 'Ustawiam grafik…',
    get_day_schedule: 'Sprawdzam grafik na ten dzień…',
    set_day_off: 'Ustawiam dzień wolny…',
    set_busy_hours: 'Zapisuję godziny zajęte…',
    clear_daily_override: 'Przywracam grafik tygodniowy…',
    list_media: 'Sprawdzam bibliotekę materiałów…',
    list_promos: 'Sprawdzam promocje…',
    add_promo: 'Zakładam promocję…',
    update_promo: 'Zmieniam promocję…',
    set_promo_active: 'Zmieniam status promocji…',
    remove_promo: 'Kasuję promocję…',
    list_discount_codes: 'Sprawdzam kody rabatowe…',
    add_discount_code: 'Dodaję kod rabatowy…',
    remove_discount_code: 'Usuwam kod rabatowy…'
};

/** The tools that take back nothing but by the name typed back (rule 4). */
const IRREVERSIBLE = ['remove_service', 'remove_promo'];

const ajv = new Ajv2020();
const port = demoSalonPort();
const plain = createSalonToolsFromPort(port);
const withLedger = createSalonToolsFromPort(port, { confirmations: new ConfirmationLedger().forTurn() });
const readOnly = createSalonReadToolsFromPort(port);

function everyTool(): (readonly [string, Tool])[] {
    return [
        ...plain.map((tool) => [tool.name, tool] as const),
        ...withLedger.map((tool) => [`${tool.name} with a ledger`, tool] as const),
        ...readOnly.map((tool) => [`${tool.name} for visitors`, tool] as const)
    ];
}

/** The keywords of the dialect that all consumers take (rule 13); bounds of lengths and numbers are in words, too, and checked in code. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
    object: ['type', 'description', 'properties', 'required', 'additionalProperties'],
    array: ['type', 'description', 'items', 'minItems', 'maxItems'],
    string: ['type', 'description', 'enum', 'minLength', 'maxLength'],
    number: ['type', 'description', 'minimum', 'maximum'],
    integer: ['type', 'description', 'minimum', 'maximum'],
    boolean: ['type', 'description']
};

function expectDialect(schema: JsonSchema, path: string): void {
    expect({ path, extra: Object.keys(schema).filter((keyword) => !KEYWORDS[schema.type]?.includes(keyword)) }).toEqual({
        path,
        extra: []
    });
    if (schema.type === 'array') expectDialect(schema.items, `${path}[]`);
    if (schema.type !== 'object') return;
    expect({ path, closed: schema.additionalProperties }).toEqual({ path, closed: false });
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(schema.required));
    for (const [name, member] of Object.entries(schema.properties)) {
        expect(name).toMatch(/^[a-z][a-zA-Z0-9]{0,47}$/);
        expectDialect(member, `${path}.${name}`);
    }
}

/** How many objects stand inside one another; the product's own hours are days of ranges. */
function depthOf(schema: JsonSchema): number {
    if (schema.type === 'array') return depthOf(schema.items);
    if (schema.type !== 'object') return 0;
    return 1 + Math.max(0, ...Object.values(schema.properties).map(depthOf));
}

function propertiesOf(tool: Tool): Readonly<Record<string, JsonSchema>> {
    return tool.parameters.properties;
}

describe("the owner's set", () => {
    it('O1 O6 is made of the tools of the table, in its order and each once', () => {
        const names = plain.map((tool) => tool.name);
        expect(names).toEqual(Object.keys(PROGRESS).filter((name) => names.includes(name)));
        expect(names).toEqual(
            expect.arrayContaining([
                'list_services',
                'find_service_type',
                'list_workers',
                'add_service',
                'update_service',
                'remove_service'
            ])
        );
    });

    it.each(everyTool())('T3 O5 shows the line of the table while it runs: %s', (_, tool) => {
        expect(tool.progress).toBe(PROGRESS[tool.name]);
    });

    it('T3 never shows the model that line', () => {
        for (const tool of plain) expect(JSON.stringify([tool.description, tool.parameters])).not.toContain(tool.progress);
    });

    it.each(everyTool())('T5 takes no salon and nobody as an argument: %s', (_, tool) => {
        expect(JSON.stringify(Object.keys(propertiesOf(tool)))).not.toMatch(/"salonId|owner|principal|identity|customer(Id)?"/i);
    });

    it('L5 takes confirmationId in the tools that write, and only where there is a ledger', () => {
        const having = (tools: Tool[]) => tools.filter((tool) => 'confirmationId' in propertiesOf(tool)).map((tool) => tool.name);
        expect(having(plain)).toEqual([]);
        expect(having(withLedger)).toEqual(withLedger.filter((tool) => tool.writes).map((tool) => tool.name));
    });

    it('rule 6 wants confirmed in every tool that writes, and in no other', () => {
        for (const [, tool] of everyTool()) expect(tool.parameters.required.includes('confirmed')).toBe(tool.writes);
    });

    it('T9 rule 4 takes the typed name in the two tools that cannot be undone', () => {
        for (const [, tool] of everyTool()) expect('confirmationPhrase' in propertiesOf(tool)).toBe(IRREVERSIBLE.includes(tool.name));
    });
});

describe("the visitor's set", () => {
    it('O7 is made of reading tools only', () => {
        const names = readOnly.map((tool) => tool.name);
        expect(names).toEqual(['list_services', 'list_promos', 'find_service_type'].filter((name) => names.includes(name)));
        expect(readOnly.filter((tool) => tool.writes)).toEqual([]);
    });

    it('O7 says in the descriptions of its lists that they show what is active', () => {
        for (const tool of readOnly.filter(({ name }) => name.startsWith('list_'))) expect(tool.description).toMatch(/aktywn/);
    });
});

describe('every schema', () => {
    it.each(everyTool())('T1 rule 13 is in the dialect that all providers take: %s', (_, tool) => {
        expect(tool.name).toMatch(/^[a-z][a-z0-9_]{0,47}$/);
        expect(tool.parameters.type).toBe('object');
        expectDialect(tool.parameters, tool.name);
        expect(depthOf(tool.parameters)).toBeLessThanOrEqual(3);
        expect(ajv.validateSchema(tool.parameters)).toBe(true);
    });

    it.each(everyTool())('describes the tool and each of its arguments in Polish (rule 18): %s', (_, tool) => {
        expect(tool.description).toMatch(/[ąćęłńóśźż]/);
        for (const member of Object.values(propertiesOf(tool))) expect(member.description).toMatch(/^\p{Lu}.{3,}/u);
    });

    it.each(withLedger.map((tool) => [tool.name, tool] as const))('T1 is the one on file: %s', async (_, tool) => {
        const golden = { name: tool.name, description: tool.description, parameters: tool.parameters };
        await expect(`${JSON.stringify(golden, undefined, 2)}\n`).toMatchFileSnapshot(`__snapshots__/schemas/${tool.name}.json`);
    });

    it('costs a model no more than a page: the whole set with its descriptions', () => {
        const size = JSON.stringify(withLedger.map(({ name, description, parameters }) => ({ name, description, parameters }))).length;
        expect(size / withLedger.length).toBeLessThan(1_700);
    });
});

describe('the texts', () => {
    it('are in files of their own: no Polish letter in the code of a tool', () => {
        const folder = fileURLToPath(new URL('.', import.meta.url));
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
            /^(?!.*\.(pl|test)\.ts$).*\.ts$/.test(file)
        );
        expect(files.length).toBeGreaterThan(50);
        const code = (file: string) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
        expect(files.filter((file) => /[ąćęłńóśźż„”]/i.test(code(file)))).toEqual([]);
    });
});
