import { readFileSync } from 'node:fs';
import * as devalue from 'devalue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBooksyAddress, type BooksyAddress } from './booksy-address.js';
import { BooksyFailure } from './booksy-failure.js';
import type { SultanaSalonDraft } from './draft.js';
import { draftFromData, draftFromPage } from './draft-from-page.js';
import { plainSource } from './node-source.js';
import { serviceNotes } from './texts.pl.js';

function addressOf(id: number): BooksyAddress {
    const address = parseBooksyAddress(`https://booksy.com/pl-pl/${id}_salon_fryzjer_3_warszawa`);
    if (address === undefined) throw new Error('the example must be an address');
    return address;
}

class Reactive {
    constructor(readonly inner: unknown) {}
}

interface PageParts {
    /** What the page's own data holds; left out for a page without it. */
    readonly payload?: unknown;
    readonly jsonLd?: unknown;
}

function fixture(name: string): Buffer {
    return readFileSync(new URL(`../../test/fixtures/booksy/${name}`, import.meta.url));
}

function sampleBusiness(): Record<string, unknown> {
    return (JSON.parse(fixture('business-plain.json').toString()) as { business: Record<string, unknown> }).business;
}

function sampleJsonLd(): Record<string, unknown> {
    return JSON.parse(fixture('jsonld.json').toString()) as Record<string, unknown>;
}

/** The payload of a page with this salon, as Nuxt 3 would have it. */
function payloadOf(business: unknown): unknown {
    return new Reactive({ data: new Reactive({ key: { business } }), state: new Reactive({}), once: new Set(), path: '/x' });
}

function booksyPage({ payload, jsonLd }: PageParts): string {
    const safe = (json: string): string => json.replaceAll('<', '\\u003C');
    const schema = jsonLd === undefined ? '' : `<script type="application/ld+json">${safe(JSON.stringify(jsonLd))}</script>`;
    const block =
        payload === undefined ? '[]' : devalue.stringify(payload, { ShallowReactive: (value) => value instanceof Reactive && value.inner });
    const data = payload === undefined ? '' : `<script data-nuxt-data="nuxt-app" id="__NUXT_DATA__">${safe(block)}</script>`;
    return `<!DOCTYPE html><html lang="pl"><head><title>Salon</title>${schema}</head><body>${data}</body></html>`;
}

const SALON = addressOf(999001);
const read = (page: string | Uint8Array): SultanaSalonDraft => draftFromPage(page, SALON);
const readBusiness = (business: unknown): SultanaSalonDraft => read(booksyPage({ payload: payloadOf(business) }));

function problemOf(page: string | Uint8Array, address = SALON): string | undefined {
    try {
        draftFromPage(page, address);
        return undefined;
    } catch (error) {
        expect(error).toBeInstanceOf(BooksyFailure);
        return error instanceof BooksyFailure ? error.problem : undefined;
    }
}

