import { describe, expect, it } from 'vitest';

import { appointmentOf, bookings, changeService, openPlace, visitsOf, type BookingPlace } from '../testing/booking-place.js';
import type { CustomerCorePort } from '../core/customer-core-port.js';
import { changedPort } from '../testing/changed-port.js';
import { MS_PER_MINUTE } from '../time/instant.js';
import type { SceneSalon } from '../testing/customer-scene.js';
import { instantOf } from '../testing/salon-life.js';
import { granted } from '../testing/seed-salon.js';
import type { ToolResult } from '../tool/tool-result.js';

describe('rule 7 what a preview promised', () => {
    async function changed(change: (place: BookingPlace) => Promise<void>, salon: SceneSalon = {}): Promise<ToolResult> {
        const place = await openPlace(salon);
        const customer = place.scene.customer();
        const { echo } = await customer.preview('book_appointment', place.slot);
        await change(place);
        const result = await customer.call('book_appointment', echo);
        expect(bookings(place.scene)).toBe(result.status === 'ok' ? 1 : 0);
        return result;
    }

    it.each([
        ['the price', { price: 9_000n }, 'cena (było: 80\u00a0zł, jest: 90\u00a0zł)'],
        ['the duration', { duration_minutes: 60 }, 'czas (było: 45\u00a0min, jest: 1\u00a0h)'],
        ['the name', { name: 'Strzyżenie z myciem' }, 'usługa (było: Strzyżenie, jest: Strzyżenie z myciem)']
    ])('rule 7: %s of the service has changed: conflict, with what changed', async (_, change, told) => {
        const result = await changed(({ salon, slot }) => changeService(salon, slot.salonServiceId, change));
        expect(result).toMatchObject({ status: 'error', code: 'conflict' });
        expect(result.summary).toContain(told);
    });

    it('rule 7: the promised person is no longer free, another is: conflict, and a new preview names the other', async () => {
        const result = await changed(async ({ salon, slot }) => salon.life.takeDayOff(await salon.worker('Anna'), slot.date), {
            workers: { Anna: '09:00-17:00', Ola: '09:00-17:00' }
        });
        expect(result).toMatchObject({ status: 'error', code: 'conflict' });
        expect(result.summary).toContain('osoba (było: Anna, jest: Ola)');
    });

    it('rule 7: the promised person is kept to, though somebody before her in the list is free by now', async () => {
        const place = await openPlace({ workers: { Anna: '09:00-17:00', Ola: '09:00-17:00' } });
        const anna = await place.salon.worker('Anna');
        await place.salon.life.takeDayOff(anna, place.slot.date);
        const customer = place.scene.customer();
        const { echo, summary } = await customer.preview('book_appointment', place.slot);
        expect(summary).toContain('wykonuje Ola');
        granted(await place.salon.owner.clear_day_override([], place.salon.salonId, anna, place.slot.date, []));
        expect(appointmentOf(await customer.call('book_appointment', echo)).worker).toBe('Ola');
    });

    it('rule 7: the service was changed between the last look and the booking: conflict, and nothing is booked', async () => {
        const { scene, salon, slot } = await openPlace();
        const port = scene.port();
        const meddling: CustomerCorePort = changedPort(port, {
            book: async (booking: Parameters<CustomerCorePort['book']>[0]) => {
                await changeService(salon, slot.salonServiceId, { price: 99_900n });
                return port.book(booking);
            }
        });
        const result = await scene.customer({}, meddling).agree('book_appointment', slot);
        expect(result).toMatchObject({ status: 'error', code: 'conflict' });
        expect(await visitsOf(salon)).toEqual([]);
    });

    it.each([
        ['the service was hidden', { active: false }, 'W tym salonie nie ma takiej usługi'],
        ['nobody does it any more', { worker_ids: [] }, 'już zajęty albo niedostępny']
    ])('%s: refused before any booking', async (_, change, told) => {
        const result = await changed(({ salon, slot }) => changeService(salon, slot.salonServiceId, change));
        expect(result.status).toBe('error');
        expect(result.summary).toContain(told);
    });

    it('the salon closed: refused before any booking', async () => {
        const result = await changed(async ({ salon }) => {
            granted(await salon.owner.set_salon_open(salon.salonId, false));
        });
        expect(result).toMatchObject({ status: 'error', code: 'not_found' });
    });
});

