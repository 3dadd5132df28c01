/**
 * Turns whatever a caller passes into plain, deep-frozen JSON data, or says why it cannot.
 *
 * Arguments of a tool come from a model, through a host: they may be Proxies, carry throwing or changing getters, cycles, symbols, BigInts or
 * a million nodes. Everything after this function works on a private copy that nobody can change, so that what was confirmed is what runs.
 * Budgets are counted while copying; the stack cannot overflow, because depth is one of them.
 */
import type { JsonObject, JsonValue } from './json-value.js';

/** What an argument object may hold at most; larger ones are refused before any tool sees them. */
export const ARGUMENT_LIMITS = {
    /** Nested objects and arrays; the deepest schema of a tool needs three. */
    depth: 8,
    /** Values of any kind, members and items together. */
    nodes: 4_000,
    /** Characters of all keys and texts together: as many as the canister takes bytes. */
    characters: 16_384
} as const;

export type PlainJson = { readonly ok: true; readonly value: JsonValue } | { readonly ok: false; readonly problem: PlainJsonProblem };

export type PlainJsonProblem = 'too_deep' | 'too_many_values' | 'too_long' | 'not_json' | 'not_a_number';

class Unfit extends Error {
    constructor(readonly problem: PlainJsonProblem) {
        super(problem);
    }
}

interface Budget {
    nodes: number;
    characters: number;
}

/** Copies `input` as frozen plain JSON. Members that are undefined, functions or keyed by symbols are left out, as JSON leaves them out. */
export function plainJson(input: unknown): PlainJson {
    try {
        return {
            ok: true,
            value: copy(input, ARGUMENT_LIMITS.depth, { nodes: ARGUMENT_LIMITS.nodes, characters: ARGUMENT_LIMITS.characters })
        };
    } catch (error) {
        // A getter or a Proxy may throw anything at all, also from its `getPrototypeOf` when asked whether it is an Unfit.
        return { ok: false, problem: problemOf(error) };
    }
}

function problemOf(error: unknown): PlainJsonProblem {
    try {
        return error instanceof Unfit ? error.problem : 'not_json';
    } catch {
        return 'not_json';
    }
}

function copy(input: unknown, depth: number, budget: Budget): JsonValue {
    if (--budget.nodes < 0) throw new Unfit('too_many_values');
    if (input === null || typeof input === 'boolean') return input;
    if (typeof input === 'string') return spend(input, budget);
    if (typeof input === 'number') return finite(input);
    if (typeof input !== 'object') throw new Unfit('not_json');
    if (depth === 0) throw new Unfit('too_deep');
    return Array.isArray(input) ? copyArray(input, depth, budget) : copyObject(input, depth, budget);
}

function spend(text: string, budget: Budget): string {
    budget.characters -= text.length;
    if (budget.characters < 0) throw new Unfit('too_long');
    return text;
}

function finite(value: number): number {
    if (!Number.isFinite(value)) throw new Unfit('not_a_number');
    return Object.is(value, -0) ? 0 : value;
}

function copyArray(input: readonly unknown[], depth: number, budget: Budget): JsonValue {
    const length = input.length;
    if (length > budget.nodes) throw new Unfit('too_many_values');
    const items: JsonValue[] = [];
    for (let index = 0; index < length; index++) items.push(copy(input[index], depth - 1, budget));
    return Object.freeze(items);
}

function copyObject(input: object, depth: number, budget: Budget): JsonValue {
    const keys = Object.keys(input);
    if (keys.length > budget.nodes) throw new Unfit('too_many_values');
    const members: Record<string, JsonValue> = {};
    for (const key of keys) {
        const value: unknown = (input as Record<string, unknown>)[key];
        if (value === undefined || typeof value === 'function' || typeof value === 'symbol') continue;
        spend(key, budget);
        // An own property by definition: an assignment to `__proto__` would set the prototype instead.
        Object.defineProperty(members, key, { value: copy(value, depth - 1, budget), enumerable: true });
    }
    return Object.freeze(members) as JsonObject;
}
