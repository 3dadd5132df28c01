import { join } from 'node:path';

import type { SourceOptions } from '../../cli/sources/source-options.js';
import { BooksyProfileReader } from '../../src/booksy/booksy-profile-reader.js';
import { createBooksyTools } from '../../src/booksy/create-booksy-tools.js';
import { photoFolder } from './photo-folder.js';

/** The Booksy tools of one conversation, with one reader: one fetch per profile. Pictures go to `sandbox/booksy-out/`. */
export function booksyTools(): NonNullable<SourceOptions['more']> {
    const reader = new BooksyProfileReader();
    const photoSink = photoFolder(join('sandbox', 'booksy-out'));
    return (port, confirmations) => createBooksyTools(port, { confirmations, reader, photoSink });
}
