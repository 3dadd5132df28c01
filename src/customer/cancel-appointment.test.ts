import { describe, expect, it } from 'vitest';

import { appointmentOf, openPlace, visitsOf } from '../testing/booking-place.js';
import { instantOf } from '../testing/salon-life.js';
import type { FreeTimesData } from './get-free-times.js';
import type { AppointmentsData } from './list-my-appointments.js';

describe('K6 cancelling', () => {
    it('X-B2-33 frees the time, and says what was cancelled', async () => {
        const { scene, slot } = await openPlace();
        const customer = scene.customer();
        const { appointmentId } = appointmentOf(await customer.agree('book_appointment', slot));
        const free = async () => {
            const { salonId, salonServiceId, date } = slot;
            const { ranges } = await customer.read<FreeTimesData>('get_free_times', { salonId, salonServiceId, date });
            return ranges.map(({ firstStart, lastStart }) => `${firstStart}–${lastStart}`);
        };
        expect(await free()).toEqual(['09:00–09:15', '10:45–16:15']);
        const preview = await customer.preview('cancel_appointment', { appointmentId });
        expect(preview.summary).toMatch(/^Odwołam wizytę: „Strzyżenie” w salonie Studio Próbne .*godz\. 10:00.*Czy odwołać\?$/);
        expect(await free()).toEqual(['09:00–09:15', '10:45–16:15']);
        const result = await customer.call('cancel_appointment', preview.echo);
        expect(result).toMatchObject({ status: 'ok', data: { appointmentId, state: 'cancelled', time: '10:00' } });
        expect(await free()).toEqual(['09:00–16:15']);
        expect((await customer.read<AppointmentsData>('list_my_appointments')).appointments).toEqual([]);
        const { appointments } = await customer.read<AppointmentsData>('list_my_appointments', { includePast: true });
        expect(appointments).toMatchObject([{ appointmentId, state: 'cancelled' }]);
        appointmentOf(await scene.customer().agree('book_appointment', slot));
    });

    it('X-B2-39 a visit that has begun cannot be cancelled, nor can one that begins between preview and confirm', async () => {
        const { scene, slot } = await openPlace();
        const customer = scene.customer();
        const { appointmentId } = appointmentOf(await customer.agree('book_appointment', slot));
        scene.now = instantOf('2026-08-06', '09:58');
        const { echo } = await customer.preview('cancel_appointment', { appointmentId });
        scene.now = instantOf('2026-08-06', '10:00');
        expect((await customer.refused('cancel_appointment', echo)).summary).toContain('nie można już odwołać');
        expect(await customer.refused('cancel_appointment', { appointmentId, confirmed: false })).toMatchObject({
            code: 'invalid_arguments'
        });
        expect((await customer.read<AppointmentsData>('list_my_appointments')).appointments).toMatchObject([{ state: 'booked' }]);
        scene.now = instantOf('2026-08-06', '10:45');
        expect((await customer.read<AppointmentsData>('list_my_appointments')).appointments).toEqual([]);
    });

    it('a foreign visit cannot be cancelled, seen or guessed, and a cancelled one not again', async () => {
        const { scene, salon, slot } = await openPlace();
        const [customer, stranger] = [scene.customer(), scene.customer()];
        const { appointmentId } = appointmentOf(await customer.agree('book_appointment', slot));
        expect(await stranger.refused('cancel_appointment', { appointmentId, confirmed: false })).toMatchObject({ code: 'not_found' });
        expect((await stranger.read<AppointmentsData>('list_my_appointments', { includePast: true })).appointments).toEqual([]);
        expect(await scene.as(scene.newPrincipal()).cancel_appointment([], appointmentId)).toEqual({ err: { not_found: 'appointment' } });
        expect(await visitsOf(salon)).toHaveLength(1);
        appointmentOf(await customer.agree('cancel_appointment', { appointmentId }));
        const again = await customer.refused('cancel_appointment', { appointmentId, confirmed: false });
        expect(again).toMatchObject({ code: 'conflict' });
        expect(again.summary).toContain('już odwołana');
    });

    it('costs no quota: whoever will not come can always say so', async () => {
        const { scene, slot } = await openPlace({}, undefined, 1);
        const customer = scene.customer();
        const { appointmentId } = appointmentOf(await customer.agree('book_appointment', slot));
        expect(await customer.agree('book_appointment', { ...slot, time: '12:00' })).toMatchObject({ code: 'quota_exceeded' });
        expect(await customer.agree('cancel_appointment', { appointmentId })).toMatchObject({ status: 'ok' });
    });
});
