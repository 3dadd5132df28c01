import { Principal } from '@dfinity/principal';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COORDINATOR_CONTRACT, type CoordinatorUnderTest } from '../../src/testing/contract/coordinator-contract.js';
import { randomSalonPlan } from '../../src/testing/contract/random-salon-plan.js';
import { openSalon } from '../../src/testing/demo-salon.js';
import { inProcessCoordinator } from '../../src/testing/in-process-coordinator.js';
import { ReferenceCoordinator } from '../../src/testing/reference-coordinator.js';
import { InMemorySalonStore } from '../../src/testing/reference-salons/in-memory-salon-store.js';
import { ReferenceSalons } from '../../src/testing/reference-salons/reference-salons.js';
import type { ServiceRecord } from '../../src/testing/reference-salons/service-record.js';
import { StableSalonStore } from './stable-salon-store.js';
import { MapInMemory } from '../shared/testing/map-in-memory.js';

const plans = fc.gen().map((g) => randomSalonPlan((max) => g(fc.nat, { max })));

const OWNER = '2ibo7-dia';
const NOW = Date.UTC(2026, 11, 1);

/** The image in `testing/records-v1.json` is what the first version of the canister wrote; it must be readable for ever. */
const IMAGE = JSON.parse(readFileSync(new URL('./testing/records-v1.json', import.meta.url), 'utf8')) as Record<string, string>;

function salonsOver(map: MapInMemory): ReferenceSalons {
    const store = new StableSalonStore(map);
    return new ReferenceSalons({ store, now: () => NOW, actionsPerDay: () => store.actionsPerDay });
}

function coordinatorOver(map: MapInMemory): CoordinatorUnderTest {
    const store = new StableSalonStore(map);
    store.actionsPerDay = 40;
    let now = Date.UTC(2026, 11, 1, 9);
    let principals = 0;
    const salons = new ReferenceSalons({ store, now: () => now, actionsPerDay: () => store.actionsPerDay });
    return {
        actionsPerDay: 40,
        as: (caller) => inProcessCoordinator(new ReferenceCoordinator(salons), caller),
        newPrincipal: () => Principal.fromUint8Array(new Uint8Array([...Array<number>(28).fill(principals++), 2])),
        now: async () => now,
        advanceTime: async (ms) => {
            now += ms;
        }
    };
}

