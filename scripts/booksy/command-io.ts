import type { BooksyProfileReaderOptions } from '../../src/booksy/booksy-profile-reader.js';
import type { BooksyPictureReader } from '../../src/booksy/picture-reader.js';

/** What a Booksy command reaches the world with; tests put a site of their own in its place. */
export interface CommandIo extends BooksyProfileReaderOptions {
    readonly pictures?: BooksyPictureReader;
    /** Where drafts and pictures go. */
    readonly folder: string;
    readonly out: (line: string) => void;
    readonly err: (line: string) => void;
}

/** How a command ended: well, with a page that could not be read, or called wrongly. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command that was called wrongly; the message says how to call it. */
export class UsageProblem extends Error {}
