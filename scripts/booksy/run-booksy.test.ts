import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBooksyLikeSite, type BooksyLikeSite } from '../../deployment/booksy-site/booksy-like-site.js';
import { fetchFromSite } from '../../deployment/booksy-site/fetch-from-site.js';
import { SITE_PROFILES, smallProfilePage } from '../../deployment/booksy-site/site-content.js';
import { nominatimReverseGeocode } from '../../src/booksy/area/reverse-geocode.js';
import type { SultanaSalonDraft } from '../../src/booksy/draft.js';
import { PAGE_LIMITS } from '../../src/booksy/page.js';
import { platformPictureReader } from '../../src/booksy/platform-picture-reader.js';
import { EXIT } from './command-io.js';
import { runBooksy } from './run-booksy.js';
import { runBooksyAround } from './run-booksy-around.js';

let site: BooksyLikeSite;
let folder: string;

beforeAll(async () => {
    site = await startBooksyLikeSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booksy-'));
    return () => rm(folder, { recursive: true });
});

async function run(...argv: string[]) {
    const lines: string[] = [];
    const errors: string[] = [];
    const code = await runBooksy(argv, {
        folder,
        out: (line) => void lines.push(line),
        err: (line) => void errors.push(line),
        fetchPage: fetchFromSite(site.origin, PAGE_LIMITS.size),
        pictures: platformPictureReader((mostBytes) => fetchFromSite(site.origin, mostBytes))
    });
    return { code, out: lines.join('\n'), err: errors.join('\n') };
}

const id = /\/(\d+)_/.exec(SITE_PROFILES.small)?.[1] ?? '';
const keptDraft = async (of = id) => JSON.parse(await readFile(join(folder, of, 'draft.json'), 'utf8')) as SultanaSalonDraft;
const keptPhotos = () => readdir(join(folder, id, 'photos'));

