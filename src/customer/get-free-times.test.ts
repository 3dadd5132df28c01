import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { instantToNanos, MS_PER_MINUTE, nanosToInstant, type InstantMs } from '../time/instant.js';
import { addDays, weekdayOf, type LocalDate } from '../time/local-date.js';
import { localDay } from '../time/local-day.js';
import { formatMinuteOfDay, MINUTES_PER_DAY } from '../time/local-time.js';
import type { TimeRange } from '../time/ranges.js';
import { WARSAW } from '../time/warsaw.js';
import { CustomerScene, type OpenScene } from '../testing/customer-scene.js';
import { instantOf } from '../testing/salon-life.js';
import { granted } from '../testing/seed-salon.js';
import type { FreeTimesData } from './get-free-times.js';

const GRID = 5 * MS_PER_MINUTE;

/** Both changes of 2026–2030. */
const CHANGES: readonly LocalDate[] = [
    '2026-03-29',
    '2026-10-25',
    '2027-03-28',
    '2027-10-31',
    '2028-03-26',
    '2028-10-29',
    '2029-03-25',
    '2029-10-28',
    '2030-03-31',
    '2030-10-27'
];

interface Person {
    readonly hours: readonly TimeRange[];
    readonly busy: readonly TimeRange[];
    readonly visits: readonly number[];
}

const anyRanges = fc
    .uniqueArray(fc.nat(288), { minLength: 2, maxLength: 6 })
    .map((cuts) => [...cuts].sort((left, right) => left - right))
    .map((cuts) => cuts.flatMap((cut, at) => (at % 2 === 1 ? [{ start: cuts[at - 1]! * 5, end: cut * 5 }] : [])));
/** People of a salon open day and night as often as not, so that the hours of the change are worked. */
const anyPerson: fc.Arbitrary<Person> = fc.record({
    hours: fc.oneof(fc.constant([{ start: 0, end: MINUTES_PER_DAY }]), anyRanges),
    busy: fc.oneof(fc.constant([]), anyRanges),
    visits: fc.array(fc.nat(400), { maxLength: 4 })
});
const anyCase = fc.record({
    date: fc.oneof(fc.constantFrom(...CHANGES), fc.constant<LocalDate>('2026-07-15')),
    people: fc.array(anyPerson, { minLength: 1, maxLength: 3 }),
    duration: fc.integer({ min: 1, max: 40 }).map((steps) => steps * 5)
});
type Case = typeof anyCase extends fc.Arbitrary<infer T> ? T : never;

async function openCase({ date, people, duration }: Case): Promise<{ scene: CustomerScene; salon: OpenScene; serviceId: string }> {
    const scene = new CustomerScene(localDay(addDays(date, -3), WARSAW).start);
    const names = people.map((_, index) => `P${index}`);
    const salon = await scene.open({
        workers: Object.fromEntries(names.map((name) => [name, ''])),
        services: [{ name: 'Usługa', durationMinutes: duration }]
    });
    const serviceId = await salon.service('Usługa');
    for (const [index, person] of people.entries()) {
        const worker = await salon.worker(`P${index}`);
        const days = Array.from({ length: 7 }, () => person.hours.map((range) => ({ ...range })));
        granted(await salon.owner.set_weekly_hours([], salon.salonId, worker, [], days));
        const busy = person.busy.map((range) => ({ ...range }));
        if (busy.length > 0) granted(await salon.owner.set_day_override([], salon.salonId, worker, date, [], { busy }));
        for (const at of person.visits) {
            const start = localDay(addDays(date, -1), WARSAW).start + at * 2 * GRID;
            // One that runs into another is refused, and then is not there.
            await salon.owner.record_visit(salon.salonId, {
                customer: scene.newPrincipal(),
                service_id: serviceId,
                worker_id: worker,
                start: instantToNanos(start)
            });
        }
    }
    return { scene, salon, serviceId };
}

/** What the coordinator says of one day, by worker. */
async function coordinatorsStarts(scene: CustomerScene, salonId: string, serviceId: string, date: LocalDate) {
    const { start, end } = localDay(date, WARSAW);
    const actor = scene.as(scene.newPrincipal());
    const answer = granted(await actor.free_starts(salonId, serviceId, instantToNanos(start), instantToNanos(end)));
    return new Map(
        answer.workers.map(({ worker, runs }) => [
            worker.id,
            new Set(
                runs.flatMap(({ first, last }) =>
                    Array.from(
                        { length: Number((last - first) / instantToNanos(GRID)) + 1 },
                        (_, step) => nanosToInstant(first) + step * GRID
                    )
                )
            )
        ])
    );
}

