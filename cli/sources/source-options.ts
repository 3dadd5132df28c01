import type { GeoPoint } from '../../src/core/geo-point.js';

/** Which tools: the owner's, what a visitor of a salon reads, the customer's, or what anybody may search. */
export type ToolSetName = 'salon' | 'salon-read' | 'customer' | 'customer-read';

export const TOOL_SET_NAMES: readonly ToolSetName[] = ['salon', 'salon-read', 'customer', 'customer-read'];

export interface SourceOptions {
    readonly set: ToolSetName;
    /** A BCP 47 tag; of the customer's sets. */
    readonly locale?: string | undefined;
    /** Where the customer is. */
    readonly position?: GeoPoint | undefined;
    /** Milliseconds since 1970 UTC; the process clock when left out. */
    readonly now?: (() => number) | undefined;
}

export function isForCustomer(set: ToolSetName): boolean {
    return set === 'customer' || set === 'customer-read';
}
