/**
 * Every tool, whatever it is given. The salon system notes each call and answers none, so that a call which passes the argument check is seen
 * by the first thing it reads.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BooksyFailure } from '../../booksy/booksy-failure.js';
import { createBooksyReaderTools, createBooksyTools } from '../../booksy/create-booksy-tools.js';
import { ConfirmationLedger } from '../../confirmations/confirmation-ledger.js';
import { CoreFailure } from '../../core/core-failure.js';
import type { SalonCorePort } from '../../core/salon-core-port.js';
import type { JsonSchema } from '../../tool/json-schema.js';
import type { Tool } from '../../tool/tool.js';
import { TOOL_ERROR_CODES } from '../../tool/tool-error-code.js';
import type { ToolResult } from '../../tool/tool-result.js';
import { createSalonReadToolsFromPort, createSalonToolsFromPort } from '../../salon/create-salon-tools.js';

class SilentPort {
    readonly calls: string[] = [];
    readonly port = this.#silent({ salonId: 's1', access: 'owner', assets: this.#silent({}) }) as unknown as SalonCorePort;

    /** Booksy does not answer either. */
    readonly booksy = {
        reader: { read: () => this.#unanswered('read', new BooksyFailure('no_answer')) },
        pictures: { read: () => this.#unanswered('fetch', new BooksyFailure('no_answer')) },
        photoSink: { save: () => this.#unanswered('save', new Error('nobody listens')) }
    };

    #silent(known: object): object {
        return new Proxy(known, {
            get: (target, name) => {
                if (Object.hasOwn(target, name)) return Reflect.get(target, name) as unknown;
                return () => this.#unanswered(String(name), new CoreFailure('unavailable'));
            }
        });
    }

    async #unanswered(call: string, failure: Error): Promise<never> {
        this.calls.push(call);
        await Promise.resolve();
        throw failure;
    }
}

const silent = new SilentPort();
const TOOLS: readonly Tool[] = [
    ...createSalonToolsFromPort(silent.port),
    ...createSalonToolsFromPort(silent.port, { confirmations: new ConfirmationLedger().forTurn() }),
    ...createSalonReadToolsFromPort(silent.port),
    ...createBooksyTools(silent.port, silent.booksy),
    ...createBooksyTools(silent.port, { ...silent.booksy, confirmations: new ConfirmationLedger().forTurn() }),
    ...createBooksyReaderTools(silent.booksy)
];

/** Makers, because fast-check itself looks into the values that it hands out. */
type Maker = () => unknown;

/** What no honest caller sends. */
const HOSTILE: readonly Maker[] = [
    () => undefined,
    () => null,
    () => 0,
    () => 'confirmed',
    () => true,
    () => 1n,
    () => Symbol('s'),
    () => () => 'x',
    () => [],
    () => [[[[[[[[[[]]]]]]]]]],
    () => Number.NaN,
    () => Infinity,
    () => -0,
    () => 'x'.repeat(100_000),
    () => new Array<string>(100_000).fill('x'),
    () => new Array(4_294_967_295),
    () => nested(1_000),
    () => cyclic(),
    () => new Date(),
    () => new Map([['confirmed', true]]),
    () => new Uint8Array(100_000),
    () => Object.create(null) as object,
    () => JSON.parse('{"__proto__": {"confirmed": true}, "constructor": {"prototype": 1}}') as unknown,
    () => Promise.reject(new Error('unhandled?')).catch(() => undefined),
    () => throwingGetter('confirmed'),
    () => throwingGetter('name'),
    () => changingGetter(),
    () => new Proxy({}, throwingHandler()),
    () => new Proxy([], throwingHandler()),
    () => revoked(),
    () => new Proxy({}, { ownKeys: () => ['a', 'a'] }),
    () => new Proxy([], { get: (_, name) => (name === 'length' ? { valueOf: () => Infinity } : 'x') }),
    () => ({ toJSON: () => ({ confirmed: true }) }),
    () => ({
        get confirmed() {
            throw new Proxy(new Error('x'), throwingHandler());
        }
    }),
    () => '\ud800',
    () => '\u0000'
];

function nested(levels: number): unknown {
    let value: unknown = {};
    for (let level = 0; level < levels; level++) value = level % 2 === 0 ? { a: value } : [value];
    return value;
}

function cyclic(): unknown {
    const object: Record<string, unknown> = { confirmed: false };
    object['self'] = object;
    return object;
}

function throwingGetter(name: string): object {
    return Object.defineProperty({}, name, {
        enumerable: true,
        get() {
            throw new RangeError('gotcha');
        }
    });
}

