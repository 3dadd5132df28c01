import { beforeEach, describe, expect, it } from 'vitest';

import type { LocalDate } from '../../time/local-date.js';
import { SalonScene } from '../../testing/salon-scene.js';

const WEEK = ['09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '', ''];
const FRIDAY = '2026-08-07';

let scene: SalonScene;
let marta: string;

beforeEach(async () => {
    scene = new SalonScene();
    marta = await scene.worker('Marta');
    await scene.life.work(marta, WEEK);
});

async function plansOn(date: LocalDate) {
    return (await scene.port.listDayOverrides(date, date)).map(({ workerId, plan }) => ({ workerId, plan }));
}

async function book(time: string, date: LocalDate = FRIDAY, service = 'Strzyżenie męskie') {
    return scene.life.visit({ serviceId: await scene.service(service), workerId: marta, date, time });
}

describe('O2 set_day_off', () => {
    it('gives a day off', async () => {
        const { summary } = await scene.owner.preview('set_day_off', { workerId: marta, date: FRIDAY });
        expect(summary).toBe(
            'Ustawię dzień wolny: piątek 2026-08-07, Marta Zielińska. Odpadają godziny 09:00–17:00. Nie koliduje to z żadną umówioną wizytą. Czy zapisać?'
        );
        expect(await scene.owner.agree('set_day_off', { workerId: marta, date: FRIDAY })).toEqual({
            status: 'ok',
            summary: 'Ustawiono dzień wolny: piątek 2026-08-07, Marta Zielińska.',
            data: { workerId: marta, date: FRIDAY, weekday: 'piątek' }
        });
        expect(await plansOn(FRIDAY)).toEqual([{ workerId: marta, plan: { kind: 'day_off' } }]);
    });

    it('X-B2-18 says which day that is, in words only where the tool knows', async () => {
        const summaries = await Promise.all(
            ['2026-08-04', '2026-08-05', '2026-08-06', '2026-08-07'].map(
                async (date) => (await scene.owner.preview('set_day_off', { workerId: marta, date })).summary
            )
        );
        expect(summaries.map((summary) => /wolny: (.*?),/.exec(summary)?.[1])).toEqual([
            'wtorek 2026-08-04 (dziś)',
            'środa 2026-08-05 (jutro)',
            'czwartek 2026-08-06 (pojutrze)',
            'piątek 2026-08-07'
        ]);
    });

    it('rule 17 names the visits of that day, and leaves out those that are over', async () => {
        await book('16:00');
        await book('10:00', FRIDAY, 'Strzyżenie damskie');
        const { summary } = await scene.owner.preview('set_day_off', { workerId: marta, date: FRIDAY });
        expect(summary).toContain(
            'Tego dnia umówione są 2 wizyty: o 10:00 („Strzyżenie damskie z modelowaniem”) i o 16:00 („Strzyżenie męskie”).'
        );
        // Today is Tuesday noon: the first is over, the second goes on, the third is to come.
        for (const time of ['10:00', '11:45', '13:00']) await book(time, '2026-08-04');
        const today = await scene.owner.preview('set_day_off', { workerId: marta, date: '2026-08-04' });
        expect(today.summary).toContain('Tego dnia umówione są 2 wizyty: o 11:45 („Strzyżenie męskie”) i o 13:00 („Strzyżenie męskie”).');
    });

    it('rule 7 is a conflict when a visit was booked meanwhile, or when the hours behind it changed', async () => {
        const { echo } = await scene.owner.preview('set_day_off', { workerId: marta, date: FRIDAY });
        await book('10:00');
        expect(await scene.owner.call('set_day_off', echo)).toMatchObject({ code: 'conflict' });
        const again = await scene.owner.preview('set_day_off', { workerId: marta, date: FRIDAY });
        await scene.life.work(marta, ['', '', '', '', '10:00-12:00', '', '']);
        expect(await scene.owner.call('set_day_off', again.echo)).toMatchObject({ code: 'conflict' });
        expect(await plansOn(FRIDAY)).toEqual([]);
    });

    it('replaces busy hours and says so', async () => {
        await scene.life.beBusy(marta, FRIDAY, '12:00-13:00');
        const { summary } = await scene.owner.preview('set_day_off', { workerId: marta, date: FRIDAY });
        expect(summary).toContain('Zapisane wcześniej godziny zajęte (12:00–13:00) przestają być potrzebne.');
    });

    it('refuses a day that is off already', async () => {
        await scene.life.takeDayOff(marta, FRIDAY);
        expect(await scene.owner.call('set_day_off', { workerId: marta, date: FRIDAY, confirmed: false })).toMatchObject({
            code: 'invalid_arguments',
            summary: 'Nie ma czego zmieniać: Marta Zielińska ma już dzień wolny (piątek 2026-08-07).'
        });
    });
});

describe('O2 set_busy_hours', () => {
    const busy = (ranges: readonly { start: string; end: string }[], date: string = FRIDAY) =>
        scene.owner.preview('set_busy_hours', { workerId: marta, date, ranges });

    it('blocks hours of a day and says what is left of it', async () => {
        const { summary, echo } = await busy([
            { start: '12:30', end: '13:00' },
            { start: '12:00', end: '12:30' }
        ]);
        expect(summary).toBe(
            'Zapiszę godziny zajęte: piątek 2026-08-07, 12:00–13:00, Marta Zielińska. Na wizyty zostanie 09:00–12:00 i 13:00–17:00. Nie koliduje to z żadną umówioną wizytą. Czy zapisać?'
        );
        expect(await scene.owner.call('set_busy_hours', echo)).toMatchObject({ status: 'ok' });
        expect(await plansOn(FRIDAY)).toEqual([{ workerId: marta, plan: { kind: 'busy', ranges: [{ start: 720, end: 780 }] } }]);
    });

    it('replaces the busy hours of before and says which', async () => {
        await scene.life.beBusy(marta, FRIDAY, '15:00-16:00');
        const { summary } = await busy([{ start: '09:00', end: '17:00' }]);
        expect(summary).toContain('Zastąpią zapisane wcześniej: 15:00–16:00. Tego dnia nie zostanie czas na wizyty.');
    });

    it('rule 17 names only the visits that the hours meet', async () => {
        await book('11:30');
        await book('12:30');
        await book('13:00');
        const { summary } = await busy([{ start: '12:00', end: '13:00' }]);
        expect(summary).toContain('W tych godzinach umówiona jest 1 wizyta: o 12:30 („Strzyżenie męskie”). Wizyta zostaje w kalendarzu');
    });

    it('says when the hours lie outside the weekly hours', async () => {
        expect((await busy([{ start: '20:00', end: '21:00' }])).summary).toContain(
            'Te godziny są poza grafikiem (Marta Zielińska, piątek 2026-08-07: 09:00–17:00), więc i tak nikt się na nie nie zapisze.'
        );
    });

    it('refuses a day off, hours that are busy already, and ranges that make no sense', async () => {
        await scene.life.takeDayOff(marta, '2026-08-06');
        await scene.life.beBusy(marta, FRIDAY, '12:00-13:00');
        const refused = (date: string, ranges: unknown) =>
            scene.owner.call('set_busy_hours', { workerId: marta, date, ranges, confirmed: false });
        expect(await refused('2026-08-06', [{ start: '12:00', end: '13:00' }])).toMatchObject({
            summary: expect.stringContaining('clear_daily_override') as unknown
        });
        expect(await refused(FRIDAY, [{ start: '12:00', end: '13:00' }])).toMatchObject({ code: 'invalid_arguments' });
        expect(await refused(FRIDAY, [])).toMatchObject({ code: 'invalid_arguments' });
        expect(await refused(FRIDAY, [{ start: '22:00', end: '02:00' }])).toMatchObject({
            summary: expect.stringContaining('przechodzi przez północ') as unknown
        });
    });
});

describe('O2 clear_daily_override', () => {
    it('brings the weekly hours back', async () => {
        await scene.life.takeDayOff(marta, FRIDAY);
        const { summary, echo } = await scene.owner.preview('clear_daily_override', { workerId: marta, date: FRIDAY });
        expect(summary).toBe(
            'Przywrócę grafik tygodniowy: piątek 2026-08-07, Marta Zielińska. Dzień wolny zniknie. Znów obowiązuje: 09:00–17:00. Nie koliduje to z żadną umówioną wizytą. Czy zapisać?'
        );
        expect(await scene.owner.call('clear_daily_override', echo)).toMatchObject({ status: 'ok' });
        expect(await plansOn(FRIDAY)).toEqual([]);
    });

    it('rule 17 names visits that are outside the weekly hours', async () => {
        await scene.life.beBusy(marta, FRIDAY, '12:00-13:00');
        await book('18:00');
        const { summary } = await scene.owner.preview('clear_daily_override', { workerId: marta, date: FRIDAY });
        expect(summary).toContain('Zajęte godziny 12:00–13:00 znikną.');
        expect(summary).toContain('Poza grafikiem tygodniowym zostaje 1 umówiona wizyta: o 18:00 („Strzyżenie męskie”).');
    });

    it('rule 7 is a conflict when the exception is another one by then, also one that looks the same', async () => {
        await scene.life.beBusy(marta, FRIDAY, '12:00-13:00');
        const { echo } = await scene.owner.preview('clear_daily_override', { workerId: marta, date: FRIDAY });
        await scene.life.takeDayOff(marta, FRIDAY);
        expect(await scene.owner.call('clear_daily_override', echo)).toMatchObject({
            code: 'conflict',
            summary: expect.stringContaining('plan na ten dzień (było: zajęte 12:00–13:00, jest: dzień wolny)') as unknown
        });
    });

    it('refuses a day without an exception', async () => {
        expect(await scene.owner.call('clear_daily_override', { workerId: marta, date: FRIDAY, confirmed: false })).toMatchObject({
            code: 'invalid_arguments',
            summary: 'Nie ma wyjątku do usunięcia (Marta Zielińska, piątek 2026-08-07) — obowiązuje grafik tygodniowy.'
        });
    });
});

describe.each(['set_day_off', 'set_busy_hours', 'clear_daily_override'])('%s takes a day that', (tool) => {
    const call = (date: unknown) =>
        scene.owner.call(tool, {
            workerId: marta,
            date,
            confirmed: false,
            ...(tool === 'set_busy_hours' ? { ranges: [{ start: '10:00', end: '11:00' }] } : {})
        });

    it('is not over', async () => {
        expect(await call('2026-08-03')).toMatchObject({
            code: 'invalid_arguments',
            summary: 'Dzień 2026-08-03 już minął (dziś jest wtorek 2026-08-04). Podaj dzień od dzisiaj w przód.'
        });
    });

    it('is not centuries away', async () => {
        expect(await call('2126-08-07')).toMatchObject({
            code: 'invalid_arguments',
            summary: expect.stringContaining('Sprawdź rok') as unknown
        });
    });

    it.each(['2026-02-30', '7.08.2026', '2026-8-7', '2026-08-07T10:00:00Z', '2026-08-07+02:00', 'jutro', '', 20260807])(
        'X-B2-21 exists and is no instant: not %j',
        async (date) => {
            expect(await call(date)).toMatchObject({
                code: 'invalid_arguments',
                summary: expect.stringContaining('Podaj istniejący dzień w postaci RRRR-MM-DD') as unknown
            });
        }
    );

    it('X-B2-36 is a day of the salon: at half past midnight in Warsaw the UTC day of yesterday is over', async () => {
        scene.now = Date.UTC(2026, 7, 6, 22, 30);
        expect(await call('2026-08-06')).toMatchObject({ summary: expect.stringContaining('dziś jest piątek 2026-08-07') as unknown });
    });

    it('is still to come when it is confirmed (X-B2-5)', async () => {
        await scene.life.beBusy(marta, '2026-08-04', '15:00-16:00');
        scene.now = Date.UTC(2026, 7, 4, 21, 50);
        const preview = await call('2026-08-04');
        if (preview.status !== 'confirmation_required') throw new Error(preview.summary);
        scene.now = Date.UTC(2026, 7, 4, 22, 1);
        expect(await scene.owner.call(tool, preview.echo)).toMatchObject({
            code: 'invalid_arguments',
            summary: expect.stringContaining('już minął') as unknown
        });
    });
});

describe('days on which clocks change', () => {
    it.each([
        ['in autumn, when the day has 25 hours', '2026-10-25', Date.UTC(2026, 9, 20)],
        ['in spring, when it has 23', '2027-03-28', Date.UTC(2027, 2, 20)]
    ] as const)('X-B2-7 have their hours by the clock on the wall %s', async (_, date, now) => {
        scene.now = now;
        await scene.life.work(marta, ['', '', '', '', '', '', '09:00-17:00']);
        await book('09:00', date);
        await book('16:30', date);
        await scene.owner.agree('set_busy_hours', { workerId: marta, date, ranges: [{ start: '12:00', end: '13:00' }] });
        expect(await scene.owner.call('get_day_schedule', { date, workerId: marta })).toMatchObject({
            data: {
                date,
                weekday: 'niedziela',
                workers: [
                    {
                        source: 'busy_hours',
                        hours: [{ start: '09:00', end: '17:00' }],
                        visits: [
                            { start: '09:00', end: '09:30' },
                            { start: '16:30', end: '17:00' }
                        ],
                        free: [
                            { start: '09:30', end: '12:00' },
                            { start: '13:00', end: '16:30' }
                        ]
                    }
                ]
            }
        });
    });

    it('X-B2-16 a visit in the hour that repeats takes its time on the wall', async () => {
        scene.now = Date.UTC(2026, 9, 20);
        await scene.life.work(marta, ['', '', '', '', '', '', '00:00-06:00']);
        await book('02:30', '2026-10-25', 'Strzyżenie damskie');
        expect(await scene.owner.call('get_day_schedule', { date: '2026-10-25', workerId: marta })).toMatchObject({
            data: {
                workers: [
                    {
                        visits: [{ start: '02:30', end: '03:30' }],
                        free: [
                            { start: '00:00', end: '02:30' },
                            { start: '03:30', end: '06:00' }
                        ]
                    }
                ]
            }
        });
    });
});
