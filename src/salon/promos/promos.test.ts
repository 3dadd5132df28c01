import { beforeEach, describe, expect, it } from 'vitest';

import { SalonScene } from '../../testing/salon-scene.js';

let scene: SalonScene;
let cut: string;

beforeEach(async () => {
    scene = new SalonScene();
    cut = await scene.service('Strzyżenie damskie');
});

function add(args: object) {
    return scene.owner.call('add_promo', { title: 'Lato', confirmed: false, ...args });
}

function update(promoId: string, args: object) {
    return scene.owner.call('update_promo', { promoId, confirmed: false, ...args });
}

async function onlyPromo() {
    const [promo] = await scene.port.listPromos();
    return promo;
}

describe('O3 list_promos', () => {
    it('shows the owner every promo with its state', async () => {
        await scene.life.promo('Trwa', { valid_from: ['2026-08-04'], valid_to: ['2026-08-04'] });
        await scene.life.promo('Dopiero będzie', { valid_from: ['2026-08-05'] });
        await scene.life.promo('Wyłączona', { active: false, discount: { price: 9_900n }, service_ids: [[cut]] });
        await scene.life.promo('Skończy się', { valid_to: ['2026-08-04'] });
        scene.now += 24 * 60 * 60 * 1000;
        const result = await scene.owner.call('list_promos', {});
        expect(result.summary).toBe('Salon ma 4 promocje, dziś trwa 1.');
        expect(result).toMatchObject({
            data: {
                promos: [
                    {
                        title: 'Trwa',
                        status: 'ended',
                        validFrom: '2026-08-04',
                        validFromWeekday: 'wtorek',
                        percent: 20,
                        wholePriceList: true
                    },
                    { title: 'Dopiero będzie', status: 'running' },
                    {
                        title: 'Wyłączona',
                        status: 'inactive',
                        promoPricePln: 99,
                        percent: null,
                        wholePriceList: false,
                        services: [{ salonServiceId: cut, name: 'Strzyżenie damskie z modelowaniem' }]
                    },
                    { title: 'Skończy się', status: 'ended' }
                ]
            }
        });
    });

    it('narrows by the title', async () => {
        await scene.life.promo('Piątki z farbą');
        await scene.life.promo('Lato');
        expect(await scene.owner.call('list_promos', { query: 'piatki' })).toMatchObject({
            summary: 'Pasujące do „piatki”: 1 promocja, dziś trwa 1.',
            data: { promos: [{ title: 'Piątki z farbą' }] }
        });
    });
});

