import { describe, expect, it } from 'vitest';
import { BOOKSY_DEMO_URL } from '../../testing/booksy-demo-business.js';
import { BooksyScene } from '../../testing/booksy-scene.js';
import { BooksyFailure, type BooksyProblem } from '../booksy-failure.js';
import { createBooksyReaderTools } from '../create-booksy-tools.js';
import type { DraftPhoto, DraftService } from '../draft.js';
import { booksyProblemText } from '../texts.pl.js';
import { MAX_DOWNLOADED_PHOTOS } from './download-booksy-photos.js';

const url = BOOKSY_DEMO_URL;

function reading(problem: BooksyProblem) {
    const reader = { read: () => Promise.reject(new BooksyFailure(problem, 'a detail for developers')) };
    return createBooksyReaderTools({ reader });
}

describe('Y2 read_booksy_salon', () => {
    it('Y2 shows name, place, hours, team and counts', async () => {
        const scene = new BooksyScene();
        expect(await scene.call('read_booksy_salon', { url })).toMatchObject({
            status: 'ok',
            summary:
                'Profil „Studio Szafran” na Booksy: 8 usług, 4 osoby w zespole, 6 zdjęć. Niczego nie zapisano. Uwagi: Bez usług na Booksy: Recepcja. Zapytaj, czy te osoby przyjmują klientki.',
            data: {
                booksyId: 999_002,
                name: 'Studio Szafran',
                address: 'ul. Kościuszki 14, 05-500, Piaseczno',
                city: 'Piaseczno',
                postalCode: '05-500',
                lat: 52.0746,
                lng: 21.0262,
                openingHours: [
                    { day: 0, ranges: [{ start: '09:00', end: '19:00' }] },
                    { day: 1, ranges: [] },
                    { day: 2, ranges: [] },
                    { day: 3, ranges: [] },
                    { day: 4, ranges: [] },
                    { day: 5, ranges: [{ start: '10:00', end: '15:00' }] },
                    { day: 6, ranges: [] }
                ],
                serviceCount: 8,
                photos: { logo: 1, cover: 1, salon: 2, inspiration: 1, service: 0, staff: 1 },
                source: { degraded: false }
            }
        });
    });

    it.each([
        ['address', 'invalid_arguments'],
        ['moved_elsewhere', 'invalid_arguments'],
        ['not_found', 'not_found'],
        ['refused', 'unavailable'],
        ['too_many_requests', 'rate_limited'],
        ['no_answer', 'unavailable'],
        ['too_large', 'invalid_arguments'],
        ['no_salon_on_page', 'not_found'],
        ['broken_page', 'unavailable']
    ] as const)('Y2 rule 9 tells "%s" in a sentence of its own, as %s, and no details', async (problem, code) => {
        for (const tool of reading(problem))
            expect(await tool.execute({ url })).toMatchObject({ status: 'error', code, summary: booksyProblemText(problem) });
    });
});

describe('Y2 read_booksy_services', () => {
    it('Y2 shows services ready for add_service, their ids empty', async () => {
        const scene = new BooksyScene();
        const result = await scene.call('read_booksy_services', { url, category: 'brwi' });
        expect(result).toMatchObject({
            summary: expect.stringContaining('W kategorii „brwi” na Booksy: 1 usługa.') as string,
            data: {
                services: [
                    {
                        name: 'Regulacja brwi',
                        pricePln: 45,
                        durationMinutes: 20,
                        booksyCategory: 'Brwi',
                        description: 'Pęsetą lub nitką.',
                        workerNames: ['Katarzyna'],
                        serviceTypeIds: [],
                        workerIds: [],
                        notes: []
                    }
                ],
                leftOut: 0
            }
        });
    });

    it('Y2 narrows by words of the name, and says when none fits', async () => {
        const scene = new BooksyScene();
        expect(await scene.call('read_booksy_services', { url, query: 'balayage dlug' })).toMatchObject({
            data: { services: [{ name: 'Balayage — Włosy długie', pricePln: 480 }], leftOut: 0 }
        });
        expect((await scene.call('read_booksy_services', { url, query: 'masaż' })).summary).toBe(
            'W cenniku „Studio Szafran” na Booksy żadna usługa nie pasuje do „masaż”. Spróbuj innych słów albo weź całą listę, bez argumentu query.'
        );
    });

    it('rule 10 is cut where it gets long, and says how to narrow it', async () => {
        const scene = new BooksyScene();
        const [model] = scene.draft.services;
        const services = Array.from(
            { length: 120 },
            (_, at) => ({ ...model, name: `Usługa nr ${at}`, booksyCategory: `Dział ${at % 3}` }) as DraftService
        );
        scene.draft = { ...scene.draft, services };
        const result = await scene.call('read_booksy_services', { url });
        expect(result.summary).toMatch(
            /120 usług\. Lista jest skrócona, poza nią jeszcze \d+ usług[ia]? — zawęź ją argumentem category albo query\. Kategorie: „Dział 0”, „Dział 1” i „Dział 2”\./
        );
        expect(JSON.stringify(result).length).toBeLessThan(9_500);
    });
});

