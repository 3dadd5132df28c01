import type { LocalDate } from '../../time/local-date.js';

/** Whole percent from 1 to 100, or the price in whole grosze for which each of the services is to be had. */
export type PromoDiscount = { readonly percent: number } | { readonly price: number };

export interface PromoInput {
    readonly title: string;
    readonly description?: string | undefined;
    readonly mediaId?: string | undefined;
    readonly discount: PromoDiscount;
    /** Every service when left out. */
    readonly serviceIds?: readonly string[] | undefined;
    /** The first day on which it holds. */
    readonly validFrom?: string | undefined;
    /** The last day on which it holds. */
    readonly validTo?: string | undefined;
    readonly active: boolean;
}

export interface PromoRecord extends PromoInput {
    readonly id: string;
    /** 1 for a new promo; grows by one with every change. */
    readonly version: number;
    readonly validFrom?: LocalDate | undefined;
    readonly validTo?: LocalDate | undefined;
}
