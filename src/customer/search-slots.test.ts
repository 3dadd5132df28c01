import { describe, expect, it } from 'vitest';

import { CustomerScene, SCENE_PLACE, type SceneSalon } from '../testing/customer-scene.js';
import { instantOf } from '../testing/salon-life.js';
import { granted } from '../testing/seed-salon.js';
import type { FoundSalonsData } from './found-salons.js';

const CUT = { serviceTypeId: 'hair-womens-cut' };
/** A salon open so little that its moments can be told. */
const TWO_HOURS: SceneSalon = { workers: { Anna: '10:00-12:00' } };

async function openScene(now: number, salons: readonly SceneSalon[] = [{}]): Promise<CustomerScene> {
    const scene = new CustomerScene(now);
    for (const salon of salons) await scene.open(salon);
    return scene;
}

async function found(scene: CustomerScene, args: object = CUT): Promise<FoundSalonsData> {
    return scene.customer().read<FoundSalonsData>('search_slots', args);
}

function times({ salons }: FoundSalonsData, salon = 0): string[] {
    return (salons[salon]?.freeMoments ?? []).map(({ date, time }) => `${date} ${time}`);
}

function names({ salons }: FoundSalonsData): string[] {
    return salons.map(({ name }) => name);
}

function probes(scene: CustomerScene): number {
    return scene.calls.filter((method) => method === 'search_slots').length;
}

describe('K2 when search_slots looks', () => {
    it('K2 without date and time within the next hour, its end included', async () => {
        const scene = await openScene(instantOf('2026-08-04', '10:00'));
        const data = await found(scene);
        expect([times(data)[0], times(data).at(-1)]).toEqual(['2026-08-04 10:30', '2026-08-04 11:00']);
        expect(probes(scene)).toBe(1);
    });

    it('K2 else up to 24 hours ahead, in two probes at most, and says so', async () => {
        const scene = await openScene(instantOf('2026-08-04', '18:00'));
        const result = await scene.customer().call('search_slots', CUT);
        expect(result.summary).toBe(
            '1 salon w okolicy ma wolny termin w ciągu najbliższych 24 godzin. Najwcześniej: Studio Próbne (0\u00a0m), jutro, środa 2026-08-05, godz. 09:00.'
        );
        expect(probes(scene)).toBe(2);
    });

    it('K2 and no farther: what is free after 24 hours is not found', async () => {
        const scene = await openScene(instantOf('2026-08-04', '18:00'), [{ workers: { Anna: ['', '', '', '09:00-17:00', '', '', ''] } }]);
        expect(await found(scene)).toEqual({ salons: [], leftOut: 0 });
        expect(probes(scene)).toBe(2);
    });

    it('K2 with date and time from 30 minutes before to 60 minutes after, both included', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const data = await found(scene, { ...CUT, date: '2026-08-06', time: '12:00' });
        expect([times(data)[0], times(data).at(-1)]).toEqual(['2026-08-06 11:30', '2026-08-06 13:00']);
        expect(probes(scene)).toBe(1);
    });

    it('rule 19 with a date alone on that whole local day', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'), [{ workers: { Anna: '00:00-24:00' } }]);
        const data = await found(scene, { ...CUT, date: '2026-08-06' });
        expect([times(data)[0], times(data).at(-1)]).toEqual(['2026-08-06 00:00', '2026-08-06 23:55']);
    });

    it('rule 19 X-B2-18 with a time alone today while it is ahead, else tomorrow, and the summary says which', async () => {
        const scene = await openScene(instantOf('2026-08-04', '11:00'));
        const later = await scene.customer().call('search_slots', { ...CUT, time: '12:00' });
        expect(later.summary).toContain('około: dziś, wtorek 2026-08-04, godz. 12:00');
        const earlier = await scene.customer().call('search_slots', { ...CUT, time: '10:30' });
        expect(earlier.summary).toContain('około: jutro, środa 2026-08-05, godz. 10:30');
        const { freeMoments } = (earlier as unknown as { data: FoundSalonsData }).data.salons[0]!;
        expect(freeMoments[0]).toMatchObject({ date: '2026-08-05', weekday: 'środa', time: '10:00' });
    });

    it('X-B2-14 refuses a time that the clocks skip, and does not shift it', async () => {
        const scene = await openScene(instantOf('2027-03-20', '08:00'));
        const refusal = await scene.customer().refused('search_slots', { ...CUT, date: '2027-03-28', time: '02:30' });
        expect(refusal).toMatchObject({ code: 'invalid_arguments' });
        expect(refusal.summary).toContain('Takiej godziny nie będzie: niedziela 2027-03-28, godz. 02:30');
    });

    it('X-B2-16 takes the first of a time that comes twice, says so, and offers none that no date and time name', async () => {
        const scene = await openScene(instantOf('2026-10-24', '08:00'), [{ workers: { Anna: '00:00-24:00' } }]);
        const result = await scene.customer().call('search_slots', { ...CUT, date: '2026-10-25', time: '02:30' });
        expect(result.summary).toContain('02:30 wypada dwa razy');
        const { freeMoments } = (result as unknown as { data: FoundSalonsData }).data.salons[0]!;
        expect(freeMoments.map(({ time }) => time)).toEqual([...new Set(freeMoments.map(({ time }) => time))].sort());
        expect(freeMoments[0]?.time).toBe('02:00');
        expect(freeMoments.at(-1)?.time).toBe('02:55');
    });
});

