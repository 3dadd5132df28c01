import { Principal } from '@dfinity/principal';
import { describe, expect, it } from 'vitest';

import type { CoordinatorClient } from './coordinator-client.js';
import { CoordinatorSalonPort } from './coordinator-salon-port.js';
import type { Promo, Service } from './generated/coordinator.did.js';

const promo: Promo = {
    id: 'p',
    version: 1n,
    title: 'Lato',
    description: [],
    media_id: [],
    discount: { price: 9_950n },
    service_ids: [['open', 'hidden']],
    valid_from: ['2026-08-01'],
    valid_to: [],
    active: true
};

const service: Service = {
    id: 'open',
    version: 1n,
    name: 'Strzyżenie',
    description: [],
    price: 16_000n,
    duration_minutes: 45,
    service_type_ids: [],
    worker_ids: [],
    active: true
};

/** A coordinator that hands over what it should not. */
function careless(promos: Promo[]): CoordinatorClient {
    return {
        public_promos: () => Promise.resolve({ ok: promos }),
        public_services: () => Promise.resolve({ ok: [service, { ...service, id: 'hidden', active: false }] })
    } as unknown as CoordinatorClient;
}

describe("a visitor's port", () => {
    it('O7 drops inactive promos and inactive services even when the coordinator hands them over', async () => {
        const promos = [
            promo,
            { ...promo, id: 'off', active: false },
            { ...promo, id: 'of-hidden', service_ids: [['hidden']] as [string[]] }
        ];
        const port = new CoordinatorSalonPort(careless(promos), { salonId: 's', access: 'public' });
        expect(await port.listPromos()).toEqual([
            {
                id: 'p',
                version: 1n,
                title: 'Lato',
                discount: { kind: 'price', pricePln: 99.5 },
                serviceIds: ['open'],
                validFrom: '2026-08-01',
                active: true
            }
        ]);
    });

    it("O7 keeps its promise with an owner's identity, too, and reads nothing else", async () => {
        const options = { salonId: 's', access: 'public', onBehalf: Principal.fromText('aaaaa-aa') } as const;
        const port = new CoordinatorSalonPort(careless([{ ...promo, active: false }]), options);
        expect(await port.listPromos()).toEqual([]);
        const reads = [
            () => port.listWeeklyHours(),
            () => port.listDayOverrides('2026-08-01', '2026-08-01'),
            () => port.listVisits({ from: '2026-08-01' }),
            () => port.listMedia(),
            () => port.listDiscountCodes()
        ];
        for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 'forbidden' });
    });

    it('B8 an answer with a day that is none is no answer', async () => {
        const port = new CoordinatorSalonPort(careless([{ ...promo, valid_from: ['2026-02-30'] }]), { salonId: 's', access: 'public' });
        await expect(port.listPromos()).rejects.toMatchObject({ code: 'unavailable' });
    });
});
