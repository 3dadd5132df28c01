import type { SalonPromoInput } from '../../core/salon-offers.js';
import { samePhraseAs } from '../../text/normalise.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { optional, type ArgsOf } from '../../tool/field.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { requirePromo } from './check-promo.js';
import { requireNotOver } from './promo-days.js';
import { promoDescriptions } from './descriptions.pl.js';
import { writtenPromoOutput, type WrittenPromoData } from './promo-data.js';
import { sentDiscount } from './promo-discount.js';
import { promoFields } from './promo-fields.js';
import { promoFieldTexts, promoLabels, promoTexts } from './promo-texts.pl.js';
import { readablePromo } from './readable-promo.js';
import { readPromos } from './read-promos.js';

const fields = {
    title: promoFields.title,
    description: optional(promoFields.description),
    mediaId: optional(promoFields.mediaId),
    percent: optional(promoFields.percent),
    promoPricePln: optional(promoFields.promoPricePln),
    salonServiceIds: optional(promoFields.salonServiceIds),
    validFrom: optional(promoFields.validFrom),
    validTo: optional(promoFields.validTo),
    active: optional(promoFields.active)
};

export const addPromo = defineWriteTool<SalonReadContext, SalonContext, typeof fields, SalonPromoInput, WrittenPromoData>({
    name: 'add_promo',
    description: promoDescriptions.add_promo,
    progress: salonProgress('add_promo'),
    fields,
    output: writtenPromoOutput,
    normalise: (args) => ({
        ...args,
        ...(args.salonServiceIds === undefined ? {} : { salonServiceIds: [...new Set(args.salonServiceIds)] }),
        active: args.active ?? true
    }),
    async plan(args, { port, now }) {
        const today = salonToday(now());
        requireNotOver(args, today);
        const input = inputOf(args);
        const { promos, ...surroundings } = await readPromos(port);
        requirePromo(input, surroundings);
        const shown = readablePromo(input, surroundings);
        const sameTitle = promos.map((promo) => promo.title).some(samePhraseAs(input.title));
        return {
            plan: input,
            summary: promoTexts.willAdd(shown, today, sameTitle),
            marks: {
                [promoLabels.services]: promoFieldTexts.services(shown.services),
                [promoLabels.prices]: promoFieldTexts.prices(shown.services),
                [promoLabels.picture]: promoFieldTexts.picture(shown.picture)
            }
        };
    },
    async apply(input, { port }) {
        const promo = await port.addPromo(input);
        return { summary: promoTexts.added(promo.title), data: { promoId: promo.id } };
    }
});

function inputOf(args: ArgsOf<typeof fields>): SalonPromoInput {
    const { title, description, mediaId, salonServiceIds, validFrom, validTo, active } = args;
    const discount = sentDiscount(args);
    if (discount === undefined) throw new ToolRefusal('invalid_arguments', promoTexts.noDiscount);
    return {
        title,
        discount,
        active: active ?? true,
        ...(description === undefined ? {} : { description }),
        ...(mediaId === undefined ? {} : { mediaId }),
        ...(salonServiceIds === undefined ? {} : { serviceIds: salonServiceIds }),
        ...(validFrom === undefined ? {} : { validFrom }),
        ...(validTo === undefined ? {} : { validTo })
    };
}
