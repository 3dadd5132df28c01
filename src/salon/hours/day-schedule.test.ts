import { beforeEach, describe, expect, it } from 'vitest';

import { SalonScene } from '../../testing/salon-scene.js';

const FRIDAY = '2026-08-07';

let scene: SalonScene;
let marta: string;
let ola: string;

beforeEach(async () => {
    scene = new SalonScene();
    [marta, ola] = [await scene.worker('Marta'), await scene.worker('Aleksandra')];
    await scene.life.work(marta, ['', '', '', '', '09:00-13:00 14:00-17:00', '', '']);
    await scene.life.work(ola, ['09:00-17:00', '', '', '', '', '', '']);
});

describe('O2 get_day_schedule', () => {
    it('tells of one person: hours, visits, and what is free between them', async () => {
        const serviceId = await scene.service('Strzyżenie męskie');
        await scene.life.visit({ serviceId, workerId: marta, date: FRIDAY, time: '12:45' });
        await scene.life.visit({ serviceId, workerId: marta, date: FRIDAY, time: '09:00' });
        expect(await scene.owner.call('get_day_schedule', { date: FRIDAY, workerId: marta })).toEqual({
            status: 'ok',
            summary:
                'Grafik na dzień piątek 2026-08-07, Marta Zielińska: 09:00–13:00 i 14:00–17:00. Umówione: 2 wizyty — o 09:00 („Strzyżenie męskie”) i o 12:45 („Strzyżenie męskie”). Wolne: 09:30–12:45 i 14:00–17:00.',
            data: {
                date: FRIDAY,
                weekday: 'piątek',
                workers: [
                    {
                        workerId: marta,
                        name: 'Marta Zielińska',
                        source: 'weekly',
                        hours: [
                            { start: '09:00', end: '13:00' },
                            { start: '14:00', end: '17:00' }
                        ],
                        busy: [],
                        visits: [
                            expect.objectContaining({
                                start: '09:00',
                                end: '09:30',
                                salonServiceId: serviceId,
                                service: 'Strzyżenie męskie'
                            }),
                            expect.objectContaining({ start: '12:45', end: '13:15' })
                        ],
                        free: [
                            { start: '09:30', end: '12:45' },
                            { start: '14:00', end: '17:00' }
                        ]
                    }
                ],
                leftOut: 0
            }
        });
    });

    it('tells of the whole team where the hours come from: weekly, an exception, or nowhere', async () => {
        await scene.life.takeDayOff(marta, FRIDAY);
        const result = await scene.owner.call('get_day_schedule', { date: FRIDAY });
        expect(result.summary).toBe(
            'Grafik na dzień piątek 2026-08-07 — Marta Zielińska: dzień wolny, bez wizyt; Aleksandra Wójcik: wolne według grafiku tygodniowego, bez wizyt; Katarzyna Lis: brak grafiku, bez wizyt; Nina Kowalczyk: brak grafiku, bez wizyt.'
        );
        expect(result).toMatchObject({
            data: { workers: [{ source: 'day_off', hours: [] }, { source: 'weekly' }, { source: 'none' }, { source: 'none' }] }
        });
    });

    it('looks back at days that are over', async () => {
        expect(await scene.owner.call('get_day_schedule', { date: '2026-07-31', workerId: marta })).toMatchObject({ status: 'ok' });
    });

    it('shows nobody who comes: whose visit it is stays with the salon system', async () => {
        const serviceId = await scene.service('Strzyżenie męskie');
        const { customer } = await scene.life.visit({ serviceId, workerId: marta, date: FRIDAY, time: '09:00' });
        expect(JSON.stringify(await scene.owner.call('get_day_schedule', { date: FRIDAY }))).not.toContain(customer.toText());
    });

    it('knows nobody outside the team', async () => {
        expect(await scene.owner.call('get_day_schedule', { date: FRIDAY, workerId: 'worker-0' })).toMatchObject({ code: 'not_found' });
    });
});