/** The instants of a day's texts, read off the clock: a person who knows nothing of offsets does the same. */
function readOff(date: LocalDate, { firstStart, lastStart, repeated }: FreeTimesData['ranges'][number]): InstantMs[] {
    const { start, end } = localDay(date, WARSAW);
    const shown = new Map<string, InstantMs[]>();
    for (let instant = start; instant < end; instant += GRID) {
        const text = formatMinuteOfDay(WARSAW.localAt(instant).minute);
        shown.set(text, [...(shown.get(text) ?? []), instant]);
    }
    const texts = [...shown.keys()].sort().filter((text) => text >= firstStart && text <= lastStart);
    return texts.map((text) => shown.get(text)?.[repeated ? 1 : 0] ?? expect.fail(`${date} ${text} is not shown so often`));
}

/** The definition, start by start: she works all through it, is not busy and has no visit. */
async function definedStarts({ date, people, duration }: Case, salon: OpenScene): Promise<InstantMs[][]> {
    const visits = granted(
        await salon.owner.visits([], salon.salonId, { from: addDays(date, -3), to: [], service_id: [], worker_id: [] })
    ).visits;
    const { start: dayStart, end: dayEnd } = localDay(date, WARSAW);
    return Promise.all(
        people.map(async ({ hours, busy }, index) => {
            const workerId = await salon.worker(`P${index}`);
            const own = visits.filter(({ worker_id }) => worker_id === workerId).map(({ start }) => nanosToInstant(start));
            const isFree = (instant: InstantMs) => {
                const local = WARSAW.localAt(instant);
                const within = (ranges: readonly TimeRange[]) =>
                    ranges.some(({ start, end }) => local.minute >= start && local.minute < end);
                if (!within(hours) || (local.date === date && within(busy))) return false;
                return !own.some((visit) => instant >= visit && instant < visit + duration * MS_PER_MINUTE);
            };
            const starts: InstantMs[] = [];
            for (let start = dayStart; start < dayEnd; start += GRID) {
                const steps = Array.from({ length: duration / 5 }, (_, step) => start + step * GRID);
                if (steps.every(isFree)) starts.push(start);
            }
            return starts;
        })
    );
}

