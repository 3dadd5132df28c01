import { afterEach, describe, expect, it } from 'vitest';

import type { CustomerCorePort } from '../core/customer-core-port.js';
import { openPlace } from '../testing/booking-place.js';
import { changedPort } from '../testing/changed-port.js';
import type { CustomerOptions } from './make-context.js';

const processZone = process.env.TZ;

afterEach(() => {
    if (processZone === undefined) delete process.env.TZ;
    else process.env.TZ = processZone;
});

const ZONES = ['UTC', 'Europe/Warsaw', 'America/New_York'] as const;

/** Every tool that says or takes a time, with arguments that are in order. */
async function timeDependent(options: CustomerOptions, change: Partial<CustomerCorePort> = {}) {
    const { scene, slot } = await openPlace();
    const customer = scene.customer(options, changedPort(scene.port(), change));
    const { salonId, salonServiceId, date } = slot;
    scene.calls.length = 0;
    const results = [
        await customer.call('search_slots', { serviceTypeId: 'hair-womens-cut', date }),
        await customer.call('get_free_times', { salonId, salonServiceId, date }),
        await customer.call('book_appointment', { ...slot, confirmed: false }),
        await customer.call('list_my_appointments'),
        await customer.call('cancel_appointment', { appointmentId: 'visit-1', confirmed: false })
    ];
    return {
        customer,
        salonId,
        calls: [...scene.calls],
        answers: results.map(({ status, ...rest }) => ('code' in rest ? rest.code : status)),
        summary: results[0]!.summary
    };
}

const WORKING = ['ok', 'ok', 'confirmation_required', 'ok', 'not_found'];
const GUARDED = ['unavailable', 'unavailable', 'unavailable', 'unavailable', 'unavailable'];

describe('K9 the time-zone guard', () => {
    it.each(ZONES)('rule 22 our own ports pass instants: the tools say the same in a process of %s', async (zone) => {
        process.env.TZ = zone;
        const { answers, summary } = await timeDependent({});
        expect(answers).toEqual(WORKING);
        expect(summary).toContain('pojutrze, czwartek 2026-08-06, godz. 09:00');
    });

    it.each(ZONES)('K9 a port that reads the process clock works in the salons’ zone only: %s', async (zone) => {
        process.env.TZ = zone;
        const { answers } = await timeDependent({}, { readsProcessClock: true });
        expect(answers).toEqual(zone === 'Europe/Warsaw' ? WORKING : GUARDED);
    });

    it('K9 answers unavailable before anything is asked, says why, and what does not depend on time goes on', async () => {
        process.env.TZ = 'UTC';
        const { calls, summary, customer, salonId } = await timeDependent({}, { readsProcessClock: true });
        expect(calls).toEqual([]);
        expect(summary).toContain('w innej strefie czasowej niż salony (Europe/Warsaw)');
        expect((await customer.call('get_salon', { salonId })).status).toBe('ok');
        expect((await customer.call('find_service_type', { query: 'strzyżenie' })).status).toBe('ok');
    });

    it('K9 timeZone: null skips the guard; a zone that is named is guarded whatever the port', async () => {
        process.env.TZ = 'UTC';
        expect((await timeDependent({ timeZone: null }, { readsProcessClock: true })).answers).toEqual(WORKING);
        expect((await timeDependent({ timeZone: 'Europe/Warsaw' })).answers).toEqual(GUARDED);
        process.env.TZ = 'Europe/Warsaw';
        expect((await timeDependent({ timeZone: 'Europe/Warsaw' })).answers).toEqual(WORKING);
        expect((await timeDependent({ timeZone: 'Mars/Olympus' })).answers).toEqual(GUARDED);
    });
});
