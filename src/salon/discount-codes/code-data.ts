import type { SalonDiscountCode } from '../../core/salon-offers.js';
import { weekdayName } from '../../text/weekdays.js';
import { weekdayOf, type LocalDate } from '../../time/local-date.js';
import { listOutput, output, type OutputOf } from '../../tool/output.js';
import { codeStatus } from './code-status.js';

const code = output.record({
    discountCodeId: output.text,
    code: output.text,
    percent: output.orNull(output.integer),
    amountPln: output.orNull(output.number),
    maxUses: output.orNull(output.integer),
    used: output.integer,
    expires: output.orNull(output.text),
    expiresWeekday: output.orNull(output.text),
    /** Whether somebody can use it today, or why not. */
    status: output.choice(['usable', 'expired', 'used_up', 'inactive'])
});

/** A discount code as the tools' data shows it. */
export type DiscountCodeData = OutputOf<typeof code>;

export const codeListOutput = listOutput('discountCodes', code);
export type DiscountCodeListData = OutputOf<typeof codeListOutput>;

/** The code that was added or removed. */
export const writtenCodeOutput = output.record({ discountCodeId: output.text });
export type WrittenDiscountCodeData = OutputOf<typeof writtenCodeOutput>;

export function codeData(stored: SalonDiscountCode, today: LocalDate): DiscountCodeData {
    const { discount, expires } = stored;
    return {
        discountCodeId: stored.id,
        code: stored.code,
        percent: discount.kind === 'percent' ? discount.percent : null,
        amountPln: discount.kind === 'amount' ? discount.amountPln : null,
        maxUses: stored.maxUses ?? null,
        used: stored.used,
        expires: expires ?? null,
        expiresWeekday: expires === undefined ? null : weekdayName(weekdayOf(expires), 'pl'),
        status: codeStatus(stored, today)
    };
}
