import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../../confirmations/confirmation-ledger.js';
import type { SalonCorePort } from '../../core/salon-core-port.js';
import { changedPort } from '../../testing/changed-port.js';
import { demoSalonPort } from '../../testing/demo-salon.js';
import { OwnersConversation } from '../../testing/owners-conversation.js';

/** Lets reads through and notes everything else, which it refuses. */
function readingOnly(port: SalonCorePort): { port: SalonCorePort; others: string[] } {
    const others: string[] = [];
    const guarded = new Proxy(port, {
        get(target, name) {
            const member: unknown = Reflect.get(target, name);
            if (typeof member !== 'function' || String(name).startsWith('list')) {
                return typeof member === 'function' ? (member.bind(target) as unknown) : member;
            }
            return () => {
                others.push(String(name));
                throw new Error(`${String(name)} was called`);
            };
        }
    });
    return { port: guarded, others };
}

async function idsOf(port: SalonCorePort) {
    const [services, workers, types] = await Promise.all([port.listServices(), port.listWorkers(), port.listServiceTypes()]);
    return { services, workerIds: workers.map(({ id }) => id), typeIds: types.map(({ id }) => id) };
}

/** Arguments that describe a service in any way that the tool takes. */
function serviceArgs(ids: { readonly workerIds: readonly string[]; readonly typeIds: readonly string[] }) {
    const name = fc.stringMatching(/^[A-Za-zĄ-ż0-9][A-Za-zĄ-ż0-9 „”\-–+&]{0,100}$/u);
    return fc.record({
        name,
        pricePln: fc.integer({ min: 0, max: 10_000_000 }).map((grosze) => grosze / 100),
        durationMinutes: fc.integer({ min: 1, max: 1440 }),
        serviceTypeIds: fc.array(fc.constantFrom(...ids.typeIds), { minLength: 1, maxLength: 10 }),
        workerIds: fc.array(fc.constantFrom(...ids.workerIds), { maxLength: 5 }),
        active: fc.boolean()
    });
}

describe('a conversation about services', () => {
    it('L2 makes no call that writes before a confirmation, in any tool', async () => {
        const { port, others } = readingOnly(demoSalonPort());
        const owner = new OwnersConversation(port);
        const { services, typeIds } = await idsOf(port);
        const id = services[0]?.id;
        await owner.preview('add_service', { name: 'Nowa', pricePln: 1, durationMinutes: 5, serviceTypeIds: typeIds.slice(0, 1) });
        await owner.preview('update_service', { salonServiceId: id, pricePln: 1 });
        await owner.preview('remove_service', { salonServiceId: id });
        for (const name of ['list_services', 'list_workers']) expect((await owner.call(name, {})).status).toBe('ok');
        expect(others).toEqual([]);
    });

    it('L3 T6 saves what the preview echoed, whatever the service', async () => {
        const port = demoSalonPort();
        const owner = new OwnersConversation(port);
        const ids = await idsOf(port);
        await fc.assert(
            fc.asyncProperty(serviceArgs(ids), async (args) => {
                const { summary, echo } = await owner.preview('add_service', args);
                expect(summary.includes('zaokrąglony')).toBe(args.durationMinutes % 5 !== 0);
                expect((await owner.call('add_service', echo)).status).toBe('ok');
                const { confirmed: _c, confirmationId: _i, ...shown } = echo;
                expect((await port.listServices()).at(-1)).toMatchObject(shown);
                expect(shown).toMatchObject({ pricePln: args.pricePln, durationMinutes: Math.ceil(args.durationMinutes / 5) * 5 });
            }),
            { numRuns: 60 }
        );
    });

    it('T5 X-A3-23 cannot confirm for one salon what was shown for another, with one ledger for both', async () => {
        const ledger = new ConfirmationLedger();
        const here = demoSalonPort();
        const there = changedPort(demoSalonPort(), { salonId: 'another-salon' });
        const args = { name: 'Nowa', pricePln: 1, durationMinutes: 5, serviceTypeIds: ['brows-powder-henna'] };
        const { echo } = await new OwnersConversation(here, ledger).preview('add_service', args);
        expect(await new OwnersConversation(there, ledger).call('add_service', echo)).toMatchObject({
            code: 'invalid_arguments',
            summary: 'Argumenty różnią się od pokazanego podglądu — pokaż nowy podgląd (confirmed=false).'
        });
        expect((await new OwnersConversation(here, ledger).call('add_service', echo)).status).toBe('ok');
        expect(await there.listServices()).toHaveLength((await demoSalonPort().listServices()).length);
    });

    it('X-A3-32 X-A3-39 confirms three changes of one message, each once and in any order', async () => {
        const port = demoSalonPort();
        const owner = new OwnersConversation(port);
        const { services } = await idsOf(port);
        const [first, second, third] = services.map(({ id }) => id);
        const tool = owner.message().find(({ name }) => name === 'update_service');
        if (tool === undefined) throw new Error('no tool');
        const previews = await Promise.all(
            [first, second, third].map((salonServiceId, at) => tool.execute({ salonServiceId, pricePln: 500 + at, confirmed: false }))
        );
        for (const preview of [...previews].reverse()) {
            if (preview.status !== 'confirmation_required') throw new Error('no preview');
            expect((await owner.call('update_service', preview.echo)).status).toBe('ok');
            expect((await owner.call('update_service', preview.echo)).status).toBe('error');
        }
        expect((await port.listServices()).slice(0, 3).map(({ pricePln }) => pricePln)).toEqual([500, 501, 502]);
    });

    it('rule 7 X-A3-31 does not let a second preview overwrite what the first one changed', async () => {
        const port = demoSalonPort();
        const owner = new OwnersConversation(port);
        const { services } = await idsOf(port);
        const change = { salonServiceId: services[0]?.id, pricePln: 500 };
        const [once, twice] = [
            await owner.preview('update_service', change),
            await owner.preview('update_service', { ...change, pricePln: 600 })
        ];
        expect((await owner.call('update_service', once.echo)).status).toBe('ok');
        expect(await owner.call('update_service', twice.echo)).toMatchObject({ code: 'conflict' });
        expect((await port.listServices())[0]?.pricePln).toBe(500);
    });
});
