import { parseArgs } from 'node:util';
import { DRAFT_PHOTO_KINDS, type DraftPhotoKind } from '../../src/booksy/draft.js';
import { UsageProblem } from './command-io.js';

export const BOOKSY_USAGE = `npm run booksy -- <profile url> [options]
npm run booksy -- --file page.html [<profile url>] [options]

Reads a public Booksy profile without a model and without a canister, prints what it found, and writes draft.json and the pictures to
sandbox/booksy-out/<id>/.

  --file page.html   read a page that was saved in a browser; its address is taken from the page unless it is given. No pictures are fetched.
  --no-photos        fetch no pictures
  --all-photos       fetch every kind of picture, not only logo, cover and those of the salon
  --import           then copy the price list into a made-up salon in memory: the preview, and the confirmed import
  --help             this text

Experimental. No live page of Booksy could be reached while this was written, so it was tried on made-up pages of the same form; --file lets
anyone try a real one. Reading a profile by a program may be against Booksy's terms of use: read your own.`;

export interface BooksyArguments {
    readonly url: string | undefined;
    readonly file: string | undefined;
    /** None when no pictures are wanted. */
    readonly photos: readonly DraftPhotoKind[];
    readonly isImport: boolean;
    readonly isHelp: boolean;
}

const USUAL_PHOTOS: readonly DraftPhotoKind[] = ['logo', 'cover', 'salon'];

/** @throws UsageProblem */
export function booksyArguments(argv: readonly string[]): BooksyArguments {
    const { values, positionals } = parsed(argv);
    if (positionals.length > 1) throw new UsageProblem('Give one profile at a time.');
    if (values['no-photos'] === true && values['all-photos'] === true) {
        throw new UsageProblem('--no-photos and --all-photos say the opposite; leave one out.');
    }
    const [url] = positionals;
    if (url === undefined && values.file === undefined && values.help !== true) {
        throw new UsageProblem('Give the address of a profile, or a saved page with --file page.html.');
    }
    const noPhotos = values['no-photos'] === true || (values.file !== undefined && values['all-photos'] !== true);
    return {
        url,
        file: values.file,
        photos: noPhotos ? [] : values['all-photos'] === true ? DRAFT_PHOTO_KINDS : USUAL_PHOTOS,
        isImport: values.import === true,
        isHelp: values.help === true
    };
}

function parsed(argv: readonly string[]) {
    try {
        return parseArgs({
            args: [...argv],
            allowPositionals: true,
            options: {
                file: { type: 'string' },
                'no-photos': { type: 'boolean' },
                'all-photos': { type: 'boolean' },
                import: { type: 'boolean' },
                help: { type: 'boolean' }
            }
        });
    } catch (error) {
        throw new UsageProblem(error instanceof Error ? error.message : String(error));
    }
}
