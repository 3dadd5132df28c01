import { addDays, daysBetween, type LocalDate } from '../../time/local-date.js';
import type { TimeRange } from '../../time/ranges.js';
import type { Actor } from './actor.js';
import { requireDate, requirePlan, requireWeek } from './check-hours.js';
import type { DayOverride, DayOverrideRecord, DayPlan, WeeklyHoursRecord } from './hours-record.js';
import { conflict, invalid, notFound, type Answer } from './refusal.js';
import { salonDay, salonToday } from './salon-day.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { SalonSystem } from './salon-system.js';

/** When the team works. */
export class Hours {
    constructor(private readonly system: SalonSystem) {}

    /** Of everybody who has any. */
    weekly(actor: Actor, salonId: string): Answer<readonly WeeklyHoursRecord[]> {
        return this.system.inspect(actor, salonId, () => this.system.store.weeklyHours.list(salonId));
    }

    /**
     * Replaces the whole week.
     *
     * @param expectedVersion refused as a conflict when the record has another version by now, 0 when there is none; left out, the last word wins
     */
    setWeekly(
        actor: Actor,
        salonId: string,
        workerId: string,
        expectedVersion: bigint | undefined,
        days: readonly (readonly TimeRange[])[]
    ): Answer<WeeklyHoursRecord> {
        return this.#act(actor, 'set_weekly_hours', salonId, workerId, () => {
            const version = this.system.store.weeklyHours.get(salonId, workerId)?.version ?? 0;
            requireVersion(version, expectedVersion);
            requireWeek('days', days);
            const hours = { workerId, version: version + 1, days: days.map(copied) };
            this.system.store.weeklyHours.put(salonId, workerId, hours);
            return hours;
        });
    }

    /** What is different on the days from one to another, both included. */
    overrides(actor: Actor, salonId: string, from: string, to: string): Answer<readonly DayOverride[]> {
        return this.system.inspect(actor, salonId, () => {
            const [first, last] = [requireDate('from', from), requireDate('to', to)];
            const days = daysBetween(first, last);
            if (days < 0 || days >= SALON_LIMITS.overrideDays) throw invalid('to');
            const found: DayOverride[] = [];
            for (let date = first; date <= last; date = addDays(date, 1)) {
                found.push(...this.system.store.dayOverrides.list(salonDay(salonId, date)).filter(hasPlan));
            }
            return found;
        });
    }

    /** Replaces what is different on that day. @param expectedVersion as in `setWeekly` */
    setOverride(
        actor: Actor,
        salonId: string,
        workerId: string,
        day: string,
        expectedVersion: bigint | undefined,
        plan: DayPlan
    ): Answer<DayOverride> {
        return this.#act(actor, 'set_day_override', salonId, workerId, () => {
            const date = this.#upcomingDay(day);
            const version = this.#currentVersion(salonId, workerId, date, expectedVersion);
            requirePlan('plan', plan);
            const override = {
                workerId,
                date,
                version: version + 1,
                plan: 'day_off' in plan ? { day_off: null } : { busy: copied(plan.busy) }
            };
            this.system.store.dayOverrides.put(salonDay(salonId, date), workerId, override);
            return override;
        });
    }

    /** Back to the weekly hours; where nothing is different that is done already. @param expectedVersion as in `setWeekly` */
    clearOverride(actor: Actor, salonId: string, workerId: string, day: string, expectedVersion: bigint | undefined): Answer<undefined> {
        return this.#act(actor, 'clear_day_override', salonId, workerId, () => {
            const date = this.#upcomingDay(day);
            const version = this.#currentVersion(salonId, workerId, date, expectedVersion);
            const place = salonDay(salonId, date);
            const known = this.system.store.dayOverrides.get(place, workerId);
            if (known?.plan !== undefined) this.system.store.dayOverrides.put(place, workerId, { workerId, date, version: version + 1 });
            return undefined;
        });
    }

    #act<T>(
        actor: Actor,
        name: 'set_weekly_hours' | 'set_day_override' | 'clear_day_override',
        salonId: string,
        workerId: string,
        work: () => T
    ): Answer<T> {
        const answer = this.system.act(actor, { name, salonId, target: workerId }, () => {
            if (this.system.store.workers.get(salonId, workerId) === undefined) throw notFound('worker');
            return { id: workerId, result: work() };
        });
        return 'err' in answer ? answer : { ok: answer.ok.result };
    }

    #upcomingDay(day: string): LocalDate {
        const date = requireDate('date', day);
        const ahead = daysBetween(salonToday(this.system.now()), date);
        if (ahead < 0 || ahead > SALON_LIMITS.daysAhead) throw invalid('date');
        return date;
    }

    /** @returns the version to grow from, also over a time without an override */
    #currentVersion(salonId: string, workerId: string, date: LocalDate, expectedVersion: bigint | undefined): number {
        const known = this.system.store.dayOverrides.get(salonDay(salonId, date), workerId);
        if (known === undefined) {
            requireVersion(0, expectedVersion);
            return 0;
        }
        requireVersion(known.plan === undefined ? 0 : known.version, expectedVersion);
        return known.version;
    }
}

function requireVersion(version: number, expected: bigint | undefined): void {
    if (expected !== undefined && expected !== BigInt(version)) throw conflict(version);
}

function hasPlan(record: DayOverrideRecord): record is DayOverride {
    return record.plan !== undefined;
}

function copied(ranges: readonly TimeRange[]): readonly TimeRange[] {
    return ranges.map(({ start, end }) => ({ start, end }));
}
