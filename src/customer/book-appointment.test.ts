import { describe, expect, it } from 'vitest';

import { alternativesOf, appointmentOf, bookings, openPlace, visitsOf } from '../testing/booking-place.js';
import { CoreFailure } from '../core/core-failure.js';
import type { CustomerCorePort } from '../core/customer-core-port.js';
import { changedPort } from '../testing/changed-port.js';
import { MS_PER_MINUTE } from '../time/instant.js';
import { instantOf } from '../testing/salon-life.js';
import type { AppointmentsData } from './list-my-appointments.js';

describe('K6 booking', () => {
    it('K6 L2 previews what, where, with whom, when and for how much, and writes nothing', async () => {
        const { scene, salon, slot } = await openPlace();
        const preview = await scene.customer().preview('book_appointment', slot);
        expect(preview.summary).toBe(
            'Zarezerwuję: „Strzyżenie” w salonie Studio Próbne (ul. Studio Próbne 1), pojutrze, czwartek 2026-08-06, godz. 10:00, wykonuje Anna, czas 45\u00a0min, cena 80\u00a0zł. Czy rezerwować?'
        );
        expect(preview.echo).toMatchObject({ ...slot, confirmed: true });
        expect(preview.echo['confirmationId']).toMatch(/^c-[0-9a-f]{8}$/);
        expect(bookings(scene)).toBe(0);
        expect(await visitsOf(salon)).toEqual([]);
    });

    it('K6 books with the first free person, in the salon’s order', async () => {
        const { scene, salon, slot } = await openPlace({ workers: { Anna: '12:00-17:00', Ola: '09:00-17:00', Ewa: '09:00-17:00' } });
        const booked = appointmentOf(await scene.customer().agree('book_appointment', slot));
        expect(booked).toMatchObject({
            worker: 'Ola',
            date: '2026-08-06',
            weekday: 'czwartek',
            time: '10:00',
            price: '80\u00a0zł',
            state: 'booked'
        });
        const [visit] = await visitsOf(salon);
        expect(visit).toMatchObject({ worker_id: await salon.worker('Ola'), duration_minutes: 45, price: 8_000n });
    });

    it('books with the person whom the customer wants, or says when she is free', async () => {
        const { scene, salon, slot } = await openPlace({ workers: { Anna: '09:00-17:00', Ola: '12:00-17:00' } });
        const ola = { ...slot, workerId: await salon.worker('Ola') };
        const refusal = await scene.customer().refused('book_appointment', { ...ola, confirmed: false });
        expect(refusal).toMatchObject({ code: 'slot_taken' });
        expect(refusal.summary).toContain('Ola nie ma wtedy wolnego czasu');
        expect(alternativesOf(refusal)[0]).toEqual({ date: '2026-08-06', weekday: 'czwartek', time: '12:00' });
        const later = appointmentOf(await scene.customer().agree('book_appointment', { ...ola, time: '12:30' }));
        expect(later.worker).toBe('Ola');
        const nobody = await scene.customer().refused('book_appointment', { ...slot, workerId: 'worker-999', confirmed: false });
        expect(nobody.code).toBe('not_found');
    });

    it('X-B2-20 X-B2-9 list_my_appointments says the same that book_appointment said, on the day of a change of clocks too', async () => {
        const { scene, slot } = await openPlace({ workers: { Anna: '00:00-24:00' } }, instantOf('2026-10-20', '08:00'));
        const customer = scene.customer();
        for (const [date, time] of [
            ['2026-10-24', '23:30'],
            ['2026-10-25', '01:30'],
            ['2026-10-25', '02:30'],
            ['2026-10-25', '09:00'],
            ['2026-10-26', '00:15']
        ]) {
            const booked = appointmentOf(await customer.agree('book_appointment', { ...slot, date, time }));
            expect(booked).toMatchObject({ date, time });
            const { appointments } = await customer.read<AppointmentsData>('list_my_appointments');
            expect(appointments).toContainEqual(booked);
        }
    });

    it('tells of another visit of the customer’s own at that time, in the preview', async () => {
        const { scene, slot } = await openPlace();
        const other = await scene.open({ name: 'Inny', services: [{ name: 'Manicure', durationMinutes: 60 }] });
        const customer = scene.customer();
        const elsewhere = { salonId: other.salonId, salonServiceId: await other.service('Manicure'), date: slot.date };
        appointmentOf(await customer.agree('book_appointment', { ...elsewhere, time: '09:30' }));
        const preview = await customer.preview('book_appointment', slot);
        expect(preview.summary).toContain(
            'Uwaga: w tym czasie masz już inną wizytę: „Manicure” w salonie Inny, pojutrze, czwartek 2026-08-06, godz. 09:30 (1\u00a0h).'
        );
        expect((await customer.preview('book_appointment', { ...slot, time: '10:30' })).summary).not.toContain('Uwaga');
    });
});

