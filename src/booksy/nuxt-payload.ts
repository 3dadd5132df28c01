/**
 * The data block of a Nuxt page (`__NUXT_DATA__`) in the format of the `devalue` package, read in place.
 *
 * The block is one JSON array; its first element is the root, members and items are positions in the array, and arrays that begin with a text are
 * typed (`["Date", iso]`, `["Ref", position]`…). Reviving all of a page costs five times what parsing it does, so nothing is revived: `members`,
 * `items` and `scalar` look up one value at a time. Types that nobody told us of are unwrapped when they hold a position, else read as their
 * text. The input is hostile: positions are checked on every step, chains of wrappers are bounded, names such as `__proto__` are only ever own
 * members, and nothing recurses.
 */
import { BooksyFailure } from './booksy-failure.js';
import { latin1ToText } from './latin1-text.js';
import { isScalar, type NodeSource, type Scalar } from './node-source.js';

export const PAYLOAD_LIMITS = {
    /** Characters of the block. The largest profiles known have about a million. */
    characters: 8_000_000,
    /** Elements of the flat array; the largest profiles known have some 90,000. */
    elements: 500_000,
    /** Wrappers around one value, such as a Ref of a Reactive. */
    wrappers: 16
} as const;

/** Positions that stand for values instead of pointing at one; −2, a hole in an array, reads as undefined too. */
const UNDEFINED = -1;
const NOT_A_NUMBER = -3;
const INFINITE = -4;
const MINUS_INFINITE = -5;
const MINUS_ZERO = -6;
const SPARSE = -7;

const SPECIAL_NUMBERS: ReadonlyMap<number, number> = new Map([
    [NOT_A_NUMBER, NaN],
    [INFINITE, Infinity],
    [MINUS_INFINITE, -Infinity],
    [MINUS_ZERO, -0]
]);

/** Typed arrays whose second element is a text that says the value. */
const TEXT_TYPES = /^(?:Date|BigInt|URL|URLSearchParams|Temporal\..+)$/;

/** Typed arrays that hold nothing a salon's page is read for. */
const OPAQUE_TYPES = /^(?:RegExp|ArrayBuffer|DataView|Big(?:Int|Uint)64Array|(?:Uint|Int|Float)\d+(?:Clamped)?Array|skipHydrate)$/;

/** How the texts of a block are to be read: as they are, or as UTF-8 bytes that were taken for Latin-1. */
export type TextForm = 'text' | 'latin1';

export class NuxtPayload implements NodeSource {
    private readonly texts = new Map<number, string>();

    private constructor(
        private readonly flat: readonly unknown[],
        private readonly toText: (raw: string) => string,
        /** The ref of the whole document. */
        readonly root = 0
    ) {}

    /**
     * Parses a block.
     *
     * @throws BooksyFailure `broken_page` for anything that is no such block, `too_large` above the limits
     */
    static parse(block: string, form: TextForm = 'text'): NuxtPayload {
        if (block.length > PAYLOAD_LIMITS.characters) throw new BooksyFailure('too_large', 'data block');
        const flat = parsedJson(block);
        // A bare negative number is a legal document: a root that is undefined, NaN or so.
        if (typeof flat === 'number' && flat < 0) return new NuxtPayload([], same, flat);
        if (!Array.isArray(flat) || flat.length === 0) throw new BooksyFailure('broken_page', 'data block is no array');
        if (flat.length > PAYLOAD_LIMITS.elements) throw new BooksyFailure('too_large', 'data block has too many elements');
        return new NuxtPayload(flat, form === 'latin1' ? latin1ToText : same);
    }

    members(ref: unknown): Readonly<Record<string, unknown>> | undefined {
        const value = this.flat[this.settled(ref)];
        if (!Array.isArray(value)) return isRecord(value) ? value : undefined;
        return value[0] === 'null' || value[0] === 'Map' ? this.pairsOf(value) : undefined;
    }

    items(ref: unknown): readonly unknown[] | undefined {
        const value = this.flat[this.settled(ref)];
        if (!Array.isArray(value)) return undefined;
        if (value[0] === 'Set') return value.slice(1);
        if (typeof value[0] === 'string') return undefined;
        return value[0] === SPARSE ? sparseItems(value) : value;
    }

