import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinList } from './list.js';

describe('K8 lists in a sentence', () => {
    test('K8: items are joined with commas and the last one with "i" or "and"', () => {
        expect(joinList([], 'pl')).toBe('');
        expect(joinList(['Anna'], 'pl')).toBe('Anna');
        expect(joinList(['Anna', 'Ola'], 'pl')).toBe('Anna i Ola');
        expect(joinList(['Anna', 'Ola', 'Ewa'], 'pl')).toBe('Anna, Ola i Ewa');
        expect(joinList(['Anna', 'Ola', 'Ewa'], 'en')).toBe('Anna, Ola and Ewa');
    });

    test('K8: lists read as Intl writes them', () => {
        const polish = new Intl.ListFormat('pl', { type: 'conjunction' });
        const british = new Intl.ListFormat('en-GB', { type: 'conjunction' });
        fc.assert(
            fc.property(fc.array(fc.string()), (items) => {
                expect(joinList(items, 'pl')).toBe(polish.format(items));
                expect(joinList(items, 'en')).toBe(british.format(items));
            })
        );
    });
});
