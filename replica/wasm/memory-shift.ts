/**
 * The replica puts one page in front of a canister's linear memory and moves everything the canister addresses up by as much. Its bytes are
 * a map: byte n says whether page n of the canister's memory was written since the state was last saved. Keeping the map inside the memory
 * makes marking two machine instructions; a second memory is not to be had on Node 20.
 */
export const MEMORY_SHIFT = 65_536;
export const SHIFTED_PAGES = 1;

const MAX_OFFSET = 0xffff_ffff;

/** The static offset of a load or store, moved up. Where it no longer fits, the access was out of bounds anyway and still is. */
export function shiftedOffset(offset: number): number {
    return Math.min(offset + MEMORY_SHIFT, MAX_OFFSET);
}