    scalar(ref: unknown): Scalar | undefined {
        // Most values are plain ones that nothing wraps.
        const plain = typeof ref === 'number' ? this.flat[ref] : undefined;
        if (typeof plain === 'string') return this.textAt(ref as number, plain);
        if (typeof plain === 'number' || typeof plain === 'boolean') return plain;
        const settled = this.settled(ref);
        const value = settled < 0 ? SPECIAL_NUMBERS.get(settled) : this.flat[settled];
        if (typeof value === 'string') return this.toText(value);
        if (isScalar(value)) return value;
        return Array.isArray(value) ? this.typedScalar(value) : undefined;
    }

    identity(ref: unknown): unknown {
        const settled = this.settled(ref);
        const value = this.flat[settled];
        return typeof value === 'object' && value !== null ? settled : undefined;
    }

    /** Follows wrappers to the position of the value itself; a negative position for values without one. */
    private settled(ref: unknown): number {
        let position = this.checked(ref);
        for (let wrappers = 0; wrappers < PAYLOAD_LIMITS.wrappers; wrappers++) {
            const value = position < 0 ? undefined : this.flat[position];
            if (!Array.isArray(value)) return position;
            const inner = wrappedRef(value);
            if (inner === undefined) return position;
            position = this.checked(inner);
        }
        throw new BooksyFailure('broken_page', 'values wrapped without end');
    }

    private checked(ref: unknown): number {
        // What an object lacks has no ref; it reads as undefined.
        if (ref === undefined) return UNDEFINED;
        if (typeof ref !== 'number' || !Number.isInteger(ref) || ref < SPARSE || ref >= this.flat.length) {
            throw new BooksyFailure('broken_page', 'a position outside of the data block');
        }
        return ref;
    }

    /** Equal texts of a page are one element, so each is decoded once. */
    private textAt(position: number, raw: string): string {
        if (this.toText === same) return raw;
        const known = this.texts.get(position);
        if (known !== undefined) return known;
        const text = this.toText(raw);
        this.texts.set(position, text);
        return text;
    }

    private typedScalar(value: readonly unknown[]): Scalar | undefined {
        const type = value[0];
        const inner = value[1];
        if (typeof type !== 'string') return undefined;
        if (type === 'EmptyRef' || type === 'EmptyShallowRef') return this.emptyRef(inner);
        if (typeof inner !== 'string' || OPAQUE_TYPES.test(type) || type === 'null' || type === 'Map' || type === 'Set') return undefined;
        return this.toText(inner);
    }

    /** Nuxt writes empty refs as text: "_" is undefined, "0n" the big zero, everything else JSON. */
    private emptyRef(inner: unknown): Scalar | undefined {
        const text = typeof inner === 'number' ? this.flat[this.checked(inner)] : inner;
        if (typeof text !== 'string' || text === '_') return undefined;
        if (text === '0n') return '0';
        try {
            const value: unknown = JSON.parse(text);
            return isScalar(value) ? value : undefined;
        } catch {
            return undefined;
        }
    }

    /** Objects without a prototype name their keys, maps point at them; keys that are no texts are left out. */
    private pairsOf(value: readonly unknown[]): Readonly<Record<string, unknown>> {
        const members: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
        for (let place = 1; place + 1 < value.length; place += 2) {
            const key = value[0] === 'null' ? value[place] : this.scalar(value[place]);
            if (typeof key === 'string') members[key] = value[place + 1];
        }
        return members;
    }
}

/** The ref inside a wrapper; undefined when the value is the value itself. */
function wrappedRef(value: readonly unknown[]): unknown {
    const type = value[0];
    const inner = value[1];
    if (typeof type !== 'string' || typeof inner !== 'number') return undefined;
    if (type === 'Set' || type === 'Map' || type === 'null' || type === 'EmptyRef' || type === 'EmptyShallowRef') return undefined;
    return TEXT_TYPES.test(type) || OPAQUE_TYPES.test(type) ? undefined : inner;
}

/** `[-7, length, place, ref, place, ref…]`: places in order, the holes between left out, so that a length of a billion costs nothing. */
function sparseItems(value: readonly unknown[]): readonly unknown[] {
    return value.filter((_, place) => place >= 3 && place % 2 === 1);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
    return typeof value === 'object' && value !== null;
}

function parsedJson(block: string): unknown {
    try {
        return JSON.parse(block);
    } catch {
        throw new BooksyFailure('broken_page', 'data block is no JSON');
    }
}

function same(raw: string): string {
    return raw;
}
