import type { DraftPhotoKind } from './draft.js';
import type { PictureMime } from './picture-mime.js';

/** A picture of a profile with its bytes, for the host to keep. */
export interface BooksyPhotoFile {
    readonly booksyId: number;
    readonly kind: DraftPhotoKind;
    /** Whose or which service's picture it is. */
    readonly of?: string;
    /** Where it was fetched from. */
    readonly url: string;
    /** The profile's own name of the file with the right ending; letters, digits, dots, dashes and underscores only. Unique within its kind. */
    readonly fileName: string;
    readonly mime: PictureMime;
    readonly bytes: Uint8Array;
}

/** Where downloaded pictures go: the package touches no disk. */
export interface BooksyPhotoSink {
    /** May throw; the tool then says that this picture could not be kept. */
    save(photo: BooksyPhotoFile): Promise<void> | void;
}
