import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { MAX_JSON_BRACKETS } from './limits.js';
import { parseToolArguments } from './tool-arguments.js';

test('T2 any text is parsed or refused as wrong arguments, and nothing else is thrown', () => {
    fc.assert(
        fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: fc.constantFrom(...'[]{}":,0a\\') })), (text) => {
            try {
                expect(JSON.stringify(parseToolArguments(text))).toBe(JSON.stringify(JSON.parse(text === '' ? '{}' : text)));
            } catch (error) {
                expect(error).toBeInstanceOf(ToolRefusal);
                expect((error as ToolRefusal).code).toBe('invalid_arguments');
            }
        })
    );
});

test('nothing at all is an empty object', () => {
    expect(parseToolArguments('')).toEqual({});
});

test.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}']
])('T2 as many nested %s as brackets are allowed are parsed, and one more is refused before the parser sees it', (_label, open, close) => {
    const nested = (depth: number) => `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`;
    expect(() => parseToolArguments(nested(MAX_JSON_BRACKETS))).not.toThrow();
    expect(() => parseToolArguments(nested(MAX_JSON_BRACKETS + 1))).toThrow(/zagnieżdżonych/);
    expect(() => parseToolArguments(open.repeat(1_000_000))).toThrow(/zagnieżdżonych/);
});

test('S32 a member named __proto__ is a member and changes no prototype', () => {
    const parsed = parseToolArguments('{"__proto__":{"confirmed":true}}') as Record<string, unknown>;
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(parsed['confirmed']).toBeUndefined();
});
