import { describe, expect, it } from 'vitest';
import { amountInText, draftPrice } from './draft-price.js';
import { serviceNotes } from './texts.pl.js';

const nbsp = '\u00a0';

describe('Y6 prices in every form', () => {
    it.each([
        ['120,00 zł', 120],
        [`120,00${nbsp}zł`, 120],
        [`2${nbsp}200,00${nbsp}zł+`, 2200],
        ['2 200,00 zł+', 2200],
        ['1\u202f200,50 zł', 1200.5],
        ['od 50 zł', 50],
        ['230,00 €+', 230],
        ['$200.00+', 200],
        ['1.200,00 €', 1200],
        ['1,200.00', 1200],
        ['120,00 zł 96,00 zł', 120],
        ['99 zł', 99],
        ['120.5', 120.5],
        ['Darmowa', undefined],
        ['-', undefined],
        ['', undefined],
        [undefined, undefined],
        ['9'.repeat(30), undefined]
    ])('Y6 reads %j as %s', (text, amount) => {
        expect(amountInText(text)).toBe(amount);
    });

    it.each([
        ['X', 120, '120,00 zł', { kind: 'fixed', pricePln: 120, notes: [] }],
        ['C', 330, '330,00 zł', { kind: 'fixed', pricePln: 330, notes: [] }],
        ['S', 140, '140,00 zł+', { kind: 'from', pricePln: 140, notes: [serviceNotes.priceFrom(140)] }],
        ['V', 200, '', { kind: 'varies', pricePln: 200, notes: [serviceNotes.priceVaries(200)] }],
        ['V', null, '', { kind: 'varies', notes: [serviceNotes.priceVariesUnknown] }],
        ['D', null, '-', { kind: 'hidden', notes: [serviceNotes.priceHidden] }],
        ['D', 80, '-', { kind: 'hidden', notes: [serviceNotes.priceHidden] }],
        ['F', 0, 'Darmowa', { kind: 'free', pricePln: 0, notes: [serviceNotes.priceFree] }],
        ['F', 50, 'Darmowa', { kind: 'free', pricePln: 0, notes: [serviceNotes.priceFree] }],
        ['X', 0, 'Darmowa', { kind: 'free', pricePln: 0, notes: [serviceNotes.priceFree] }],
        ['X', 0, '', { kind: 'hidden', notes: [serviceNotes.priceHidden] }],
        ['x', '230.00', '', { kind: 'fixed', pricePln: 230, notes: [] }],
        ['X', '120,00', '', { kind: 'fixed', pricePln: 120, notes: [] }],
        ['X', 99.999, '', { kind: 'fixed', pricePln: 100, notes: [serviceNotes.priceRounded(100)] }],
        ['X', 0.1, '0,10 zł', { kind: 'fixed', pricePln: 0.1, notes: [serviceNotes.priceSymbolic(0.1)] }],
        ['X', 100_000.5, '', { kind: 'fixed', notes: [serviceNotes.priceTooHigh] }],
        ['X', 50, '50,00 €', { kind: 'fixed', notes: [serviceNotes.priceForeign('50,00 €')] }],
        ['X', -5, '', { kind: 'hidden', notes: [serviceNotes.priceHidden] }],
        ['?', null, '160,00 zł+', { kind: 'from', pricePln: 160, notes: [serviceNotes.priceFrom(160)] }],
        ['?', null, 'od 160 zł', { kind: 'from', pricePln: 160, notes: [serviceNotes.priceFrom(160)] }],
        ['?', null, 'Free', { kind: 'free', pricePln: 0, notes: [serviceNotes.priceFree] }],
        ['?', null, '-', { kind: 'hidden', notes: [serviceNotes.priceHidden] }]
    ])('Y6 reads type %s, price %j, text %j', (type, price, text, expected) => {
        const variant = { type, ...(price === null ? {} : { price }), service_price: text === '' ? [] : [text] };
        expect(draftPrice(variant, {})).toEqual(expected);
    });

    it('Y6 takes the regular price of a promotion and says so', () => {
        const variant = { type: 'X', price: 1200.5, service_price: ['1 200,50 zł'], promotion: { rate: 10 } };
        expect(draftPrice(variant, {})).toEqual({ kind: 'fixed', pricePln: 1200.5, notes: [serviceNotes.pricePromotion(1200.5)] });
    });

    it("Y6 falls back to the service's price where the variant has none", () => {
        expect(draftPrice({}, { price: 90, service_price: ['90,00 zł'] })).toEqual({ kind: 'fixed', pricePln: 90, notes: [] });
        expect(draftPrice({ type: 'X', service_price: ['80.00'] }, { price: 90 })).toEqual({ kind: 'fixed', pricePln: 80, notes: [] });
    });
});
