/**
 * Every summary that counts something, at the counts where Polish changes its forms. One file a family of tools: read it as a proof-reader
 * would.
 */
import { describe, expect, it } from 'vitest';

import type { SalonDiscountCode } from '../core/salon-offers.js';
import { addDays, type LocalDate } from '../time/local-date.js';
import { codeTexts } from './discount-codes/code-texts.pl.js';
import { dayScheduleTexts } from './hours/day-schedule-texts.pl.js';
import { hoursTexts } from './hours/hours-texts.pl.js';
import { mediaTexts } from './media/media-texts.pl.js';
import { promoTexts } from './promos/promo-texts.pl.js';
import type { PromoService, ReadablePromo } from './promos/readable-promo.js';
import { serviceTexts, type ReadableService } from './services/service-texts.pl.js';
import { visitSentences, visitTexts, type ReadableVisit, type TouchedVisits } from './visits/visit-texts.pl.js';

const COUNTS = [0, 1, 2, 4, 5, 12, 22, 112];
const TODAY: LocalDate = '2026-08-04';
const NINE_TO_FIVE = [{ start: 540, end: 1020 }];

const LATO: ReadablePromo = { title: 'Lato', discount: { kind: 'percent', percent: 20 }, active: true };
const CODE: SalonDiscountCode = {
    id: 'c1',
    version: 1n,
    code: 'LATO20',
    discount: { kind: 'percent', percent: 20 },
    used: 0,
    active: true
};

/** The sentences of a family at every count, numbers' no-break spaces made visible as spaces. */
function atEveryCount(sentences: Readonly<Record<string, (count: number) => string>>): string {
    const lines = Object.entries(sentences).flatMap(([name, sentence]) => [
        `## ${name}`,
        ...COUNTS.map((count) => `${String(count).padStart(3)}: ${sentence(count).replaceAll('\u00a0', ' ')}`),
        ''
    ]);
    return lines.join('\n');
}

function times<T>(count: number, item: (at: number) => T): T[] {
    return Array.from({ length: count }, (_, at) => item(at));
}

function service(at: number, active = true): ReadableService {
    return { name: `Usługa ${at + 1}`, pricePln: 100, durationMinutes: 60, types: ['Strzyżenie'], workers: ['Marta'], active };
}

function visit(at: number): ReadableVisit {
    return { date: addDays('2026-08-07', at), start: 600, service: 'Manicure', worker: 'Marta' };
}

function touched(count: number): TouchedVisits {
    return { count, atLeast: false, first: times(Math.min(count, 6), visit), last: count > 6 ? visit(count - 1) : undefined };
}

function promoService(at: number): PromoService {
    return { name: `Usługa ${at + 1}`, pricePln: 100, promoPricePln: 80, active: true };
}

function promoFor(count: number): ReadablePromo {
    return { ...LATO, services: times(count, promoService) };
}

function person(at: number) {
    return { name: `Osoba ${at + 1}`, days: times(7, (day) => (day < 5 ? NINE_TO_FIVE : [])) };
}

function day(name: string, visits: number) {
    return { name, day: { source: 'weekly', hours: NINE_TO_FIVE, busy: [] } as const, visits: times(visits, visit), free: NINE_TO_FIVE };
}

