import { describe, expect, it } from 'vitest';

import type { SalonCorePort, SalonService } from '../../core/salon-core-port.js';
import { demoSalonPort } from '../../testing/demo-salon.js';
import { OwnersConversation } from '../../testing/owners-conversation.js';

async function scene(name = 'Laminacja brwi'): Promise<{ port: SalonCorePort; owner: OwnersConversation; service: SalonService }> {
    const port = demoSalonPort();
    const service = (await port.listServices()).find((candidate) => candidate.name === name);
    if (service === undefined) throw new Error(`the demo salon has no ${name}`);
    return { port, owner: new OwnersConversation(port), service };
}

describe('remove_service', () => {
    it('T9 L2 says what goes for good, asks that the owner type the name, and leaves the name out of the echo', async () => {
        const { owner, service } = await scene();
        const { summary, echo } = await owner.preview('remove_service', { salonServiceId: service.id });
        expect(summary).toBe(
            'Usunę na zawsze usługę „Laminacja brwi” (150\u00a0zł, 1\u00a0h, wykonują: Nina Kowalczyk i Katarzyna Lis). Nikt nie ma umówionej wizyty na tę usługę. Tego nie da się cofnąć. ' +
                'Poproś właścicielkę, żeby na potwierdzenie sama napisała pełną nazwę usługi.'
        );
        expect(Object.keys(echo).sort()).toEqual(['confirmationId', 'confirmed', 'salonServiceId']);
    });

    it('T9 removes nothing for a model that just sends the echo back, and keeps the id', async () => {
        const { port, owner, service } = await scene();
        const { echo } = await owner.preview('remove_service', { salonServiceId: service.id });
        for (const confirmationPhrase of [undefined, 'tak', 'Laminacja', 'Laminacja rzęs', service.id]) {
            const result = await owner.call('remove_service', { ...echo, confirmationPhrase });
            expect(result).toMatchObject({ status: 'error', code: 'invalid_arguments' });
        }
        expect(await port.listServices()).toContainEqual(service);
        const removed = await owner.call('remove_service', { ...echo, confirmationPhrase: ' laminacja  BRWI ' });
        expect(removed).toEqual({ status: 'ok', summary: 'Usunięto usługę „Laminacja brwi”.', data: { salonServiceId: service.id } });
        expect((await port.listServices()).map(({ id }) => id)).not.toContain(service.id);
    });

    it('rule 4 wants the name that the service has now: a renamed one is a conflict', async () => {
        const { port, owner, service } = await scene();
        const { echo } = await owner.preview('remove_service', { salonServiceId: service.id });
        await port.updateService(service.id, { ...service, name: 'Laminacja PRO' }, service.version);
        for (const confirmationPhrase of ['Laminacja brwi', 'Laminacja PRO']) {
            expect(await owner.call('remove_service', { ...echo, confirmationPhrase })).toMatchObject({ code: 'conflict' });
        }
        expect(await port.listServices()).toHaveLength((await demoSalonPort().listServices()).length);
    });

    it.each([{ pricePln: 1 }, { durationMinutes: 5 }, { workerIds: [] }])(
        'rule 7 is a conflict when what was shown has changed: %j',
        async (change) => {
            const { port, owner, service } = await scene();
            const { echo } = await owner.preview('remove_service', { salonServiceId: service.id });
            await port.updateService(service.id, { ...service, ...change }, service.version);
            expect(await owner.call('remove_service', { ...echo, confirmationPhrase: service.name })).toMatchObject({ code: 'conflict' });
        }
    );

    it('says so when the panel has removed it meanwhile', async () => {
        const { port, owner, service } = await scene();
        const { echo } = await owner.preview('remove_service', { salonServiceId: service.id });
        await port.removeService(service.id, service.version);
        expect(await owner.call('remove_service', { ...echo, confirmationPhrase: service.name })).toMatchObject({
            code: 'not_found',
            summary: `Nie ma usługi o identyfikatorze „${service.id}”. Weź salonServiceId z list_services.`
        });
    });

    it('X-A3-20 T5 cannot be confirmed for another service', async () => {
        const { port, owner, service } = await scene();
        const other = (await port.listServices())[0];
        const { echo } = await owner.preview('remove_service', { salonServiceId: service.id });
        const result = await owner.call('remove_service', { ...echo, salonServiceId: other?.id, confirmationPhrase: other?.name });
        expect(result).toMatchObject({ code: 'invalid_arguments', summary: expect.stringContaining('Argumenty różnią się') as string });
        expect(await port.listServices()).toContainEqual(other);
    });
});