describe('K2 what search_slots answers', () => {
    it('K2 at most six salons, soonest first, then nearest', async () => {
        const salons = Array.from({ length: 8 }, (_, index): SceneSalon => ({ name: `S${index}`, metresAway: 8_000 - index * 1_000 }));
        const scene = await openScene(instantOf('2026-08-04', '08:00'), [
            ...salons,
            { name: 'Wcześniej', metresAway: 9_000, workers: { Ola: '08:30-17:00' } }
        ]);
        expect(names(await found(scene, { ...CUT, date: '2026-08-04' }))).toEqual(['Wcześniej', 'S7', 'S6', 'S5', 'S4', 'S3']);
    });

    it('K2 up to six moments, spread over the window rather than six in a row', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const data = await found(scene, { ...CUT, date: '2026-08-06' });
        expect(times(data)).toEqual(['09:00', '10:25', '11:55', '13:20', '14:50', '16:15'].map((time) => `2026-08-06 ${time}`));
    });

    it('K2 each with its services, and which of them can begin at which moment', async () => {
        const services = [
            { name: 'Krótkie', durationMinutes: 15, price: 6_050 },
            { name: 'Długie', durationMinutes: 90, price: 125_050 }
        ];
        const scene = await openScene(instantOf('2026-08-04', '08:00'), [{ ...TWO_HOURS, services }]);
        const data = await found(scene, { ...CUT, date: '2026-08-06' });
        expect(data.salons[0]).toMatchObject({
            name: 'Studio Próbne',
            address: 'ul. Studio Próbne 1',
            distance: '0\u00a0m',
            services: [
                { name: 'Krótkie', price: '60,50\u00a0zł', duration: '15\u00a0min' },
                { name: 'Długie', price: '1250,50\u00a0zł', duration: '1\u00a0h 30\u00a0min' }
            ],
            servicesLeftOut: 0
        });
        expect(data.salons[0]?.freeMoments[0]?.salonServiceIds).toHaveLength(2);
        expect(data.salons[0]?.freeMoments.at(-1)).toMatchObject({
            time: '11:45',
            salonServiceIds: [data.salons[0]?.services[0]?.salonServiceId]
        });
    });

    it('K2 a salon that moved or closed drops out', async () => {
        const scene = new CustomerScene(instantOf('2026-08-04', '08:00'));
        const [moves, closes] = [await scene.open({ name: 'Wędrowny' }), await scene.open({ name: 'Zamknięty' })];
        const args = { ...CUT, date: '2026-08-06' };
        expect(names(await found(scene, args)).sort()).toEqual(['Wędrowny', 'Zamknięty']);
        const krakow = { name: 'Wędrowny', address: [] as [], position: [{ lat: 50.06, lng: 19.94 }] as [{ lat: number; lng: number }] };
        granted(await moves.owner.update_salon(moves.salonId, krakow));
        granted(await closes.owner.set_salon_open(closes.salonId, false));
        expect(await found(scene, args)).toEqual({ salons: [], leftOut: 0 });
        expect(names(await found(scene, { ...args, lat: 50.06, lng: 19.94 }))).toEqual(['Wędrowny']);
        granted(await closes.owner.set_salon_open(closes.salonId, true));
        expect(names(await found(scene, args))).toEqual(['Zamknięty']);
    });

    it('hidden services, people without an account and people without hours are not found', async () => {
        const scene = new CustomerScene(instantOf('2026-08-04', '08:00'));
        await scene.open({ name: 'Ukryte', services: [{ name: 'Ukryta', active: false }] });
        await scene.open({ name: 'Bez osób', services: [{ name: 'Niczyja', workers: [] }] });
        await scene.open({ name: 'Bez godzin', workers: { Anna: '' } });
        expect(await found(scene, { ...CUT, date: '2026-08-06' })).toEqual({ salons: [], leftOut: 0 });
    });

    it('says where and when it looked in vain, and what to try', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'), []);
        const result = await scene.customer().call('search_slots', { ...CUT, radiusKm: 3 });
        expect(result).toMatchObject({ status: 'ok', data: { salons: [] } });
        expect(result.summary).toMatch(/^W promieniu 3,0\u00a0km żaden salon .* 24 godzin\. Spróbuj /);
    });
});

