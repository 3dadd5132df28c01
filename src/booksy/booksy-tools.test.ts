import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import { BooksyScene } from '../testing/booksy-scene.js';
import type { JsonSchema } from '../tool/json-schema.js';
import type { Tool } from '../tool/tool.js';
import { createBooksyReaderTools, createBooksyTools } from './create-booksy-tools.js';

const scene = new BooksyScene();
const { photoSink: _, ...withoutSink } = scene.options;
const confirmations = new ConfirmationLedger().forTurn();
const every = createBooksyTools(scene.port, { ...scene.options, confirmations });
const names = (tools: readonly Tool[]): string[] => tools.map(({ name }) => name);
const ajv = new Ajv2020({ strict: true });

describe('Y1 the sets of Booksy tools', () => {
    it('Y1 Y2 Y3 Y4 Y5 are these seven, in this order', () => {
        expect(names(every)).toEqual([
            'read_booksy_salon',
            'read_booksy_services',
            'download_booksy_photos',
            'import_booksy_services',
            'import_booksy_logo',
            'import_booksy_cover',
            'import_booksy_workers'
        ]);
    });

    it('Y2 download pictures only where the host keeps them', () => {
        expect(names(createBooksyTools(scene.port, withoutSink))).toEqual(names(every).filter((name) => name !== 'download_booksy_photos'));
        expect(names(createBooksyReaderTools(withoutSink))).toEqual(['read_booksy_salon', 'read_booksy_services']);
    });

    it('Y4 copy a logo and a cover only where the salon system keeps pictures', () => {
        expect(names(createBooksyTools(scene.salon.port, scene.options))).toEqual([
            'read_booksy_salon',
            'read_booksy_services',
            'download_booksy_photos',
            'import_booksy_services',
            'import_booksy_workers'
        ]);
    });

    it('Y1 read a profile without a salon and without confirmed', () => {
        const reading = createBooksyReaderTools(scene.options);
        expect(names(reading)).toEqual(['read_booksy_salon', 'read_booksy_services', 'download_booksy_photos']);
        for (const tool of reading) expect(propertiesOf(tool)).not.toHaveProperty('confirmed');
    });

    it('Y5 rule 6 want confirmed in the three that write and in no other', () => {
        const wanting = every.filter((tool) => tool.parameters.required.includes('confirmed'));
        expect(names(wanting)).toEqual(['import_booksy_services', 'import_booksy_logo', 'import_booksy_cover']);
        expect(names(every.filter(({ writes }) => writes))).toEqual(names(wanting));
    });

    it('L5 take confirmationId only where there is a ledger', () => {
        const plain = createBooksyTools(scene.port, scene.options);
        expect(plain.filter((tool) => 'confirmationId' in propertiesOf(tool))).toEqual([]);
        expect(names(every.filter((tool) => 'confirmationId' in propertiesOf(tool)))).toEqual(names(every.filter(({ writes }) => writes)));
    });
});

describe('every Booksy tool', () => {
    it.each(every.map((tool) => [tool.name, tool] as const))('T1 rule 13 has a schema that all providers take: %s', (_, tool) => {
        expect(ajv.validateSchema(tool.parameters)).toBe(true);
        expect(depthOf(tool.parameters)).toBeLessThanOrEqual(3);
        for (const member of Object.values(propertiesOf(tool))) expect(member.description).toMatch(/^\p{Lu}.{3,}/u);
    });

    it.each(every.map((tool) => [tool.name, tool] as const))(
        'rule 36 says that it is a trial and may be against the terms: %s',
        (_, tool) => {
            expect(tool.description).toContain('Narzędzie próbne: czytanie profilu przez program może być niezgodne z regulaminem Booksy.');
        }
    );

    it.each(every.map((tool) => [tool.name, tool] as const))('T3 shows one line in the present while it runs: %s', (_, tool) => {
        expect(tool.progress).toMatch(/^\p{Lu}\p{L}+[mę] [^.]+…$/u);
    });

    it.each(every.map((tool) => [tool.name, tool] as const))('T1 is the one on file: %s', async (_, tool) => {
        const golden = { name: tool.name, description: tool.description, parameters: tool.parameters };
        await expect(`${JSON.stringify(golden, undefined, 2)}\n`).toMatchFileSnapshot(`__snapshots__/schemas/${tool.name}.json`);
    });

    it('has its texts in files of their own: no Polish letter in the code of a tool', () => {
        const folder = fileURLToPath(new URL('tools', import.meta.url));
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
            /^(?!.*\.(pl|test)\.ts$).*\.ts$/.test(file)
        );
        expect(files.length).toBeGreaterThan(8);
        const code = (file: string) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
        expect(files.filter((file) => /[ąćęłńóśźż„”]/i.test(code(file)))).toEqual([]);
    });
});

function propertiesOf(tool: Tool): Readonly<Record<string, JsonSchema>> {
    return tool.parameters.properties;
}

function depthOf(schema: JsonSchema): number {
    if (schema.type === 'array') return depthOf(schema.items);
    if (schema.type !== 'object') return 0;
    return 1 + Math.max(0, ...Object.values(schema.properties).map(depthOf));
}