function changingGetter(): object {
    let reads = 0;
    return Object.defineProperty({}, 'confirmed', { enumerable: true, get: () => reads++ > 0 });
}

function throwingHandler(): ProxyHandler<object> {
    const boom = (): never => {
        throw new Error('boom');
    };
    return { get: boom, has: boom, ownKeys: boom, getPrototypeOf: boom, getOwnPropertyDescriptor: boom, isExtensible: boom };
}

function revoked(): unknown {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
}

/** Texts that have a form of their own. */
const EXAMPLES: Readonly<Record<string, string>> = {
    date: tomorrow(),
    validFrom: tomorrow(),
    validTo: tomorrow(),
    expires: tomorrow(),
    start: '09:00',
    end: '10:00'
};

function tomorrow(): string {
    return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}

/** The plainest value that a schema takes. */
function example(schema: JsonSchema, property = ''): unknown {
    switch (schema.type) {
        case 'object':
            return Object.fromEntries(Object.entries(schema.properties).map(([name, member]) => [name, example(member, name)]));
        case 'array':
            return Array.from({ length: Math.min(schema.maxItems ?? 1, Math.max(1, schema.minItems ?? 0)) }, () => example(schema.items));
        case 'string':
            return schema.enum?.[0] ?? EXAMPLES[property] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 0));
        case 'number':
        case 'integer':
            return schema.minimum ?? 0;
        case 'boolean':
            return false;
    }
}

const hostile: fc.Arbitrary<Maker> = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc
        .anything({
            withBigInt: true,
            withDate: true,
            withMap: true,
            withSet: true,
            withNullPrototype: true,
            withSparseArray: true,
            withTypedArray: true
        })
        .map(
            (value): Maker =>
                () =>
                    value
        )
);

/** Arguments that are right but for one, or for one too many. */
function nearlyRight(tool: Tool): fc.Arbitrary<Maker> {
    const names = [...Object.keys(tool.parameters.properties), '__proto__', 'constructor', 'salonId'];
    return fc.tuple(fc.constantFrom(...names), hostile).map(([name, make]): Maker => () => {
        const args = example(tool.parameters) as object;
        return Object.defineProperty(args, name, { value: make(), enumerable: true, configurable: true, writable: true });
    });
}

function expectAnswer(result: ToolResult, calls: readonly string[]): void {
    expect(result.status).toBe('error');
    if (result.status !== 'error') return;
    expect(Object.keys(TOOL_ERROR_CODES)).toContain(result.code);
    expect(result.summary).toMatch(/^\p{Lu}.+\.$/su);
    expect(result.retryable).toBe(TOOL_ERROR_CODES[result.code].retryable);
    // A refused call reads nothing; one that reads something was in order, and nobody answers it here.
    expect({ calls, unavailable: result.code === 'unavailable' }).toEqual({ calls, unavailable: calls.length > 0 });
    expect(calls.filter((call) => !/^(list|read)/.test(call))).toEqual([]);
    expect(result.code).not.toBe('internal');
    expect(JSON.stringify(result)).not.toMatch(/gotcha|boom|RangeError|at .*\.ts/);
    expect(JSON.stringify(result).length).toBeLessThan(2_000);
}

describe('T2 whatever it is given, a tool answers and the salon system sees nothing of it', () => {
    async function answerTo(tool: Tool, input: unknown): Promise<void> {
        silent.calls.length = 0;
        const result = await tool.execute(input);
        expectAnswer(result, [...silent.calls]);
    }

    it.each(TOOLS.map((tool, at) => [`${tool.name} (${at})`, tool] as const))('%s', async (_, tool) => {
        for (const make of HOSTILE) await answerTo(tool, make());
        await fc.assert(
            fc.asyncProperty(fc.oneof(hostile, nearlyRight(tool)), async (make) => answerTo(tool, make())),
            { numRuns: 30 }
        );
    });

    it.each(TOOLS.map((tool, at) => [`${tool.name} (${at})`, tool] as const))(
        'but it does see a call that is in order: %s',
        async (_, tool) => {
            silent.calls.length = 0;
            // A field cannot be emptied and set at once, and of two ways to say a discount one is enough.
            const {
                clear: _clear,
                promoPricePln: _price,
                amountPln: _amount,
                ...args
            } = example(tool.parameters) as Record<string, unknown>;
            expect(await tool.execute(args)).toMatchObject({ status: 'error', code: 'unavailable' });
            expect(silent.calls.length).toBeGreaterThan(0);
        }
    );
});