describe('K3 what search_slots looks for', () => {
    const services = [
        { name: 'Balejaż', serviceTypeIds: ['hair-balayage', 'hair-toning'] },
        { name: 'Upięcie', serviceTypeIds: ['hair-updo'] },
        { name: 'Golenie', serviceTypeIds: ['barber-shave'] }
    ];

    it('K3 joins serviceTypeId and serviceTypeIds, each once, in one query; a service under two types comes back once', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'), [{ services }]);
        const data = await found(scene, {
            serviceTypeId: 'hair-toning',
            serviceTypeIds: ['hair-balayage', 'hair-updo', 'hair-toning', 'hair-updo'],
            date: '2026-08-06'
        });
        expect(data.salons.map((salon) => salon.services.map(({ name }) => name))).toEqual([['Balejaż', 'Upięcie']]);
        expect(probes(scene)).toBe(1);
    });

    it('K3 takes 30 types in one query and refuses 31', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const types = (await scene.port().listServiceTypes()).map(({ id }) => id).filter((id) => id !== 'hair-womens-cut');
        const thirty = { serviceTypeIds: ['hair-womens-cut', ...types.slice(0, 29)], date: '2026-08-06' };
        expect(names(await found(scene, thirty))).toEqual(['Studio Próbne']);
        expect(probes(scene)).toBe(1);
        const list = await scene.customer().refused('search_slots', { serviceTypeIds: types.slice(0, 31) });
        expect(list).toMatchObject({ code: 'invalid_arguments' });
        const joined = await scene
            .customer()
            .refused('search_slots', { serviceTypeId: 'hair-womens-cut', serviceTypeIds: types.slice(0, 30) });
        expect(joined).toMatchObject({ code: 'invalid_arguments' });
        expect(joined.summary).toContain('najwyżej 30');
        expect(probes(scene)).toBe(1);
    });

    it('T7 refuses an unknown type before any probe, and asks for a type where none is given', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const unknown = await scene.customer().refused('search_slots', { serviceTypeIds: ['hair-womens-cut', 'no-such-type'] });
        expect(unknown).toMatchObject({ code: 'not_found' });
        expect(unknown.summary).toContain('no-such-type');
        expect(await scene.customer().refused('search_slots', {})).toMatchObject({ code: 'invalid_arguments' });
        expect(probes(scene)).toBe(0);
    });
});