describe('Y2 download_booksy_photos', () => {
    const photo = (at: number): DraftPhoto => ({
        kind: 'salon',
        url: `https://d375139ucebi94.cloudfront.net/region2/pl/999002/biz_photo/${at}.jpeg`
    });

    it('Y2 hands logo, cover and pictures of the salon to the host, with the ending that their bytes have', async () => {
        const scene = new BooksyScene();
        expect(await scene.call('download_booksy_photos', { url })).toMatchObject({
            status: 'ok',
            summary: 'Pobrano z Booksy 4 zdjęcia. W salonie niczego nie zmieniono.',
            data: { saved: 4, failed: [], left: 0 }
        });
        expect(scene.saved.map(({ kind, fileName, mime, booksyId }) => [kind, fileName, mime, booksyId])).toEqual([
            ['logo', 'szafran.png', 'image/png', 999_002],
            ['cover', 'witryna.png', 'image/png', 999_002],
            ['salon', 'wnetrze.png', 'image/png', 999_002],
            ['salon', 'fotele.png', 'image/png', 999_002]
        ]);
    });

    it('Y2 takes the kinds that are asked for', async () => {
        const scene = new BooksyScene();
        await scene.call('download_booksy_photos', { url, kinds: ['staff', 'inspiration'] });
        expect(scene.saved.map(({ kind, of }) => [kind, of]).sort()).toEqual([
            ['inspiration', undefined],
            ['staff', 'Marta']
        ]);
    });

    it('Y2 takes 150 a call, and the next ones with offset', async () => {
        const scene = new BooksyScene();
        scene.draft = { ...scene.draft, photos: Array.from({ length: 200 }, (_, at) => photo(at)) };
        expect(await scene.call('download_booksy_photos', { url })).toMatchObject({
            summary:
                'Pobrano z Booksy 150 zdjęć. Zostało jeszcze 50 zdjęć — wywołaj narzędzie z offset=150. W salonie niczego nie zmieniono.',
            data: { saved: MAX_DOWNLOADED_PHOTOS, left: 50 }
        });
        expect(await scene.call('download_booksy_photos', { url, offset: 150 })).toMatchObject({ data: { saved: 50, left: 0 } });
        expect(new Set(scene.fetched).size).toBe(200);
        expect(await scene.call('download_booksy_photos', { url, offset: 200 })).toMatchObject({
            status: 'error',
            code: 'invalid_arguments'
        });
    });

    it('Y2 goes on past a picture that cannot be had, is none, or cannot be kept, and says which', async () => {
        const scene = new BooksyScene();
        scene.draft = { ...scene.draft, photos: [0, 1, 2, 3].map(photo) };
        const { picture } = scene;
        scene.picture = (address) => {
            if (address.endsWith('/0.jpeg')) throw new BooksyFailure('not_found');
            return address.endsWith('/1.jpeg') ? new Uint8Array(20) : picture(address);
        };
        const photoSink = {
            save: ({ url: address }: { url: string }) => {
                if (address.endsWith('/2.jpeg')) throw new Error('the disk is full');
            }
        };
        const tool = createBooksyReaderTools({ ...scene.options, photoSink }).find(({ name }) => name === 'download_booksy_photos');
        expect(await tool?.execute({ url })).toMatchObject({
            status: 'ok',
            summary: 'Pobrano z Booksy 1 zdjęcie. Nie udało się: 3 zdjęcia. W salonie niczego nie zmieniono.',
            data: {
                saved: 1,
                failed: [
                    { url: photo(0).url, reason: 'nie udało się pobrać' },
                    { url: photo(1).url, reason: 'to nie jest JPEG, PNG ani WebP' },
                    { url: photo(2).url, reason: 'aplikacja nie mogła go zapisać' }
                ]
            }
        });
    });
});

describe('Y5 import_booksy_workers', () => {
    it('Y5 says that it is not built yet, lists the people and who is missing, and writes nothing', async () => {
        const scene = new BooksyScene();
        const before = await scene.salon.port.listWorkers();
        expect(await scene.call('import_booksy_workers', { url })).toMatchObject({
            status: 'ok',
            summary:
                'Kopiowania zespołu z Booksy jeszcze nie ma, więc niczego nie zapisano. Na Booksy: 4 osoby. W zespole salonu brakuje: Zuzanna i Recepcja. Osoby dodaje się w panelu.',
            data: {
                people: [
                    { name: 'Marta', position: 'Stylistka', servesCustomers: true, inSalon: true },
                    { name: 'Katarzyna', inSalon: true },
                    { name: 'Zuzanna', inSalon: false },
                    { name: 'Recepcja', servesCustomers: false, inSalon: false }
                ],
                leftOut: 0
            }
        });
        expect(await scene.salon.port.listWorkers()).toEqual(before);
    });
});
