/**
 * A tree of data that is read in place: only what is asked for is turned into values. A *ref* is whatever the source uses to point at a value;
 * to the reader it is opaque.
 */
export interface NodeSource {
    /** The members of an object as refs; undefined when the value is no object. Own members only. */
    members(ref: unknown): Readonly<Record<string, unknown>> | undefined;
    /** The items of an array or a set as refs; undefined when the value is neither. */
    items(ref: unknown): readonly unknown[] | undefined;
    /** A text, number or flag; null for null; undefined for everything else. Dates, addresses and big numbers come as text. */
    scalar(ref: unknown): Scalar | undefined;
    /** The same for all refs to one and the same object or array, so that a walk can tell where it has been; undefined for scalars. */
    identity(ref: unknown): unknown;
}

export type Scalar = string | number | boolean | null;

/** A source over ordinary values, as `JSON.parse` gives them: every ref is the value itself. */
export const plainSource: NodeSource = {
    members: (ref) => (isObject(ref) && !Array.isArray(ref) ? ref : undefined),
    items: (ref) => (Array.isArray(ref) ? ref : undefined),
    scalar: (ref) => (isScalar(ref) ? ref : undefined),
    identity: (ref) => (isObject(ref) ? ref : undefined)
};

export function isScalar(value: unknown): value is Scalar {
    return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
    return typeof value === 'object' && value !== null;
}
