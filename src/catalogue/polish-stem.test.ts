import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, polishStem } from './polish-stem.js';

const families: readonly (readonly string[])[] = [
    ['broda', 'brody', 'brodę', 'brodzie', 'brodą'],
    ['strzyżenie', 'strzyżenia', 'strzyżeniem'],
    ['paznokcie', 'paznokci', 'paznokcia', 'paznokieć', 'paznokciach'],
    ['stopa', 'stopy', 'stóp', 'stopach'],
    ['noga', 'nogi', 'nóg', 'nogach', 'nodze'],
    ['brwi', 'brew', 'brwiami'],
    ['hybryda', 'hybrydy', 'hybrydowy', 'hybrydową', 'hybrydzie'],
    ['żel', 'żelowy', 'żelowe', 'żelem'],
    ['wosk', 'woskiem', 'woskowanie', 'woskowania'],
    ['laminacja', 'laminacji', 'laminację', 'laminowanie'],
    ['przedłużanie', 'przedłużenie', 'przedłużeniem', 'przedłużanych'],
    ['dziecko', 'dziecięce', 'dzieci', 'chłopiec', 'chłopca'],
    ['męski', 'męska', 'męskie', 'męskiego', 'męskich'],
    ['rozjaśnianie', 'rozjaśnienie', 'rozjaśniająca'],
    ['grzywka', 'grzywki', 'grzywek'],
    ['botoks', 'botoksem', 'botox'],
    ['pedicure', "pedicure'u", 'pedikiur']
];

describe('polishStem', () => {
    it.each(families)('Y7 gives "%s" and its other forms one stem', (...forms) => {
        const stems = forms.map((form) => polishStem(foldedWords(form)[0] ?? ''));
        expect(new Set(stems).size).toBe(1);
    });

    it.each([
        ['broda', 'brodawek'],
        ['brody', 'brodawki'],
        ['masaż', 'masa'],
        ['maska', 'masa'],
        ['golenie', 'głowa'],
        ['tytan', 'tatuaż'],
        ['henna', 'hybryda'],
        ['usta', 'uszy']
    ])('Y7 keeps "%s" and "%s" apart', (one, other) => {
        expect(polishStem(foldedWords(one)[0] ?? '')).not.toBe(polishStem(foldedWords(other)[0] ?? ''));
    });

    it('leaves at least three letters of any longer word and is the same on every call', () => {
        fc.assert(
            fc.property(fc.stringMatching(/^[a-z]{3,20}$/), (word) => {
                const stem = polishStem(word);
                expect(stem.length).toBeGreaterThanOrEqual(word.includes('ks') ? 2 : 3);
                expect(polishStem(word)).toBe(stem);
            })
        );
    });

    it('reads words of any text without throwing', () => {
        fc.assert(
            fc.property(fc.string({ unit: 'binary' }), (text) => {
                for (const word of foldedWords(text)) expect(polishStem(word)).toBeTypeOf('string');
            })
        );
    });
});
