import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changedPort } from '../../testing/changed-port.js';
import { demoSalonPort } from '../../testing/demo-salon.js';
import type { InMemorySalonCorePort } from '../../testing/in-memory-salon-port.js';
import { OwnersConversation } from '../../testing/owners-conversation.js';

interface Scene {
    readonly port: InMemorySalonCorePort;
    readonly owner: OwnersConversation;
    readonly idOf: (name: string) => string;
}

async function scene(): Promise<Scene> {
    const port = demoSalonPort();
    const workers = await port.listWorkers();
    const idOf = (name: string) => workers.find((worker) => worker.name.startsWith(name))?.id ?? 'missing';
    return { port, owner: new OwnersConversation(port), idOf };
}

const HENNA = { name: 'Henna brwi', pricePln: 60, durationMinutes: 45, serviceTypeIds: ['brows-powder-henna'] };

describe('add_service', () => {
    it('L2 says with names what will be saved, and saves nothing', async () => {
        const { port, owner, idOf } = await scene();
        const before = await port.listServices();
        const { summary, echo } = await owner.preview('add_service', { ...HENNA, workerIds: [idOf('Marta'), idOf('Aleksandra')] });
        expect(summary).toBe(
            'Dodam usługę „Henna brwi”: cena 60\u00a0zł, czas 45\u00a0min, typ: Henna pudrowa, wykonują: Marta Zielińska i Aleksandra Wójcik, ' +
                'widoczna dla klientek. Czy zapisać?'
        );
        expect(echo).toMatchObject({ ...HENNA, confirmed: true });
        expect(await port.listServices()).toEqual(before);
    });

    it('T7 saves what was shown, and answers with its id', async () => {
        const { port, owner, idOf } = await scene();
        const result = await owner.agree('add_service', {
            ...HENNA,
            pricePln: 60.5,
            workerIds: [idOf('Marta')],
            description: 'Z regulacją.\nCena za obie.'
        });
        expect(result).toMatchObject({ status: 'ok', summary: 'Dodano usługę „Henna brwi”.' });
        const id = result.status === 'ok' ? result.data?.['salonServiceId'] : undefined;
        const saved = (await port.listServices()).find((service) => service.id === id);
        expect(saved).toMatchObject({
            ...HENNA,
            pricePln: 60.5,
            description: 'Z regulacją.\nCena za obie.',
            workerIds: [idOf('Marta')],
            active: true
        });
    });

    it.each([
        [1, 5],
        [44, 45],
        [46, 50],
        [1436, 1440]
    ])('T6 rounds %i minutes up to %i, and says so', async (sent, saved) => {
        const { port, owner } = await scene();
        const { summary, echo } = await owner.preview('add_service', { ...HENNA, durationMinutes: sent });
        expect(summary).toContain('zaokrąglony w górę z');
        expect(echo).toMatchObject({ durationMinutes: saved });
        const result = await owner.call('add_service', echo);
        expect(result.status).toBe('ok');
        expect((await port.listServices()).at(-1)).toMatchObject({ durationMinutes: saved });
    });

    it('T6 says nothing of rounding when there was none', async () => {
        const { owner } = await scene();
        expect((await owner.preview('add_service', HENNA)).summary).not.toContain('zaokrąglon');
    });

    it('T6 rule 42 takes every price in whole grosze, and saves exactly that', async () => {
        const { port, owner } = await scene();
        await fc.assert(
            fc.asyncProperty(fc.integer({ min: 0, max: 10_000_000 }), async (grosze) => {
                const result = await owner.agree('add_service', { ...HENNA, pricePln: grosze / 100 });
                expect(result.status).toBe('ok');
                expect((await port.listServices()).at(-1)?.pricePln).toBe(grosze / 100);
            }),
            { numRuns: 40 }
        );
    });

    it.each([-1, -0.01, 0.001, 60.555, 100_000.01, Number.NaN, Infinity, '60', null])(
        'T6 refuses the price %s and says what to send',
        async (pricePln) => {
            const { port, owner } = await scene();
            const before = await port.listServices();
            const result = await owner.call('add_service', { ...HENNA, pricePln, confirmed: false });
            expect(result).toMatchObject({ status: 'error', code: 'invalid_arguments' });
            expect(result.summary).toMatch(/pricePln|liczbę, której JSON nie zna/);
            expect(await port.listServices()).toEqual(before);
        }
    );

    it.each([0, -5, 7.5, 1441, '45'])('T6 refuses %s minutes', async (durationMinutes) => {
        const { owner } = await scene();
        const result = await owner.call('add_service', { ...HENNA, durationMinutes, confirmed: false });
        expect(result).toMatchObject({
            status: 'error',
            code: 'invalid_arguments',
            summary: expect.stringContaining('pełnych minutach') as string
        });
    });

    it('T7 rule 16 refuses unknown types before anything is written, and names them and the tool that knows', async () => {
        const { owner } = await scene();
        const result = await owner.call('add_service', {
            ...HENNA,
            serviceTypeIds: ['brows-powder-henna', 'henna', '__proto__'],
            confirmed: false
        });
        expect(result).toMatchObject({ status: 'error', code: 'not_found' });
        expect(result.summary).toBe(
            'Nie ma w katalogu typu o identyfikatorze: henna, __proto__. Znajdź właściwy serviceTypeId narzędziem find_service_type — nie zgaduj go.'
        );
    });

    it('T7 refuses unknown workers, and names them and the tool that knows', async () => {
        const { owner } = await scene();
        const result = await owner.call('add_service', { ...HENNA, workerIds: ['Marta'], confirmed: false });
        expect(result).toMatchObject({ status: 'error', code: 'not_found' });
        expect(result.summary).toBe('Nie ma w zespole osoby o identyfikatorze: Marta. Weź workerId z list_workers.');
    });

    it('rule 1 counts an id that comes twice once, and what is left out as its default', async () => {
        const { owner } = await scene();
        const type = 'brows-powder-henna';
        const { echo } = await owner.preview('add_service', { ...HENNA, serviceTypeIds: [type, type], workerIds: null, active: null });
        expect(echo).toMatchObject({ serviceTypeIds: [type], workerIds: [], active: true });
        const { workerIds: _w, active: _a, ...short } = echo;
        expect((await owner.call('add_service', short)).status).toBe('ok');
    });

    it('says that nobody does it yet, and that the name is taken', async () => {
        const { owner } = await scene();
        const { summary } = await owner.preview('add_service', { ...HENNA, name: 'LAMINACJA  brwi', active: false });
        expect(summary).toBe(
            'Dodam usługę „LAMINACJA brwi”: cena 60\u00a0zł, czas 45\u00a0min, typ: Henna pudrowa, bez przypisanych osób, ukryta. ' +
                'Dopóki nikt nie jest przypisany, klientki jej nie zarezerwują. Uwaga: salon ma już usługę o tej nazwie — powstanie druga. Czy zapisać?'
        );
    });

    it.each(['Henna\u0000', 'a\ud800b', '   ', '\n', 'x'.repeat(121), '😀'.repeat(121)])(
        'refuses a name that is no name: %j',
        async (name) => {
            const { owner } = await scene();
            const result = await owner.call('add_service', { ...HENNA, name, confirmed: false });
            expect(result).toMatchObject({
                status: 'error',
                code: 'invalid_arguments',
                summary: expect.stringContaining('name') as string
            });
        }
    );

    it('keeps a name on one line, so that it cannot pass for another sentence of the summary', async () => {
        const { owner } = await scene();
        const { echo } = await owner.preview('add_service', { ...HENNA, name: ' Henna\r\n\tbrwi ' });
        expect(echo).toMatchObject({ name: 'Henna brwi' });
    });

    it('rule 7 is a conflict when a person of the summary has got another name', async () => {
        const { port, idOf } = await scene();
        let renamed = false;
        const view = changedPort(port, {
            listWorkers: async () =>
                (await port.listWorkers()).map((worker) =>
                    renamed && worker.id === idOf('Marta') ? { ...worker, name: 'Marta Nowak' } : worker
                )
        });
        const owner = new OwnersConversation(view);
        const { echo } = await owner.preview('add_service', { ...HENNA, workerIds: [idOf('Marta')] });
        renamed = true;
        expect(await owner.call('add_service', echo)).toMatchObject({
            code: 'conflict',
            summary: expect.stringContaining('osoby (było: Marta Zielińska, jest: Marta Nowak)') as string
        });
    });
});
