import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BooksyPhotoSink } from '../../src/booksy/photo-sink.js';

/** Keeps downloaded pictures in `<folder>/<booksy id>/photos/`, each under its kind and its own name. */
export function photoFolder(folder: string): BooksyPhotoSink {
    return {
        save: ({ booksyId, kind, fileName, bytes }) => {
            const photos = join(folder, String(booksyId), 'photos');
            mkdirSync(photos, { recursive: true });
            writeFileSync(join(photos, `${kind}-${fileName}`), bytes);
        }
    };
}
