import type { SalonPromo } from '../../core/salon-offers.js';
import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { optional, text } from '../../tool/field.js';
import { holdsWords } from '../../text/holds-words.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { promoDescriptions } from './descriptions.pl.js';
import { promoData, promoListOutput, type PromoListData } from './promo-data.js';
import { MAX_PROMO_TITLE } from './promo-fields.js';
import { promoStatus } from './promo-status.js';
import { promoTexts } from './promo-texts.pl.js';

const fields = { query: optional(text({ description: promoDescriptions.query, maxLength: MAX_PROMO_TITLE })) };

/** The owner's list: every promo, whatever its state (O3). */
export const listPromos = defineReadTool<SalonReadContext, typeof fields, PromoListData>({
    name: 'list_promos',
    description: promoDescriptions.list_promos,
    progress: salonProgress('list_promos'),
    fields,
    output: promoListOutput,
    read: ({ query }, context) => answer(context, query, () => true, promoTexts.listed)
});

/** The visitor's list: promos that hold today only, and it says so, whatever the port would show (O7). */
export const listPublicPromos = defineReadTool<SalonReadContext, typeof fields, PromoListData>({
    name: 'list_promos',
    description: promoDescriptions.list_promos_public,
    progress: salonProgress('list_promos'),
    fields,
    output: promoListOutput,
    read: ({ query }, context) => answer(context, query, (status) => status === 'running', promoTexts.listedPublic)
});

async function answer(
    { port, now }: SalonReadContext,
    query: string | undefined,
    isShown: (status: ReturnType<typeof promoStatus>) => boolean,
    summary: typeof promoTexts.listed
) {
    const [promos, services] = await Promise.all([port.listPromos(), port.listServices()]);
    const today = salonToday(now());
    const found = promos.filter((promo) => isShown(promoStatus(promo, today)) && isWanted(promo, query));
    const { items, leftOut } = boundedList(found.map((promo) => promoData(promo, services, today)));
    const running = found.filter((promo) => promoStatus(promo, today) === 'running').length;
    return { summary: summary({ count: found.length, running, leftOut, query }), data: { promos: items, leftOut } };
}

function isWanted({ title }: SalonPromo, query: string | undefined): boolean {
    return query === undefined || holdsWords(title, query);
}