describe('Y6 draft of the sample profile', () => {
    const draft = read(fixture('profile.html').toString());

    it('Y6 reads name, place, hours, team, services and pictures', () => {
        expect(draft).toMatchObject({
            booksyId: 999001,
            name: 'Pracownia Włosów Przykład',
            description: 'Mały salon na parterze kamienicy.\nStrzyżenie, kolor i pielęgnacja.',
            city: 'Warszawa',
            postalCode: '00-001',
            position: { lat: 52.2301, lng: 21.0102 }
        });
        expect(draft.openingHours[2]?.ranges).toEqual([
            { start: '09:00', end: '13:00' },
            { start: '14:00', end: '19:00' }
        ]);
        expect(draft.team.map(({ name, servesCustomers }) => [name, servesCustomers])).toEqual([
            ['Ala', true],
            ['Ola', true],
            ['Recepcja', false]
        ]);
        expect(draft.photos.map(({ kind }) => kind)).toEqual(['logo', 'cover', 'inspiration', 'service', 'staff']);
    });

    it('Y6 makes every variant a service with its price, time and people', () => {
        const rows = draft.services.map(({ name, pricePln, durationMinutes, workerNames }) => [
            name,
            pricePln,
            durationMinutes,
            workerNames.join('+')
        ]);
        expect(rows).toEqual([
            ['Strzyżenie damskie — Włosy krótkie', 140, 45, 'Ala+Ola'],
            ['Strzyżenie damskie — Włosy długie', 190, 75, 'Ala'],
            ['Strzyżenie męskie', 90, 30, 'Ola'],
            ['Koloryzacja jednolita z tonowaniem i pielęgnacją włosów', 1200.5, 150, 'Ala'],
            ['Konsultacja koloru', 0, 15, 'Ala'],
            ['Metamorfoza', undefined, 240, 'Ala'],
            ['Dekoloryzacja', undefined, 180, 'Ala'],
            ['Strzyżenie + kolor (zestaw)', 330, 195, 'Ala']
        ]);
        expect(draft.services[7]?.booksyCategory).toBe('Bez kategorii');
    });

    it('Y6 says where each field came from', () => {
        expect(draft.source.degraded).toBe(false);
        expect(new Set(Object.values(draft.source.fields))).toEqual(new Set(['payload']));
        expect(Object.keys(draft.source.fields)).toHaveLength(8);
    });

    it('Y6 reads the same from bytes, from other stores, in camelCase and from revived data', () => {
        expect(read(new Uint8Array(fixture('profile.html')))).toEqual(draft);
        const business = sampleBusiness();
        const jsonLd = sampleJsonLd();
        const elsewhere = new Reactive({
            data: new Reactive({}),
            pinia: { salons: { list: [{ id: 5, name: 'Obok' }], current: business } }
        });
        const split = new Reactive({
            data: new Reactive({ a: { ...business, staff: undefined, open_hours: [] } }),
            pinia: { team: { id: '999001', staff: business['staff'], open_hours: business['open_hours'] } }
        });
        const forms = [payloadOf(business), elsewhere, split, payloadOf(camel(business)), payloadOf({ ...business, id: '999001' })];
        // The sample page was read under its own address.
        for (const payload of forms)
            expect(read(booksyPage({ payload, jsonLd }))).toEqual({ ...draft, source: { ...draft.source, url: SALON.url } });
        const { photos, ...data } = draftFromData(plainSource, { business }, SALON);
        expect(data).toEqual({ ...withoutPhotos(draft), source: { ...draft.source, url: SALON.url } });
        expect(photos).toEqual(draft.photos);
    });

    it('Y6 never takes another salon of the page for it', () => {
        expect(problemOf(fixture('profile.html').toString(), addressOf(5))).toBe('no_salon_on_page');
    });

    it('Y6 gives one draft whatever the order of members, variants and staff', () => {
        const shuffled = Object.fromEntries(Object.entries(sampleBusiness()).reverse());
        const categories = shuffled['service_categories'] as { services: { variants: unknown[] }[] }[];
        for (const { services } of categories) for (const service of services) service.variants.reverse();
        categories.reverse();
        (shuffled['staff'] as unknown[]).reverse();
        expect(JSON.stringify(readBusiness(shuffled))).toBe(JSON.stringify(readBusiness(sampleBusiness())));
    });

    it("Y6 never reads reviews and customers' pictures", () => {
        const touched: string[] = [];
        const guarded = {
            ...sampleBusiness(),
            reviews: [{ id: 999001, name: 'Klientka', user: { first_name: 'Anna' }, photos: [{ url: 'https://x' }] }]
        };
        const watched = new Proxy(guarded.reviews, {
            get(target, key): unknown {
                touched.push(String(key));
                return Reflect.get(target, key) as unknown;
            }
        });
        const draftOfGuarded = draftFromData(plainSource, { reviews: watched, business: { ...guarded, reviews: watched } }, SALON);
        expect(touched).toEqual([]);
        expect(JSON.stringify(draftOfGuarded)).not.toMatch(/Klientka|Anna/);
    });
});

describe('Y6 schema.org as fallback and as filler', () => {
    it('Y6 gives a degraded draft without durations and people when the page has no data of its own', () => {
        const draft = read(booksyPage({ jsonLd: sampleJsonLd() }));
        expect(draft.source.degraded).toBe(true);
        expect(draft.services.map(({ name, pricePln, durationMinutes }) => [name, pricePln, durationMinutes])).toEqual([
            ['Strzyżenie damskie', 140, undefined],
            ['Strzyżenie damskie — wariant 2', 190, undefined],
            ['Strzyżenie męskie', 90, undefined]
        ]);
        expect(draft.services.every(({ notes }) => notes.includes(serviceNotes.durationMissing))).toBe(true);
        expect(draft.source.fields).toMatchObject({ name: 'json_ld', services: 'json_ld', openingHours: 'json_ld' });
    });

    it('Y6 fills what the data lacks and says from where', () => {
        const { location, open_hours, description, ...rest } = sampleBusiness();
        expect([location, open_hours, description]).not.toContain(undefined);
        const draft = read(booksyPage({ payload: payloadOf(rest), jsonLd: sampleJsonLd() }));
        expect(draft).toMatchObject({
            address: 'ul. Przykładowa 12/3, 00-001, Warszawa, Śródmieście',
            position: { lat: 52.2301, lng: 21.0102 }
        });
        expect(draft.openingHours).toHaveLength(7);
        expect(draft.source).toMatchObject({
            degraded: false,
            fields: { name: 'payload', description: 'json_ld', address: 'json_ld', openingHours: 'json_ld', services: 'payload' }
        });
    });

    it('Y6 finds the salon in a list, in a graph, and behind blocks that are broken or of something else', () => {
        const jsonLd = sampleJsonLd();
        for (const block of [[{ '@type': 'BreadcrumbList' }, jsonLd], { '@graph': [jsonLd] }]) {
            expect(read(booksyPage({ jsonLd: block })).name).toBe('Pracownia Włosów Przykład');
        }
        const broken = `<script type="application/ld+json">{"a":</script>${'<script type="application/ld+json">'}${'{"a":'.repeat(100_000)}</script>`;
        expect(read(broken + booksyPage({ jsonLd })).name).toBe('Pracownia Włosów Przykład');
    });

    it("Y6 leaves another salon's block alone", () => {
        expect(problemOf(booksyPage({ jsonLd: { ...sampleJsonLd(), url: 'https://booksy.com/pl-pl/5_inny' } }))).toBe('no_salon_on_page');
    });
});

