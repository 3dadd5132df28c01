import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSalonService, toServiceInput } from './salon-mapping.js';
import type { SalonServiceInput } from './salon-core-port.js';

const input: SalonServiceInput = {
    name: 'Strzyżenie',
    pricePln: 60,
    durationMinutes: 45,
    serviceTypeIds: ['hair-womens-cut'],
    workerIds: [],
    active: true
};

const grosze = fc.integer({ min: 0, max: 10_000_000 });

describe('services between złote and grosze', () => {
    it('T6: every price of whole grosze goes to the coordinator and back unchanged', () => {
        fc.assert(
            fc.property(grosze, (price) => {
                const sent = toServiceInput({ ...input, pricePln: price / 100 });
                expect(sent.price).toBe(BigInt(price));
                expect(toSalonService({ ...sent, id: 'service-1', version: 1n }).pricePln).toBe(price / 100);
            })
        );
    });

    it.each([-0.01, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e12])('refuses %d zł before anything is sent', (pricePln) => {
        expect(() => toServiceInput({ ...input, pricePln })).toThrow(
            expect.objectContaining({ code: 'invalid_arguments', details: { field: 'price' } })
        );
    });

    it.each([-5, 2.5, Number.NaN, 2 ** 32])('refuses %d minutes before anything is sent', (durationMinutes) => {
        expect(() => toServiceInput({ ...input, durationMinutes })).toThrow(
            expect.objectContaining({ code: 'invalid_arguments', details: { field: 'duration_minutes' } })
        );
    });

    it('rule 14: an absent description is an empty option, and the other way round', () => {
        expect(toServiceInput(input).description).toEqual([]);
        const service = toSalonService({ ...toServiceInput(input), id: 'service-1', version: 1n });
        expect('description' in service).toBe(false);
    });

    it('shows a price that is larger than what a tool takes, and does not round one that no number holds', () => {
        const service = { ...toServiceInput(input), id: 'service-1', version: 1n };
        expect(toSalonService({ ...service, price: 10n ** 12n }).pricePln).toBe(10 ** 10);
        expect(() => toSalonService({ ...service, price: 2n ** 60n })).toThrow(RangeError);
    });
});