const FAMILIES: Readonly<Record<string, Readonly<Record<string, (count: number) => string>>>> = {
    services: {
        'list_services: services': (count) => serviceTexts.listed({ services: times(count, service), leftOut: 0, query: undefined }),
        'list_services: hidden ones among 200': (count) =>
            serviceTexts.listed({ services: times(200, (at) => service(at, at >= count)), leftOut: 0, query: undefined }),
        'list_services: left out': (count) => serviceTexts.listed({ services: times(200, service), leftOut: count, query: undefined }),
        'list_services for a visitor': (count) =>
            serviceTexts.listedPublic({ services: times(count, service), leftOut: 0, query: undefined }),
        list_workers: (count) => serviceTexts.workers(count, 0, undefined),
        find_service_type: (count) => serviceTexts.typesFound('paznokcie', count, count === 0 ? undefined : 'Manicure'),
        'remove_service: promos that lose it': (count) =>
            serviceTexts.willRemove(
                service(0),
                visitSentences.serviceRemoved.none +
                    serviceTexts.takenOutOfPromos(times(count, (at) => ({ title: `Promocja ${at + 1}`, isLast: at === 0 })))
            )
    },
    visits: Object.fromEntries(
        Object.entries(visitSentences).map(([name, sentence]) => [name, (count: number) => visitTexts.touched(sentence, touched(count))])
    ),
    hours: {
        'get_weekly_hours: people': (count) => hoursTexts.weekly(times(count, person)),
        'get_weekly_hours: people without hours': (count) => hoursTexts.weekly(times(count, (at) => ({ name: person(at).name }))),
        'get_day_schedule: people': (count) =>
            dayScheduleTexts.schedule(
                TODAY,
                TODAY,
                times(count, (at) => day(`Osoba ${at + 1}`, at % 6))
            ),
        "get_day_schedule: one person's visits": (count) => dayScheduleTexts.schedule(TODAY, TODAY, [day('Marta', count)])
    },
    media: {
        'list_media: pictures': (images) => mediaTexts.listed({ images, videos: 0, leftOut: 0, query: undefined }),
        'list_media: films': (videos) => mediaTexts.listed({ images: 0, videos, leftOut: 0, query: undefined }),
        'list_media: both': (count) => mediaTexts.listed({ images: count, videos: count, leftOut: count, query: undefined })
    },
    promos: {
        list_promos: (count) => promoTexts.listed({ count, running: 0, leftOut: 0, query: undefined }),
        'list_promos: running ones among 200': (running) => promoTexts.listed({ count: 200, running, leftOut: 0, query: undefined }),
        'list_promos: left out': (leftOut) => promoTexts.listed({ count: 200, running: 1, leftOut, query: undefined }),
        'list_promos for a visitor': (count) => promoTexts.listedPublic({ count, running: count, leftOut: 0, query: undefined }),
        'add_promo: services': (count) => promoTexts.willAdd(promoFor(count), TODAY, false),
        'add_promo: hidden services': (count) =>
            promoTexts.willAdd({ ...LATO, services: times(count, (at) => ({ ...promoService(at), active: false })) }, TODAY, false),
        'remove_promo: services': (count) => promoTexts.willRemove(promoFor(count), TODAY)
    },
    'discount-codes': {
        list_discount_codes: (count) => codeTexts.listed({ count, usable: 0, leftOut: 0, query: undefined }),
        'list_discount_codes: usable ones among 200': (usable) => codeTexts.listed({ count: 200, usable, leftOut: 0, query: undefined }),
        'list_discount_codes: left out': (leftOut) => codeTexts.listed({ count: 200, usable: 1, leftOut, query: undefined }),
        'add_discount_code: uses': (maxUses) => codeTexts.willAdd({ ...CODE, maxUses }, CODE.code, TODAY),
        'remove_discount_code: used': (used) => codeTexts.willRemove({ ...CODE, used })
    }
};

describe('summaries at 0, 1, 2, 4, 5, 12, 22 and 112', () => {
    it.each(Object.entries(FAMILIES))('are the ones on file: %s', async (family, sentences) => {
        await expect(atEveryCount(sentences)).toMatchFileSnapshot(`__snapshots__/summaries/${family}.txt`);
    });

    it.each(Object.entries(FAMILIES))('are sentences, with Polish quotes and no double space: %s', (_, sentences) => {
        for (const line of Object.values(sentences).flatMap((sentence) => COUNTS.map(sentence))) {
            expect(line).toMatch(/^\p{Lu}.*[.?]$/u);
            expect(line).not.toMatch(/ {2}|"|undefined|NaN|\.\./);
        }
    });
});
