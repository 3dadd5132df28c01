import type { LocalDate } from '../../time/local-date.js';
import type { Actor } from './actor.js';
import { requireDate } from './check-hours.js';
import { requirePercent } from './check-promo.js';
import type { CodeDiscount, DiscountCodeInput, DiscountCodeRecord } from './discount-code-record.js';
import { conflict, invalid, notFound, type Answer } from './refusal.js';
import { salonToday } from './salon-day.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { SalonSystem } from './salon-system.js';

const CODE = /^[A-Z0-9_-]{3,24}$/;

/** The words that make a visit cheaper. */
export class DiscountCodes {
    constructor(private readonly system: SalonSystem) {}

    list(actor: Actor, salonId: string): Answer<readonly DiscountCodeRecord[]> {
        return this.system.inspect(actor, salonId, () => this.system.store.discountCodes.list(salonId));
    }

    /** A code that the salon has already is a conflict: somebody else has added it since it was looked up. */
    add(actor: Actor, salonId: string, input: DiscountCodeInput): Answer<DiscountCodeRecord> {
        return this.system.act(actor, { name: 'add_discount_code', salonId }, () => {
            const expires = this.#require(input);
            const same = this.system.store.discountCodes.list(salonId).find(({ code }) => code === input.code);
            if (same !== undefined) throw conflict(same.version);
            if (this.system.store.discountCodes.count(salonId) >= SALON_LIMITS.discountCodesPerSalon) throw invalid('discount_codes');
            const { code, discount, maxUses } = input;
            const record: DiscountCodeRecord = {
                id: this.system.store.newId('code'),
                version: 1,
                code,
                discount: 'percent' in discount ? { percent: discount.percent } : { amount: discount.amount },
                maxUses,
                used: 0,
                expires,
                active: true
            };
            this.system.store.discountCodes.put(salonId, record.id, record);
            return record;
        });
    }

    /** @param expectedVersion refused as a conflict when the record has another version by now; left out, the last word wins */
    remove(actor: Actor, salonId: string, id: string, expectedVersion: bigint | undefined): Answer<undefined> {
        return this.system.act(actor, { name: 'remove_discount_code', salonId, target: id }, () => {
            const code = this.system.store.discountCodes.get(salonId, id);
            if (code === undefined) throw notFound('discount_code');
            if (expectedVersion !== undefined && expectedVersion !== BigInt(code.version)) throw conflict(code.version);
            this.system.store.discountCodes.delete(salonId, id);
            return undefined;
        });
    }

    #require({ code, discount, maxUses, expires }: DiscountCodeInput): LocalDate | undefined {
        if (!CODE.test(code)) throw invalid('code');
        requireDiscount(discount);
        if (maxUses !== undefined && !isWhole(maxUses, SALON_LIMITS.codeUses)) throw invalid('max_uses');
        if (expires === undefined) return undefined;
        const date = requireDate('expires', expires);
        if (date < salonToday(this.system.now())) throw invalid('expires');
        return date;
    }
}

function requireDiscount(discount: CodeDiscount): void {
    if ('percent' in discount) return requirePercent('discount', discount.percent);
    if (!isWhole(discount.amount, SALON_LIMITS.price)) throw invalid('discount');
}

function isWhole(value: number, max: number): boolean {
    return Number.isSafeInteger(value) && value >= 1 && value <= max;
}