describe('get_free_times', () => {
    it('K5 X-B2-28 X-B2-8 unfolds to exactly the coordinator’s starts, and they are the ones of the definition, over random schedules and every change of 2026–2030', async () => {
        await fc.assert(
            fc.asyncProperty(anyCase, async (some) => {
                const { scene, salon, serviceId } = await openCase(some);
                const byWorker = await coordinatorsStarts(scene, salon.salonId, serviceId, some.date);
                const defined = await definedStarts(some, salon);
                for (const [index, starts] of defined.entries()) {
                    const worker = await salon.worker(`P${index}`);
                    expect([...(byWorker.get(worker) ?? [])].sort((left, right) => left - right)).toEqual(starts);
                }

                const data = await scene
                    .customer()
                    .read<FreeTimesData>('get_free_times', { salonId: salon.salonId, salonServiceId: serviceId, date: some.date });
                expect(data.leftOut).toBe(0);
                const unfolded = data.ranges.flatMap((range) => readOff(some.date, range));
                const all = new Set([...byWorker.values()].flatMap((starts) => [...starts]));
                expect([...unfolded].sort((left, right) => left - right)).toEqual([...all].sort((left, right) => left - right));
                for (const range of data.ranges) {
                    for (const { workerId } of range.workers) {
                        for (const start of readOff(some.date, range)) expect(byWorker.get(workerId)?.has(start)).toBe(true);
                    }
                    expect(range.workers).not.toEqual([]);
                }
            }),
            { numRuns: 20 }
        );
    });

    it('X-B2-7 a salon open 9 to 17 is open 9 to 17 on the day before the clocks go back, on the day, and after it', async () => {
        const scene = new CustomerScene(instantOf('2026-10-20', '08:00'));
        const salon = await scene.open({ services: [{ name: 'Strzyżenie', durationMinutes: 60 }] });
        const salonServiceId = await salon.service('Strzyżenie');
        for (const date of ['2026-10-24', '2026-10-25', '2026-10-26'] as const) {
            const data = await scene.customer().read<FreeTimesData>('get_free_times', { salonId: salon.salonId, salonServiceId, date });
            expect(data.ranges.map(({ firstStart, lastStart }) => [firstStart, lastStart])).toEqual([['09:00', '16:00']]);
        }
    });

    it('X-B2-36 the day is the salon’s day: it begins at its midnight and not at UTC’s', async () => {
        const scene = new CustomerScene(instantOf('2026-08-01', '08:00'));
        const salon = await scene.open({
            workers: { Anna: ['', '00:00-02:00', '23:00-24:00', '', '', '', ''] },
            services: [{ name: 'Noc', durationMinutes: 30 }]
        });
        const salonServiceId = await salon.service('Noc');
        const of = async (date: LocalDate) => {
            const data = await scene.customer().read<FreeTimesData>('get_free_times', { salonId: salon.salonId, salonServiceId, date });
            return data.ranges.map(({ firstStart, lastStart }) => `${firstStart}–${lastStart}`);
        };
        expect(weekdayOf('2026-08-04')).toBe(1);
        expect(await of('2026-08-04')).toEqual(['00:00–01:30']);
        expect(await of('2026-08-05')).toEqual(['23:00–23:30']);
        expect(await of('2026-08-03')).toEqual([]);
    });

    it('X-B2-25 the last start is closing time minus the duration, and breaks cut the day', async () => {
        const scene = new CustomerScene();
        const salon = await scene.open({
            workers: { Anna: '09:00-13:00 14:00-17:00' },
            services: [{ name: 'Strzyżenie', durationMinutes: 45 }]
        });
        const args = { salonId: salon.salonId, salonServiceId: await salon.service('Strzyżenie'), date: '2026-08-06' };
        const result = await scene.customer().call('get_free_times', args);
        expect(result).toMatchObject({
            status: 'ok',
            data: {
                date: '2026-08-06',
                weekday: 'czwartek',
                ranges: [
                    { firstStart: '09:00', lastStart: '12:15', repeated: false },
                    { firstStart: '14:00', lastStart: '16:15', repeated: false }
                ]
            }
        });
        expect(result.summary).toBe(
            '„Strzyżenie” w salonie Studio Próbne, pojutrze, czwartek 2026-08-06 — wizyta może się zacząć: 09:00–12:15 i 14:00–16:15.'
        );
    });

    it('tells the hour that comes round again apart, and says that it cannot be booked here', async () => {
        const scene = new CustomerScene(instantOf('2026-10-24', '08:00'));
        const salon = await scene.open({ workers: { Anna: '00:00-24:00' }, services: [{ name: 'Noc', durationMinutes: 30 }] });
        const args = { salonId: salon.salonId, salonServiceId: await salon.service('Noc'), date: '2026-10-25' };
        const result = await scene.customer().call('get_free_times', args);
        expect(result.status === 'ok' && result.data?.['ranges']).toMatchObject([
            { firstStart: '00:00', lastStart: '02:55', repeated: false },
            { firstStart: '02:00', lastStart: '02:55', repeated: true },
            { firstStart: '03:00', lastStart: '23:55', repeated: false }
        ]);
        expect(result.summary).toContain('zegary są cofane');
    });

    it.each([
        ['a day that does not exist', { date: '2026-02-30' }, 'invalid_arguments', 'istniejący dzień'],
        ['X-B2-21 an instant instead of a day', { date: '2026-08-06T10:00:00Z' }, 'invalid_arguments', 'bez godziny i strefy'],
        ['X-B2-21 an offset', { date: '2026-08-06+02:00' }, 'invalid_arguments', 'bez godziny i strefy'],
        ['a day that is over', { date: '2026-08-03' }, 'invalid_arguments', 'już minął'],
        ['a day a year ahead', { date: '2027-08-04' }, 'invalid_arguments', '180 dni'],
        ['an unknown salon', { salonId: 'salon-999' }, 'not_found', 'Nie ma takiego salonu'],
        ['an unknown service', { salonServiceId: 'service-999' }, 'not_found', 'nie ma takiej usługi']
    ])('refuses %s with a sentence', async (_, wrong, code, sentence) => {
        const scene = new CustomerScene();
        const salon = await scene.open();
        const right = { salonId: salon.salonId, salonServiceId: await salon.service('Strzyżenie'), date: '2026-08-06' };
        const refusal = await scene.customer().refused('get_free_times', { ...right, ...wrong });
        expect(refusal.code).toBe(code);
        expect(refusal.summary).toContain(sentence);
    });

    it('refuses a service of another salon', async () => {
        const scene = new CustomerScene();
        const [one, other] = [await scene.open(), await scene.open({ name: 'Inny' })];
        const args = { salonId: one.salonId, salonServiceId: await other.service('Strzyżenie'), date: '2026-08-06' };
        expect(await scene.customer().refused('get_free_times', args)).toMatchObject({ code: 'not_found' });
    });

    it('leaves out what is too soon to book: today begins after the minimum notice', async () => {
        const scene = new CustomerScene(instantOf('2026-08-04', '10:02'));
        const salon = await scene.open();
        const args = { salonId: salon.salonId, salonServiceId: await salon.service('Strzyżenie'), date: '2026-08-04' };
        const data = await scene.customer().read<FreeTimesData>('get_free_times', args);
        expect(data.ranges[0]?.firstStart).toBe('10:35');
    });
});