describe('Y6 pages that are mutilated', () => {
    const good = fixture('profile.html').toString();
    const noSchema = good.replace(/<script type="application\/ld\+json">.*?<\/script>/, '');
    const block = /id="__NUXT_DATA__">(.*?)<\/script>/.exec(good)?.[1] ?? '';
    const withBlock = (text: string): string => noSchema.replace(block, () => text);

    it.each([
        ['nothing', '', 'no_salon_on_page'],
        ['an error page', '<html><body>403 Forbidden</body></html>', 'no_salon_on_page'],
        ['no data and no schema', withBlock(''), 'no_salon_on_page'],
        ['a page cut in its data', noSchema.slice(0, 6_000), 'broken_page'],
        ['data that is no JSON', withBlock('{{{'), 'broken_page'],
        ['data that is an object', withBlock('{"business":{}}'), 'broken_page'],
        ['data that is empty', withBlock('[]'), 'broken_page'],
        ['a root that points nowhere', withBlock('[["ShallowReactive",9]]'), 'broken_page'],
        ['a root that wraps itself', withBlock('[["Ref",0]]'), 'broken_page'],
        ['negative positions', withBlock('[{"data":-9}]'), 'broken_page'],
        ['data without a salon', withBlock('[{"data":1},{}]'), 'no_salon_on_page'],
        ['a salon of another id', withBlock(block.replaceAll(',999001,', ',999002,')), 'no_salon_on_page'],
        ['an error of the server', withBlock('[{"error":1},["NuxtError",2],{"statusCode":3},500]'), 'no_salon_on_page'],
        ['a salon that is gone', withBlock('[{"error":1},["NuxtError",2],{"statusCode":3},404]'), 'not_found'],
        [
            'Nuxt 2 code',
            withBlock('').replace('window.__NUXT__={}', 'window.__NUXT__=(function(a){return {state:{}}}(1))'),
            'no_salon_on_page'
        ],
        ['positions that became texts', withBlock(block.replace('"business":5', '"business":"5"')), 'broken_page'],
        ['a salon without a name', withBlock(block.replace('"Pracownia Włosów Przykład"', '""')), 'no_salon_on_page']
    ])('Y6 ends in a clear problem on %s', (_, page, problem) => {
        expect(problemOf(page)).toBe(problem);
        expect(problemOf(new TextEncoder().encode(page))).toBe(problem);
    });

    it.each([
        ['no staff', { staff: null }],
        ['no images', { images: 'x' }],
        ['no hours', { open_hours: {} }],
        ['no location', { location: 5 }],
        ['no services', { service_categories: [] }],
        ['services of another form', { service_categories: [{ services: 'x' }, 7, null, { name: 5, services: [1, null, { name: {} }] }] }],
        ['numbers as texts', { id: '999001', regions: 'x', description: 7 }]
    ])('Y6 still reads a salon with %s', (_, over) => {
        expect(readBusiness({ ...sampleBusiness(), ...over }).name).toBe('Pracownia Włosów Przykład');
    });

    it('Y6 ends in a salon or a problem and nothing else, wherever the page is cut or changed', () => {
        const bytes = new Uint8Array(fixture('profile.html'));
        const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
        fc.assert(
            fc.property(fc.array(change, { maxLength: 30 }), fc.nat(bytes.length), (changes, length) => {
                const page = bytes.slice();
                for (const [place, value] of changes) page[place] = value;
                problemOf(page.subarray(0, length));
                problemOf(page);
            }),
            { numRuns: 100 }
        );
    });

    it('Y6 refuses a salon whose lists multiply without end, fast', () => {
        const services = Array.from({ length: 500 }, () => ({ id: 1, name: 'A', variants: [] }));
        const shared = Array.from({ length: 500 }, () => ({ id: 1, name: 'A', services }));
        const start = performance.now();
        expect(problemOf(booksyPage({ payload: payloadOf({ ...sampleBusiness(), service_categories: shared }) }))).toBe('too_large');
        expect(performance.now() - start).toBeLessThan(5_000);
    });

    it('Y6 survives a salon that holds itself', () => {
        const business = sampleBusiness();
        business['images'] = [business, business];
        business['self'] = business;
        expect(readBusiness(business).name).toBe('Pracownia Włosów Przykład');
    });
});

function withoutPhotos(draft: SultanaSalonDraft): Omit<SultanaSalonDraft, 'photos'> {
    const { photos, ...rest } = draft;
    expect(photos.length).toBeGreaterThan(0);
    return rest;
}

function camel(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(camel);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
        Object.entries(value).map(([key, member]) => [
            key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
            camel(member)
        ])
    );
}
