import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { choice, integer, list, optional } from '../../tool/field.js';
import { output, type OutputOf } from '../../tool/output.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { BooksyFailure } from '../booksy-failure.js';
import type { BooksyDownloadContext } from '../booksy-context.js';
import { DRAFT_PHOTO_KINDS, type DraftPhoto, type DraftPhotoKind } from '../draft.js';
import type { BooksyPhotoFile } from '../photo-sink.js';
import { PICTURE_ENDINGS, pictureMime } from '../picture-mime.js';
import { booksyFields } from './booksy-fields.js';
import { booksyDescriptions } from './descriptions.pl.js';
import { downloadTexts } from './picture-texts.pl.js';
import { booksyProgress } from './progress.pl.js';
import { readDraft } from './read-draft.js';

/** Pictures of one call (Y2). */
export const MAX_DOWNLOADED_PHOTOS = 150;

/** Ten times what Booksy's own pictures come to. */
const MAX_PHOTO_BYTES = 10_000_000;

const FETCHES_AT_A_TIME = 4;
const MAX_OFFSET = 10_000;
const DEFAULT_KINDS: readonly DraftPhotoKind[] = ['logo', 'cover', 'salon'];

const fields = {
    url: booksyFields.url,
    kinds: optional(
        list(choice(booksyDescriptions.kind, DRAFT_PHOTO_KINDS), {
            description: booksyDescriptions.kinds,
            minItems: 1,
            maxItems: DRAFT_PHOTO_KINDS.length
        })
    ),
    offset: optional(integer({ description: booksyDescriptions.offset, minimum: 0, maximum: MAX_OFFSET }))
};

const downloaded = output.record({
    saved: output.integer,
    savedByKind: output.list(output.record({ kind: output.choice(DRAFT_PHOTO_KINDS), photos: output.integer })),
    failed: output.list(output.record({ url: output.text, reason: output.text })),
    /** Pictures of these kinds beyond this call. */
    left: output.integer
});

/** What a download came to. */
export type BooksyDownloadData = OutputOf<typeof downloaded>;

type Reason = keyof typeof downloadTexts.reasons;
type Outcome = { readonly photo: DraftPhoto; readonly reason?: Reason };

export const downloadBooksyPhotos = defineReadTool<BooksyDownloadContext, typeof fields, BooksyDownloadData>({
    name: 'download_booksy_photos',
    description: booksyDescriptions.download_booksy_photos,
    progress: booksyProgress('download_booksy_photos'),
    fields,
    output: downloaded,
    async read({ url, kinds = DEFAULT_KINDS, offset = 0 }, context) {
        const draft = await readDraft(context.reader, url);
        const wanted = draft.photos.filter(({ kind }) => kinds.includes(kind));
        if (offset > 0 && offset >= wanted.length) {
            throw new ToolRefusal('invalid_arguments', downloadTexts.offsetTooFar(wanted.length));
        }
        const now = wanted.slice(offset, offset + MAX_DOWNLOADED_PHOTOS);
        const outcomes = await download(draft.booksyId, now, context);
        const saved = outcomes.filter(({ reason }) => reason === undefined).map(({ photo }) => photo);
        const failed = outcomes.flatMap(({ photo, reason }) =>
            reason === undefined ? [] : [{ url: photo.url, reason: downloadTexts.reasons[reason] }]
        );
        const nextOffset = offset + now.length;
        const left = wanted.length - nextOffset;
        const counts = { saved: saved.length, failed: failed.length, left, nextOffset, isAny: wanted.length > 0 };
        return {
            summary: downloadTexts.done(counts),
            data: { saved: saved.length, savedByKind: byKind(saved), failed: boundedList(failed).items, left }
        };
    }
});

/** In the order of the photos, a few at a time. */
async function download(booksyId: number, photos: readonly DraftPhoto[], context: BooksyDownloadContext): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    const waiting = photos.entries();
    const lane = async (): Promise<void> => {
        for (const [at, photo] of waiting) {
            const reason = await downloadOne(booksyId, photo, context);
            outcomes[at] = reason === undefined ? { photo } : { photo, reason };
        }
    };
    await Promise.all(Array.from({ length: FETCHES_AT_A_TIME }, lane));
    return outcomes;
}

/** Undefined when the picture was handed over. */
async function downloadOne(
    booksyId: number,
    photo: DraftPhoto,
    { pictures, photoSink }: BooksyDownloadContext
): Promise<Reason | undefined> {
    const bytes = await bytesOf(photo, pictures);
    if (typeof bytes === 'string') return bytes;
    const mime = pictureMime(bytes);
    if (mime === undefined) return 'not_a_picture';
    const file: BooksyPhotoFile = { booksyId, ...photo, fileName: fileNameOf(photo.url, PICTURE_ENDINGS[mime]), mime, bytes };
    try {
        await photoSink.save(file);
        return undefined;
    } catch {
        return 'not_saved';
    }
}

async function bytesOf({ url }: DraftPhoto, pictures: BooksyDownloadContext['pictures']): Promise<Uint8Array | Reason> {
    try {
        return await pictures.read(url, MAX_PHOTO_BYTES);
    } catch (error) {
        if (!(error instanceof BooksyFailure)) throw error;
        return error.problem === 'too_large' ? 'too_large' : 'not_fetched';
    }
}

/** The last part of the address with the ending that the bytes have; an address of a draft holds no other characters than a file name may. */
function fileNameOf(url: string, ending: string): string {
    const last = url.slice(url.lastIndexOf('/') + 1);
    const dot = last.lastIndexOf('.');
    const stem = (dot > 0 ? last.slice(0, dot) : last).replace(/^\.+/, '');
    return `${stem === '' ? 'photo' : stem}.${ending}`;
}

function byKind(photos: readonly DraftPhoto[]): BooksyDownloadData['savedByKind'] {
    return DRAFT_PHOTO_KINDS.map((kind) => ({ kind, photos: photos.filter((photo) => photo.kind === kind).length })).filter(
        (entry) => entry.photos > 0
    );
}
