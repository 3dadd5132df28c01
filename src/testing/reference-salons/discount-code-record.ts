import type { LocalDate } from '../../time/local-date.js';

/** Whole percent from 1 to 100, or whole grosze off. */
export type CodeDiscount = { readonly percent: number } | { readonly amount: number };

export interface DiscountCodeInput {
    /** 3 to 24 of A–Z, 0–9, "-" and "_". */
    readonly code: string;
    readonly discount: CodeDiscount;
    readonly maxUses?: number | undefined;
    /** The last day on which it holds. */
    readonly expires?: string | undefined;
}

export interface DiscountCodeRecord extends DiscountCodeInput {
    readonly id: string;
    /** Grows with an owner's changes; a booking that uses the code is none. */
    readonly version: number;
    readonly used: number;
    readonly expires?: LocalDate | undefined;
    readonly active: boolean;
}