describe('O3 add_promo', () => {
    it('adds a percent off everything, told as a person would', async () => {
        const picture = await scene.life.picture('Plaża');
        const args = {
            title: 'Lato',
            percent: 20,
            validFrom: '2026-08-05',
            validTo: '2026-08-31',
            mediaId: picture.id,
            description: 'Na wszystko.'
        };
        const { summary, echo } = await scene.owner.preview('add_promo', args);
        expect(summary).toBe(
            'Założę promocję „Lato”: 20% taniej, cały cennik, od jutra (środa 2026-08-05) do poniedziałku 2026-08-31 włącznie, zdjęcie „Plaża”, opis: „Na wszystko.”, włączona. Czy zapisać?'
        );
        const added = await scene.owner.call('add_promo', echo);
        expect(added).toMatchObject({ status: 'ok', summary: 'Założono promocję „Lato”.' });
        expect(await onlyPromo()).toMatchObject({
            title: 'Lato',
            discount: { kind: 'percent', percent: 20 },
            validFrom: '2026-08-05',
            validTo: '2026-08-31',
            mediaId: picture.id,
            active: true
        });
    });

    it('T6 adds a price for services, from what to what, to the grosz', async () => {
        const { summary, echo } = await scene.owner.preview('add_promo', {
            title: 'Cięcie',
            promoPricePln: 120.5,
            salonServiceIds: [cut, cut]
        });
        expect(echo['salonServiceIds']).toEqual([cut]);
        expect(summary.replaceAll('\u00a0', ' ')).toContain('Ceny: „Strzyżenie damskie z modelowaniem” 160 zł → 120,50 zł.');
        await scene.owner.call('add_promo', echo);
        const { ok: promos } = (await scene.coordinator.promos([], scene.salonId)) as { ok: { discount: unknown }[] };
        expect(promos[0]?.discount).toEqual({ price: 12_050n });
    });

    it('warns of hidden services, of what is for free, and of a title that there is', async () => {
        await scene.life.promo('lato');
        const hidden = await scene.service('Fryzura ślubna');
        const { summary } = await scene.owner.preview('add_promo', { title: 'Lato', percent: 100, salonServiceIds: [hidden] });
        expect(summary).toContain('Uwaga: w tej promocji usługi są za darmo.');
        expect(summary).toContain('Uwaga: klientki nie zobaczą promocji przy usłudze ukrytej w cenniku: „Fryzura ślubna”.');
        expect(summary).toContain('Uwaga: salon ma już promocję o tym tytule — powstanie druga.');
    });

    it.each([
        ['two discounts at once', { percent: 10, promoPricePln: 50 }, /albo percent, albo promoPricePln/],
        ['no discount', {}, /percent \(rabat w procentach\) albo promoPricePln/],
        ['one price for everything', { promoPricePln: 50 }, /musi dotyczyć wskazanych usług/],
        [
            'an end before the beginning',
            { percent: 10, validFrom: '2026-08-10', validTo: '2026-08-09' },
            /zanim się zacznie \(poniedziałek 2026-08-10\)/
        ],
        ['an end that is over', { percent: 10, validTo: '2026-08-03' }, /Dzień 2026-08-03 już minął \(dziś jest wtorek 2026-08-04\)/],
        ['a beginning that is over', { percent: 10, validFrom: '2026-08-03' }, /już minął/],
        ['0%', { percent: 0 }, /od 1 do 100/],
        ['half a percent', { percent: 12.5 }, /od 1 do 100/],
        ['three decimals', { promoPricePln: 9.999 }, /dwoma miejscami/],
        ['an unknown picture', { percent: 10, mediaId: 'media-0' }, /list_media/],
        ['an unknown service', { percent: 10, salonServiceIds: ['service-0'] }, /list_services/],
        ['no title', { title: ' ', percent: 10 }, /title/]
    ])('refuses %s with a sentence', async (_, args, sentence) => {
        expect(await add(args)).toMatchObject({ status: 'error', summary: expect.stringMatching(sentence) as unknown });
    });

    it('refuses a price that is not lower, and a film as the picture', async () => {
        expect(await add({ promoPricePln: 160, salonServiceIds: [cut] })).toMatchObject({
            code: 'invalid_arguments',
            summary: expect.stringContaining('nie jest niższa od zwykłej ceny usługi „Strzyżenie damskie z modelowaniem”') as unknown
        });
        const film = await scene.life.film('Rolka');
        expect(await add({ percent: 10, mediaId: film.id })).toMatchObject({
            summary: expect.stringContaining('„Rolka” to film') as unknown
        });
    });

    it('rule 7 is a conflict when a price that was shown has changed, and writes nothing', async () => {
        const { echo } = await scene.owner.preview('add_promo', { title: 'Cięcie', percent: 10, salonServiceIds: [cut] });
        const service = (await scene.port.listServices()).find(({ id }) => id === cut);
        if (service === undefined) throw new Error('no service');
        await scene.port.updateService(cut, { ...service, pricePln: 170 }, service.version);
        expect(await scene.owner.call('add_promo', echo)).toMatchObject({ code: 'conflict' });
        expect(await scene.port.listPromos()).toEqual([]);
    });
});

describe('O3 update_promo', () => {
    it('changes what was sent and says what stays', async () => {
        const { id } = await scene.life.promo('Lato', { description: ['Na wszystko.'], valid_to: ['2026-08-31'] });
        const result = await scene.owner.preview('update_promo', { promoId: id, percent: 30, clear: ['validTo'] });
        expect(result.summary).toBe(
            'Zmienię promocję „Lato” — rabat: 20% → 30%; termin: do poniedziałku 2026-08-31 włącznie → bezterminowo. ' +
                'Bez zmian — usługi: cały cennik; opis: „Na wszystko.”; stan: włączona. Czy zapisać?'
        );
        expect(Object.keys(result.echo).sort()).toEqual(['clear', 'confirmationId', 'confirmed', 'percent', 'promoId']);
        expect(await scene.owner.call('update_promo', result.echo)).toMatchObject({ status: 'ok', data: { promoId: id } });
        expect(await onlyPromo()).toMatchObject({ discount: { percent: 30 }, description: 'Na wszystko.' });
        expect(await onlyPromo()).not.toHaveProperty('validTo');
    });

    it('a price takes the place of a percent', async () => {
        const { id } = await scene.life.promo('Lato', { service_ids: [[cut]] });
        await scene.owner.agree('update_promo', { promoId: id, promoPricePln: 99 });
        expect(await onlyPromo()).toMatchObject({ discount: { kind: 'price', pricePln: 99 } });
    });

    it.each([
        ['nothing', {}, /co najmniej jedno pole/],
        ['what is so already', { percent: 20 }, /już tak wygląda/],
        ['a field emptied and set at once', { validTo: '2026-08-31', clear: ['validTo'] }, /jednocześnie ustawiane i czyszczone/],
        ['a price for everything', { promoPricePln: 10 }, /musi dotyczyć wskazanych usług/],
        ['an end before the beginning that it has', { validTo: '2026-08-09' }, /zanim się zacznie/]
    ])('refuses %s', async (_, args, sentence) => {
        const { id } = await scene.life.promo('Lato', { valid_from: ['2026-08-10'] });
        expect(await update(id, args)).toMatchObject({ code: 'invalid_arguments', summary: expect.stringMatching(sentence) as unknown });
    });

    it('knows no other promo', async () => {
        expect(await update('promo-0', { percent: 1 })).toMatchObject({ code: 'not_found' });
    });
});

