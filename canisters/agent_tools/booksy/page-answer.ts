/**
 * What the transform makes of a page and the reader of it: the draft, where to look instead, or why there is none. The nodes compare these bytes, so
 * they hold nothing that may differ between two fetches of one and the same profile.
 */
import type { BooksyProblem } from '../../../src/booksy/booksy-failure.js';
import type { SultanaSalonDraft } from '../../../src/booksy/draft.js';
import { encodeUtf8 } from '../../shared/text-codec.js';
import { latin1FromBytes } from '../../shared/text/utf8-latin1.js';

export type PageAnswer =
    | { readonly draft: SultanaSalonDraft }
    /** The profile's other address. */
    | { readonly redirect: string }
    | { readonly problem: BooksyProblem };

/** As JSON of ASCII characters only: the reader then takes bytes for characters, which costs a third of decoding UTF-8. */
export function encodePageAnswer(answer: PageAnswer): Uint8Array {
    return encodeUtf8(JSON.stringify(answer).replace(/[\u0080-\uffff]+/g, escaped));
}

/** @param bytes that `encodePageAnswer` wrote */
export function decodePageAnswer(bytes: Uint8Array): PageAnswer {
    return JSON.parse(latin1FromBytes(bytes, 0, bytes.length)) as PageAnswer;
}

function escaped(run: string): string {
    let text = '';
    for (let place = 0; place < run.length; place++) text += `\\u${run.charCodeAt(place).toString(16).padStart(4, '0')}`;
    return text;
}
