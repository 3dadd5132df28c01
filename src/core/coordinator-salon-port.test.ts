import { Principal } from '@dfinity/principal';
import { describe, expect, it } from 'vitest';
import type { CoordinatorClient } from './coordinator-client.js';
import { CoordinatorSalonPort } from './coordinator-salon-port.js';
import type { Service, Worker } from './generated/coordinator.did.js';
import type { SalonServiceInput } from './salon-core-port.js';

const owner = Principal.fromUint8Array(new Uint8Array([1, 2, 3]));

const worker: Worker = { id: 'w', name: 'Marta', claimed: true };

const service: Service = {
    id: 's',
    version: 3n,
    name: 'Strzyżenie',
    description: [],
    price: 6_000n,
    duration_minutes: 45,
    service_type_ids: ['hair-womens-cut'],
    worker_ids: ['w'],
    active: true
};

const input: SalonServiceInput = {
    name: 'Strzyżenie',
    pricePln: 60,
    durationMinutes: 45,
    serviceTypeIds: ['hair-womens-cut'],
    workerIds: [],
    active: true
};

/** A coordinator of which only the named methods may be called. */
function clientWith(methods: Partial<CoordinatorClient>): CoordinatorClient {
    return new Proxy({} as CoordinatorClient, {
        get: (_, method: keyof CoordinatorClient) => {
            const allowed = methods[method];
            if (allowed === undefined) throw new Error(`${method} was called`);
            return allowed;
        }
    });
}

describe('the port over a coordinator', () => {
    it('O7: drops what a visitor may not see even when the coordinator hands it over', async () => {
        const client = clientWith({
            public_services: async () => ({
                ok: [service, { ...service, id: 'hidden', active: false }, { ...service, worker_ids: ['w', 'n'] }]
            }),
            public_workers: async () => ({ ok: [worker, { id: 'n', name: 'Nina', claimed: false }] })
        });
        const visitor = new CoordinatorSalonPort(client, { salonId: 'salon', access: 'public' });
        expect((await visitor.listServices()).map(({ id, workerIds }) => [id, ...workerIds])).toEqual([
            ['s', 'w'],
            ['s', 'w']
        ]);
        expect(await visitor.listWorkers()).toEqual([worker]);
    });

    it('O7: asks a visitor nothing but the public methods, and writes nothing', async () => {
        const visitor = new CoordinatorSalonPort(clientWith({}), { salonId: 'salon', access: 'public' });
        await expect(visitor.addService(input)).rejects.toMatchObject({ code: 'forbidden' });
        await expect(visitor.updateService('s', input, 1n)).rejects.toMatchObject({ code: 'forbidden' });
        await expect(visitor.removeService('s', 1n)).rejects.toMatchObject({ code: 'forbidden' });
    });

    it.each([
        ['for an owner herself', undefined, []],
        ['for the owner that an agent names', owner, [owner]]
    ])('T5: sends its own salon and on_behalf with every call, %s', async (_, onBehalf, expected) => {
        const calls: unknown[][] = [];
        const record =
            <T>(reply: T) =>
            async (...args: unknown[]): Promise<T> => {
                calls.push(args.slice(0, 2));
                return reply;
            };
        const client = clientWith({
            services: record({ ok: [service] }),
            workers: record({ ok: [worker] }),
            add_service: record({ ok: service }),
            update_service: record({ ok: service }),
            remove_service: record({ ok: null })
        });
        const port = new CoordinatorSalonPort(client, { salonId: 'salon', onBehalf });
        await port.listServices();
        await port.listWorkers();
        await port.addService(input);
        await port.updateService('s', input, 3n);
        await port.removeService('s', 3n);
        expect(calls).toEqual(Array(5).fill([expected, 'salon']));
    });

    it('T8: sends the version that a change was made from', async () => {
        const versions: unknown[] = [];
        const client = clientWith({
            update_service: async (...args) => {
                versions.push(args[3]);
                return { ok: service };
            },
            remove_service: async (...args) => {
                versions.push(args[3]);
                return { ok: null };
            }
        });
        const port = new CoordinatorSalonPort(client, { salonId: 'salon' });
        await port.updateService('s', input, 7n);
        await port.removeService('s', 8n);
        expect(versions).toEqual([[7n], [8n]]);
    });

    it('B8: a written service that comes back unreadable may have been written; a read one may be read again', async () => {
        const unreadable = { ok: { ...service, price: 2n ** 70n } };
        const client = clientWith({ add_service: async () => unreadable, services: async () => ({ ok: [unreadable.ok] }) });
        const port = new CoordinatorSalonPort(client, { salonId: 'salon' });
        await expect(port.addService(input)).rejects.toMatchObject({ code: 'outcome_unknown' });
        await expect(port.listServices()).rejects.toMatchObject({ code: 'unavailable' });
    });

    it("lets the run time's own error pass: what cleans up after a trap must not become a failure", async () => {
        const cleanup = Object.assign(new Error('executing within cleanup callback'), { type: 'CleanupCallback' });
        const client = clientWith({ services: () => Promise.reject(cleanup), add_service: () => Promise.reject(cleanup) });
        const port = new CoordinatorSalonPort(client, { salonId: 'salon' });
        await expect(port.listServices()).rejects.toBe(cleanup);
        await expect(port.addService(input)).rejects.toBe(cleanup);
    });
});
