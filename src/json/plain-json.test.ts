import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ARGUMENT_LIMITS, plainJson } from './plain-json.js';

function problem(input: unknown): string {
    const result = plainJson(input);
    return result.ok ? 'none' : result.problem;
}

function nested(levels: number): unknown {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = level % 2 === 0 ? { a: value } : [value];
    return value;
}

function cyclic(): unknown {
    const list: unknown[] = [];
    list.push({ list });
    return list;
}

function getter(get: () => unknown): object {
    return Object.defineProperty({}, 'a', { enumerable: true, get });
}

/** Throws something that throws when it is looked at. */
function throwsAProxy(): unknown {
    throw new Proxy(new Error('x'), {
        getPrototypeOf() {
            throw new Error('y');
        }
    });
}

describe('what a caller passes becomes plain data', () => {
    it('T2 keeps JSON as it is', () => {
        fc.assert(
            fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
                expect(plainJson(value)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
            })
        );
    });

    it('T2 never throws, never hands out an object of the caller, and never anything but frozen plain data', () => {
        const anything = fc.anything({
            withBigInt: true,
            withDate: true,
            withMap: true,
            withSet: true,
            withTypedArray: true,
            withSparseArray: true,
            withNullPrototype: true,
            withBoxedValues: true,
            withObjectString: true
        });
        fc.assert(
            fc.property(anything, (input) => {
                const result = plainJson(input);
                if (!result.ok) return;
                expectOwnAndFrozen(result.value, input);
                expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value);
            }),
            { numRuns: 1_000 }
        );
    });

    function expectOwnAndFrozen(value: unknown, input: unknown): void {
        if (typeof value !== 'object' || value === null) return;
        expect(value).not.toBe(input);
        expect(Object.isFrozen(value)).toBe(true);
        for (const [key, member] of Object.entries(value)) {
            expectOwnAndFrozen(member, typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined);
        }
    }

    it.each([
        ['a cycle', cyclic(), 'too_deep'],
        ['a thousand levels', nested(1_000), 'too_deep'],
        ['one level more than there may be', nested(ARGUMENT_LIMITS.depth + 1), 'too_deep'],
        ['100 kB of text', { a: 'x'.repeat(100_000) }, 'too_long'],
        ['100 kB of keys', Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${at}`.padStart(50, 'k'), 1])), 'too_long'],
        ['a long list', Array.from({ length: 4_000 }, () => 1), 'too_many_values'],
        ['a list that says it is longer than it is', new Array(4_294_967_295), 'too_many_values'],
        ['NaN', [Number.NaN], 'not_a_number'],
        ['infinity', { a: -Infinity }, 'not_a_number'],
        ['a BigInt', { a: 1n }, 'not_json'],
        ['a symbol', Symbol('a'), 'not_json'],
        ['a function', () => 1, 'not_json'],
        ['nothing', undefined, 'not_json'],
        ['a hole in a list', [undefined], 'not_json'],
        ['a getter that throws', getter(() => throwsAProxy()), 'not_json'],
        [
            'a getter that throws nothing at all',
            getter(() => {
                throw undefined;
            }),
            'not_json'
        ],
        ['a revoked Proxy', revoked(), 'not_json'],
        ['a Proxy that throws at every look', new Proxy({}, hostile()), 'not_json'],
        [
            'a list whose length is a lie',
            new Proxy([], { get: (_, name) => (name === 'length' ? { valueOf: () => Infinity } : 1) }),
            'too_many_values'
        ]
    ])('T2 refuses %s', (_, input, wanted) => {
        expect(problem(input)).toBe(wanted);
    });

    it.each([
        ['as deep as it may be', nested(ARGUMENT_LIMITS.depth)],
        ['as long as it may be', 'x'.repeat(ARGUMENT_LIMITS.characters)],
        ['as many as there may be', Array.from({ length: ARGUMENT_LIMITS.nodes - 1 }, () => 0)]
    ])('takes what is %s', (_, input) => {
        expect(plainJson(input)).toEqual({ ok: true, value: input });
    });

    it('leaves out what JSON leaves out', () => {
        const symbol = Symbol('s');
        expect(plainJson({ a: 1, b: undefined, c: () => 1, d: symbol, [symbol]: 2 })).toEqual({ ok: true, value: { a: 1 } });
        expect(plainJson(Object.create({ inherited: 1 }))).toEqual({ ok: true, value: {} });
        expect(plainJson(-0)).toEqual({ ok: true, value: 0 });
    });

    it('X-A3-18 reads a value once: a getter that changes its mind is told from by nobody', () => {
        let reads = 0;
        const result = plainJson(getter(() => ++reads));
        expect(result).toEqual({ ok: true, value: { a: 1 } });
        expect(JSON.stringify(result)).toBe('{"ok":true,"value":{"a":1}}');
        expect(reads).toBe(1);
    });

    it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('S32 takes %s as a key like any other', (name) => {
        const result = plainJson(JSON.parse(`{"${name}": {"polluted": true}}`));
        expect(result.ok && Object.keys(result.value as object)).toEqual([name]);
        expect(result.ok && Object.getPrototypeOf(result.value)).toBe(Object.prototype);
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });
});

function revoked(): unknown {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
}

function hostile(): ProxyHandler<object> {
    const boom = (): never => {
        throw new Error('boom');
    };
    return { get: boom, has: boom, ownKeys: boom, getPrototypeOf: boom, getOwnPropertyDescriptor: boom, isExtensible: boom };
}
