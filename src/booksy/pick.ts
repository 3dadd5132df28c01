/**
 * Takes from a tree just what a *shape* names. Nothing else of the tree is looked at: what is not in a shape (reviews, customers' pictures) cannot
 * get into a draft. Every key is looked up as Booksy's API spells it (`service_categories`) and as a page may (`serviceCategories`).
 */
import { BooksyFailure } from './booksy-failure.js';
import type { NodeSource, Scalar } from './node-source.js';

export type Shape =
    /** A text, number or flag. */
    | 'scalar'
    /** Every text anywhere below, in order. */
    | 'texts'
    | { readonly kind: 'list'; readonly of: Shape }
    | { readonly kind: 'fields'; readonly fields: readonly Field[] };

export type Field = { readonly key: string; readonly camelKey: string; readonly shape: Shape };

/** Plain data, keys as the API spells them; what the tree lacks is left out. */
export type Picked = Scalar | readonly Picked[] | { readonly [key: string]: Picked };

export const PICK_LIMITS = {
    /** Values looked at for one draft; a salon with 600 services needs some 60,000. */
    nodes: 400_000,
    /** Objects within objects below a `texts` shape. */
    textsDepth: 8
} as const;

type Budget = { nodes: number };

export function listOf(shape: Shape): Shape {
    return { kind: 'list', of: shape };
}

export function fieldsOf(fields: Readonly<Record<string, Shape>>): Shape {
    return {
        kind: 'fields',
        fields: Object.entries(fields).map(([key, shape]) => ({ key, camelKey: camelCase(key), shape }))
    };
}

/**
 * Picks a shape out of a tree; undefined when the value has another form than the shape.
 *
 * @throws BooksyFailure `too_large` when the tree holds more than a salon can, `broken_page` when it points outside of itself
 */
export function pick(source: NodeSource, ref: unknown, shape: Shape): Picked | undefined {
    return picked(source, ref, shape, { nodes: PICK_LIMITS.nodes });
}

/** The ref of a member under any spelling of its key. */
export function memberOf(members: Readonly<Record<string, unknown>>, spellings: readonly string[]): unknown {
    for (const spelling of spellings) if (Object.hasOwn(members, spelling)) return members[spelling];
    return undefined;
}

/** `service_categories` → `serviceCategories`. */
export function camelCase(key: string): string {
    return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function picked(source: NodeSource, ref: unknown, shape: Shape, budget: Budget): Picked | undefined {
    spend(budget);
    if (shape === 'scalar') return source.scalar(ref);
    if (shape === 'texts') return textsBelow(source, ref, budget);
    return shape.kind === 'list' ? pickedList(source, ref, shape.of, budget) : pickedFields(source, ref, shape.fields, budget);
}

function spend(budget: Budget, nodes = 1): void {
    budget.nodes -= nodes;
    if (budget.nodes < 0) throw new BooksyFailure('too_large', 'more values than a salon has');
}

function pickedList(source: NodeSource, ref: unknown, of: Shape, budget: Budget): Picked | undefined {
    const items = source.items(ref);
    if (items === undefined) return undefined;
    if (of === 'scalar') spend(budget, items.length);
    const list: Picked[] = [];
    for (const item of items) {
        const value = of === 'scalar' ? source.scalar(item) : picked(source, item, of, budget);
        if (value !== undefined) list.push(value);
    }
    return list;
}

function pickedFields(source: NodeSource, ref: unknown, fields: readonly Field[], budget: Budget): Picked | undefined {
    const members = source.members(ref);
    if (members === undefined) return undefined;
    spend(budget, fields.length);
    const result: Record<string, Picked> = {};
    for (const { key, camelKey, shape } of fields) {
        // No field of a shape has a name that objects inherit, so the plain look-up finds own members only, and costs a third.
        const member = members[key] ?? members[camelKey];
        if (member === undefined) continue;
        const value = shape === 'scalar' ? source.scalar(member) : picked(source, member, shape, budget);
        if (value !== undefined && value !== null) result[key] = value;
    }
    return result;
}

/** Breadth first, with a memory of where it has been: the tree may have cycles. */
function textsBelow(source: NodeSource, start: unknown, budget: Budget): readonly string[] {
    const own = source.scalar(start);
    if (own !== undefined) return typeof own === 'string' ? [own] : [];
    const texts: string[] = [];
    const seen = new Set<unknown>();
    let level: unknown[] = [start];
    for (let depth = 0; depth < PICK_LIMITS.textsDepth && level.length > 0; depth++) {
        const next: unknown[] = [];
        for (const ref of level) {
            spend(budget);
            collect(source, ref, texts, seen, next);
        }
        level = next;
    }
    return texts;
}

function collect(source: NodeSource, ref: unknown, texts: string[], seen: Set<unknown>, next: unknown[]): void {
    const own = source.scalar(ref);
    if (own !== undefined) {
        if (typeof own === 'string') texts.push(own);
        return;
    }
    const identity = source.identity(ref);
    if (identity === undefined || seen.has(identity)) return;
    seen.add(identity);
    for (const below of source.items(ref) ?? Object.values(source.members(ref) ?? {})) next.push(below);
}