describe('times that cannot be booked', () => {
    it.each([
        ['X-B2-4 a time that was never offered', { time: '20:00' }, 'slot_taken', 'już zajęty albo niedostępny'],
        ['X-B2-25 a start that ends after closing', { time: '16:20' }, 'slot_taken', 'już zajęty albo niedostępny'],
        ['a time beside the grid', { time: '10:03' }, 'invalid_arguments', 'co 5 minut'],
        ['a day that does not exist', { date: '2026-02-30' }, 'invalid_arguments', 'istniejący dzień'],
        ['a time that no clock shows', { time: '24:30' }, 'invalid_arguments', 'GG:MM'],
        ['X-B2-21 an instant', { time: '2026-08-06T10:00:00Z' }, 'invalid_arguments', 'bez daty i strefy'],
        ['a day that is over', { date: '2026-08-03' }, 'invalid_arguments', 'już minął'],
        [
            'a time within the minimum notice',
            { date: '2026-08-04', time: '08:25' },
            'invalid_arguments',
            'najwcześniej na: dziś, wtorek 2026-08-04, godz. 08:30'
        ],
        ['a day a year ahead', { date: '2027-08-04' }, 'invalid_arguments', '180 dni'],
        ['an unknown salon', { salonId: 'salon-999' }, 'not_found', 'Nie ma takiego salonu'],
        ['an unknown service', { salonServiceId: 'x' }, 'not_found', 'nie ma takiej usługi']
    ])('%s is refused before the salon system is asked to book', async (_, wrong, code, told) => {
        const { scene, slot } = await openPlace();
        const refusal = await scene.customer().refused('book_appointment', { ...slot, ...wrong, confirmed: false });
        expect(refusal.code).toBe(code);
        expect(refusal.summary).toContain(told);
        expect(bookings(scene)).toBe(0);
    });

    it('X-B2-5 a preview at nine, confirmed 14 minutes later when the time is inside the notice, is refused', async () => {
        const { scene, slot } = await openPlace({}, instantOf('2026-08-06', '09:00'));
        const customer = scene.customer();
        const { echo } = await customer.preview('book_appointment', { ...slot, time: '09:40' });
        scene.now += 14 * MS_PER_MINUTE;
        const refusal = await customer.refused('book_appointment', echo);
        expect(refusal.code).toBe('invalid_arguments');
        expect(refusal.summary).toContain('już za późno');
        expect(bookings(scene)).toBe(0);
    });

    it('X-B2-14 X-B2-15 a time that the clocks skip is refused and not shifted', async () => {
        const { scene, slot } = await openPlace({ workers: { Anna: '00:00-24:00' } }, instantOf('2027-03-20', '08:00'));
        const refusal = await scene
            .customer()
            .refused('book_appointment', { ...slot, date: '2027-03-28', time: '02:30', confirmed: false });
        expect(refusal.summary).toContain('Takiej godziny nie będzie: niedziela 2027-03-28, godz. 02:30');
    });

    it('X-B2-16 a time that comes twice is the first, and the preview says so', async () => {
        const { scene, salon, slot } = await openPlace({ workers: { Anna: '00:00-24:00' } }, instantOf('2026-10-20', '08:00'));
        const customer = scene.customer();
        const twice = { ...slot, date: '2026-10-25', time: '02:30' };
        expect((await customer.preview('book_appointment', twice)).summary).toContain('02:30 wypada dwa razy');
        appointmentOf(await customer.agree('book_appointment', twice));
        const [visit] = await visitsOf(salon);
        expect(visit?.start).toBe(BigInt(Date.parse('2026-10-25T02:30+02:00')) * 1_000_000n);
    });

    it('X-B2-8 a preview before a change of clocks books the visit after it at the time that was said', async () => {
        const { scene, salon, slot } = await openPlace({}, instantOf('2026-10-24', '08:00'));
        appointmentOf(await scene.customer().agree('book_appointment', { ...slot, date: '2026-11-05', time: '09:00' }));
        const [visit] = await visitsOf(salon);
        expect(visit?.start).toBe(BigInt(Date.parse('2026-11-05T09:00+01:00')) * 1_000_000n);
    });
});
