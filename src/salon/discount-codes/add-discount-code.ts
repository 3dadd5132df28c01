import type { CodeDiscount, SalonDiscountCodeInput } from '../../core/salon-offers.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { optional, type ArgsOf } from '../../tool/field.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { writtenCodeOutput, type WrittenDiscountCodeData } from './code-data.js';
import { codeFields } from './code-fields.js';
import { codeTexts } from './code-texts.pl.js';
import { codeDescriptions } from './descriptions.pl.js';
import { normalCode } from './normal-code.js';

const fields = {
    code: codeFields.code,
    percent: optional(codeFields.percent),
    amountPln: optional(codeFields.amountPln),
    maxUses: optional(codeFields.maxUses),
    expires: optional(codeFields.expires)
};

type CodeArgs = ArgsOf<typeof fields>;

export const addDiscountCode = defineWriteTool<
    SalonReadContext,
    SalonContext,
    typeof fields,
    SalonDiscountCodeInput,
    WrittenDiscountCodeData
>({
    name: 'add_discount_code',
    description: codeDescriptions.add_discount_code,
    progress: salonProgress('add_discount_code'),
    fields,
    output: writtenCodeOutput,
    normalise: (args) => ({ ...args, code: normalCode(args.code) }),
    async plan(args, { port, now }, sent) {
        const today = salonToday(now());
        const { code, maxUses, expires } = args;
        if (expires !== undefined && expires < today) throw new ToolRefusal('invalid_arguments', codeTexts.expired(expires, today));
        const input: SalonDiscountCodeInput = {
            code,
            discount: discountOf(args),
            ...(maxUses === undefined ? {} : { maxUses }),
            ...(expires === undefined ? {} : { expires })
        };
        const codes = await port.listDiscountCodes();
        if (codes.some((known) => known.code === code)) throw new ToolRefusal('invalid_arguments', codeTexts.exists(code));
        return { plan: input, summary: codeTexts.willAdd(input, sent.code, today) };
    },
    async apply(input, { port }) {
        const added = await port.addDiscountCode(input);
        return { summary: codeTexts.added(added.code), data: { discountCodeId: added.id } };
    }
});

/** @throws ToolRefusal `invalid_arguments` unless exactly one discount is told */
function discountOf({ percent, amountPln }: CodeArgs): CodeDiscount {
    if (percent !== undefined && amountPln !== undefined) throw new ToolRefusal('invalid_arguments', codeTexts.bothDiscounts);
    if (percent !== undefined) return { kind: 'percent', percent };
    if (amountPln === undefined) throw new ToolRefusal('invalid_arguments', codeTexts.noDiscount);
    if (amountPln === 0) throw new ToolRefusal('invalid_arguments', codeTexts.zeroAmount);
    return { kind: 'amount', amountPln };
}
