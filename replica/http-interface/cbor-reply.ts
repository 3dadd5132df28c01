import { encodeWithSelfDescribedTag } from '@dfinity/cbor';
import type { HttpReply } from '../server/router.js';

/** A 200 with a self-described CBOR map. */
export function cborReply(value: Readonly<Record<string, unknown>>): HttpReply {
    return { status: 200, contentType: 'application/cbor', body: encodeWithSelfDescribedTag(value) };
}
