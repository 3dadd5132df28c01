import { beforeEach, describe, expect, it } from 'vitest';

import { SalonScene } from '../../testing/salon-scene.js';

let scene: SalonScene;

beforeEach(() => {
    scene = new SalonScene();
});

function add(args: object) {
    return scene.owner.call('add_discount_code', { code: 'LATO20', confirmed: false, ...args });
}

describe('O4 add_discount_code', () => {
    it('writes the code in capitals without spaces, and says so', async () => {
        const { summary, echo } = await scene.owner.preview('add_discount_code', {
            code: ' lato 20 ',
            percent: 20,
            maxUses: 22,
            expires: '2026-08-31'
        });
        expect(summary).toBe(
            'Dodam kod rabatowy LATO20: 20% taniej, najwyżej 22 użycia, do poniedziałku 2026-08-31 włącznie. Podany kod „lato 20” zapiszę wielkimi literami i bez spacji. Czy zapisać?'
        );
        expect(echo).toMatchObject({ code: 'LATO20', percent: 20, maxUses: 22, expires: '2026-08-31' });
        expect(await scene.owner.call('add_discount_code', echo)).toMatchObject({ status: 'ok', summary: 'Dodano kod rabatowy LATO20.' });
        expect(await scene.port.listDiscountCodes()).toMatchObject([
            { code: 'LATO20', discount: { kind: 'percent', percent: 20 }, maxUses: 22, used: 0, expires: '2026-08-31', active: true }
        ]);
    });

    it('rule 1 takes the code as it was sent for the same code', async () => {
        const { echo } = await scene.owner.preview('add_discount_code', { code: 'lato 20', amountPln: 15.5 });
        const confirmed = { code: 'Lato20', amountPln: 15.5, confirmed: true, confirmationId: echo['confirmationId'] };
        expect(await scene.owner.call('add_discount_code', confirmed)).toMatchObject({ status: 'ok' });
        expect(await scene.port.listDiscountCodes()).toMatchObject([{ discount: { kind: 'amount', amountPln: 15.5 } }]);
    });

    it.each([
        ['two discounts', { percent: 10, amountPln: 10 }, /albo percent, albo amountPln/],
        ['no discount', {}, /percent \(w procentach\) albo amountPln/],
        ['nothing off', { amountPln: 0 }, /większy od zera/],
        ['101%', { percent: 101 }, /od 1 do 100/],
        ['no use at all', { percent: 10, maxUses: 0 }, /od 1 do/],
        ['an end that is over', { percent: 10, expires: '2026-08-03' }, /kod nigdy by nie zadziałał/],
        ['Polish letters, with one that would do', { code: 'święta 10', percent: 10 }, /Może SWIETA10\?/],
        ['other signs', { code: 'LATO!!', percent: 10 }, /od 3 do 24 znaków/],
        ['a code that is too short once its spaces are gone', { code: 'a b', percent: 10 }, /od 3 do 24 znaków/]
    ])('refuses %s with a sentence', async (_, args, sentence) => {
        expect(await add(args)).toMatchObject({ code: 'invalid_arguments', summary: expect.stringMatching(sentence) as unknown });
    });

    it('refuses a code that there is, also when it was added meanwhile', async () => {
        await scene.life.code('LATO20');
        expect(await add({ code: 'lato20', percent: 10 })).toMatchObject({
            summary: expect.stringContaining('Salon ma już kod LATO20') as unknown
        });
        const { echo } = await scene.owner.preview('add_discount_code', { code: 'ZIMA', percent: 10 });
        await scene.life.code('ZIMA');
        expect(await scene.owner.call('add_discount_code', echo)).toMatchObject({ status: 'error' });
        expect(await scene.port.listDiscountCodes()).toHaveLength(2);
    });
});

describe('O4 list_discount_codes', () => {
    it('tells whether each works today, or why not', async () => {
        await scene.life.code('LATO20', { expires: ['2026-08-04'] });
        await scene.life.code('ZIMA', { discount: { amount: 2_050n }, max_uses: [3] });
        expect(await scene.owner.call('list_discount_codes', {})).toMatchObject({ summary: 'Salon ma 2 kody rabatowe, dziś działają 2.' });
        scene.now += 24 * 60 * 60 * 1000;
        expect(await scene.owner.call('list_discount_codes', {})).toMatchObject({
            summary: 'Salon ma 2 kody rabatowe, dziś działa 1.',
            data: {
                discountCodes: [
                    { code: 'LATO20', percent: 10, amountPln: null, expires: '2026-08-04', expiresWeekday: 'wtorek', status: 'expired' },
                    { code: 'ZIMA', percent: null, amountPln: 20.5, maxUses: 3, used: 0, status: 'usable' }
                ]
            }
        });
    });
});

describe('O4 remove_discount_code', () => {
    it('rule 4 removes without a name typed back, and its echo does not hold the code', async () => {
        const id = await scene.life.code('LATO20');
        const { summary, echo } = await scene.owner.preview('remove_discount_code', { discountCodeId: id });
        expect(summary).toBe('Usunę kod rabatowy LATO20 (10% taniej, jeszcze nieużyty). Nikt już z niego nie skorzysta. Czy usunąć?');
        expect(JSON.stringify(echo)).not.toMatch(/lato/i);
        expect(await scene.owner.call('remove_discount_code', echo)).toMatchObject({ status: 'ok', data: { discountCodeId: id } });
        expect(await scene.port.listDiscountCodes()).toEqual([]);
    });

    it('says so when the panel has removed it meanwhile', async () => {
        const id = await scene.life.code('LATO20');
        const { echo } = await scene.owner.preview('remove_discount_code', { discountCodeId: id });
        await scene.port.removeDiscountCode(id, 1n);
        expect(await scene.owner.call('remove_discount_code', echo)).toMatchObject({
            code: 'not_found',
            summary: `Nie ma kodu rabatowego o identyfikatorze „${id}”. Weź discountCodeId z list_discount_codes.`
        });
    });
});
