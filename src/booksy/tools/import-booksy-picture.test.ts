import { describe, expect, it } from 'vitest';
import { CoreFailure } from '../../core/core-failure.js';
import { BOOKSY_DEMO_URL, booksyDemoBusiness, booksyDemoDraft } from '../../testing/booksy-demo-business.js';
import { BooksyScene, SMALL_PNG } from '../../testing/booksy-scene.js';
import { changedPort } from '../../testing/changed-port.js';
import { BooksyFailure } from '../booksy-failure.js';
import { MAX_COPIED_PICTURE_BYTES } from './import-booksy-picture.js';

const url = BOOKSY_DEMO_URL;

/** The profile with another logo. */
function otherLogo() {
    const business = booksyDemoBusiness();
    return booksyDemoDraft({ ...business, thumbnail_photo: business.thumbnail_photo.replace('szafran', 'szafran-nowy') });
}

const failing = (scene: BooksyScene, method: 'storePicture' | 'setPhotos', failure: CoreFailure) => {
    scene.port = changedPort(scene.port, { assets: changedPort(scene.assets, { [method]: () => Promise.reject(failure) }) });
};

describe('Y4 import_booksy_logo and import_booksy_cover', () => {
    it('Y4 rule 33 fetch no picture for the preview, and name it with its mark', async () => {
        const scene = new BooksyScene();
        const { summary, echo } = await scene.preview('import_booksy_logo', { url });
        expect(scene.fetched).toEqual([]);
        expect(echo).toMatchObject({ url, pictureMark: expect.stringMatching(/^[0-9a-f]{8}$/) as string, confirmed: true });
        expect(summary).toBe(
            `Skopiuję logo z profilu „Studio Szafran” na Booksy do biblioteki salonu („Booksy · logo · ${String(echo['pictureMark'])}”) i ustawię je jako miniaturę salonu. Okładka zostaje bez zmian. Czy zapisać?`
        );
    });

    it('Y4 copy the picture into the library and set its slot, and hand the other back untouched', async () => {
        const scene = new BooksyScene();
        const logo = await scene.agree('import_booksy_logo', { url });
        expect(logo).toMatchObject({ status: 'ok', data: { name: expect.stringMatching(/^Booksy · logo · [0-9a-f]{8}$/) as string } });
        const cover = await scene.agree('import_booksy_cover', { url });
        expect(cover).toMatchObject({ status: 'ok', data: { name: expect.stringMatching(/^Booksy · cover · [0-9a-f]{8}$/) as string } });
        const ids = [logo, cover].map((result) => (result.status === 'ok' ? result.data?.['mediaId'] : undefined));
        expect(await scene.assets.readPhotos()).toEqual({ thumbnailMediaId: ids[0], coverMediaId: ids[1], version: 2n });
        expect(scene.assets.pictures.map(({ mime }) => mime)).toEqual(['image/png', 'image/png']);
        expect(scene.fetched).toHaveLength(2);
    });

    it('Y4 store no picture twice: one that is in the library is only set again', async () => {
        const scene = new BooksyScene();
        await scene.agree('import_booksy_logo', { url });
        await scene.assets.setPhotos({}, 1n);
        const { summary } = await scene.preview('import_booksy_logo', { url });
        expect(summary).toContain('które jest już w bibliotece');
        expect(await scene.agree('import_booksy_logo', { url })).toMatchObject({ status: 'ok' });
        expect({ stored: scene.assets.pictures.length, fetched: scene.fetched.length }).toEqual({ stored: 1, fetched: 1 });
    });

    it('Y4 say when the picture fills its slot already', async () => {
        const scene = new BooksyScene();
        await scene.agree('import_booksy_cover', { url });
        expect(await scene.call('import_booksy_cover', { url, confirmed: false })).toMatchObject({
            status: 'error',
            summary: 'To zdjęcie okładkowe z Booksy jest już ustawione jako okładka salonu — nie ma czego zmieniać.'
        });
    });

    it('Y4 refuse a mark that is stale: the logo changed on Booksy since the preview', async () => {
        const scene = new BooksyScene();
        const { echo } = await scene.preview('import_booksy_logo', { url });
        scene.draft = otherLogo();
        expect(await scene.call('import_booksy_logo', echo)).toMatchObject({
            status: 'error',
            code: 'conflict',
            summary: 'Od czasu podglądu logo na Booksy się zmieniło. Niczego nie zapisano — pokaż nowy podgląd (confirmed=false).'
        });
        expect({ stored: scene.assets.pictures, fetched: scene.fetched }).toEqual({ stored: [], fetched: [] });
    });

    it('rule 7 name the picture that goes, and refuse when another took its place since the preview', async () => {
        const scene = new BooksyScene();
        const old = await scene.salon.life.picture('Stare logo');
        await scene.assets.setPhotos({ thumbnailMediaId: old.id }, 0n);
        const { summary, echo } = await scene.preview('import_booksy_logo', { url });
        expect(summary).toContain('jako miniaturę salonu zamiast obecnej („Stare logo”).');
        await scene.assets.setPhotos({ thumbnailMediaId: (await scene.salon.life.picture('Inne logo')).id }, 1n);
        const result = await scene.call('import_booksy_logo', echo);
        expect(result).toMatchObject({ status: 'error', code: 'conflict' });
        expect(result.summary).toContain('obecna miniatura (było: Stare logo, jest: Inne logo)');
    });

    it.each([
        ['a text', new TextEncoder().encode('<html>to nie jest zdjęcie</html>'), 'Plik z Booksy nie jest zdjęciem JPEG, PNG ani WebP.'],
        ['a GIF', new TextEncoder().encode('GIF89a..................'), 'Plik z Booksy nie jest zdjęciem JPEG, PNG ani WebP.'],
        ['nothing', new Uint8Array(), 'Plik z Booksy nie jest zdjęciem JPEG, PNG ani WebP.'],
        ['a picture of more than 1.9 MB', new Uint8Array(MAX_COPIED_PICTURE_BYTES + 1), 'To zdjęcie jest za duże: najwyżej 1,9 MB.']
    ])('Y4 refuse %s with a sentence, and set nothing', async (_, bytes, sentence) => {
        const scene = new BooksyScene();
        scene.picture = () => bytes;
        const result = await scene.agree('import_booksy_logo', { url });
        expect(result).toMatchObject({ status: 'error', code: 'invalid_arguments' });
        expect(result.summary).toContain(`${sentence} Niczego nie ustawiono.`);
        expect({ photos: await scene.assets.readPhotos(), stored: scene.assets.pictures }).toEqual({ photos: { version: 0n }, stored: [] });
    });

    it.each([
        ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
        ['image/webp', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]]
    ])('Y4 take a picture for what its first bytes say: %s', async (mime, beginning) => {
        const scene = new BooksyScene();
        scene.picture = () => new Uint8Array([...beginning, ...Array<number>(20).fill(0)]);
        await scene.agree('import_booksy_logo', { url });
        expect(scene.assets.pictures.map((picture) => picture.mime)).toEqual([mime]);
    });

    it('Y4 say when the picture cannot be had', async () => {
        const scene = new BooksyScene();
        scene.picture = () => {
            throw new BooksyFailure('no_answer');
        };
        expect(await scene.agree('import_booksy_logo', { url })).toMatchObject({
            status: 'error',
            code: 'unavailable',
            summary: 'Nie udało się pobrać zdjęcia z Booksy. Niczego nie ustawiono — spróbuj ponownie za chwilę.'
        });
    });

    it('rule 33 say when the delegation does not name the assets canister', async () => {
        const scene = new BooksyScene();
        failing(scene, 'storePicture', new CoreFailure('forbidden', { lacksTarget: true }));
        const result = await scene.agree('import_booksy_logo', { url });
        expect(result).toMatchObject({ status: 'error', code: 'forbidden' });
        expect(result.summary).toContain('nie ma go wśród celów delegacji');
    });

    it('Y4 say that the picture is stored when only setting it failed, and set it the next time', async () => {
        const scene = new BooksyScene();
        const { port } = scene;
        failing(scene, 'setPhotos', new CoreFailure('conflict'));
        const result = await scene.agree('import_booksy_logo', { url });
        expect(result).toMatchObject({ status: 'error', code: 'conflict' });
        expect(result.summary).toContain('jest już w bibliotece salonu, ale nie udało się ustawić go jako miniaturę salonu');
        scene.port = port;
        expect(await scene.agree('import_booksy_logo', { url })).toMatchObject({ status: 'ok' });
        expect(scene.assets.pictures).toEqual([expect.objectContaining({ bytes: SMALL_PNG })]);
    });

    it('Y4 say when the profile has no logo', async () => {
        const scene = new BooksyScene();
        scene.draft = { ...scene.draft, photos: [] };
        expect(await scene.call('import_booksy_logo', { url, confirmed: false })).toMatchObject({
            status: 'error',
            code: 'not_found',
            summary: 'Na tym profilu na Booksy nie ma logo.'
        });
    });
});
