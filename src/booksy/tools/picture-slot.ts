import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { SalonPhotoSlots } from '../../core/salon-assets-port.js';

/** A picture of a Booksy profile that has a slot in the salon: the logo is its thumbnail, the cover its cover. */
export type BooksyPictureSlot = 'logo' | 'cover';

const MARK_LENGTH = 8;

/** Tells one picture of a profile from the next without fetching it: Booksy gives a new picture a new address. 8 hexadecimal digits. */
export function pictureMarkOf(url: string): string {
    return bytesToHex(sha256(utf8ToBytes(url))).slice(0, MARK_LENGTH);
}

/** The name under which a copied picture stands in the library, so that it is found there again. */
export function libraryName(slot: BooksyPictureSlot, mark: string): string {
    return `Booksy · ${slot} · ${mark}`;
}

export function slotOf(slots: SalonPhotoSlots, slot: BooksyPictureSlot): string | undefined {
    return slot === 'logo' ? slots.thumbnailMediaId : slots.coverMediaId;
}

/** Both slots with one filled anew: the salon system replaces them together, so the other is handed back. */
export function withSlot({ thumbnailMediaId, coverMediaId }: SalonPhotoSlots, slot: BooksyPictureSlot, mediaId: string): SalonPhotoSlots {
    const kept = slot === 'logo' ? { coverMediaId } : { thumbnailMediaId };
    const filled = slot === 'logo' ? { thumbnailMediaId: mediaId } : { coverMediaId: mediaId };
    return Object.fromEntries(Object.entries({ ...kept, ...filled }).filter(([, id]) => id !== undefined));
}
