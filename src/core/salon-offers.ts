import type { InstantMs } from '../time/instant.js';
import type { LocalDate } from '../time/local-date.js';

/** A picture or film in the salon's library. */
export interface SalonMedia {
    readonly id: string;
    readonly name: string;
    readonly kind: 'image' | 'video';
    readonly mime: string;
    /** Bytes. */
    readonly size: number;
    readonly url?: string;
    readonly addedAt: InstantMs;
}

/** Whole percent from 1 to 100, or the price in złote for which each of the services is to be had. */
export type PromoDiscount = { readonly kind: 'percent'; readonly percent: number } | { readonly kind: 'price'; readonly pricePln: number };

export interface SalonPromoInput {
    readonly title: string;
    readonly description?: string;
    /** A picture of the library. */
    readonly mediaId?: string;
    readonly discount: PromoDiscount;
    /** Every service when left out. */
    readonly serviceIds?: readonly string[];
    /** The first local day on which it holds. */
    readonly validFrom?: LocalDate;
    /** The last local day on which it holds. */
    readonly validTo?: LocalDate;
    /** Switched on; it holds on its days only all the same. */
    readonly active: boolean;
}

export interface SalonPromo extends SalonPromoInput {
    readonly id: string;
    /** Grows with every change of the record. */
    readonly version: bigint;
}

/** Whole percent from 1 to 100, or an amount in złote. */
export type CodeDiscount = { readonly kind: 'percent'; readonly percent: number } | { readonly kind: 'amount'; readonly amountPln: number };

export interface SalonDiscountCodeInput {
    /** 3 to 24 of A–Z, 0–9, "-" and "_". */
    readonly code: string;
    readonly discount: CodeDiscount;
    readonly maxUses?: number;
    /** The last local day on which it holds. */
    readonly expires?: LocalDate;
}

export interface SalonDiscountCode extends SalonDiscountCodeInput {
    readonly id: string;
    /** Grows with an owner's changes; a booking that uses the code is none. */
    readonly version: bigint;
    readonly used: number;
    readonly active: boolean;
}
