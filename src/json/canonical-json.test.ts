import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { canonicalJson } from './canonical-json.js';
import type { JsonValue } from './json-value.js';

/** Keys that are easily mistaken for one another, or for something else. */
const key = fc.oneof(fc.string(), fc.constantFrom('a', 'b', '', '__proto__', 'constructor', '"', '\\', '\u0000', '\ud800', 'ą', 'a\u0328'));

const { value: json } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(null, true, false, '', 'null', '1', '[]', '{}', 0, 1, -1, 0.1, 1e21, 5e-324),
        fc.string({ unit: 'binary' }),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.array(fc.tuple(key, tie('value')), { maxLength: 3 }).map((members) => fromEntries(members))
    )
}));

/** With every key an own property, `__proto__` too. */
function fromEntries(members: readonly (readonly [string, JsonValue])[]): JsonValue {
    const object = {};
    for (const [name, value] of members) Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
    return object;
}

/** Whether two values are the same argument: written without the function under test. */
function isSame(left: JsonValue, right: JsonValue): boolean {
    if (Array.isArray(left) || Array.isArray(right)) {
        return (
            Array.isArray(left) &&
            Array.isArray(right) &&
            left.length === right.length &&
            left.every((item, at) => isSame(item, right[at] ?? null))
        );
    }
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right;
    const [mine, theirs] = [members(left), members(right)];
    return mine.size === theirs.size && [...mine].every(([name, value]) => theirs.has(name) && isSame(value, theirs.get(name) ?? null));
}

function members(object: object): ReadonlyMap<string, JsonValue> {
    return new Map(Object.entries(object as Record<string, JsonValue>).filter(([, value]) => value !== null));
}

/** The same value with the keys of every object in another order and with nulls beside them. */
function rewritten(value: JsonValue): JsonValue {
    if (Array.isArray(value)) return value.map(rewritten);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value as Record<string, JsonValue>).map(([name, member]) => [name, rewritten(member)] as const);
    return fromEntries([['an absent one', null], ...entries.reverse()]);
}

describe('canonical JSON', () => {
    it('L3 is one text for one argument, whatever the order of its keys, and with null for absent', () => {
        fc.assert(
            fc.property(json, (value) => {
                fc.pre(!JSON.stringify(value).includes('an absent one'));
                expect(canonicalJson(rewritten(value))).toBe(canonicalJson(value));
            })
        );
    });

    it('L3 X-A3-16 is injective: two arguments that differ have two texts', () => {
        fc.assert(
            fc.property(json, json, (left, right) => {
                expect(canonicalJson(left) === canonicalJson(right)).toBe(isSame(left, right));
            }),
            { numRuns: 2_000 }
        );
    });

    it('is JSON of the same value', () => {
        fc.assert(
            fc.property(json, (value) => {
                expect(isSame(JSON.parse(canonicalJson(value)) as JsonValue, value)).toBe(true);
            })
        );
    });

    it.each([
        [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
        [{ a: [2, 1, null] }, '{"a":[2,1,null]}'],
        [{ a: null }, '{}'],
        [-0, '0'],
        [{ é: 1, z: 2, Z: 3 }, '{"Z":3,"z":2,"é":1}'],
        ['\ud800', '"\\ud800"'],
        [JSON.parse('{"__proto__":1}'), '{"__proto__":1}']
    ])('writes %j as %s', (value, text) => {
        expect(canonicalJson(value as JsonValue)).toBe(text);
    });
});
