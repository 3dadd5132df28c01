import type { SalonDiscountCode } from '../../core/salon-offers.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { writtenCodeOutput, type WrittenDiscountCodeData } from './code-data.js';
import { codeFields } from './code-fields.js';
import { codeLabels, codeTexts } from './code-texts.pl.js';
import { codeDescriptions } from './descriptions.pl.js';

const fields = { discountCodeId: codeFields.discountCodeId };

/** Nothing to be typed back: the same code can be added again (rule 4). How often it was used may grow meanwhile. */
export const removeDiscountCode = defineWriteTool<
    SalonReadContext,
    SalonContext,
    typeof fields,
    SalonDiscountCode,
    WrittenDiscountCodeData
>({
    name: 'remove_discount_code',
    description: codeDescriptions.remove_discount_code,
    progress: salonProgress('remove_discount_code'),
    fields,
    output: writtenCodeOutput,
    async plan({ discountCodeId }, { port }) {
        const codes = await port.listDiscountCodes();
        const code = codes.find(({ id }) => id === discountCodeId);
        if (code === undefined) throw new ToolRefusal('not_found', codeTexts.unknown(discountCodeId));
        return {
            plan: code,
            summary: codeTexts.willRemove(code),
            marks: { [codeLabels.code]: code.code, [codeLabels.discount]: codeTexts.discount(code.discount) }
        };
    },
    async apply(code, { port }) {
        await port.removeDiscountCode(code.id, code.version);
        return { summary: codeTexts.removed(code.code), data: { discountCodeId: code.id } };
    }
});
