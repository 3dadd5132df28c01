import { Principal } from '@dfinity/principal';
import type { CoordinatorActor } from '../core/coordinator-client.js';
import type { DiscountCodeInput, Media, MediaInput, Promo, PromoInput, TimeRange, Visit } from '../core/generated/coordinator.did.js';
import { instantToNanos, type InstantMs } from '../time/instant.js';
import { parseLocalDate, type LocalDate } from '../time/local-date.js';
import { parseLocalTime } from '../time/local-time.js';
import { parseRanges } from '../time/ranges.js';
import { WARSAW } from '../time/warsaw.js';
import { granted } from './seed-salon.js';

/** A day's hours as a person writes them: "09:00-13:00 14:00-17:00"; nothing for a free day. */
export type DayText = string;

/** A visit to write into the calendar. */
export interface PlannedVisit {
    readonly serviceId: string;
    readonly workerId: string;
    readonly date: LocalDate;
    /** `HH:mm` by the salon's clock; in the hour that autumn repeats, the first one. */
    readonly time: string;
}

/** The methods with which an owner furnishes her salon. */
export type SalonOwner = Pick<
    CoordinatorActor,
    'set_weekly_hours' | 'set_day_override' | 'record_visit' | 'add_media' | 'add_promo' | 'add_discount_code' | 'set_promo_active'
>;

/** Nobody in particular: a principal without a known key. */
const CUSTOMER = Principal.fromText('un4fu-tqaaa-aaaab-qadjq-cai');

/**
 * What fills a salon's days, written as its owner would in the panel: hours, visits, pictures, promos, codes. For tests and demonstrations, over
 * any coordinator.
 */
export class SalonLife {
    constructor(
        private readonly owner: SalonOwner,
        private readonly salonId: string
    ) {}

    /** @param week seven days, Monday first */
    async work(workerId: string, week: readonly DayText[]): Promise<void> {
        granted(await this.owner.set_weekly_hours([], this.salonId, workerId, [], week.map(ranges)));
    }

    async takeDayOff(workerId: string, date: LocalDate): Promise<void> {
        granted(await this.owner.set_day_override([], this.salonId, workerId, date, [], { day_off: null }));
    }

    async beBusy(workerId: string, date: LocalDate, day: DayText): Promise<void> {
        granted(await this.owner.set_day_override([], this.salonId, workerId, date, [], { busy: ranges(day) }));
    }

    async visit({ serviceId, workerId, date, time }: PlannedVisit): Promise<Visit> {
        const input = { customer: CUSTOMER, service_id: serviceId, worker_id: workerId, start: instantToNanos(instantOf(date, time)) };
        return granted(await this.owner.record_visit(this.salonId, input));
    }

    async picture(name: string, more: Partial<MediaInput> = {}): Promise<Media> {
        const input = { name, kind: { image: null }, mime: 'image/jpeg', size: 120_000n, url: [], ...more } satisfies MediaInput;
        return granted(await this.owner.add_media(this.salonId, input));
    }

    async film(name: string): Promise<Media> {
        return this.picture(name, { kind: { video: null }, mime: 'video/mp4', size: 9_000_000n });
    }

    /** Twenty percent off everything, for ever, unless told otherwise. */
    async promo(title: string, more: Partial<PromoInput> = {}): Promise<Promo> {
        const input: PromoInput = {
            title,
            description: [],
            media_id: [],
            discount: { percent: 20 },
            service_ids: [],
            valid_from: [],
            valid_to: [],
            active: true,
            ...more
        };
        return granted(await this.owner.add_promo([], this.salonId, input));
    }

    /** Ten percent off, for ever, unless told otherwise. */
    async code(code: string, more: Partial<DiscountCodeInput> = {}): Promise<string> {
        const input: DiscountCodeInput = { code, discount: { percent: 10 }, max_uses: [], expires: [], ...more };
        return granted(await this.owner.add_discount_code([], this.salonId, input)).id;
    }
}

/**
 * When the salon's clock shows a time on a date.
 *
 * @throws RangeError when it never does
 */
export function instantOf(date: LocalDate, time: string): InstantMs {
    const [day, parsed] = [parseLocalDate(date), parseLocalTime(time)];
    if (!day.ok || !parsed.ok) throw new RangeError('not a local time');
    const moment = WARSAW.resolve(day.date, parsed.minute);
    if (moment.kind === 'gap') throw new RangeError('the clock never shows this time');
    return moment.kind === 'ok' ? moment.utc : moment.first;
}

function ranges(day: DayText): TimeRange[] {
    const texts = day.split(' ').filter((text) => text !== '');
    const parsed = parseRanges(texts.map((text) => ({ start: text.slice(0, 5), end: text.slice(6) })));
    if (!parsed.ok) throw new RangeError('not the hours of a day');
    return parsed.ranges.map(({ start, end }) => ({ start, end }));
}
