import { describe, expect, it } from 'vitest';

import { CoreFailure } from '../../core/core-failure.js';
import type { SalonCorePort, SalonService, SalonServiceInput } from '../../core/salon-core-port.js';
import { changedPort } from '../../testing/changed-port.js';
import { demoSalonPort } from '../../testing/demo-salon.js';
import { OwnersConversation } from '../../testing/owners-conversation.js';

interface Scene {
    readonly port: SalonCorePort;
    readonly owner: OwnersConversation;
    readonly service: SalonService;
    /** The service as it is now. */
    now(): Promise<SalonService | undefined>;
    /** An edit in the panel. */
    panel(change: Partial<SalonServiceInput>): Promise<void>;
}

async function scene(name = 'Laminacja brwi', port: SalonCorePort = demoSalonPort()): Promise<Scene> {
    const service = (await port.listServices()).find((candidate) => candidate.name === name);
    if (service === undefined) throw new Error(`the demo salon has no ${name}`);
    const now = async () => (await port.listServices()).find(({ id }) => id === service.id);
    const panel = async (change: Partial<SalonServiceInput>) => {
        const current = await now();
        if (current !== undefined) await port.updateService(service.id, { ...current, ...change }, current.version);
    };
    return { port, owner: new OwnersConversation(port), service, now, panel };
}

/** A change of each field, as the tool's arguments and as the panel's. */
const CHANGES = {
    name: { name: 'Laminacja z farbką' },
    pricePln: { pricePln: 170.5 },
    durationMinutes: { durationMinutes: 75 },
    serviceTypeIds: { serviceTypeIds: ['brows-powder-henna', 'brows-lamination'] },
    workerIds: { workerIds: [] },
    description: { description: 'Nowy opis.' },
    active: { active: false }
} as const satisfies Partial<Record<keyof SalonServiceInput, Partial<SalonServiceInput>>>;

const FIELDS = Object.keys(CHANGES) as (keyof typeof CHANGES)[];

