import { describe, expect, it } from 'vitest';
import catalogue from '../testing/data/service-types.json' with { type: 'json' };
import { findServiceTypes } from './find-service-types.js';
import { buildServiceTypeIndex } from './service-type-index.js';

const index = buildServiceTypeIndex(catalogue);
const first = (query: string, hint?: string): string | undefined =>
    findServiceTypes(index, query, hint === undefined ? {} : { hint })[0]?.type.id;

describe('findServiceTypes', () => {
    it('T7 puts every type first when its own label is asked for, in Polish and in English', () => {
        for (const type of catalogue) {
            expect(first(type.title.pl)).toBe(type.id);
            expect(findServiceTypes(index, type.title.en, { language: 'en' })[0]?.type.id).toBe(type.id);
        }
    });

    it('T7 finds every type by each of its synonyms', () => {
        for (const type of catalogue) {
            for (const synonym of [...type.synonyms.pl, ...type.synonyms.en]) {
                const found = findServiceTypes(index, synonym, { limit: 3 }).map((candidate) => candidate.type.id);
                expect(found, synonym).toContain(type.id);
            }
        }
    });

    it.each([
        ['brody', 'barber-beard-trim'],
        ['STRZYZENIE DAMSKIE', 'hair-womens-cut'],
        ['strzyrzenie damskie', 'hair-womens-cut'],
        ['mezoterpia igłowa', 'face-mesotherapy-needle'],
        ['manicure hybrydowi', 'nails-manicure-hybrid'],
        ['hybryda na stopy', 'nails-pedicure-hybrid'],
        ['kurzajki', 'face-lesion-removal']
    ])('T7 answers "%s" with %s first', (query, expected) => {
        expect(first(query)).toBe(expected);
    });

    it('Y7 never offers wart removal for a beard', () => {
        const found = findServiceTypes(index, 'broda', { limit: 130 }).map((candidate) => candidate.type.id);
        expect(found).not.toContain('face-lesion-removal');
    });

    it('rule 15 lets a hint rank candidates but never find one', () => {
        expect(first('strzyżenie', 'Dla mężczyzn')).toBe('barber-mens-cut');
        expect(first('strzyżenie', 'Salon damski')).toBe('hair-womens-cut');
        expect(findServiceTypes(index, 'qwerty', { hint: 'Strzyżenie damskie' })).toEqual([]);
        expect(first('Henna brwi', 'Strzyżenie damskie')).toBe('brows-tint');
    });

    it('answers at most as many as asked, best first, and none for words it does not know', () => {
        const found = findServiceTypes(index, 'masaż', { limit: 3 });
        expect(found).toHaveLength(3);
        expect(found.map((candidate) => candidate.score)).toEqual(found.map((candidate) => candidate.score).sort((a, b) => b - a));
        expect(findServiceTypes(index, '')).toEqual([]);
        expect(findServiceTypes(index, 'kurs rosyjskiego')).toEqual([]);
    });

    it('works over a catalogue of any salon system and over an empty one', () => {
        expect(findServiceTypes(buildServiceTypeIndex([]), 'strzyżenie')).toEqual([]);
        const one = { id: 'x', group: 'g', title: { pl: 'Sauna', en: 'Sauna' }, synonyms: { pl: [], en: [] } };
        expect(findServiceTypes(buildServiceTypeIndex([one]), 'sauna')).toEqual([{ type: one, score: 100 }]);
    });
});
