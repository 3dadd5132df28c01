/**
 * The replica puts 1 MiB in front of a canister's linear memory and moves everything the canister addresses up by as much. Its bytes are a
 * map: byte n says whether page n (4 KiB) of the canister's memory was written since the state was last saved. Keeping the map inside the
 * memory makes marking two machine instructions; a second memory is not to be had on Node 20. Pages are small because messages write little
 * here and there: an Azle update touches forty pieces of 64 KiB and changes a tenth of that.
 */
export const MEMORY_SHIFT = 1 << 20;
/** The same in WebAssembly pages. */
export const SHIFTED_PAGES = MEMORY_SHIFT / 65_536;
/** Bytes of a page of the map, as a power of two. */
export const WRITTEN_PAGE_BITS = 12;
export const WRITTEN_PAGE = 1 << WRITTEN_PAGE_BITS;

const MAX_OFFSET = 0xffff_ffff;

/** The static offset of a load or store, moved up. Where it no longer fits, the access was out of bounds anyway and still is. */
export function shiftedOffset(offset: number): number {
    return Math.min(offset + MEMORY_SHIFT, MAX_OFFSET);
}