describe('who comes first', () => {
    it('X-B2-1 X-B2-2 X-B2-34 of three customers who confirm one slot at once exactly one gets it; the others hear slot_taken with other times', async () => {
        const { scene, salon, slot } = await openPlace();
        const customers = [scene.customer(), scene.customer(), scene.customer()];
        const previews = await Promise.all(customers.map((customer) => customer.preview('book_appointment', slot)));
        const results = await Promise.all(customers.map((customer, at) => customer.call('book_appointment', previews[at]!.echo)));
        expect(results.map(({ status }) => status).sort()).toEqual(['error', 'error', 'ok']);
        for (const lost of results.filter(({ status }) => status === 'error')) {
            expect(lost).toMatchObject({ code: 'slot_taken' });
            expect(lost.summary).toMatch(/^Ktoś właśnie zajął ten termin: .*Nic nie zarezerwowano\. Wolne są: /);
            expect(alternativesOf(lost)).toHaveLength(6);
            expect(alternativesOf(lost).map(({ time }) => time)).not.toContain('10:00');
        }
        expect(await visitsOf(salon)).toHaveLength(1);
    });

    it('X-B2-3 of two previews of one slot the second is refused at its confirm, before any booking', async () => {
        const { scene, salon, slot } = await openPlace();
        const [first, second] = [scene.customer(), scene.customer()];
        const waiting = await second.preview('book_appointment', slot);
        appointmentOf(await first.agree('book_appointment', slot));
        const refusal = await second.refused('book_appointment', waiting.echo);
        expect(refusal).toMatchObject({ code: 'slot_taken' });
        expect(bookings(scene)).toBe(1);
        expect(await visitsOf(salon)).toHaveLength(1);
    });

    it('X-B2-38 K6 a slot gone 14 minutes after its preview spends none of the customer’s quota, and nothing is lost', async () => {
        const { scene, slot } = await openPlace({}, undefined, 1);
        const [slow, quick] = [scene.customer(), scene.customer()];
        const waiting = await slow.preview('book_appointment', slot);
        appointmentOf(await quick.agree('book_appointment', slot));
        scene.now += 14 * MS_PER_MINUTE;
        const refusal = await slow.refused('book_appointment', waiting.echo);
        expect(refusal).toMatchObject({ code: 'slot_taken' });
        const [other] = alternativesOf(refusal);
        const { date, time } = other!;
        expect(appointmentOf(await slow.agree('book_appointment', { ...slot, date, time }))).toMatchObject({ date, time });
    });

    it('every alternative can be booked', async () => {
        const { scene, slot } = await openPlace();
        appointmentOf(await scene.customer().agree('book_appointment', slot));
        const others = alternativesOf(await scene.customer().refused('book_appointment', { ...slot, confirmed: false }));
        expect(others).toHaveLength(6);
        for (const { date, time } of others) {
            expect((await scene.customer().preview('book_appointment', { ...slot, date, time })).status).toBe('confirmation_required');
        }
    });

    it('alternatives come from the days that follow where the day is full, and are none where the week is', async () => {
        const { scene, salon, slot } = await openPlace({ workers: { Anna: ['', '', '', '10:00-10:45', '', '10:00-10:45', ''] } });
        appointmentOf(await scene.customer().agree('book_appointment', slot));
        const refusal = await scene.customer().refused('book_appointment', { ...slot, confirmed: false });
        expect(alternativesOf(refusal)).toEqual([
            { date: '2026-08-08', weekday: 'sobota', time: '10:00' },
            { date: '2026-08-13', weekday: 'czwartek', time: '10:00' }
        ]);
        for (const date of ['2026-08-08', '2026-08-13'] as const) await salon.life.takeDayOff(await salon.worker('Anna'), date);
        const full = await scene.customer().refused('book_appointment', { ...slot, confirmed: false });
        expect(alternativesOf(full)).toEqual([]);
        expect(full.summary).toContain('W najbliższych dniach nie widać');
    });

    it('a refused booking spends the quota all the same, and the limit is told', async () => {
        const { scene, slot } = await openPlace({}, undefined, 2);
        const customer = scene.newPrincipal();
        const actor = scene.as(customer);
        const booking = {
            salon_id: slot.salonId,
            service_id: slot.salonServiceId,
            worker_id: 'worker-999',
            start: 0n,
            expected_version: [] as []
        };
        expect(await actor.book_appointment([], booking)).toEqual({ err: { not_found: 'worker' } });
        expect(await actor.book_appointment([], booking)).toEqual({ err: { not_found: 'worker' } });
        const result = await scene.customer({}, scene.port(customer)).agree('book_appointment', slot);
        expect(result).toMatchObject({ status: 'error', code: 'quota_exceeded', retryable: true });
        expect(result.summary).toContain('(2)');
    });
});

describe('L3 L4 the protocol', () => {
    it('X-B2-30 X-B2-32 a confirm repeated after a lost answer books once; the same id with other arguments is refused', async () => {
        const { scene, salon, slot } = await openPlace();
        const port = scene.port();
        let loses = true;
        const lossy: CustomerCorePort = changedPort(port, {
            book: async (booking: Parameters<CustomerCorePort['book']>[0]) => {
                const booked = await port.book(booking);
                if (loses) throw new CoreFailure('outcome_unknown');
                return booked;
            }
        });
        const customer = scene.customer({}, lossy);
        const { echo } = await customer.preview('book_appointment', slot);
        expect(await customer.call('book_appointment', echo)).toMatchObject({ status: 'error', code: 'outcome_unknown' });
        loses = false;
        expect(await customer.call('book_appointment', echo)).toMatchObject({ status: 'error', code: 'invalid_arguments' });
        expect(await visitsOf(salon)).toHaveLength(1);
        const second = await customer.preview('book_appointment', { ...slot, time: '12:00' });
        expect(await customer.call('book_appointment', { ...second.echo, time: '13:00' })).toMatchObject({ code: 'invalid_arguments' });
        expect(await visitsOf(salon)).toHaveLength(1);
    });

    it('T5 a preview for one customer is not confirmed for another, though they share a ledger', async () => {
        const { scene, slot } = await openPlace();
        const customer = scene.customer();
        const { echo } = await customer.preview('book_appointment', slot);
        const another = scene.customer({}, scene.port(), customer.ledger);
        const refusal = await another.refused('book_appointment', echo);
        expect(refusal).toMatchObject({ code: 'invalid_arguments' });
        expect(bookings(scene)).toBe(0);
    });
});
