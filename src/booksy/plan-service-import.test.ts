import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildServiceTypeIndex } from '../catalogue/service-type-index.js';
import { demoSalonPort } from '../testing/demo-salon.js';
import catalogue from '../testing/data/service-types.json' with { type: 'json' };
import type { DraftService, SultanaSalonDraft } from './draft.js';
import { draftFromPage } from './draft-from-page.js';
import { planBooksyServiceImport } from './plan-booksy-service-import.js';
import { planServiceImport, type ServiceImportInput, type ServiceImportPlan } from './plan-service-import.js';

const index = buildServiceTypeIndex(catalogue);
const draft = draftFromPage(readFileSync(new URL('../../test/fixtures/booksy/profile.html', import.meta.url)), {
    url: 'https://booksy.com/pl-pl/999001_salon',
    locale: 'pl-pl',
    id: 999001
});
const workers = [
    { id: 'w1', name: 'Ala Nowak' },
    { id: 'w2', name: 'Ewa Kos' }
];

function plan(over: Partial<ServiceImportInput> = {}): ServiceImportPlan {
    return planServiceImport({ draft, index, existingNames: [], workers, ...over });
}

function withService(over: Partial<DraftService>): SultanaSalonDraft {
    const [first] = draft.services;
    if (first === undefined) throw new Error('the sample must have services');
    return { ...draft, services: [{ ...first, ...over }] };
}

const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