describe('R1 npm run booksy', () => {
    it('R1 prints the draft and keeps it with the usual pictures', async () => {
        const { code, out, err } = await run(SITE_PROFILES.small);
        expect({ code, err }).toEqual({ code: EXIT.ok, err: '' });
        expect(out).toContain(`• Reading ${SITE_PROFILES.small} …`);
        expect((await keptDraft()).services.length).toBeGreaterThan(24);
        const photos = await keptPhotos();
        expect(photos.filter((name) => name.startsWith('salon'))).toHaveLength(20);
        expect(photos.filter((name) => /^(?:inspiration|service|staff)/.test(name))).toEqual([]);
    });

    it('R1 fetches none with --no-photos, and every kind in several calls with --all-photos', async () => {
        expect((await run(SITE_PROFILES.small, '--no-photos')).code).toBe(EXIT.ok);
        await expect(keptPhotos()).rejects.toThrow('ENOENT');
        expect(await run(SITE_PROFILES.small, '--all-photos')).toMatchObject({ code: EXIT.ok, err: '' });
        const { photos } = await keptDraft();
        expect(photos.length).toBeGreaterThan(200);
        expect(await keptPhotos()).toHaveLength(photos.length);
    });

    it('R1 shows the preview and the confirmed import with --import', async () => {
        const { code, out } = await run(SITE_PROFILES.small, '--no-photos', '--import');
        expect(code).toBe(EXIT.ok);
        expect(out).toMatch(/import_booksy_services, confirmed: false\nSkopiuję \d+ usług/);
        expect(out).toMatch(/import_booksy_services, confirmed: true\nSkopiowano z Booksy \d+ usług/);
    });

    it('R1 rule 36 says in its help that no live page could be reached and that reading may be against the terms', async () => {
        const { code, out } = await run('--help');
        expect(code).toBe(EXIT.ok);
        expect(out).toMatch(/No live page of Booksy could be reached/);
        expect(out).toMatch(/may be against Booksy's terms/);
    });

    it.each([
        [[], 'Give the address of a profile'],
        [['--fle', 'x'], "Unknown option '--fle'"],
        [[SITE_PROFILES.small, SITE_PROFILES.largest], 'one profile at a time'],
        [[SITE_PROFILES.small, '--no-photos', '--all-photos'], 'say the opposite'],
        [['--file', '/nowhere/page.html'], 'Cannot read /nowhere/page.html: ENOENT']
    ])('R1 is told how to be called: %j', async (argv, sentence) => {
        const { code, err } = await run(...argv);
        expect({ code, err }).toMatchObject({ code: EXIT.usage, err: expect.stringContaining(sentence) as string });
        expect(err).toContain('npm run booksy -- --help');
    });

    it.each([
        ['https://example.com/x', 'no address of a public Booksy profile'],
        [SITE_PROFILES.gone, 'no such profile'],
        [SITE_PROFILES.refused, 'Save it in a browser and read it with --file page.html'],
        [SITE_PROFILES.busy, 'asks for a pause'],
        [SITE_PROFILES.failing, 'did not answer'],
        [SITE_PROFILES.movedAway, 'somewhere else'],
        [SITE_PROFILES.tooLarge, 'larger than a profile can be'],
        [SITE_PROFILES.broken, 'cut off']
    ])('R1 says why a profile could not be read, and what to do: %s', async (url, sentence) => {
        expect(await run(url)).toMatchObject({ code: EXIT.failed, err: expect.stringContaining(sentence) as string });
        expect(await readdir(folder)).toEqual([]);
    });
});

describe('R1 npm run booksy -- --file', () => {
    const page = smallProfilePage();

    async function runOn(text: string | Buffer, ...more: string[]) {
        const file = join(folder, 'page.html');
        await writeFile(file, text);
        return run('--file', file, ...more);
    }

    it('R1 reads a saved page, its address taken from the page, and fetches nothing', async () => {
        const before = site.requests.length;
        const { code, out } = await runOn(page);
        expect(code).toBe(EXIT.ok);
        expect(out).toContain("the page's own data");
        expect((await keptDraft()).services.length).toBeGreaterThan(24);
        expect(site.requests).toHaveLength(before);
    });

    it('R1 asks for the address when the page does not say', async () => {
        const { code, err } = await runOn(page.replace(/<link rel="canonical"[^>]*>/, ''));
        expect({ code, err }).toMatchObject({ code: EXIT.usage, err: expect.stringContaining('Give the address too') as string });
    });

    const dataStart = page.indexOf('id="__NUXT_DATA__">') + 'id="__NUXT_DATA__">'.length;
    const dataEnd = page.indexOf('</script>', dataStart);
    const withData = (data: string): string => page.slice(0, dataStart) + data + page.slice(dataEnd);
    const data = page.slice(dataStart, dataEnd);
    const withoutJsonLd = (text: string): string => text.replaceAll('application/ld+json', 'application/json');

    /** Twenty ways in which a saved page comes to harm, and what is left of it. */
    const MUTILATED: readonly (readonly [string, () => string | Buffer, 'whole' | 'degraded' | 'told'])[] = [
        ['nothing in it', () => '', 'told'],
        ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'told'],
        ['cut off in its head', () => page.slice(0, 300), 'told'],
        ['cut off in the markup, before the data', () => page.slice(0, dataStart - 5_000), 'degraded'],
        ['cut off in the data', () => page.slice(0, dataStart + data.length / 2), 'degraded'],
        ['cut off in the data, and no schema.org block', () => withoutJsonLd(page.slice(0, dataStart + data.length / 2)), 'told'],
        ['without its last script', () => page.slice(0, dataEnd + 9), 'whole'],
        ['with the data removed', () => withData(''), 'degraded'],
        ['with other data in its place', () => withData('{"a":1}'), 'degraded'],
        ['with the data as a script that is no JSON', () => withData(`window.x=${data}`), 'degraded'],
        ['with a middle piece of the data missing', () => withData(data.slice(0, 20_000) + data.slice(30_000)), 'degraded'],
        ['with the root pointing nowhere', () => withData('[["ShallowReactive",9999999]]'), 'degraded'],
        ['with a root that is a cycle', () => withData('[["ShallowReactive",0]]'), 'degraded'],
        ['with data nested a hundred thousand deep', () => withData('['.repeat(100_000)), 'degraded'],
        ['with the schema.org block broken', () => page.replace('"@type":"HairSalon"', '"@type":"HairSalon'), 'whole'],
        ['without any schema.org block', () => withoutJsonLd(page), 'whole'],
        [
            'with the attributes in another order',
            () =>
                page.replace(
                    /<script type="application\/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">/,
                    '<script id=__NUXT_DATA__ data-ssr=true data-nuxt-data=nuxt-app type=application/json>'
                ),
            'whole'
        ],
        ['with line breaks of another system', () => page.replaceAll('><', '>\r\n<'), 'whole'],
        [
            'with a byte order mark and in pieces of Latin-2',
            () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(page, 'utf8'), Buffer.from([0xb1, 0xe6])]),
            'whole'
        ],
        [
            'with another salon’s id',
            () => page.replaceAll(id, '777777').replace(/rel="canonical" href="[^"]*"/, `rel="canonical" href="${SITE_PROFILES.small}"`),
            'told'
        ]
    ];

    it('there are twenty ways', () => expect(MUTILATED).toHaveLength(20));

    it.each(MUTILATED)('Y6 a page %s', async (_, mutilate, left) => {
        const { code, err } = await runOn(mutilate(), SITE_PROFILES.small);
        if (left === 'told') {
            expect({ code, err }).toMatchObject({ code: EXIT.failed, err: expect.stringMatching(/^[A-Z].+[.?](?: \(.+\))?$/) as string });
            expect(await readdir(folder)).toEqual(['page.html']);
            return;
        }
        expect({ code, err }).toEqual({ code: EXIT.ok, err: '' });
        const draft = await keptDraft();
        expect({ degraded: draft.source.degraded, id: draft.booksyId }).toEqual({ degraded: left === 'degraded', id: Number(id) });
        expect(draft.services.length).toBeGreaterThan(20);
    });
});