describe('update_service', () => {
    it('T8 L2 shows what changes from what to what, and what stays', async () => {
        const { owner, service } = await scene();
        const { summary, echo } = await owner.preview('update_service', { salonServiceId: service.id, pricePln: 170.5, active: false });
        expect(summary).toBe(
            'Zmienię usługę „Laminacja brwi” — cena: 150\u00a0zł → 170,50\u00a0zł; stan: widoczna dla klientek → ukryta. ' +
                'Bez zmian — czas: 1\u00a0h; typ: Laminacja brwi; osoby: Nina Kowalczyk i Katarzyna Lis. Czy zapisać?'
        );
        expect(echo).toEqual({
            salonServiceId: service.id,
            pricePln: 170.5,
            active: false,
            confirmed: true,
            confirmationId: expect.stringMatching(/^c-/) as string
        });
    });

    it.each(FIELDS)('T8 changes %s and nothing else', async (field) => {
        const { owner, service, now } = await scene();
        const result = await owner.agree('update_service', { salonServiceId: service.id, ...CHANGES[field] });
        expect(result).toMatchObject({ status: 'ok', data: { salonServiceId: service.id } });
        const { version: _, ...expected } = { ...service, ...CHANGES[field] };
        expect(await now()).toMatchObject(expected);
    });

    const pairs = FIELDS.flatMap((edited) =>
        FIELDS.filter((other) => other !== edited && other !== 'name').map((other) => [edited, other] as const)
    );

    it.each(pairs)('T8 changes %s and keeps a change of %s made in the panel between preview and confirmation', async (edited, other) => {
        const { owner, service, now, panel } = await scene();
        const { echo } = await owner.preview('update_service', { salonServiceId: service.id, ...CHANGES[edited] });
        await panel(CHANGES[other]);
        expect((await owner.call('update_service', echo)).status).toBe('ok');
        expect(await now()).toMatchObject({ ...CHANGES[edited], ...CHANGES[other] });
    });

    it.each(FIELDS.filter((field) => field !== 'name'))(
        'rule 7 is a conflict when the panel changed %s itself, and says so',
        async (field) => {
            const { owner, service, now, panel } = await scene();
            const { echo } = await owner.preview('update_service', { salonServiceId: service.id, ...CHANGES[field] });
            const theirs = {
                pricePln: { pricePln: 1 },
                durationMinutes: { durationMinutes: 5 },
                serviceTypeIds: { serviceTypeIds: ['brows-shaping'] },
                workerIds: { workerIds: service.workerIds.slice(0, 1) },
                description: { description: 'Ich opis.' },
                active: { active: false }
            }[field];
            // Both want it hidden: nothing is left to change, and that is what is said.
            const wanted = field === 'active' ? { code: 'invalid_arguments' } : { code: 'conflict' };
            await panel(theirs);
            const before = await now();
            expect(await owner.call('update_service', echo)).toMatchObject({ status: 'error', ...wanted });
            expect(await now()).toEqual(before);
        }
    );

    it('rule 7 is a conflict when the panel renamed the service, and names both names', async () => {
        const { owner, service, now, panel } = await scene();
        const { echo } = await owner.preview('update_service', { salonServiceId: service.id, pricePln: 170 });
        await panel({ name: 'Laminacja PRO' });
        expect(await owner.call('update_service', echo)).toEqual({
            status: 'error',
            code: 'conflict',
            summary:
                'Od czasu podglądu zmieniło się: usługa (było: Laminacja brwi, jest: Laminacja PRO). Niczego nie zapisano — pokaż nowy podgląd (confirmed=false).',
            retryable: false
        });
        expect((await now())?.pricePln).toBe(150);
    });

    it('T8 says so when the panel deleted the service', async () => {
        const { port, owner, service } = await scene();
        const { echo } = await owner.preview('update_service', { salonServiceId: service.id, pricePln: 170 });
        await port.removeService(service.id, service.version);
        expect(await owner.call('update_service', echo)).toMatchObject({ status: 'error', code: 'not_found' });
    });

    it('rule 7 is a conflict when the record changed after the last read', async () => {
        const port = demoSalonPort();
        const racing = changedPort(port, {
            async updateService(id, input, expectedVersion) {
                const current = (await port.listServices()).find((service) => service.id === id);
                await port.updateService(id, { ...(current ?? input), pricePln: 1 }, expectedVersion);
                return port.updateService(id, input, expectedVersion);
            }
        });
        const { owner, service, now } = await scene('Laminacja brwi', racing);
        expect(await owner.agree('update_service', { salonServiceId: service.id, durationMinutes: 75 })).toMatchObject({
            status: 'error',
            code: 'conflict'
        });
        expect(await now()).toMatchObject({ pricePln: 1, durationMinutes: 60 });
    });

    it('rule 14 clears the description', async () => {
        const { owner, service, now } = await scene('Strzyżenie dziecięce');
        const { summary, echo } = await owner.preview('update_service', { salonServiceId: service.id, clear: ['description'] });
        expect(summary).toContain('opis: „Do 10. roku życia.” → brak');
        expect((await owner.call('update_service', echo)).status).toBe('ok');
        expect((await now())?.description).toBeUndefined();
    });

    it('rule 14 does not set and clear at once', async () => {
        const { owner, service } = await scene();
        const args = { salonServiceId: service.id, description: 'x', clear: ['description'], confirmed: false };
        expect(await owner.call('update_service', args)).toMatchObject({
            code: 'invalid_arguments',
            summary: 'Pole description jest jednocześnie ustawiane i czyszczone. Wybierz jedno.'
        });
    });

    it.each([{}, { pricePln: null }, { clear: [] }])('asks what to change when nothing is sent: %j', async (nothing) => {
        const { owner, service } = await scene();
        expect(await owner.call('update_service', { salonServiceId: service.id, ...nothing, confirmed: false })).toMatchObject({
            code: 'invalid_arguments',
            summary: 'Podaj, co zmienić w usłudze: co najmniej jedno pole oprócz salonServiceId.'
        });
    });

    it('says so when all is as it is sent, rounding included', async () => {
        const { owner, service } = await scene();
        const same = { salonServiceId: service.id, name: service.name, durationMinutes: 58, confirmed: false };
        expect(await owner.call('update_service', same)).toMatchObject({
            code: 'invalid_arguments',
            summary:
                'Usługa „Laminacja brwi” już tak wygląda — nie ma czego zmieniać. Czas zaokrąglono w górę z 58\u00a0min, bo terminy liczą się co 5 minut.'
        });
    });

    it('does not speak of a change where a field was sent as it is', async () => {
        const { owner, service } = await scene();
        const { summary } = await owner.preview('update_service', { salonServiceId: service.id, name: service.name, pricePln: 151 });
        expect(summary).toContain('„Laminacja brwi” — cena: 150\u00a0zł → 151\u00a0zł. Bez zmian');
    });

    it('T6 says that it rounded', async () => {
        const { owner, service } = await scene();
        const { summary, echo } = await owner.preview('update_service', { salonServiceId: service.id, durationMinutes: 61 });
        expect(summary).toContain(
            'czas: 1\u00a0h → 1\u00a0h 5\u00a0min. Czas zaokrąglono w górę z 1\u00a0h 1\u00a0min, bo terminy liczą się co 5 minut.'
        );
        expect(echo).toMatchObject({ durationMinutes: 65 });
    });

    it.each([
        ['serviceTypeIds', ['nails'], 'find_service_type'],
        ['workerIds', ['w-404'], 'list_workers'],
        ['salonServiceId', 's-404', 'list_services']
    ])('T7 refuses an unknown id in %s before any write', async (field, value, tool) => {
        const { owner, service } = await scene();
        const result = await owner.call('update_service', { salonServiceId: service.id, pricePln: 1, [field]: value, confirmed: false });
        expect(result).toMatchObject({ status: 'error', code: 'not_found', summary: expect.stringContaining(tool) as string });
    });

    it('does not blame an edit for an id that the stored service holds and the catalogue has lost', async () => {
        const port = demoSalonPort();
        const types = (await port.listServiceTypes()).filter((type) => type.id !== 'brows-lamination');
        const { owner, service } = await scene('Laminacja brwi', changedPort(port, { listServiceTypes: async () => types }));
        const { summary } = await owner.preview('update_service', { salonServiceId: service.id, pricePln: 151 });
        expect(summary).toContain('typ: brows-lamination');
    });

    it('rule 7 tells two people of one name apart', async () => {
        const port = demoSalonPort();
        const annas = async () => (await port.listWorkers()).map((worker) => ({ ...worker, name: 'Anna' }));
        const { owner, service } = await scene('Strzyżenie dziecięce', changedPort(port, { listWorkers: annas }));
        const [first, second] = await port.listWorkers();
        expect(service.workerIds).toEqual([second?.id]);
        const { summary } = await owner.preview('update_service', { salonServiceId: service.id, workerIds: [first?.id] });
        expect(summary).toContain(`osoby: Anna (${second?.id}) → Anna (${first?.id})`);
    });

    it.each([
        [new CoreFailure('quota_exceeded', { limit: 50 }), 'quota_exceeded', 'Dzisiejszy limit zmian (50) jest wyczerpany. Spróbuj jutro.'],
        [new CoreFailure('forbidden'), 'forbidden', 'Brak uprawnień'],
        [new CoreFailure('unavailable'), 'unavailable', 'Niczego nie zmieniono'],
        [new CoreFailure('outcome_unknown'), 'outcome_unknown', 'Nie wiadomo, czy zmiana się zapisała'],
        [new TypeError('socket'), 'outcome_unknown', 'Nie wiadomo, czy zmiana się zapisała']
    ])('B8 tells what the salon system said: %s', async (failure, code, sentence) => {
        const port = changedPort(demoSalonPort(), { updateService: () => Promise.reject(failure) });
        const { owner, service } = await scene('Laminacja brwi', port);
        const result = await owner.agree('update_service', { salonServiceId: service.id, pricePln: 151 });
        expect(result).toMatchObject({ status: 'error', code, summary: expect.stringContaining(sentence) as string });
    });
});
