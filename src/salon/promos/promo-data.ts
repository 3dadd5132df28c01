import type { SalonService } from '../../core/salon-core-port.js';
import type { SalonPromo } from '../../core/salon-offers.js';
import { weekdayName } from '../../text/weekdays.js';
import { weekdayOf, type LocalDate } from '../../time/local-date.js';
import { listOutput, output, type OutputOf } from '../../tool/output.js';
import { promoStatus } from './promo-status.js';

const promo = output.record({
    promoId: output.text,
    title: output.text,
    description: output.orNull(output.text),
    mediaId: output.orNull(output.text),
    percent: output.orNull(output.integer),
    promoPricePln: output.orNull(output.number),
    /** Every service; the list is then empty. */
    wholePriceList: output.flag,
    services: output.list(output.record({ salonServiceId: output.text, name: output.text })),
    validFrom: output.orNull(output.text),
    validFromWeekday: output.orNull(output.text),
    validTo: output.orNull(output.text),
    validToWeekday: output.orNull(output.text),
    active: output.flag,
    /** Whether it holds today, or why not. */
    status: output.choice(['running', 'scheduled', 'ended', 'inactive'])
});

/** A promo as the tools' data shows it. */
export type PromoData = OutputOf<typeof promo>;

export const promoListOutput = listOutput('promos', promo);
export type PromoListData = OutputOf<typeof promoListOutput>;

/** The promo that was added, changed or removed. */
export const writtenPromoOutput = output.record({ promoId: output.text });
export type WrittenPromoData = OutputOf<typeof writtenPromoOutput>;

export function promoData(stored: SalonPromo, services: readonly SalonService[], today: LocalDate): PromoData {
    const { discount, serviceIds, validFrom, validTo } = stored;
    const names = new Map(services.map(({ id, name }) => [id, name]));
    return {
        promoId: stored.id,
        title: stored.title,
        description: stored.description ?? null,
        mediaId: stored.mediaId ?? null,
        percent: discount.kind === 'percent' ? discount.percent : null,
        promoPricePln: discount.kind === 'price' ? discount.pricePln : null,
        wholePriceList: serviceIds === undefined,
        services: (serviceIds ?? []).map((id) => ({ salonServiceId: id, name: names.get(id) ?? id })),
        validFrom: validFrom ?? null,
        validFromWeekday: weekdayText(validFrom),
        validTo: validTo ?? null,
        validToWeekday: weekdayText(validTo),
        active: stored.active,
        status: promoStatus(stored, today)
    };
}

function weekdayText(date: LocalDate | undefined): string | null {
    return date === undefined ? null : weekdayName(weekdayOf(date), 'pl');
}