describe('the salon store over a stable map', () => {
    it.each(COORDINATOR_CONTRACT)('keeps the contract: $name', async ({ check }) => {
        await fc.assert(
            fc.asyncProperty(plans, (plan) => check(coordinatorOver(new MapInMemory()), plan)),
            { numRuns: 10 }
        );
    });

    it('gives back after an upgrade what was put before it', () => {
        fc.assert(
            fc.property(plans, (plan) => {
                const map = new MapInMemory();
                const salonId = openSalon(salonsOver(map), OWNER, plan);
                const after = salonsOver(new MapInMemory(map.entries));
                const inMemory = new ReferenceSalons({ store: new InMemorySalonStore(), now: () => NOW });
                expect(openSalon(inMemory, OWNER, plan)).toBe(salonId);
                const actor = { caller: OWNER };
                expect(after.services.list(actor, salonId)).toEqual(inMemory.services.list(actor, salonId));
                expect(after.team.list(actor, salonId)).toEqual(inMemory.team.list(actor, salonId));
                expect(after.ownership.salonsOf(OWNER)).toEqual(inMemory.ownership.salonsOf(OWNER));
                const log = [after, inMemory].map((salons) => salons.ownership.actions(OWNER, salonId, undefined, 50));
                expect(log[0]).toEqual(log[1]);
            })
        );
    });

    it('does what the store in memory does, whatever is put, replaced and deleted in whatever order', () => {
        const steps = fc.array(
            fc.record({
                group: fc.constantFrom('salon-1', 'salon-2', 'salon-11'),
                id: fc.constantFrom('service-1', 'service-2', 'service-3', 'service-11'),
                version: fc.option(fc.nat({ max: 9 }), { nil: undefined })
            }),
            { maxLength: 30 }
        );
        fc.assert(
            fc.property(steps, (all) => {
                const [stable, memory] = [new StableSalonStore(new MapInMemory()).services, new InMemorySalonStore().services];
                for (const { group, id, version } of all) {
                    for (const shelf of [stable, memory]) {
                        if (version === undefined) shelf.delete(group, id);
                        else shelf.put(group, id, service(id, version));
                    }
                    expect(stable.list(group)).toEqual(memory.list(group));
                    expect(stable.count(group)).toBe(memory.count(group));
                    expect(stable.get(group, id)).toEqual(memory.get(group, id));
                }
            })
        );
    });

    it('takes no id for another that only looks like it in bytes', () => {
        const store = new StableSalonStore(new MapInMemory());
        const salon = { id: 'salon-1', name: 'Salon', owner: OWNER, agents: [] };
        store.salons.set('salon-1', salon);
        expect(store.salons.get('salon-1')).toEqual(salon);
        // U+0173 has the low byte of "s"; a key made by cutting characters to bytes would find the salon.
        for (const id of ['\u0173alon-1', 'salon-1\u0000', 'Salon-1', ' salon-1', 'salon-1 ', '', '__proto__', 'salon-1'.repeat(3_000)]) {
            expect(store.salons.get(id)).toBeUndefined();
        }
    });

    it('never gives an id twice, also after everything with it is gone', () => {
        const map = new MapInMemory();
        const ids = [1, 2, 3].map(() => new StableSalonStore(map).newId('salon'));
        expect(new Set(ids).size).toBe(3);
    });

    it('reads the image of the first version', () => {
        const entries = Object.entries(IMAGE).map(([key, bytes]) => [key, Uint8Array.from(Buffer.from(bytes, 'latin1'))] as const);
        const salons = salonsOver(new MapInMemory(entries));
        const actor = { caller: OWNER };
        expect(salons.ownership.salonsOf(OWNER)).toMatchInlineSnapshot(`
          [
            {
              "address": "ul. Długa 1",
              "id": "salon-1",
              "name": "Studio „Żółć”",
              "position": {
                "lat": 52.1,
                "lng": 21.02,
              },
            },
          ]
        `);
        expect(salons.team.list(actor, 'salon-1')).toMatchInlineSnapshot(`
          {
            "ok": [
              {
                "claimed": true,
                "id": "worker-2",
                "name": "Łucja",
              },
              {
                "claimed": false,
                "id": "worker-3",
                "name": "Ola",
              },
            ],
          }
        `);
        expect(salons.services.list(actor, 'salon-1')).toMatchInlineSnapshot(`
          {
            "ok": [
              {
                "active": true,
                "description": "Z myciem ✂",
                "durationMinutes": 45,
                "id": "service-4",
                "name": "Strzyżenie",
                "price": 12050,
                "serviceTypeIds": [
                  "hair-womens-cut",
                ],
                "version": 1,
                "workerIds": [
                  "worker-2",
                  "worker-3",
                ],
              },
              {
                "active": false,
                "description": undefined,
                "durationMinutes": 5,
                "id": "service-5",
                "name": "Loki",
                "price": 0,
                "serviceTypeIds": [
                  "hair-curls",
                  "hair-wash",
                ],
                "version": 1,
                "workerIds": [],
              },
            ],
          }
        `);
        expect(salons.ownership.actions(OWNER, 'salon-1', undefined, 2)).toMatchInlineSnapshot(`
          {
            "ok": [
              {
                "action": "grant_agent",
                "at": 1796083200000,
                "caller": "2ibo7-dia",
                "index": 6,
                "outcome": "ok",
                "owner": "2ibo7-dia",
                "target": "un4fu-tqaaa-aaaab-qadjq-cai",
              },
              {
                "action": "add_service",
                "at": 1796083200000,
                "caller": "2ibo7-dia",
                "index": 5,
                "outcome": "ok",
                "owner": "2ibo7-dia",
                "target": "service-5",
              },
            ],
          }
        `);
    });

    it('refuses a record that a later version has written in another way', () => {
        const map = new MapInMemory();
        new StableSalonStore(map).salonsOfOwner.set(OWNER, []);
        for (const bytes of map.entries.values()) bytes[0] = 2;
        expect(() => new StableSalonStore(map).salonsOfOwner.get(OWNER)).toThrow('unknown form');
    });
});

function service(id: string, version: number): ServiceRecord {
    const description = version % 2 === 0 ? undefined : 'Żółć „✂”\n';
    return {
        id,
        version,
        name: 'Ćwiczenie',
        price: 1,
        durationMinutes: 5,
        serviceTypeIds: [],
        workerIds: ['w'],
        active: true,
        description
    };
}
