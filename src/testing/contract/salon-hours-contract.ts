import type { SalonCorePort } from '../../core/salon-core-port.js';
import type { Week } from '../../core/working-hours.js';
import { addDays, type LocalDate } from '../../time/local-date.js';
import type { SalonPlan } from '../salon-plan.js';
import { requireFailure, requireSame } from './contract-check.js';
import { contractToday, type OpenSalonUnderTest, type SalonCoreCase } from './salon-core-case.js';

const WEEK: Week = [
    [{ start: 540, end: 1020 }],
    [],
    [
        { start: 0, end: 300 },
        { start: 305, end: 1440 }
    ],
    [],
    [],
    [{ start: 600, end: 605 }],
    []
];

/** What the tools rely on where a salon's hours and visits are concerned. */
export const SALON_HOURS_CONTRACT: readonly SalonCoreCase[] = [
    { name: 'somebody has no weekly hours until they are set, and then exactly those (O2)', check: setsWeeklyHours },
    { name: 'weekly hours set from an old version are a conflict and change nothing', check: weeklyConflicts },
    { name: 'a day is taken off, made busy and given back, and no version of it comes again (O2)', check: overridesDays },
    { name: 'hours that are none, days that are over and strangers to the team are refused by name', check: refusesHours },
    { name: 'a salon without bookings has no visits', check: hasNoVisits },
    { name: 'hours and visits are for the owner alone', check: hoursAreTheOwners }
];

async function someWorker(owner: SalonCorePort): Promise<string | undefined> {
    return (await owner.listWorkers())[0]?.id;
}

async function setsWeeklyHours(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    requireSame('the hours of a new salon', await owner.listWeeklyHours(), []);
    const workerId = await someWorker(owner);
    if (workerId === undefined) return;
    const first = await owner.setWeeklyHours(workerId, WEEK, 0n);
    requireSame('what was set', { workerId: first.workerId, days: first.days }, { workerId, days: WEEK });
    requireSame('the hours afterwards', await owner.listWeeklyHours(), [first]);
    const second = await owner.setWeeklyHours(workerId, Array<[]>(7).fill([]), first.version);
    requireSame('an empty week is a week', await owner.listWeeklyHours(), [second]);
    requireSame('the version has changed', second.version === first.version, false);
}

async function weeklyConflicts(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    const workerId = await someWorker(owner);
    if (workerId === undefined) return;
    const first = await owner.setWeeklyHours(workerId, WEEK, 0n);
    await requireFailure('hours for somebody who has some', owner.setWeeklyHours(workerId, WEEK, 0n), 'conflict');
    const second = await owner.setWeeklyHours(workerId, [...WEEK].reverse(), first.version);
    await requireFailure('hours from an old version', owner.setWeeklyHours(workerId, WEEK, first.version), 'conflict');
    requireSame('the hours afterwards', await owner.listWeeklyHours(), [second]);
}

async function overridesDays(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const { owner } = salon;
    const [today, tomorrow] = [contractToday(salon), addDays(contractToday(salon), 1)];
    const workerId = await someWorker(owner);
    if (workerId === undefined) return;
    const off = await owner.setDayOverride(workerId, tomorrow, { kind: 'day_off' }, 0n);
    requireSame('the day off', { ...off, version: 0 }, { workerId, date: tomorrow, version: 0, plan: { kind: 'day_off' } });
    requireSame('what is different around it', await owner.listDayOverrides(today, addDays(today, 61)), [off]);
    requireSame('what is different today', await owner.listDayOverrides(today, today), []);
    const busy = await owner.setDayOverride(workerId, tomorrow, { kind: 'busy', ranges: [{ start: 0, end: 1440 }] }, off.version);
    requireSame('what is different now', await owner.listDayOverrides(tomorrow, tomorrow), [busy]);
    await requireFailure('clearing from an old version', owner.clearDayOverride(workerId, tomorrow, off.version), 'conflict');
    await owner.clearDayOverride(workerId, tomorrow, busy.version);
    requireSame('what is different afterwards', await owner.listDayOverrides(tomorrow, tomorrow), []);
    const again = await owner.setDayOverride(workerId, tomorrow, { kind: 'day_off' }, 0n);
    requireSame('a version comes again', [off.version, busy.version].includes(again.version), false);
}

