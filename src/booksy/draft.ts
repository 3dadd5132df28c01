/** A salon as its Booksy profile shows it, in the shape that the salon's write tools take. */
import type { TextRange } from '../time/ranges.js';

/** Which of a page's blocks a field was read from. */
export type DraftOrigin = 'payload' | 'json_ld';

export type DraftField = 'name' | 'description' | 'address' | 'position' | 'openingHours' | 'team' | 'services' | 'photos';

export interface DraftSource {
    readonly url: string;
    /** The page's own data block could not be read: services come without durations, variants and people. */
    readonly degraded: boolean;
    /** Where each field came from; a field that the page lacks is left out. */
    readonly fields: Readonly<Partial<Record<DraftField, DraftOrigin>>>;
}

export interface DraftDay {
    /** 0 is Monday. */
    readonly day: number;
    /** In order, not touching; none on a closed day. */
    readonly ranges: readonly TextRange[];
}

export interface DraftWorker {
    readonly booksyId: number;
    readonly name: string;
    readonly position?: string;
    /** Whether any service names the person; a reception desk does not. */
    readonly servesCustomers: boolean;
}

/** What a price on Booksy means: as it stands, from so much, up to talks, for free, not shown. */
export type DraftPriceKind = 'fixed' | 'from' | 'varies' | 'free' | 'hidden';

/** One bookable variant, ready for `add_service` but for its type and people, which live in the salon. */
export interface DraftService {
    readonly booksyServiceId?: number;
    readonly booksyVariantId?: number;
    /** Unique within the draft. */
    readonly name: string;
    readonly booksyCategory: string;
    readonly description?: string;
    readonly priceKind: DraftPriceKind;
    /** Złote, at most two decimals; left out when Booksy shows none. */
    readonly pricePln?: number;
    /** A multiple of 5; left out when Booksy shows none. */
    readonly durationMinutes?: number;
    readonly workerNames: readonly string[];
    /** Booksy's own name of the kind of service. */
    readonly booksyTreatment?: string;
    readonly serviceTypeIds: readonly string[];
    readonly workerIds: readonly string[];
    /** Every adjustment and doubt, in Polish, for the owner. */
    readonly notes: readonly string[];
}

export const DRAFT_PHOTO_KINDS = ['logo', 'cover', 'salon', 'inspiration', 'service', 'staff'] as const;

export type DraftPhotoKind = (typeof DRAFT_PHOTO_KINDS)[number];

export interface DraftPhoto {
    readonly kind: DraftPhotoKind;
    readonly url: string;
    /** Whose or which service's picture it is. */
    readonly of?: string;
}

export interface SultanaSalonDraft {
    readonly booksyId: number;
    readonly name: string;
    readonly description?: string;
    readonly address?: string;
    readonly city?: string;
    readonly postalCode?: string;
    readonly position?: { readonly lat: number; readonly lng: number };
    /** Monday to Sunday; empty when the page does not say. */
    readonly openingHours: readonly DraftDay[];
    readonly team: readonly DraftWorker[];
    readonly services: readonly DraftService[];
    readonly photos: readonly DraftPhoto[];
    /** What the owner should know of the whole draft, in Polish. */
    readonly notes: readonly string[];
    readonly source: DraftSource;
}
