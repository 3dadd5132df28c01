import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SultanaSalonDraft } from './draft.js';
import { draftFromData } from './draft-from-page.js';
import { plainSource } from './node-source.js';
import { serviceNotes } from './texts.pl.js';

const SALON = { url: 'https://booksy.com/pl-pl/999001_salon', locale: 'pl-pl', id: 999001 };

function sampleBusiness(): Record<string, unknown> {
    const text = readFileSync(new URL('../../test/fixtures/booksy/business-plain.json', import.meta.url), 'utf8');
    return (JSON.parse(text) as { business: Record<string, unknown> }).business;
}

/** The sample with one category of services. */
function salonWith(...services: Record<string, unknown>[]): Record<string, unknown> {
    return { ...sampleBusiness(), service_categories: [{ id: 1, name: 'Cennik', order: 0, services }] };
}

function draftOf(business: unknown): SultanaSalonDraft {
    return draftFromData(plainSource, business, SALON);
}

describe('Y6 services of a price list', () => {
    const service = (over: Record<string, unknown>): Record<string, unknown> => ({
        id: 1,
        name: 'Cięcie',
        variants: [variant({})],
        ...over
    });
    const variant = (over: Record<string, unknown>): Record<string, unknown> => ({
        id: 1,
        label: '',
        duration: 30,
        price: 50,
        type: 'X',
        staffer_id: [501],
        ...over
    });
    const names = (...services: Record<string, unknown>[]): string[] => draftOf(salonWith(...services)).services.map(({ name }) => name);

    it('Y6 names variants "Service — variant", by id', () => {
        const variants = [variant({ id: 2, label: 'długie' }), variant({ id: 1, label: 'krótkie' })];
        expect(names(service({ variants }))).toEqual(['Cięcie — krótkie', 'Cięcie — długie']);
        expect(names(service({ variants: [variant({ label: 'Cięcie' })] }))).toEqual(['Cięcie']);
        expect(names(service({ variants: [variant({ label: 'Cięcie nożyczkami' })] }))).toEqual(['Cięcie nożyczkami']);
        expect(names(service({ variants: [variant({}), variant({})] }))).toEqual(['Cięcie']);
        expect(names(service({ variants: [] }))).toEqual(['Cięcie']);
    });

    it('Y6 makes cut names whole from the label or the first line of the description', () => {
        const cut = 'Koloryzacja jednolita z tonowaniem i pielęgna...';
        const whole = 'Koloryzacja jednolita z tonowaniem i pielęgnacją włosów';
        expect(names(service({ name: cut, variants: [variant({ label: whole })] }))).toEqual([whole]);
        expect(names(service({ name: cut, description: `${whole}\r\nOpis` }))).toEqual([whole]);
        expect(names(service({ name: cut }))).toEqual(['Koloryzacja jednolita z tonowaniem i pielęgna']);
        expect(
            names(
                service({
                    name: 'Stylizacja brwi - Joann...nstruktor & Brow Master',
                    description: 'Stylizacja brwi - Joanna Instruktor & Brow Master'
                })
            )
        ).toEqual(['Stylizacja brwi - Joanna Instruktor & Brow Master']);
        const fifty = 'Depilacja woskiem całych nóg i bikini z peelingiem'.padEnd(50, 'x').slice(0, 50);
        expect(names(service({ name: fifty, description: `${fifty} i masażem` }))).toEqual([`${fifty} i masażem`]);
        expect(
            names(
                service({ name: cut, variants: [variant({ label: `${whole} krótkich` }), variant({ id: 2, label: `${whole} długich` })] })
            )
        ).toEqual([`${whole} krótkich`, `${whole} długich`]);
    });

    it('Y6 gives every service a name of its own', () => {
        const variants = [variant({ id: 1, duration: 30 }), variant({ id: 2, duration: 60 })];
        expect(names(service({ variants }))).toEqual(['Cięcie (30\u00a0min, 50\u00a0zł, Ala)', 'Cięcie (1\u00a0h, 50\u00a0zł, Ala)']);
        const twoHeadings = {
            ...sampleBusiness(),
            service_categories: ['KOLOR', 'CIĘCIE'].map((name, order) => ({
                id: order + 1,
                name,
                order,
                services: [service({ name: 'Włosy krótkie' })]
            }))
        };
        const draft = draftOf(twoHeadings);
        expect(draft.services.map(({ name }) => name)).toEqual(['Włosy krótkie (KOLOR)', 'Włosy krótkie (CIĘCIE)']);
        expect(draft.services[0]?.notes).toEqual([serviceNotes.nameWithCategory]);
        expect(names(service({}), service({ id: 2 }))).toEqual(['Cięcie']);
    });

    it('Y6 keeps every name unique and short enough, whatever the list', () => {
        const text = fc.oneof(
            fc.constantFrom('', 'Cięcie', 'cięcie ', 'A'.repeat(50), `${'B'.repeat(47)}...`, 'C'.repeat(300)),
            fc.string({ unit: 'grapheme' })
        );
        const anyVariant = fc.record({
            id: fc.integer(),
            label: text,
            duration: fc.integer(),
            price: fc.double(),
            type: fc.constantFrom('X', 'S', 'V', 'D', 'F')
        });
        const anyService = fc.record({ id: fc.integer(), name: text, description: text, variants: fc.array(anyVariant, { maxLength: 4 }) });
        fc.assert(
            fc.property(fc.array(anyService, { maxLength: 12 }), (services) => {
                const draft = draftFromData(plainSource, salonWith(...services), SALON);
                const all = draft.services.map(({ name }) => name.toLowerCase().replace(/\s+/g, ' ').trim());
                expect(new Set(all).size).toBe(all.length);
                for (const { name, pricePln, durationMinutes } of draft.services) {
                    expect(name.length).toBeLessThanOrEqual(120);
                    if (durationMinutes !== undefined) expect(durationMinutes % 5).toBe(0);
                    if (pricePln !== undefined) expect(Math.round(pricePln * 100) / 100).toBe(pricePln);
                }
            }),
            { numRuns: 60 }
        );
    });

    it.each([
        [33, 35, true],
        [5, 5, false],
        [1, 5, true],
        [42.5, 45, true],
        ['60', 60, false],
        [0, undefined, true],
        [-5, undefined, true],
        [undefined, undefined, true],
        [1441, undefined, true]
    ])('rule 34 makes %j minutes %s', (duration, expected, isNoted) => {
        const [first] = draftOf(salonWith(service({ variants: [variant({ duration })] }))).services;
        expect(first?.durationMinutes).toBe(expected);
        expect(first?.notes.length).toBe(isNoted ? 1 : 0);
    });

    it('Y6 leaves out what is switched off, has no name or is only a favourite, and says how many', () => {
        const draft = draftOf(
            salonWith(
                service({}),
                service({ id: 2, name: 'B', active: false }),
                service({ id: 3, name: 'C', is_available_for_customer_booking: false }),
                service({ id: 4, name: ' ' })
            )
        );
        expect(draft.services.map(({ name }) => name)).toEqual(['Cięcie']);
        expect(draft.notes.join(' ')).toMatch(/Pominięto 2 usługi.*Pominięto 1 pozycję/);
    });

    it("Y6 names only people who are shown, the service's where a variant names none", () => {
        const variants = [variant({ staffer_id: [] }), variant({ id: 2, label: 'x', staffer_id: [502, 777] })];
        const draft = draftOf(salonWith(service({ staffer_id: [501], variants })));
        expect(draft.services.map(({ workerNames }) => workerNames)).toEqual([['Ala'], ['Ola']]);
        const nobody = draftOf(salonWith(service({ variants: [variant({ staffer_id: [777] })] })));
        expect(nobody.services[0]?.notes).toContain(serviceNotes.nobody);
    });
});
