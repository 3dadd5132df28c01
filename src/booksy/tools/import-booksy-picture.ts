import { CoreFailure } from '../../core/core-failure.js';
import type { SalonPhotos } from '../../core/salon-assets-port.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { optional, text } from '../../tool/field.js';
import { output, type OutputOf } from '../../tool/output.js';
import type { ToolDefinition } from '../../tool/tool-definition.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { BooksyFailure } from '../booksy-failure.js';
import type { BooksyPictureContext, BooksyPictureReadContext } from '../booksy-context.js';
import { pictureMime } from '../picture-mime.js';
import { booksyFields } from './booksy-fields.js';
import { booksyDescriptions } from './descriptions.pl.js';
import { pictureMarks, pictureTexts } from './picture-texts.pl.js';
import { libraryName, pictureMarkOf, slotOf, withSlot, type BooksyPictureSlot } from './picture-slot.js';
import { booksyProgress } from './progress.pl.js';
import { readDraft } from './read-draft.js';

/** One picture is one call to the assets canister, and a call takes 2 MiB with what surrounds the picture. */
export const MAX_COPIED_PICTURE_BYTES = 1_900_000;

const MAX_MARK = 8;

const fields = {
    url: booksyFields.url,
    pictureMark: optional(text({ description: booksyDescriptions.pictureMark, maxLength: MAX_MARK }))
};

const copied = output.record({ mediaId: output.text, name: output.text });

/** The picture of the library that now fills the slot. */
export type BooksyPictureData = OutputOf<typeof copied>;

interface PicturePlan {
    readonly url: string;
    readonly name: string;
    /** Of the picture when it is in the library already. */
    readonly storedId: string | undefined;
    readonly photos: SalonPhotos;
}

export const importBooksyLogo = importBooksyPicture('logo', 'import_booksy_logo');
export const importBooksyCover = importBooksyPicture('cover', 'import_booksy_cover');

/** Copies one picture into the library and into its slot (Y4). The preview fetches nothing but the profile. */
function importBooksyPicture(
    slot: BooksyPictureSlot,
    name: 'import_booksy_logo' | 'import_booksy_cover'
): ToolDefinition<BooksyPictureContext> {
    return defineWriteTool<BooksyPictureReadContext, BooksyPictureContext, typeof fields, PicturePlan, BooksyPictureData>({
        name,
        description: booksyDescriptions[name],
        progress: booksyProgress(name),
        fields,
        output: copied,
        async plan({ url }, { reader, port, assets }) {
            const [draft, media, photos] = await Promise.all([readDraft(reader, url), port.listMedia(), assets.readPhotos()]);
            const photo = draft.photos.find(({ kind }) => kind === slot);
            if (photo === undefined) throw new ToolRefusal('not_found', pictureTexts.none(slot));
            const mark = pictureMarkOf(photo.url);
            const libraryEntry = libraryName(slot, mark);
            const stored = media.find((item) => item.kind === 'image' && item.name === libraryEntry);
            const nowId = slotOf(photos, slot);
            if (stored !== undefined && stored.id === nowId) throw new ToolRefusal('invalid_arguments', pictureTexts.alreadySet(slot));
            const now = nowId === undefined ? undefined : (media.find(({ id }) => id === nowId)?.name ?? nowId);
            return {
                plan: { url: photo.url, name: libraryEntry, storedId: stored?.id, photos },
                summary: pictureTexts.preview(slot, draft.name, libraryEntry, stored !== undefined, now),
                guards: { pictureMark: mark },
                staleGuards: pictureTexts.changedOnBooksy(slot),
                marks: { [pictureMarks.slot[slot]]: now ?? pictureMarks.none }
            };
        },
        async apply(plan, context) {
            const mediaId = plan.storedId ?? (await store(plan, context));
            await fillSlot(slot, plan, mediaId, context);
            return { summary: pictureTexts.set(slot, plan.name), data: { mediaId, name: plan.name } };
        }
    });
}

/** @throws ToolRefusal when the picture cannot be had, or is none that can be kept; nothing is written then */
async function store({ url, name }: PicturePlan, { assets, pictures }: BooksyPictureContext): Promise<string> {
    const bytes = await fetched(url, { pictures });
    const mime = pictureMime(bytes);
    if (mime === undefined) throw new ToolRefusal('invalid_arguments', pictureTexts.notAPicture);
    try {
        return (await assets.storePicture({ name, mime, bytes })).id;
    } catch (error) {
        const lacksTarget = error instanceof CoreFailure && error.details.lacksTarget === true;
        throw lacksTarget ? new ToolRefusal('forbidden', pictureTexts.lacksTarget) : error;
    }
}

async function fetched(url: string, { pictures }: Pick<BooksyPictureContext, 'pictures'>): Promise<Uint8Array> {
    try {
        const bytes = await pictures.read(url, MAX_COPIED_PICTURE_BYTES);
        if (bytes.length > MAX_COPIED_PICTURE_BYTES) throw new BooksyFailure('too_large');
        return bytes;
    } catch (error) {
        if (!(error instanceof BooksyFailure)) throw error;
        if (error.problem === 'too_large') throw new ToolRefusal('invalid_arguments', pictureTexts.tooLarge('1,9'));
        throw new ToolRefusal('unavailable', pictureTexts.notFetched);
    }
}

async function fillSlot(slot: BooksyPictureSlot, plan: PicturePlan, mediaId: string, { assets }: BooksyPictureContext): Promise<void> {
    try {
        await assets.setPhotos(withSlot(plan.photos, slot, mediaId), plan.photos.version);
    } catch (error) {
        // The picture is in the library by now, which the salon system's own sentence does not know.
        if (!(error instanceof CoreFailure) || plan.storedId !== undefined || error.code === 'outcome_unknown') throw error;
        throw new ToolRefusal(error.code, pictureTexts.storedNotSet(slot, plan.name));
    }
}