describe('O3 set_promo_active', () => {
    it('switches off and on again', async () => {
        const { id } = await scene.life.promo('Lato');
        const off = await scene.owner.preview('set_promo_active', { promoId: id, active: false });
        expect(off.summary).toBe(
            'Wyłączę promocję „Lato” (20% taniej, cały cennik, bezterminowo). Klientki przestaną ją widzieć, a ceny wrócą do zwykłych. Promocję można później znów włączyć. Czy zapisać?'
        );
        expect(await scene.owner.call('set_promo_active', off.echo)).toMatchObject({ status: 'ok', summary: 'Wyłączono promocję „Lato”.' });
        expect(await onlyPromo()).toMatchObject({ active: false });
        expect(await scene.owner.agree('set_promo_active', { promoId: id, active: true })).toMatchObject({ status: 'ok' });
        expect(await onlyPromo()).toMatchObject({ active: true });
    });

    it('refuses what is so already, and to switch on what is over or has stopped making sense', async () => {
        const switchTo = (promoId: string, active: boolean) => scene.owner.call('set_promo_active', { promoId, active, confirmed: false });
        const { id } = await scene.life.promo('Lato', { valid_to: ['2026-08-04'], active: false });
        expect(await switchTo(id, false)).toMatchObject({ summary: 'Promocja „Lato” jest już wyłączona — nie ma czego zmieniać.' });
        const orphan = await scene.life.promo('Cięcie', { service_ids: [[cut]] });
        const service = (await scene.port.listServices()).find((candidate) => candidate.id === cut);
        await scene.port.removeService(cut, service?.version ?? 0n);
        expect(await switchTo(orphan.id, true)).toMatchObject({ summary: expect.stringContaining('zostały usunięte') as unknown });
        scene.now += 24 * 60 * 60 * 1000;
        expect(await switchTo(id, true)).toMatchObject({
            summary: expect.stringContaining('skończyła się (wtorek 2026-08-04)') as unknown
        });
    });
});

describe('O3 remove_promo', () => {
    it('T9 wants the title typed back, and leaves it out of the echo', async () => {
        const { id } = await scene.life.promo('Lato w mieście');
        const { summary, echo } = await scene.owner.preview('remove_promo', { promoId: id });
        expect(summary).toBe(
            'Usunę na zawsze promocję „Lato w mieście” (20% taniej, cały cennik, bezterminowo, włączona). Tego nie da się cofnąć. Poproś właścicielkę, żeby na potwierdzenie sama napisała pełny tytuł promocji.'
        );
        expect(Object.keys(echo).sort()).toEqual(['confirmationId', 'confirmed', 'promoId']);
        expect(JSON.stringify(echo)).not.toMatch(/lato/i);
        for (const confirmationPhrase of [undefined, 'tak', 'Lato', id]) {
            expect(await scene.owner.call('remove_promo', { ...echo, confirmationPhrase })).toMatchObject({ code: 'invalid_arguments' });
        }
        expect(await scene.owner.call('remove_promo', { ...echo, confirmationPhrase: ' lato  W mieście' })).toMatchObject({ status: 'ok' });
        expect(await scene.port.listPromos()).toEqual([]);
    });

    it('rule 7 is a conflict when the promo is another one by then', async () => {
        const { id } = await scene.life.promo('Lato');
        const { echo } = await scene.owner.preview('remove_promo', { promoId: id });
        await scene.owner.agree('update_promo', { promoId: id, percent: 50 });
        expect(await scene.owner.call('remove_promo', { ...echo, confirmationPhrase: 'Lato' })).toMatchObject({ code: 'conflict' });
    });
});

describe('O7 the visitor', () => {
    it('sees promos that hold today, for active services, and nothing else, and is told so', async () => {
        const hidden = await scene.service('Fryzura ślubna');
        await scene.life.promo('Trwa', { service_ids: [[cut, hidden]] });
        await scene.life.promo('Tylko ukryte', { service_ids: [[hidden]] });
        await scene.life.promo('Dopiero będzie', { valid_from: ['2026-08-05'] });
        await scene.life.promo('Wyłączona', { active: false });
        const promos = await scene.visitor.listPromos();
        expect(promos.map(({ title, serviceIds }) => ({ title, serviceIds }))).toEqual([{ title: 'Trwa', serviceIds: [cut] }]);
    });
});
