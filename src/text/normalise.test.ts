import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldPolish, foldWhiteSpace, isSamePhrase, normalisePhrase } from './normalise.js';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'aąłŁŻ  \u00a0\n\u0301ßSσςİı') }));
const latinOrCyrillic = fc.string({
    unit: fc
        .oneof(fc.integer({ min: 0x20, max: 0x24f }), fc.integer({ min: 0x400, max: 0x52f }), fc.constant(0x1e9e))
        .map((code) => String.fromCodePoint(code))
});

describe('Y7 folding for search', () => {
    test('Y7: Polish letters fold to their plain ones, ł too', () => {
        expect(foldPolish('ZAŻÓŁĆ GĘŚLĄ JAŹŃ')).toBe('zazolc gesla jazn');
        expect(foldPolish('  Strzyżenie\u00a0\n męskie ')).toBe('strzyzenie meskie');
        expect(foldPolish('Z\u0307o\u0301\u0142ty')).toBe('zolty');
    });

    test('Y7: folding twice is folding once', () => {
        fc.assert(
            fc.property(anyText, (text) => {
                expect(foldPolish(foldPolish(text))).toBe(foldPolish(text));
            })
        );
    });
});

describe('rule 4 the phrase typed by a person', () => {
    test('rule 4: case, outer and inner white space and the way of composing letters are ignored', () => {
        expect(isSamePhrase('  strzyżenie\u00a0 MĘSKIE', 'Strzyżenie męskie')).toBe(true);
        expect(isSamePhrase('Z\u0307el', 'Żel')).toBe(true);
        expect(isSamePhrase('Maß', 'MASS')).toBe(true);
        expect(isSamePhrase('MAẞ', 'Mass')).toBe(true);
    });

    test('rule 4: diacritics, missing and surplus words count', () => {
        expect(isSamePhrase('Zel', 'Żel')).toBe(false);
        expect(isSamePhrase('Strzyzenie', 'Strzyżenie')).toBe(false);
        expect(isSamePhrase('Strzyżenie', 'Strzyżenie męskie')).toBe(false);
        expect(isSamePhrase('Strzyżeniemęskie', 'Strzyżenie męskie')).toBe(false);
        expect(isSamePhrase('', 'a')).toBe(false);
    });

    test('rule 4: a phrase equals itself however it is cased, spaced or composed', () => {
        const spaces = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), minLength: 1 });
        fc.assert(
            fc.property(latinOrCyrillic, spaces, (text, space) => {
                const typed = space + text.toUpperCase().normalize('NFD') + space;
                expect(isSamePhrase(typed, text)).toBe(true);
                expect(normalisePhrase(normalisePhrase(text))).toBe(normalisePhrase(text));
            })
        );
    });

    test('rule 4: the short way for Polish texts comes to the same as the long one', () => {
        const polish = fc.string({ unit: fc.constantFrom(...'aZ09 -ąćęłńóśźżĄĆĘŁŃÓŚŹŻ~"') });
        fc.assert(
            fc.property(polish, (text) => {
                // One letter of another alphabet sends the whole text the long way, and is cut off again.
                expect(normalisePhrase(`${text} я`)).toBe(`${normalisePhrase(text)} я`.trimStart());
                expect(foldPolish(`${text} я`)).toBe(`${foldPolish(text)} я`.trimStart());
            })
        );
    });

    test('rule 4: white space folds to single spaces', () => {
        expect(foldWhiteSpace('\t a \u00a0\r\n b\u2003')).toBe('a b');
    });
});
