import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBooksyAddress, parseBooksyRedirect, type BooksyAddress } from './booksy-address.js';

const SALON = 'https://booksy.com/pl-pl/999001_pracownia_fryzjer_3_warszawa';

function salon(): BooksyAddress {
    const address = parseBooksyAddress(SALON);
    if (address === undefined) throw new Error('the example must be an address');
    return address;
}

describe('Y6 addresses of profiles', () => {
    it.each([
        SALON,
        `  ${SALON}\n`,
        `${SALON}/`,
        `${SALON}#ba_s=seo|sr_1|x`,
        `${SALON}?do=invite&x=https://evil.example/`,
        'HTTPS://Booksy.COM/pl-pl/999001_pracownia_fryzjer_3_warszawa'
    ])('Y6 takes %j and drops query and fragment', (text) => {
        expect(parseBooksyAddress(text)).toEqual({ url: SALON, locale: 'pl-pl', id: 999001 });
    });

    it('Y6 takes other locales', () => {
        expect(parseBooksyAddress('https://booksy.com/en-pl/7_a')).toEqual({ url: 'https://booksy.com/en-pl/7_a', locale: 'en-pl', id: 7 });
    });

    it.each([
        'http://booksy.com/pl-pl/1_a',
        '//booksy.com/pl-pl/1_a',
        'booksy.com/pl-pl/1_a',
        'ftp://booksy.com/pl-pl/1_a',
        'javascript:https://booksy.com/pl-pl/1_a',
        'https://www.booksy.com/pl-pl/1_a',
        'https://salon.booksy.com/a/',
        'https://booksy.com.evil.example/pl-pl/1_a',
        'https://evil.example/https://booksy.com/pl-pl/1_a',
        'https://booksy.com@evil.example/pl-pl/1_a',
        'https://user:pass@booksy.com/pl-pl/1_a',
        'https://booksy.com:443/pl-pl/1_a',
        'https://booksy.com:8080/pl-pl/1_a',
        'https://bооksy.com/pl-pl/1_a',
        'https://booksy․com/pl-pl/1_a',
        'https://booksy.com./pl-pl/1_a',
        'https://booksy.com\\pl-pl\\1_a',
        'https:/\\booksy.com/pl-pl/1_a',
        'https://booksy.com/pl-pl/1_a%2f..%2fx',
        'https://booksy.com/pl-pl/1_a/../../x',
        'https://booksy.com/pl-pl%2F1_a',
        'https://booksy.com/pl-pl//1_a',
        'https://booksy.com/pl-pl/dl/show-business/999001',
        'https://booksy.com/pl-pl/rwg/999001_a?rwg_token=x',
        'https://booksy.com/pl-pl/999001_a/staffer/5',
        'https://booksy.com/pl-pl/s/fryzjer/3_warszawa',
        'https://booksy.com/pl-pl/999001',
        'https://booksy.com/pl-pl/0_a',
        'https://booksy.com/pl-pl/-1_a',
        'https://booksy.com/pl-pl/99999999999_a',
        'https://booksy.com/999001_a',
        'https://booksy.com/pl-pl/1_a\nhttps://evil.example',
        'https://booksy.com/pl-pl/1_a\u0000',
        `https://booksy.com/pl-pl/1_${'a'.repeat(500)}`,
        '',
        'booksy'
    ])('Y6 refuses %j', (text) => {
        expect(parseBooksyAddress(text)).toBeUndefined();
    });

    it('Y6 only ever gives an address on booksy.com that is one itself', () => {
        const near = fc
            .tuple(fc.constantFrom(SALON, 'https://booksy.com/', 'https://'), fc.string(), fc.webUrl())
            .map((parts) => parts.join(''));
        fc.assert(
            fc.property(fc.oneof(near, fc.webUrl(), fc.string()), (text) => {
                const address = parseBooksyAddress(text);
                if (address === undefined) return;
                expect(new URL(address.url).host).toBe('booksy.com');
                expect(parseBooksyAddress(address.url)).toEqual(address);
            })
        );
    });

    it('Y6 follows a redirect only to the same profile', () => {
        expect(parseBooksyRedirect('/pl-pl/999001_new-name_fryzjer_3_warszawa', salon())?.url).toBe(
            'https://booksy.com/pl-pl/999001_new-name_fryzjer_3_warszawa'
        );
        expect(parseBooksyRedirect(`${SALON}?x=1`, salon())?.url).toBe(SALON);
        for (const elsewhere of [
            '/pl-pl/5_other',
            '//evil.example/pl-pl/999001_a',
            'https://evil.example/pl-pl/999001_a',
            'http://booksy.com/pl-pl/999001_a',
            '/',
            ''
        ]) {
            expect(parseBooksyRedirect(elsewhere, salon())).toBeUndefined();
        }
    });
});
