import { beforeEach, describe, expect, it } from 'vitest';

import { SalonScene } from '../../testing/salon-scene.js';

const NINE_TO_FIVE = [{ start: '09:00', end: '17:00' }];
const WEEK = ['09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '09:00-17:00', '', ''];

let scene: SalonScene;
let marta: string;

beforeEach(async () => {
    scene = new SalonScene();
    marta = await scene.worker('Marta');
});

async function weekOf(workerId: string): Promise<readonly string[]> {
    const week = (await scene.port.listWeeklyHours()).find((hours) => hours.workerId === workerId);
    return (week?.days ?? []).map((ranges) => ranges.map(({ start, end }) => `${start}-${end}`).join(' '));
}

function set(days: unknown, workerId = marta) {
    return scene.owner.call('set_weekly_hours', { workerId, days, confirmed: false });
}

describe('O2 get_weekly_hours', () => {
    it('tells who works when, and who has no hours', async () => {
        await scene.life.work(marta, WEEK);
        const result = await scene.owner.call('get_weekly_hours', {});
        expect(result).toMatchObject({
            status: 'ok',
            summary:
                'Grafik tygodniowy — Marta Zielińska: poniedziałek–piątek 09:00–17:00, sobota i niedziela wolne. ' +
                'Bez grafiku, więc bez zapisów: Aleksandra Wójcik, Katarzyna Lis i Nina Kowalczyk.'
        });
    });

    it('gives days as set_weekly_hours takes them, with the weekday beside each (rule 20)', async () => {
        await scene.life.work(marta, ['', '', '', '', '', '09:00-13:00 14:00-24:00', '']);
        expect(await scene.owner.call('get_weekly_hours', { workerId: marta })).toMatchObject({
            data: {
                workers: [
                    {
                        workerId: marta,
                        name: 'Marta Zielińska',
                        hasHours: true,
                        days: expect.arrayContaining([
                            {
                                day: 5,
                                weekday: 'sobota',
                                ranges: [
                                    { start: '09:00', end: '13:00' },
                                    { start: '14:00', end: '24:00' }
                                ]
                            },
                            { day: 6, weekday: 'niedziela', ranges: [] }
                        ]) as unknown
                    }
                ]
            }
        });
    });

    it('knows nobody outside the team', async () => {
        expect(await scene.owner.call('get_weekly_hours', { workerId: 'worker-0' })).toMatchObject({ status: 'error', code: 'not_found' });
    });
});

describe('O2 set_weekly_hours', () => {
    it('sets the first week of somebody, and says that there was none', async () => {
        const { summary } = await scene.owner.preview('set_weekly_hours', { workerId: marta, days: [{ day: 0, ranges: NINE_TO_FIVE }] });
        expect(summary).toBe(
            'Ustawię grafik tygodniowy (Marta Zielińska): poniedziałek 09:00–17:00, wtorek–niedziela wolne. ' +
                'Do tej pory nie było go wcale, więc klientki nie mogły się zapisywać. Nie koliduje to z żadną umówioną wizytą. Czy zapisać?'
        );
        await scene.owner.agree('set_weekly_hours', { workerId: marta, days: [{ day: 0, ranges: NINE_TO_FIVE }] });
        expect(await weekOf(marta)).toEqual(['540-1020', '', '', '', '', '', '']);
    });

    it('leaves the days that are left out as they are, and says what changes and what stays', async () => {
        await scene.life.work(marta, WEEK);
        const days = [
            { day: 4, ranges: [{ start: '10:00', end: '24:00' }] },
            { day: 0, ranges: [] }
        ];
        const result = await scene.owner.agree('set_weekly_hours', { workerId: marta, days });
        expect(result).toEqual({
            status: 'ok',
            summary: 'Zmieniono grafik tygodniowy (Marta Zielińska): poniedziałek wolne, piątek 10:00–24:00.',
            data: { workerId: marta }
        });
        expect(await weekOf(marta)).toEqual(['', '540-1020', '540-1020', '540-1020', '600-1440', '', '']);
    });

    it('T8 merges when it writes: a day that the panel changed meanwhile is kept', async () => {
        await scene.life.work(marta, WEEK);
        const { echo } = await scene.owner.preview('set_weekly_hours', { workerId: marta, days: [{ day: 0, ranges: [] }] });
        expect(echo).toMatchObject({ workerId: marta, days: [{ day: 0, ranges: [] }] });
        await scene.life.work(marta, ['09:00-17:00', '12:00-20:00', '', '09:00-17:00', '09:00-17:00', '10:00-14:00', '']);
        expect(await scene.owner.call('set_weekly_hours', echo)).toMatchObject({ status: 'ok' });
        expect(await weekOf(marta)).toEqual(['', '720-1200', '', '540-1020', '540-1020', '600-840', '']);
    });

    it('rule 7 is a conflict when the day that was shown has changed', async () => {
        await scene.life.work(marta, WEEK);
        const { echo } = await scene.owner.preview('set_weekly_hours', { workerId: marta, days: [{ day: 0, ranges: [] }] });
        await scene.life.work(marta, ['08:00-16:00', ...WEEK.slice(1)]);
        expect(await scene.owner.call('set_weekly_hours', echo)).toMatchObject({
            code: 'conflict',
            summary: expect.stringContaining('grafik (poniedziałek) (było: 09:00–17:00, jest: 08:00–16:00)') as unknown
        });
    });

    it('is sorted, and joined where ranges touch, before it is compared (rule 1)', async () => {
        const days = [
            {
                day: 1,
                ranges: [
                    { start: '13:00', end: '17:00' },
                    { start: '09:00', end: '13:00' }
                ]
            },
            { day: 0, ranges: NINE_TO_FIVE }
        ];
        const { echo } = await scene.owner.preview('set_weekly_hours', { workerId: marta, days });
        expect(echo['days']).toEqual([
            { day: 0, ranges: NINE_TO_FIVE },
            { day: 1, ranges: NINE_TO_FIVE }
        ]);
        const sent = { workerId: marta, days, confirmed: true, confirmationId: echo['confirmationId'] };
        expect(await scene.owner.call('set_weekly_hours', sent)).toMatchObject({ status: 'ok' });
    });

    it('rule 17 names the visits that the new hours leave outside: how many and when', async () => {
        await scene.life.work(marta, WEEK);
        const serviceId = await scene.service('Strzyżenie męskie');
        for (const [date, time] of [
            ['2026-08-07', '15:30'],
            ['2026-08-07', '16:30'],
            ['2026-08-14', '16:45'],
            ['2026-08-06', '16:30']
        ] as const) {
            await scene.life.visit({ serviceId, workerId: marta, date, time });
        }
        const days = [{ day: 4, ranges: [{ start: '09:00', end: '16:00' }] }];
        const { summary } = await scene.owner.preview('set_weekly_hours', { workerId: marta, days });
        expect(summary).toContain(
            'Poza nowym grafikiem zostają 2 umówione wizyty: piątek 2026-08-07 o 16:30 („Strzyżenie męskie”) i piątek 2026-08-14 o 16:45 („Strzyżenie męskie”). ' +
                'Wizyty zostają w kalendarzu — trzeba je osobno przełożyć albo odwołać.'
        );
    });

    it('rule 7 is a conflict when another visit was booked meanwhile', async () => {
        await scene.life.work(marta, WEEK);
        const { echo } = await scene.owner.preview('set_weekly_hours', { workerId: marta, days: [{ day: 4, ranges: [] }] });
        const serviceId = await scene.service('Strzyżenie męskie');
        await scene.life.visit({ serviceId, workerId: marta, date: '2026-08-07', time: '10:00' });
        expect(await scene.owner.call('set_weekly_hours', echo)).toMatchObject({
            code: 'conflict',
            summary: expect.stringContaining('umówione wizyty (było: brak, jest: 1 (2026-08-07 10:00))') as unknown
        });
        expect(await weekOf(marta)).toEqual(['540-1020', '540-1020', '540-1020', '540-1020', '540-1020', '', '']);
    });

    it('warns of a week without a working day', async () => {
        await scene.life.work(marta, ['09:00-17:00', '', '', '', '', '', '']);
        const { summary } = await scene.owner.preview('set_weekly_hours', { workerId: marta, days: [{ day: 0, ranges: [] }] });
        expect(summary).toContain('Uwaga: w tym grafiku nie ma ani jednego dnia pracy.');
    });

    it.each([
        ['that overlap', [{ day: 0, ranges: [...NINE_TO_FIVE, { start: '16:00', end: '18:00' }] }], /09:00–17:00 i 16:00–18:00 nachodzą/],
        ['that run past midnight', [{ day: 0, ranges: [{ start: '22:00', end: '02:00' }] }], /22:00–02:00 przechodzi przez północ/],
        ['that end at 00:00', [{ day: 0, ranges: [{ start: '22:00', end: '00:00' }] }], /Koniec dnia zapisz jako 24:00/],
        ['that are empty', [{ day: 0, ranges: [{ start: '10:00', end: '10:00' }] }], /10:00–10:00 jest pusty/],
        ['off the grid', [{ day: 0, ranges: [{ start: '10:03', end: '11:00' }] }], /co 5 minut/],
        [
            'of one day twice',
            [
                { day: 1, ranges: [] },
                { day: 1, ranges: NINE_TO_FIVE }
            ],
            /Dzień 1 \(wtorek\) jest podany dwa razy/
        ],
        ['that begin at 24:00', [{ day: 0, ranges: [{ start: '24:00', end: '24:00' }] }], /GG:MM/],
        ['with a zone (X-B2-21)', [{ day: 0, ranges: [{ start: '10:00Z', end: '11:00+02:00' }] }], /bez daty i strefy/],
        ['of an eighth day', [{ day: 7, ranges: [] }], /od 0 do 6/],
        ['of no day', [], /od 1 do 7/]
    ])('refuses hours %s', async (_, days, sentence) => {
        expect(await set(days)).toMatchObject({
            status: 'error',
            code: 'invalid_arguments',
            summary: expect.stringMatching(sentence) as unknown
        });
    });

    it('refuses a week that is so already, and somebody who is not in the team', async () => {
        await scene.life.work(marta, WEEK);
        expect(await set([{ day: 0, ranges: NINE_TO_FIVE }])).toMatchObject({ code: 'invalid_arguments' });
        expect(await set([{ day: 0, ranges: NINE_TO_FIVE }], 'worker-0')).toMatchObject({ code: 'not_found' });
    });

    it('X-B2-12 counts visits by the clock on the wall on both sides of both changes of it', async () => {
        scene.now = Date.UTC(2026, 9, 20, 10);
        await scene.life.work(marta, WEEK);
        const serviceId = await scene.service('Strzyżenie męskie');
        // The Fridays around 25 October 2026, when clocks go back: 16:30 is 14:30 UTC before and 15:30 UTC after.
        for (const date of ['2026-10-23', '2026-10-30'] as const)
            await scene.life.visit({ serviceId, workerId: marta, date, time: '16:30' });
        const fits = await scene.owner.preview('set_weekly_hours', {
            workerId: marta,
            days: [{ day: 4, ranges: [{ start: '16:30', end: '17:00' }] }]
        });
        expect(fits.summary).toContain('Nie koliduje to z żadną umówioną wizytą.');
        const outside = await scene.owner.preview('set_weekly_hours', {
            workerId: marta,
            days: [{ day: 4, ranges: [{ start: '09:00', end: '16:30' }] }]
        });
        expect(outside.summary).toContain('piątek 2026-10-23 o 16:30 („Strzyżenie męskie”) i piątek 2026-10-30 o 16:30');
    });
});
