import { Principal } from 'azle';

import type { BooksyContext } from '../../src/booksy/booksy-context.js';
import { BOOKSY_TOOLS } from '../../src/booksy/booksy-tool-definitions.js';
import { CoordinatorSalonPort } from '../../src/core/coordinator-salon-port.js';
import type { SalonContext } from '../../src/salon/salon-context.js';
import { SALON_TOOLS } from '../../src/salon/salon-tool-definitions.js';
import type { ToolDefinition } from '../../src/tool/tool-definition.js';
import { nowMs, type CanisterState } from './canister-state.js';

/** What the tools of an owner's session work with. */
export type SalonToolContext = SalonContext & BooksyContext;

/** The owner's set, and what copies her salon from Booksy (rule 30). */
export const CANISTER_SALON_TOOLS: readonly ToolDefinition<SalonToolContext>[] = [...SALON_TOOLS, ...BOOKSY_TOOLS];

/** @param onBehalf the owner: what the coordinator is told, and whose budget of outcalls is used */
export function salonToolContext(state: CanisterState, salonId: string, onBehalf: Uint8Array, isQuery: boolean): SalonToolContext {
    return {
        port: new CoordinatorSalonPort(state.coordinatorClient, { salonId, onBehalf: Principal.fromUint8Array(onBehalf) }),
        catalogue: state.catalogue,
        now: nowMs,
        reader: { read: (url) => state.booksy.read(url, { owner: onBehalf, isQuery }) }
    };
}
