import type { TurnConfirmations } from '../../src/confirmations/turn-confirmations.js';
import type { GeoPoint } from '../../src/core/geo-point.js';
import type { SalonCorePort } from '../../src/core/salon-core-port.js';
import type { Tool } from '../../src/tool/tool.js';

/** Which tools: the owner's, what a visitor of a salon reads, the customer's, or what anybody may search. */
export type ToolSetName = 'salon' | 'salon-read' | 'customer' | 'customer-read';

export const TOOL_SET_NAMES: readonly ToolSetName[] = ['salon', 'salon-read', 'customer', 'customer-read'];

export interface SourceOptions {
    readonly set: ToolSetName;
    /** A BCP 47 tag; of the customer's sets. */
    readonly locale?: string | undefined;
    /** Where the customer is. */
    readonly position?: GeoPoint | undefined;
    /** Further tools for the owner's set, over the same salon and in the same turn. */
    readonly more?: ((port: SalonCorePort, confirmations: TurnConfirmations) => readonly Tool[]) | undefined;
    /** Milliseconds since 1970 UTC; the process clock when left out. */
    readonly now?: (() => number) | undefined;
}

export function isForCustomer(set: ToolSetName): boolean {
    return set === 'customer' || set === 'customer-read';
}