describe('Y3 plan of an import', () => {
    it('Y3 copies what has a type, a price and a time, and lists the rest by what it lacks', () => {
        const result = plan();
        expect(
            result.copied.map(({ name, serviceTypeIds, pricePln, durationMinutes }) => [name, serviceTypeIds, pricePln, durationMinutes])
        ).toEqual([
            ['Strzyżenie damskie — Włosy krótkie', ['hair-womens-cut'], 140, 45],
            ['Strzyżenie damskie — Włosy długie', ['hair-womens-cut'], 190, 75],
            ['Strzyżenie męskie', ['barber-mens-cut'], 90, 30],
            ['Koloryzacja jednolita z tonowaniem i pielęgnacją włosów', ['hair-colouring'], 1200.5, 150],
            ['Strzyżenie + kolor (zestaw)', ['hair-womens-cut'], 330, 195]
        ]);
        expect(names(result.needsPrice)).toEqual(['Metamorfoza', 'Dekoloryzacja']);
        expect(names(result.needsType)).toEqual(['Konsultacja koloru']);
        expect(result.expectedCount).toBe(5);
    });

    it('Y3 puts every service of the draft in exactly one list', () => {
        const { copied, skipped, needsType, needsDuration, needsPrice } = plan({ existingNames: ['Strzyżenie męskie'] });
        const listed = [copied, skipped, needsType, needsDuration, needsPrice].flatMap(names);
        expect([...listed].sort()).toEqual(names(draft.services).sort());
    });

    it('rule 34 leaves services without a time for the owner', () => {
        const { durationMinutes, ...timeless } = withService({}).services[0] ?? { durationMinutes: 0 };
        expect(durationMinutes).toBe(45);
        const result = plan({ draft: { ...draft, services: [timeless as DraftService] } });
        expect([names(result.needsDuration), result.expectedCount]).toEqual([['Strzyżenie damskie — Włosy krótkie'], 0]);
    });

    it('Y3 skips what the salon has by name, so that running it again continues', () => {
        const first = plan();
        const half = names(first.copied).slice(0, 2);
        const again = plan({ existingNames: half.map((name) => `  ${name.toUpperCase()}`) });
        expect(again.skipped).toEqual(half.map((name) => ({ name, booksyCategory: 'STRZYŻENIE ✂️', reason: 'already_in_salon' })));
        expect(names(again.copied)).toEqual(names(first.copied).slice(2));
        expect(plan({ existingNames: names(first.copied) }).expectedCount).toBe(0);
    });

    it('Y3 assigns people by their first name and lists the others once', () => {
        const result = plan();
        expect(result.copied.map(({ workerIds }) => workerIds)).toEqual([['w1'], ['w1'], [], ['w1'], ['w1']]);
        expect(result.unmatchedPeople).toEqual(['Ola']);
    });

    it('Y3 plans only the wanted heading', () => {
        expect(names(plan({ category: 'strzyżenie ✂️' }).copied)).toHaveLength(3);
        expect(plan({ category: 'nie ma takiej' })).toMatchObject({ expectedCount: 0, needsType: [] });
    });

    it('Y3 obeys overrides, and tells of those that cannot be meant', () => {
        const result = plan({
            overrides: [
                { name: 'strzyżenie + kolor (zestaw)', serviceTypeIds: ['hair-womens-cut', 'hair-colouring'] },
                { name: 'Strzyżenie męskie', skip: true },
                { name: 'Strzyżenie męskie' },
                { name: 'Nie ma takiej', skip: true },
                { name: 'Konsultacja koloru', serviceTypeIds: ['no-such-type'] }
            ]
        });
        expect(result.copied.find(({ name }) => name.includes('zestaw'))).toMatchObject({
            serviceTypeIds: ['hair-womens-cut', 'hair-colouring'],
            typeFrom: 'override'
        });
        expect(result.overrideProblems).toEqual([
            { kind: 'repeated_service', name: 'Strzyżenie męskie' },
            { kind: 'unknown_service', name: 'Nie ma takiej' },
            { kind: 'unknown_type', name: 'Konsultacja koloru', serviceTypeId: 'no-such-type' }
        ]);
        expect(plan({ overrides: [{ name: 'Strzyżenie męskie', skip: true }] }).skipped).toEqual([
            { name: 'Strzyżenie męskie', booksyCategory: 'STRZYŻENIE ✂️', reason: 'override' }
        ]);
    });

    it("Y7 asks Booksy's own kind of service where the name says nothing, but never for a consultation", () => {
        const unclear = { name: 'Metamorfoza', booksyCategory: 'Nowości', booksyTreatment: 'Strzyżenie damskie' };
        expect(plan({ draft: withService(unclear) }).copied[0]).toMatchObject({
            serviceTypeIds: ['hair-womens-cut'],
            typeFrom: 'booksy_treatment'
        });
        expect(plan({ draft: withService({ ...unclear, name: 'Konsultacja' }) }).needsType).toHaveLength(1);
    });

    it('Y3 has one digest for one plan, whatever the order, and another when a price, a time, a type or a person differs', () => {
        const { digest } = plan();
        expect(digest).toMatch(/^[0-9a-f]{16}$/);
        expect(plan({ draft: { ...draft, services: [...draft.services].reverse(), notes: ['x'] } }).digest).toBe(digest);
        const [first, ...rest] = draft.services;
        if (first === undefined) throw new Error('the sample must have services');
        const changed = (over: Partial<DraftService>): string =>
            plan({ draft: { ...draft, services: [{ ...first, ...over }, ...rest] } }).digest;
        const digests = [
            changed({ pricePln: 140.01 }),
            changed({ durationMinutes: 50 }),
            changed({ name: 'Inna' }),
            plan({ workers: [] }).digest
        ];
        const typed = plan({ overrides: [{ name: first.name, serviceTypeIds: ['hair-fringe-cut'] }] }).digest;
        expect(new Set([digest, typed, ...digests]).size).toBe(6);
        expect(changed({})).toBe(digest);
    });

    it('Y8 plans over a port without writing', async () => {
        const port = demoSalonPort();
        const before = await port.listServices();
        const result = await planBooksyServiceImport(port, draft, { category: 'KOLOR' });
        expect(names(result.copied)).toEqual(['Koloryzacja jednolita z tonowaniem i pielęgnacją włosów']);
        expect(await port.listServices()).toEqual(before);
    });
});
