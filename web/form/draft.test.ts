import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { SALON_TOOLS } from '../../src/salon/salon-tool-definitions.js';
import { CUSTOMER_TOOLS } from '../../src/customer/customer-tool-definitions.js';
import type { JsonSchema, ObjectSchema } from '../../src/tool/json-schema.js';
import { argumentsOf, blankObject, draftOf, personsFields, type DraftObject } from './draft.js';

const TOOLS = [...SALON_TOOLS, ...CUSTOMER_TOOLS].map((tool) => ({ name: tool.name, parameters: tool.parameters(true) }));

/** Arguments that a schema allows, as a person could type them: no empty texts, which a form cannot tell from nothing. */
function allowed(schema: JsonSchema): fc.Arbitrary<unknown> {
    switch (schema.type) {
        case 'boolean':
            return fc.boolean();
        case 'integer':
            return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
        case 'number':
            return fc
                .integer({ min: (schema.minimum ?? 0) * 100, max: Math.min(schema.maximum ?? 1_000, 1_000) * 100 })
                .map((cents) => cents / 100);
        case 'string':
            return schema.enum === undefined
                ? fc.string({
                      minLength: Math.max(1, schema.minLength ?? 1),
                      maxLength: Math.min(20, schema.maxLength ?? 20),
                      unit: 'grapheme-ascii'
                  })
                : fc.constantFrom(...schema.enum);
        case 'array':
            return fc.array(allowed(schema.items), { minLength: schema.minItems ?? 0, maxLength: Math.min(3, schema.maxItems ?? 3) });
        case 'object':
            return allowedObject(schema);
    }
}

function allowedObject({ properties, required }: ObjectSchema): fc.Arbitrary<Record<string, unknown>> {
    const members = Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, allowed(member)]));
    return fc.record(members, { requiredKeys: required });
}

describe.each(TOOLS)('B6 the form of $name', ({ parameters }) => {
    test('gives back every value that its schema allows', () => {
        fc.assert(
            fc.property(allowedObject(parameters), (args) => {
                expect(argumentsOf(parameters, draftOf(args as never) as DraftObject)).toEqual(args);
            }),
            { numRuns: 30 }
        );
    });

    test('has a field for each argument but those of the protocol, and sends nothing that was not filled in', () => {
        const names = personsFields(parameters).map(([name]) => name);
        expect(names).not.toContain('confirmed');
        expect(names).not.toContain('confirmationId');
        const sent = argumentsOf(parameters, blankObject(parameters));
        for (const value of Object.values(sent)) expect(Array.isArray(value)).toBe(true);
    });
});

describe('B6 what a form sends', () => {
    const schema: ObjectSchema = {
        type: 'object',
        properties: { pricePln: { type: 'number' }, note: { type: 'string' }, ids: { type: 'array', items: { type: 'string' } } },
        required: ['pricePln'],
        additionalProperties: false
    };

    test.each([
        ['45', 45],
        ['45,50', 45.5],
        ['1 250.5', 1250.5],
        ['1\u00a0250', 1250],
        ['−5', '−5'],
        ['dużo', 'dużo'],
        ['0x10', '0x10'],
        ['1e3', '1e3']
    ])('a number typed as %j goes out as %j, and what is none as it was typed', (typed, sent) => {
        expect(argumentsOf(schema, { pricePln: typed })).toEqual({ pricePln: sent });
    });

    test('an optional list can be left out or be empty, which are two things', () => {
        expect(argumentsOf(schema, { ids: undefined })).toEqual({});
        expect(argumentsOf(schema, { ids: [] })).toEqual({ ids: [] });
    });

    test('an object of a valid draft is valid for ajv, too', () => {
        const validate = new Ajv2020({ strict: false }).compile(schema);
        expect(validate(argumentsOf(schema, { pricePln: '12,5', note: '', ids: ['a', ''] }))).toBe(true);
    });
});
