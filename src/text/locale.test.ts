import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeFor } from './locale.js';

describe('K8 the locale', () => {
    test('K8: English speaks English, every other language Polish, each with its own numbers', () => {
        expect(localeFor('pl-PL')).toEqual({ tag: 'pl-PL', numbers: 'pl', language: 'pl' });
        expect(localeFor('en-GB')).toEqual({ tag: 'en-GB', numbers: 'en', language: 'en' });
        expect(localeFor('EN')).toEqual({ tag: 'EN', numbers: 'en', language: 'en' });
        expect(localeFor('de-DE')).toEqual({ tag: 'de-DE', numbers: 'de', language: 'pl' });
        expect(localeFor('uk-Cyrl-UA-u-nu-latn')).toMatchObject({ numbers: 'uk', language: 'pl' });
    });

    test('K8: an unknown or malformed tag falls back to pl-PL', () => {
        const unknown = ['', 'xx-XX', 'en_GB', 'en-', '-en', 'english', 'pl PL', '__proto__', 'constructor', `en-${'a'.repeat(9)}`];
        for (const tag of [...unknown, 'en' + '-aaaaaaaa'.repeat(1000), null, undefined, 7, {}, ['en']]) {
            expect(localeFor(tag)).toEqual({ tag: 'pl-PL', numbers: 'pl', language: 'pl' });
        }
    });

    test('K8: whatever is passed as a tag, the tools speak English for tags of English only, and Polish otherwise', () => {
        const tag = fc.oneof(
            fc.anything(),
            fc.stringMatching(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,9}){0,3}$/),
            fc.constantFrom('en-US', 'en-', 'eng', 'en')
        );
        fc.assert(
            fc.property(tag, (value) => {
                const locale = localeFor(value);
                const isEnglish = typeof value === 'string' && /^en(-[a-z0-9]{1,8})*$/i.test(value);
                expect(locale.language).toBe(isEnglish ? 'en' : 'pl');
                expect(locale.numbers === 'en').toBe(isEnglish);
            })
        );
    });
});
