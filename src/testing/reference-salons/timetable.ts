import { addDays, weekdayOf, type LocalDate } from '../../time/local-date.js';
import { MINUTES_PER_DAY } from '../../time/local-time.js';
import { instantsOf, startRuns, without, type StartRun, type Stretch } from './availability.js';
import { salonDay, SALON_ZONE } from './salon-day.js';
import type { SalonStore } from './salon-store.js';
import { endOf, VisitCalendar } from './visit-calendar.js';
import type { VisitRecord } from './visit-record.js';

/**
 * The free time of one salon's people around one window. Made for one answer: what is read for one service serves the next.
 */
export class Timetable {
    readonly #calendar: VisitCalendar;
    readonly #visits = new Map<LocalDate, readonly VisitRecord[]>();
    readonly #free = new Map<string, readonly Stretch[]>();
    readonly #first: LocalDate;
    readonly #last: LocalDate;

    /** @param window where starts may lie; not empty */
    constructor(
        private readonly store: SalonStore,
        private readonly salonId: string,
        private readonly window: Stretch
    ) {
        this.#calendar = new VisitCalendar(store);
        this.#first = SALON_ZONE.localAt(window.from).date;
        this.#last = SALON_ZONE.localAt(window.until - 1).date;
    }

    /** When a person can begin a visit of that length, within the window. */
    startsOf(workerId: string, durationMinutes: number): readonly StartRun[] {
        return startRuns(this.#freeTime(workerId), durationMinutes, this.window);
    }

    #freeTime(workerId: string): readonly Stretch[] {
        const known = this.#free.get(workerId);
        if (known !== undefined) return known;
        const free = this.#findFreeTime(workerId);
        this.#free.set(workerId, free);
        return free;
    }

    #findFreeTime(workerId: string): readonly Stretch[] {
        const week = this.store.weeklyHours.get(this.salonId, workerId)?.days;
        if (week === undefined) return [];
        // A visit may go on over midnight where somebody works through it.
        const overMidnight = week[weekdayOf(this.#last)]?.at(-1)?.end === MINUTES_PER_DAY;
        const last = overMidnight ? addDays(this.#last, 1) : this.#last;
        const works: Stretch[] = [];
        const taken: Stretch[] = this.#visitsOf(addDays(this.#first, -1), workerId);
        for (let date = this.#first; date <= last; date = addDays(date, 1)) {
            works.push(...this.#worksOn(date, week, workerId));
            taken.push(...this.#visitsOf(date, workerId));
        }
        return without(works, taken);
    }

    #worksOn(date: LocalDate, week: readonly (readonly { start: number; end: number }[])[], workerId: string): readonly Stretch[] {
        const ranges = week[weekdayOf(date)] ?? [];
        if (ranges.length === 0) return [];
        const plan = this.store.dayOverrides.get(salonDay(this.salonId, date), workerId)?.plan;
        const works = instantsOf(date, ranges, SALON_ZONE);
        if (plan === undefined) return works;
        return 'day_off' in plan ? [] : without(works, instantsOf(date, plan.busy, SALON_ZONE));
    }

    #visitsOf(date: LocalDate, workerId: string): Stretch[] {
        const visits = this.#visits.get(date) ?? this.#calendar.bookedOn(this.salonId, date);
        this.#visits.set(date, visits);
        return visits.filter((visit) => visit.workerId === workerId).map((visit) => ({ from: visit.start, until: endOf(visit) }));
    }
}
