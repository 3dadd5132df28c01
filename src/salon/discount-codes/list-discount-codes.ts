import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { optional, text } from '../../tool/field.js';
import { holdsWords } from '../../text/holds-words.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { codeData, codeListOutput, type DiscountCodeListData } from './code-data.js';
import { MAX_SENT_CODE } from './code-fields.js';
import { codeStatus } from './code-status.js';
import { codeTexts } from './code-texts.pl.js';
import { codeDescriptions } from './descriptions.pl.js';

const fields = { query: optional(text({ description: codeDescriptions.query, maxLength: MAX_SENT_CODE })) };

export const listDiscountCodes = defineReadTool<SalonReadContext, typeof fields, DiscountCodeListData>({
    name: 'list_discount_codes',
    description: codeDescriptions.list_discount_codes,
    progress: salonProgress('list_discount_codes'),
    fields,
    output: codeListOutput,
    async read({ query }, { port, now }) {
        const all = await port.listDiscountCodes();
        const today = salonToday(now());
        const found = query === undefined ? all : all.filter(({ code }) => holdsWords(code, query));
        const { items, leftOut } = boundedList(found.map((code) => codeData(code, today)));
        const usable = found.filter((code) => codeStatus(code, today) === 'usable').length;
        return { summary: codeTexts.listed({ count: found.length, usable, leftOut, query }), data: { discountCodes: items, leftOut } };
    }
});
