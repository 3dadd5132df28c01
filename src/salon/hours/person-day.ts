import type { SalonReadPort } from '../../core/salon-core-port.js';
import type { DayOverride, VisitList } from '../../core/working-hours.js';
import type { LocalDate } from '../../time/local-date.js';
import { personNames } from '../person-names.js';
import { personName } from './person-name.js';
import { workingDay, type WorkingDay } from './working-day.js';

/** All that a change of one person's day depends on. */
export interface PersonDay {
    readonly name: string;
    readonly names: ReadonlyMap<string, string>;
    /** As it is now. */
    readonly day: WorkingDay;
    /** As the weekly hours alone would have it. */
    readonly weekly: WorkingDay;
    readonly override: DayOverride | undefined;
    /** Of an override that is there; 0 without one. */
    readonly version: bigint;
    /** That person's visits on that day. */
    readonly booked: VisitList;
}

/** @throws ToolRefusal `not_found` for somebody who is not in the team */
export async function readPersonDay(port: SalonReadPort, workerId: string, date: LocalDate): Promise<PersonDay> {
    const [workers, weeks, overrides, booked] = await Promise.all([
        port.listWorkers(),
        port.listWeeklyHours(),
        port.listDayOverrides(date, date),
        port.listVisits({ from: date, to: date, workerId })
    ]);
    const names = personNames(workers);
    const name = personName(names, workerId);
    const week = weeks.find((hours) => hours.workerId === workerId);
    const override = overrides.find((candidate) => candidate.workerId === workerId && candidate.date === date);
    return {
        name,
        names,
        day: workingDay(date, week, override),
        weekly: workingDay(date, week, undefined),
        override,
        version: override?.version ?? 0n,
        booked
    };
}