describe('R1 npm run booksy-around', () => {
    async function around(...argv: string[]) {
        const lines: string[] = [];
        const errors: string[] = [];
        const code = await runBooksyAround(argv, {
            out: (line) => void lines.push(line),
            err: (line) => void errors.push(line),
            fetchPage: fetchFromSite(site.origin, PAGE_LIMITS.size),
            pause: () => Promise.resolve(),
            reverseGeocode: nominatimReverseGeocode(fetchFromSite(site.origin, 10_000))
        });
        return { code, lines, err: errors.join('\n') };
    }

    it('R1 prints the pages that it reads and the salons that it finds', async () => {
        const { code, lines } = await around('52.19', '21.03', '4');
        expect(code).toBe(EXIT.ok);
        expect(lines.filter((line) => line.startsWith('• https://booksy.com/pl-pl/'))).toHaveLength(7);
        expect(lines.filter((line) => /^ {2}[\d.]+\u00a0k?m {2}\[\w+\] .+ {2}https:\/\/booksy\.com\/pl-pl\/\d+_/.test(line))).toHaveLength(
            4
        );
    });

    it.each([
        [[], EXIT.usage, 'Give the latitude and the longitude'],
        [['52.2'], EXIT.usage, 'Give the latitude and the longitude'],
        [['north', '21'], EXIT.usage, "Unexpected argument 'north'"],
        [['152', '21'], EXIT.usage, 'latitude must be from -90 to 90'],
        [['52.2', '21', '0'], EXIT.usage, 'limit must be a whole number'],
        [['-33.9', '-18.4'], EXIT.ok, '']
    ])('R1 is told what is wrong: %j', async (argv, code, sentence) => {
        const result = await around(...argv);
        expect(result).toMatchObject({ code, err: expect.stringContaining(sentence) as string });
    });

    it('R1 shows its help', async () => {
        const { code, lines } = await around('--help');
        expect({ code, text: lines[0] }).toEqual({ code: EXIT.ok, text: expect.stringContaining('<lat> <lng> [limit]') as string });
    });
});
