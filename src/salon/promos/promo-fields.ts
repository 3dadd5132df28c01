import { choice, flag, integer, list, price, text } from '../../tool/field.js';
import { localDate } from '../../tool/local-fields.js';
import { MAX_ID_LENGTH } from '../services/service-fields.js';
import { promoDescriptions } from './descriptions.pl.js';

export const MAX_PROMO_TITLE = 120;
const MAX_PROMO_DESCRIPTION = 2_000;

/** A longer list is the whole price list, which is told by leaving it out. */
const MAX_SERVICES_PER_PROMO = 100;

/** The fields of a promo that can be emptied. */
export const CLEARABLE = ['description', 'mediaId', 'salonServiceIds', 'validFrom', 'validTo'] as const;

const salonServiceId = text({ description: promoDescriptions.salonServiceId, maxLength: MAX_ID_LENGTH });

/** The arguments that describe a promo; each tool makes optional what it may leave out. */
export const promoFields = {
    promoId: text({ description: promoDescriptions.promoId, maxLength: MAX_ID_LENGTH }),
    title: text({ description: promoDescriptions.title, maxLength: MAX_PROMO_TITLE }),
    description: text({ description: promoDescriptions.description, maxLength: MAX_PROMO_DESCRIPTION, lines: 'many' }),
    mediaId: text({ description: promoDescriptions.mediaId, maxLength: MAX_ID_LENGTH }),
    percent: integer({ description: promoDescriptions.percent, minimum: 1, maximum: 100 }),
    promoPricePln: price(promoDescriptions.promoPricePln),
    salonServiceIds: list(salonServiceId, {
        description: promoDescriptions.salonServiceIds,
        minItems: 1,
        maxItems: MAX_SERVICES_PER_PROMO
    }),
    validFrom: localDate(promoDescriptions.validFrom),
    validTo: localDate(promoDescriptions.validTo),
    active: flag(promoDescriptions.active),
    setActive: flag(promoDescriptions.setActive),
    clear: list(choice(promoDescriptions.clear, CLEARABLE), { description: promoDescriptions.clear, maxItems: CLEARABLE.length })
} as const;
