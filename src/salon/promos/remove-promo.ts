import type { SalonPromo } from '../../core/salon-offers.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { promoDescriptions } from './descriptions.pl.js';
import { promoById } from './promo-by-id.js';
import { writtenPromoOutput, type WrittenPromoData } from './promo-data.js';
import { promoFields } from './promo-fields.js';
import { promoMarks } from './promo-marks.js';
import { promoTexts } from './promo-texts.pl.js';
import { readPromos } from './read-promos.js';
import { readablePromo } from './readable-promo.js';

const fields = { promoId: promoFields.promoId };

/** Irreversible: the owner types the promo's title herself, and the echo does not hold it (T9). */
export const removePromo = defineWriteTool<SalonReadContext, SalonContext, typeof fields, SalonPromo, WrittenPromoData>({
    name: 'remove_promo',
    description: promoDescriptions.remove_promo,
    progress: salonProgress('remove_promo'),
    fields,
    output: writtenPromoOutput,
    irreversible: true,
    async plan({ promoId }, { port, now }) {
        const today = salonToday(now());
        const { promos, ...surroundings } = await readPromos(port);
        const promo = promoById(promos, promoId);
        const shown = readablePromo(promo, surroundings);
        return { plan: promo, summary: promoTexts.willRemove(shown, today), phrase: promo.title, marks: promoMarks(shown) };
    },
    async apply(promo, { port }) {
        await port.removePromo(promo.id, promo.version);
        return { summary: promoTexts.removed(promo.title), data: { promoId: promo.id } };
    }
});