describe('K4 where search_slots looks', () => {
    const NORTH = { lat: SCENE_PLACE.lat + 0.05, lng: SCENE_PLACE.lng };

    it('K4 lat and lng win over the app’s position, and distances are from there', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'), [{ name: 'Tu' }, { name: 'Tam', metresAway: 5_560 }]);
        const args = { ...CUT, date: '2026-08-06', radiusKm: 2 };
        expect((await found(scene, args)).salons).toMatchObject([{ name: 'Tu', distance: '0\u00a0m' }]);
        expect((await found(scene, { ...args, ...NORTH })).salons).toMatchObject([{ name: 'Tam', distance: '0\u00a0m' }]);
        expect((await found(scene, { ...args, radiusKm: 10 })).salons[1]).toMatchObject({ name: 'Tam', distance: '5,6\u00a0km' });
    });

    it.each([{ lat: 52.1 }, { lng: 21.0 }])('K4 takes both or neither: %o is refused', async (half) => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        expect(await scene.customer().refused('search_slots', { ...CUT, ...half })).toMatchObject({
            code: 'invalid_arguments',
            summary: 'Podaj oba argumenty: lat i lng, albo żadnego z nich.'
        });
    });

    it.each([
        [{ lat: 91, lng: 21 }, 'lat'],
        [{ lat: 52, lng: 181 }, 'lng'],
        [{ lat: -90.1, lng: 0 }, 'lat']
    ])('refuses %o, which is nowhere', async (place, field) => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const refusal = await scene.customer().refused('search_slots', { ...CUT, ...place });
        expect(refusal).toMatchObject({ code: 'invalid_arguments' });
        expect(refusal.summary).toContain(`Argument ${field} `);
    });

    it('notices coordinates that are swapped', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const refusal = await scene.customer().refused('search_slots', { ...CUT, lat: 21.0122, lng: 52.2297 });
        expect(refusal).toMatchObject({ code: 'invalid_arguments' });
        expect(refusal.summary).toContain('zamienione');
    });

    it('K4 rule 23 asks for a place where none is known, and names geocode_place only where there is one', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const asking = (hasGeocoder?: boolean) => scene.customer({ location: undefined, hasGeocoder }).refused('search_slots', CUT);
        expect(await asking()).toMatchObject({ code: 'invalid_arguments' });
        expect((await asking()).summary).toMatch(/geocode_place.*nie zgaduj współrzędnych/);
        expect((await asking(false)).summary).toMatch(/dzielnicy.*nie zgaduj współrzędnych/);
        expect((await asking(false)).summary).not.toContain('geocode_place');
        expect(probes(scene)).toBe(0);
        const text = (hasGeocoder: boolean) => {
            const tool = scene
                .customer({ hasGeocoder })
                .message()
                .find(({ name }) => name === 'search_slots');
            return JSON.stringify([tool?.description, tool?.parameters]);
        };
        expect(text(true)).toContain('geocode_place');
        expect(text(false)).not.toContain('geocode_place');
        expect(text(false)).toContain('Nie zgaduj współrzędnych');
    });

    it('T5 takes no position from the app that is nowhere', async () => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const lost = scene.customer({ location: { lat: Number.NaN, lng: 21 } });
        expect(await lost.refused('search_slots', CUT)).toMatchObject({ code: 'invalid_arguments' });
    });
});

describe('what search_slots cannot look at', () => {
    it.each([
        ['a day that does not exist', { date: '2026-02-30' }, 'istniejący dzień'],
        ['a time that no clock shows', { time: '24:30' }, 'GG:MM'],
        ['X-B2-21 an instant', { date: '2026-08-06', time: '2026-08-06T10:00:00Z' }, 'bez daty i strefy'],
        ['X-B2-22 a time with an offset', { time: '10:00+02:00' }, 'bez daty i strefy'],
        ['a day that is over', { date: '2026-08-03' }, 'już minął: poniedziałek 2026-08-03'],
        ['a time that is over', { date: '2026-08-04', time: '07:00' }, 'już minął'],
        ['a day a year ahead', { date: '2027-08-04' }, '180 dni'],
        ['a radius across the country', { radiusKm: 300 }, 'od 1 do 25']
    ])('refuses %s with a sentence and without a probe', async (_, wrong, sentence) => {
        const scene = await openScene(instantOf('2026-08-04', '08:00'));
        const refusal = await scene.customer().refused('search_slots', { ...CUT, ...wrong });
        expect(refusal.code).toBe('invalid_arguments');
        expect(refusal.summary).toContain(sentence);
        expect(probes(scene)).toBe(0);
    });
});
