import { describe, expect, it } from 'vitest';
import { InMemorySalonStore } from './in-memory-salon-store.js';
import { ReferenceSalons } from './reference-salons.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { ServiceInput } from './service-record.js';

const OWNER = 'owner';
const MANY = 10_000;

const service: ServiceInput = {
    name: 'Strzyżenie',
    price: 6_000,
    durationMinutes: 45,
    serviceTypeIds: ['hair-womens-cut'],
    workerIds: [],
    active: true
};

function open(): { readonly salons: ReferenceSalons; readonly id: string } {
    const salons = new ReferenceSalons({ store: new InMemorySalonStore(), now: () => Date.UTC(2026, 11, 1), actionsPerDay: () => MANY });
    const created = salons.ownership.create(OWNER, { name: 'Salon' });
    if (!('ok' in created)) throw new Error('the salon was not opened');
    return { salons, id: created.ok.id };
}

function times<T>(count: number, work: (index: number) => T): T[] {
    return Array.from({ length: count }, (_, index) => work(index));
}

describe('how much the reference salons take', () => {
    it('a salon has no more services than fit, and room again once one is removed', () => {
        const { salons, id } = open();
        const actor = { caller: OWNER };
        times(SALON_LIMITS.servicesPerSalon, () => salons.services.add(actor, id, service));
        expect(salons.services.add(actor, id, service)).toEqual({ err: { invalid: 'services' } });
        const listed = salons.services.list(actor, id);
        if (!('ok' in listed)) throw new Error('not listed');
        expect(listed.ok).toHaveLength(SALON_LIMITS.servicesPerSalon);
        salons.services.remove(actor, id, listed.ok[0]!.id, undefined);
        expect(salons.services.add(actor, id, service)).toHaveProperty('ok');
    });

    it('a salon has no more workers and agents than fit', () => {
        const { salons, id } = open();
        times(SALON_LIMITS.workersPerSalon, () => salons.team.add(OWNER, id, 'Marta'));
        expect(salons.team.add(OWNER, id, 'Ola')).toEqual({ err: { invalid: 'workers' } });
        times(SALON_LIMITS.agentsPerSalon, (index) => salons.ownership.grantAgent(OWNER, id, `agent-${index}`));
        expect(salons.ownership.grantAgent(OWNER, id, 'one-more')).toEqual({ err: { invalid: 'agents' } });
        expect(salons.ownership.grantAgent(OWNER, id, 'agent-0')).toEqual({ ok: undefined });
    });

    it('an owner has no more salons than fit, opened or handed to her', () => {
        const { salons } = open();
        times(SALON_LIMITS.salonsPerOwner - 1, () => salons.ownership.create(OWNER, { name: 'Salon' }));
        expect(salons.ownership.create(OWNER, { name: 'Salon' })).toEqual({ err: { invalid: 'salons' } });
        const other = salons.ownership.create('seller', { name: 'Salon' });
        if (!('ok' in other)) throw new Error('the salon was not opened');
        expect(salons.ownership.transfer('seller', other.ok.id, OWNER)).toEqual({ err: { invalid: 'new_owner' } });
        expect(salons.ownership.owns('seller', other.ok.id)).toBe(true);
    });

    it('the log keeps its newest entries and forgets the oldest', () => {
        const { salons, id } = open();
        times(SALON_LIMITS.loggedActions + 10, () => salons.ownership.revokeAgent(OWNER, id, 'nobody'));
        const log = salons.ownership.actions(OWNER, id, undefined, MANY);
        if (!('ok' in log)) throw new Error('no log');
        const newest = SALON_LIMITS.loggedActions + 10;
        expect(log.ok.map(({ index }) => index)).toEqual(times(SALON_LIMITS.loggedActions, (back) => newest - back));
        expect(salons.ownership.actions(OWNER, id, 5, MANY)).toEqual({ ok: [] });
    });
});
