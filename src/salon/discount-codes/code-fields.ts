import { integer, price, text } from '../../tool/field.js';
import { localDate } from '../../tool/local-fields.js';
import { MAX_ID_LENGTH } from '../services/service-fields.js';
import { codeDescriptions } from './descriptions.pl.js';

/** As it is sent, with spaces that are taken out. */
export const MAX_SENT_CODE = 60;

const MAX_USES = 1_000_000;

/** The arguments of the tools for discount codes; each tool makes optional what it may leave out. */
export const codeFields = {
    discountCodeId: text({ description: codeDescriptions.discountCodeId, maxLength: MAX_ID_LENGTH }),
    code: text({ description: codeDescriptions.code, minLength: 3, maxLength: MAX_SENT_CODE }),
    percent: integer({ description: codeDescriptions.percent, minimum: 1, maximum: 100 }),
    amountPln: price(codeDescriptions.amountPln),
    maxUses: integer({ description: codeDescriptions.maxUses, minimum: 1, maximum: MAX_USES }),
    expires: localDate(codeDescriptions.expires)
} as const;
