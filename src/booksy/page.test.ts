import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BooksyFailure } from './booksy-failure.js';
import { PAGE_LIMITS, pageBlocks } from './page.js';

const asBytes = (page: string): Uint8Array => new TextEncoder().encode(page);
const script = (attributes: string, content: string): string => `<script ${attributes}>${content}</script>`;

describe('Y6 data blocks of a page', () => {
    it.each([
        'type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__"',
        'id="__NUXT_DATA__" type="application/json"',
        "id='__NUXT_DATA__' data-src='/_payload.json'",
        'id=__NUXT_DATA__',
        'type="application/json" data-nuxt-data="app-2"'
    ])('Y6 finds the Nuxt block by its id or its attribute: %s', (attributes) => {
        const page = `<html><body>Ząb</body>${script(attributes, '[1,"ż"]')}<script>window.__NUXT__={}</script></html>`;
        expect(pageBlocks(page).nuxtData).toBe('[1,"ż"]');
        expect(Buffer.from(pageBlocks(asBytes(page)).nuxtData ?? '', 'latin1').toString('utf8')).toBe('[1,"ż"]');
    });

    it('Y6 passes over mentions that are no script, and a block that is empty', () => {
        const page =
            '<p>__NUXT_DATA__</p><!-- id="__NUXT_DATA__" --><div id="__NUXT_DATA__">[9]</div>' +
            `<script>var a="__NUXT_DATA__";</script>${script('id="__NUXT_DATA__" data-ssr="false"', ' ')}${script('id="__NUXT_DATA__"', '[1]')}`;
        expect(pageBlocks(page).nuxtData).toBe('[1]');
        expect(pageBlocks(asBytes(page)).nuxtData).toBe('[1]');
        expect(pageBlocks('<html></html>')).toEqual({ nuxtData: undefined, jsonLd: [], form: 'text' });
    });

    it('Y6 finds every schema.org block, whatever its attributes', () => {
        const page =
            script('data-n-head="ssr" data-hid="ld-json-0" type="application/ld+json"', '{"a":1}') +
            script("type='application/ld+json'", '{"b":2}');
        expect(pageBlocks(page).jsonLd).toEqual(['{"a":1}', '{"b":2}']);
        expect(pageBlocks(asBytes(page)).jsonLd).toEqual(['{"a":1}', '{"b":2}']);
    });

    it('Y6 reads a block that the page breaks off in', () => {
        expect(pageBlocks('<script id="__NUXT_DATA__">[1,2').nuxtData).toBe('[1,2');
        expect(pageBlocks('<script id="__NUXT_DATA__').nuxtData).toBeUndefined();
    });

    it('Y6 finds the same in bytes as in text', () => {
        const piece = fc.oneof(
            fc.constantFrom(
                '<script id="__NUXT_DATA__">',
                '</script>',
                '<',
                '>',
                'X',
                '+',
                '__NUXT_DATA__',
                'ld+json',
                '<script type="application/ld+json">'
            ),
            fc.string({ unit: 'grapheme' })
        );
        fc.assert(
            fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
                // A page comes as bytes first, so half letters cannot be in it.
                const page = Buffer.from(pieces.join('')).toString();
                const text = pageBlocks(page);
                const bytes = pageBlocks(asBytes(page));
                const decoded = (block: string | undefined): string | undefined =>
                    block === undefined ? undefined : Buffer.from(block, 'latin1').toString('utf8');
                expect(decoded(bytes.nuxtData)).toBe(text.nuxtData);
                expect(bytes.jsonLd.map(decoded)).toEqual(text.jsonLd);
            })
        );
    });

    it.each([
        ['a page above the limit', 'x'.repeat(PAGE_LIMITS.size + 1)],
        ['bytes above the limit', new Uint8Array(PAGE_LIMITS.size + 1)]
    ])('Y6 refuses %s', (_, page) => {
        expect(() => pageBlocks(page)).toThrow(BooksyFailure);
    });

    it.each(['ld+json', '__NUXT_DATA__', '<script id="__NUXT_DATA__">', 'X', '+', '<script '])(
        'Y6 is quick on a page that repeats %j',
        (word) => {
            const page = word.repeat(Math.floor(4_000_000 / word.length));
            const start = performance.now();
            pageBlocks(page);
            pageBlocks(asBytes(page));
            expect(performance.now() - start).toBeLessThan(5_000);
        }
    );
});
