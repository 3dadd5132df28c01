import type { SalonPromo } from '../../core/salon-offers.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { requirePromo } from './check-promo.js';
import { promoDescriptions } from './descriptions.pl.js';
import { promoById } from './promo-by-id.js';
import { writtenPromoOutput, type WrittenPromoData } from './promo-data.js';
import { promoFields } from './promo-fields.js';
import { promoMarks } from './promo-marks.js';
import { isOver, promoStatus } from './promo-status.js';
import { promoTexts } from './promo-texts.pl.js';
import { readPromos } from './read-promos.js';
import { readablePromo } from './readable-promo.js';

const fields = { promoId: promoFields.promoId, active: promoFields.setActive };

interface SwitchPlan {
    readonly promo: SalonPromo;
    readonly active: boolean;
}

export const setPromoActive = defineWriteTool<SalonReadContext, SalonContext, typeof fields, SwitchPlan, WrittenPromoData>({
    name: 'set_promo_active',
    description: promoDescriptions.set_promo_active,
    progress: salonProgress('set_promo_active'),
    fields,
    output: writtenPromoOutput,
    async plan({ promoId, active }, { port, now }) {
        const today = salonToday(now());
        const { promos, ...surroundings } = await readPromos(port);
        const promo = promoById(promos, promoId);
        if (promo.active === active) throw new ToolRefusal('invalid_arguments', promoTexts.alreadySwitched(promo.title, active));
        if (active && promo.validTo !== undefined && isOver(promo, today)) {
            throw new ToolRefusal('invalid_arguments', promoTexts.over(promo.title, promo.validTo));
        }
        // Switching off is always possible, also for a promo that has stopped making sense.
        if (active) requirePromo(promo, surroundings);
        const shown = readablePromo(promo, surroundings);
        return {
            plan: { promo, active },
            summary: active ? promoTexts.willSwitchOn(shown, today) : promoTexts.willSwitchOff(shown, today, promoStatus(promo, today)),
            marks: promoMarks(shown)
        };
    },
    async apply({ promo, active }, { port }) {
        const switched = await port.setPromoActive(promo.id, active, promo.version);
        return { summary: promoTexts.switched(switched.title, active), data: { promoId: switched.id } };
    }
});
