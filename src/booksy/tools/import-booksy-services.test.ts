import { describe, expect, it } from 'vitest';
import { CoreFailure } from '../../core/core-failure.js';
import type { SalonServiceInput } from '../../core/salon-core-port.js';
import { BOOKSY_DEMO_URL, booksyDemoBusiness, booksyDemoDraft } from '../../testing/booksy-demo-business.js';
import { BooksyScene } from '../../testing/booksy-scene.js';
import { changedPort } from '../../testing/changed-port.js';
import type { DraftService } from '../draft.js';
import { WRITES_AT_A_TIME } from './write-services.js';

const url = BOOKSY_DEMO_URL;
const TOOL = 'import_booksy_services';

const namesIn = async (scene: BooksyScene): Promise<string[]> => (await scene.salon.port.listServices()).map(({ name }) => name);

/** A profile with many services of one kind. */
function manyServices(count: number): BooksyScene {
    const scene = new BooksyScene();
    const model = scene.draft.services.find(({ name }) => name === 'Regulacja brwi') as DraftService;
    const services = Array.from({ length: count }, (_, at) => ({ ...model, name: `Regulacja brwi nr ${at + 1}` }));
    scene.draft = { ...scene.draft, services };
    return scene;
}

/** A salon system that gives up at one of the services, and how many writes it had under way at most. */
function failingAt(scene: BooksyScene, failsAt: number, failure: Error) {
    const seen = { most: 0, started: 0, now: 0 };
    scene.port = changedPort(scene.port, {
        async addService(input: SalonServiceInput) {
            const turn = ++seen.started;
            seen.most = Math.max(seen.most, ++seen.now);
            await Promise.resolve();
            seen.now--;
            if (turn === failsAt) throw failure;
            return scene.salon.port.addService(input);
        }
    });
    return seen;
}

