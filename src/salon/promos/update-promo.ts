import type { SalonPromo, SalonPromoInput } from '../../core/salon-offers.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { optional, type ArgsOf } from '../../tool/field.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { requirePromo } from './check-promo.js';
import { promoDescriptions } from './descriptions.pl.js';
import { promoById } from './promo-by-id.js';
import { changesBetween, unchangedFields } from './promo-changes.js';
import { writtenPromoOutput, type WrittenPromoData } from './promo-data.js';
import { requireNotOver } from './promo-days.js';
import { sentDiscount } from './promo-discount.js';
import { CLEARABLE, promoFields } from './promo-fields.js';
import { promoFieldTexts, promoLabels, promoTexts, type PromoChange } from './promo-texts.pl.js';
import { readPromos } from './read-promos.js';
import { readablePromo, type ReadablePromo } from './readable-promo.js';

const fields = {
    promoId: promoFields.promoId,
    title: optional(promoFields.title),
    description: optional(promoFields.description),
    mediaId: optional(promoFields.mediaId),
    percent: optional(promoFields.percent),
    promoPricePln: optional(promoFields.promoPricePln),
    salonServiceIds: optional(promoFields.salonServiceIds),
    validFrom: optional(promoFields.validFrom),
    validTo: optional(promoFields.validTo),
    clear: optional(promoFields.clear)
};

type UpdateArgs = ArgsOf<typeof fields>;

interface UpdatePlan {
    readonly promo: SalonPromo;
    readonly input: SalonPromoInput;
    readonly changes: readonly PromoChange[];
}

/** A partial edit: fields left out are read and kept, again at the confirmed call (T8). A discount replaces the other kind of discount. */
export const updatePromo = defineWriteTool<SalonReadContext, SalonContext, typeof fields, UpdatePlan, WrittenPromoData>({
    name: 'update_promo',
    description: promoDescriptions.update_promo,
    progress: salonProgress('update_promo'),
    fields,
    output: writtenPromoOutput,
    normalise: (args) => ({
        ...args,
        ...(args.salonServiceIds === undefined ? {} : { salonServiceIds: [...new Set(args.salonServiceIds)] }),
        ...(args.clear === undefined ? {} : { clear: CLEARABLE.filter((field) => args.clear?.includes(field)) })
    }),
    async plan(args, { port, now }) {
        const today = salonToday(now());
        refuseEmptyOrTwofold(args);
        requireNotOver(args, today);
        const { promos, ...surroundings } = await readPromos(port);
        const promo = promoById(promos, args.promoId);
        const input = merged(promo, args);
        requirePromo(input, surroundings);
        const before = readablePromo(promo, surroundings);
        const after = readablePromo(input, surroundings);
        const changes = changesBetween(before, after, today);
        if (changes.length === 0) throw new ToolRefusal('invalid_arguments', promoTexts.alreadySo(promo.title));
        const priced = isPriced(changes) ? after : undefined;
        return {
            plan: { promo, input, changes },
            summary: promoTexts.willUpdate(promo.title, changes, unchangedFields(before, after, today), priced),
            marks: marksOf(promo.title, changesBetween(before, after), priced)
        };
    },
    async apply({ promo, input, changes }, { port }) {
        const updated = await port.updatePromo(promo.id, input, promo.version);
        return { summary: promoTexts.updated(updated.title, changes), data: { promoId: updated.id } };
    }
});

function refuseEmptyOrTwofold({ promoId: _, clear = [], ...set }: UpdateArgs): void {
    const twofold = clear.find((field) => set[field] !== undefined);
    if (twofold !== undefined) throw new ToolRefusal('invalid_arguments', promoTexts.clearAndSet(twofold));
    const isEmpty = clear.length === 0 && Object.values(set).every((value) => value === undefined);
    if (isEmpty) throw new ToolRefusal('invalid_arguments', promoTexts.nothingToChange);
}

function merged(promo: SalonPromo, args: UpdateArgs): SalonPromoInput {
    const cleared = new Set(args.clear);
    const kept = <T>(field: (typeof CLEARABLE)[number], sent: T | undefined, stored: T | undefined) =>
        cleared.has(field) ? undefined : (sent ?? stored);
    const description = kept('description', args.description, promo.description);
    const mediaId = kept('mediaId', args.mediaId, promo.mediaId);
    const serviceIds = kept('salonServiceIds', args.salonServiceIds, promo.serviceIds);
    const validFrom = kept('validFrom', args.validFrom, promo.validFrom);
    const validTo = kept('validTo', args.validTo, promo.validTo);
    return {
        title: args.title ?? promo.title,
        discount: sentDiscount(args) ?? promo.discount,
        active: promo.active,
        ...(description === undefined ? {} : { description }),
        ...(mediaId === undefined ? {} : { mediaId }),
        ...(serviceIds === undefined ? {} : { serviceIds }),
        ...(validFrom === undefined ? {} : { validFrom }),
        ...(validTo === undefined ? {} : { validTo })
    };
}

function isPriced(changes: readonly PromoChange[]): boolean {
    return changes.some(({ label }) => label === promoLabels.discount || label === promoLabels.services);
}

/** The promise is about the title, what the edit changes, and the prices it comes to; other fields may change meanwhile (rule 7). */
function marksOf(title: string, changes: readonly PromoChange[], priced: ReadablePromo | undefined): Record<string, string> {
    const marks: Record<string, string> = { [promoLabels.promo]: title };
    for (const { label, before, after } of changes) {
        marks[label] = before;
        marks[promoLabels.afterChange(label)] = after;
    }
    return priced === undefined ? marks : { ...marks, [promoLabels.prices]: promoFieldTexts.prices(priced.services) };
}