async function refusesHours(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const { owner } = salon;
    const today = contractToday(salon);
    const nobody = 'worker-0';
    await requireFailure('hours for nobody', owner.setWeeklyHours(nobody, WEEK, 0n), 'not_found', { thing: 'worker' });
    await requireFailure('a day off for nobody', owner.setDayOverride(nobody, today, { kind: 'day_off' }, 0n), 'not_found', {
        thing: 'worker'
    });
    await requireFailure('63 days at once', owner.listDayOverrides(today, addDays(today, 62)), 'invalid_arguments', { field: 'to' });
    await requireFailure('days in the wrong order', owner.listDayOverrides(today, addDays(today, -1)), 'invalid_arguments', {
        field: 'to'
    });
    const workerId = await someWorker(owner);
    if (workerId === undefined) return;
    for (const [what, week] of wrongWeeks()) {
        await requireFailure(`a week with ${what}`, owner.setWeeklyHours(workerId, week, 0n), 'invalid_arguments', { field: 'days' });
    }
    const wrongDays: readonly [string, LocalDate][] = [
        ['that is over', addDays(today, -1)],
        ['years away', addDays(today, 10_000)]
    ];
    for (const [what, date] of wrongDays) {
        const call = owner.setDayOverride(workerId, date, { kind: 'day_off' }, 0n);
        await requireFailure(`a day ${what}`, call, 'invalid_arguments', { field: 'date' });
    }
    const nothing = owner.setDayOverride(workerId, today, { kind: 'busy', ranges: [] }, 0n);
    await requireFailure('busy at no time', nothing, 'invalid_arguments', { field: 'plan' });
    requireSame('the hours afterwards', await owner.listWeeklyHours(), []);
    requireSame('the days afterwards', await owner.listDayOverrides(today, today), []);
}

function wrongWeeks(): readonly [string, Week][] {
    const with_ = (...ranges: { start: number; end: number }[]): Week => [ranges, ...WEEK.slice(1)];
    return [
        ['six days', WEEK.slice(1)],
        ['eight days', [...WEEK, []]],
        ['an empty range', with_({ start: 600, end: 600 })],
        ['a range backwards', with_({ start: 600, end: 540 })],
        ['a range beyond midnight', with_({ start: 600, end: 1445 })],
        ['a range off the grid', with_({ start: 601, end: 660 })],
        ['ranges in the wrong order', with_({ start: 600, end: 660 }, { start: 300, end: 360 })],
        ['ranges that overlap', with_({ start: 300, end: 600 }, { start: 595, end: 660 })],
        ['ranges that touch', with_({ start: 300, end: 600 }, { start: 600, end: 660 })],
        ['more ranges than a day can have', with_(...Array.from({ length: 13 }, (_, at) => ({ start: at * 20, end: at * 20 + 10 })))]
    ];
}

async function hasNoVisits(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const from = contractToday(salon);
    requireSame('all visits', await salon.owner.listVisits({ from }), { visits: [], total: 0 });
    requireSame("one person's on one day", await salon.owner.listVisits({ from, to: from, workerId: 'worker-0', serviceId: 'service-0' }), {
        visits: [],
        total: 0
    });
}

async function hoursAreTheOwners(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await open(plan);
    const today = contractToday(salon);
    const workerId = (await someWorker(salon.owner)) ?? 'worker-0';
    for (const [who, port] of [['a stranger', salon.stranger] as const, ['a visitor', salon.visitor] as const]) {
        await requireFailure(`${who} reads hours`, port.listWeeklyHours(), 'forbidden');
        await requireFailure(`${who} reads days`, port.listDayOverrides(today, today), 'forbidden');
        await requireFailure(`${who} reads visits`, port.listVisits({ from: today }), 'forbidden');
        await requireFailure(`${who} sets hours`, port.setWeeklyHours(workerId, WEEK, 0n), 'forbidden');
        await requireFailure(`${who} sets a day`, port.setDayOverride(workerId, today, { kind: 'day_off' }, 0n), 'forbidden');
        await requireFailure(`${who} clears a day`, port.clearDayOverride(workerId, today, 0n), 'forbidden');
    }
    requireSame('the hours afterwards', await salon.owner.listWeeklyHours(), []);
    await requireFailure('no such salon', salon.nowhere.listWeeklyHours(), 'not_found', { thing: 'salon' });
}