describe('Y3 import_booksy_services', () => {
    it('Y3 shows everything that it would copy, and everything that it would not, with the reason', async () => {
        const scene = new BooksyScene();
        const { summary, echo } = await scene.preview(TOOL, { url });
        expect(summary).toBe(
            [
                'Skopiuję 4 usługi z profilu „Studio Szafran” na Booksy do cennika salonu:',
                '1. „Strzyżenie grzywki” — 40 zł, 15 min; typ: Strzyżenie grzywki; osoby: Marta Zielińska.',
                '2. „Balayage — Włosy krótkie” — 350,50 zł, 2 h 5 min; typ: Baleyage / Ombre / Sombre; osoby: Marta Zielińska. Na Booksy cena „od 350,50 zł” — wpisano 350,50 zł. Czas 2 h 2 min zaokrąglono do 2 h 5 min (Sultana liczy co 5 minut).',
                '3. „Balayage — Włosy długie” — 480 zł, 3 h; typ: Baleyage / Ombre / Sombre; osoby: Marta Zielińska. Na Booksy cena zmienna — wpisano 480 zł.',
                '4. „Regulacja brwi” — 45 zł, 20 min; typ: Regulacja brwi; osoby: Katarzyna Lis.',
                'Już są w salonie, więc pomijam (1): „Strzyżenie damskie z modelowaniem”.',
                'Bez typu usługi (1): „Voucher podarunkowy”. Nie skopiuję ich, dopóki nie wybierzesz typu w overrides (serviceTypeIds z find_service_type).',
                'Bez czasu trwania (1): „Tonowanie”. Nie skopiuję ich; po ustaleniu czasu można je dodać narzędziem add_service.',
                'Bez ceny (1): „Refleksy”. Nie skopiuję ich; po ustaleniu ceny można je dodać narzędziem add_service.',
                'Osoby z Booksy, których nie da się rozpoznać w zespole salonu: Zuzanna. Do ich usług trzeba je przypisać później.',
                'Uwagi do profilu: Bez usług na Booksy: Recepcja. Zapytaj, czy te osoby przyjmują klientki.',
                'Czy skopiować?'
            ]
                .join('\n')
                .replaceAll(/(\d) (zł|min|h)(?!\p{L})/gu, '$1\u00a0$2')
        );
        expect(echo).toMatchObject({ url, expectedCount: 4, confirmed: true });
        expect(JSON.stringify(echo).length).toBeLessThan(300);
    });

    it('Y3 copies the whole catalogue under one confirmation, with descriptions, types and people', async () => {
        const scene = new BooksyScene();
        expect(await scene.agree(TOOL, { url })).toEqual({
            status: 'ok',
            summary: 'Skopiowano z Booksy 4 usługi do cennika salonu.',
            data: { copied: 4, left: 0 }
        });
        const brows = (await scene.salon.port.listServices()).find(({ name }) => name === 'Regulacja brwi');
        expect(brows).toMatchObject({
            pricePln: 45,
            durationMinutes: 20,
            description: 'Pęsetą lub nitką.',
            serviceTypeIds: ['brows-shaping'],
            workerIds: [await scene.salon.worker('Katarzyna')],
            active: true
        });
    });

    it('Y3 is idempotent: run again it finds nothing to copy, asks for nothing and writes nothing', async () => {
        const scene = new BooksyScene();
        await scene.agree(TOOL, { url });
        const before = await namesIn(scene);
        const again = await scene.preview(TOOL, { url });
        expect(again.summary).toContain('Nie ma czego skopiować z profilu „Studio Szafran” na Booksy.');
        expect(again.summary).not.toContain('Czy skopiować?');
        expect(await scene.call(TOOL, again.echo)).toEqual({
            status: 'ok',
            summary: 'Nie było czego kopiować.',
            data: { copied: 0, left: 0 }
        });
        expect(await namesIn(scene)).toEqual(before);
    });

    it('Y3 copies one category, and says which there are when it is another', async () => {
        const scene = new BooksyScene();
        expect((await scene.preview(TOOL, { url, category: ' brwi ' })).echo).toMatchObject({ expectedCount: 1 });
        expect(await scene.call(TOOL, { url, category: 'Rzęsy', confirmed: false })).toMatchObject({
            status: 'error',
            code: 'invalid_arguments',
            summary:
                'Na tym profilu nie ma kategorii „Rzęsy”. Są: „Strzyżenie”, „Koloryzacja”, „Brwi” i „Inne”. Podaj jedną z nich albo pomiń argument category.'
        });
    });

    it('Y3 takes types by hand and leaves out what the owner does not want', async () => {
        const scene = new BooksyScene();
        const overrides = [
            { name: 'voucher podarunkowy', serviceTypeIds: ['hair-bridal'] },
            { name: 'Regulacja brwi', skip: true }
        ];
        const { summary } = await scene.preview(TOOL, { url, overrides });
        expect(summary).toContain('Pomijam na życzenie (1): „Regulacja brwi”.');
        expect(summary).toMatch(/„Voucher podarunkowy” — 200\u00a0zł, 30\u00a0min; typ: /);
        expect(await scene.agree(TOOL, { url, overrides })).toMatchObject({ status: 'ok', data: { copied: 4, left: 0 } });
        expect(await namesIn(scene)).toContain('Voucher podarunkowy');
    });

    it.each([
        [[{ name: 'Masaż', skip: true }], 'W cenniku z Booksy nie ma usługi „Masaż” — przepisz jej nazwę z podglądu.'],
        [
            [{ name: 'Tonowanie', serviceTypeIds: ['brak'] }],
            'Nie ma w katalogu typu „brak” (usługa „Tonowanie”) — weź serviceTypeId z find_service_type.'
        ],
        [
            [
                { name: 'Tonowanie', skip: true },
                { name: 'TONOWANIE', skip: true }
            ],
            'Usługa „TONOWANIE” ma więcej niż jedną poprawkę — połącz je w jedną.'
        ],
        [[{ name: 'Tonowanie' }], 'Poprawka do usługi „Tonowanie” niczego nie zmienia: podaj skip=true albo serviceTypeIds.'],
        [
            [{ name: 'Tonowanie', skip: true, serviceTypeIds: ['brows-shaping'] }],
            'Poprawka do usługi „Tonowanie” ma jednocześnie skip i serviceTypeIds. Wybierz jedno.'
        ]
    ])('Y3 refuses an override that cannot be meant: %j', async (overrides, sentence) => {
        const scene = new BooksyScene();
        const result = await scene.call(TOOL, { url, overrides, confirmed: false });
        expect(result).toMatchObject({ status: 'error', code: 'invalid_arguments' });
        expect(result.summary).toContain(sentence);
    });

    it('Y3 rule 7 is refused when the count has changed since the preview', async () => {
        const scene = new BooksyScene();
        const { echo } = await scene.preview(TOOL, { url });
        scene.draft = { ...scene.draft, services: scene.draft.services.filter(({ name }) => name !== 'Regulacja brwi') };
        expect(await scene.call(TOOL, echo)).toMatchObject({
            status: 'error',
            code: 'conflict',
            summary:
                'Od czasu podglądu zmienił się profil na Booksy albo cennik, zespół lub katalog typów salonu: w planie było 4 usługi, jest 3 usługi. Niczego nie zapisano — pokaż nowy podgląd (confirmed=false).'
        });
    });

    it('Y3 rule 7 is refused when one price has changed and the count has not', async () => {
        const scene = new BooksyScene();
        const before = await namesIn(scene);
        const { echo } = await scene.preview(TOOL, { url });
        const business = booksyDemoBusiness();
        business.service_categories[2]!.services[0]!.variants[0]!.price = 46;
        scene.draft = booksyDemoDraft(business);
        expect(await scene.call(TOOL, echo)).toMatchObject({ status: 'error', code: 'conflict' });
        expect(await namesIn(scene)).toEqual(before);
    });

    it('Y3 writes four at a time', async () => {
        const scene = manyServices(30);
        const seen = failingAt(scene, Infinity, new Error('never'));
        expect(await scene.agree(TOOL, { url })).toMatchObject({ status: 'ok', data: { copied: 30, left: 0 } });
        expect(seen).toMatchObject({ most: WRITES_AT_A_TIME, started: 30 });
    });

    it('Y3 rule 11 stops at the first failure, says how many are copied and left, and goes on when it is run again', async () => {
        const scene = manyServices(30);
        const seen = failingAt(scene, 10, new CoreFailure('quota_exceeded', { limit: 200 }));
        const stopped = await scene.agree(TOOL, { url });
        const copied = seen.started - 1;
        expect(copied).toBeLessThan(10 + WRITES_AT_A_TIME);
        expect(stopped).toEqual({
            status: 'error',
            code: 'quota_exceeded',
            retryable: true,
            summary: `Skopiowano ${copied} z 30 usług, potem przerwano na usłudze „Regulacja brwi nr 10”: dzisiejszy limit zmian (200) jest wyczerpany. Zostało ${30 - copied} usług — jutro uruchom kopiowanie jeszcze raz od podglądu, a dokończy resztę.`,
            data: { copied, left: 30 - copied }
        });
        scene.port = scene.salon.port;
        expect(await scene.agree(TOOL, { url })).toMatchObject({ status: 'ok', data: { copied: 30 - copied, left: 0 } });
        const imported = (await namesIn(scene)).filter((name) => name.startsWith('Regulacja brwi nr'));
        expect(imported).toHaveLength(30);
        expect(new Set(imported).size).toBe(30);
    });

    it('B8 tells of a write whose answer was lost, whatever else failed beside it', async () => {
        const scene = manyServices(8);
        let turn = 0;
        scene.port = changedPort(scene.port, {
            async addService() {
                const failure = new CoreFailure(++turn === 1 ? 'unavailable' : 'outcome_unknown');
                await Promise.resolve();
                throw failure;
            }
        });
        const result = await scene.agree(TOOL, { url });
        expect(result).toMatchObject({ status: 'error', code: 'outcome_unknown', data: { copied: 0, left: 8 } });
        expect(result.summary).toContain('nie wiadomo, czy ta usługa się zapisała');
    });

    it('S12 does not go on writing after an error that is no answer of the salon system', async () => {
        const scene = manyServices(30);
        const seen = failingAt(scene, 5, new Error('a mistake of ours'));
        expect(await scene.agree(TOOL, { url })).toMatchObject({ status: 'error', code: 'outcome_unknown' });
        await new Promise((resolve) => setImmediate(resolve));
        expect(seen.started).toBeLessThan(5 + WRITES_AT_A_TIME);
    });
});
