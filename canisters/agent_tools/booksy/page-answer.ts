/**
 * What the transform makes of a page and the reader of it: the draft, where to look instead, or why there is none. The nodes compare these bytes, so
 * they hold nothing that may differ between two fetches of one and the same profile.
 */
import type { BooksyProblem } from '../../../src/booksy/booksy-failure.js';
import type { SultanaSalonDraft } from '../../../src/booksy/draft.js';
import { decodeUtf8, encodeUtf8 } from '../../shared/text-codec.js';

export type PageAnswer =
    | { readonly draft: SultanaSalonDraft }
    /** The profile's other address. */
    | { readonly redirect: string }
    | { readonly problem: BooksyProblem };

export function encodePageAnswer(answer: PageAnswer): Uint8Array {
    return encodeUtf8(JSON.stringify(answer));
}

/** @param bytes that `encodePageAnswer` wrote */
export function decodePageAnswer(bytes: Uint8Array): PageAnswer {
    return JSON.parse(decodeUtf8(bytes)) as PageAnswer;
}
