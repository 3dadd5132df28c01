import { call, canisterSelf } from 'azle';

import { BooksyFailure } from '../../../src/booksy/booksy-failure.js';
import { latin1Bytes } from '../../../src/text/latin1-bytes.js';
import { decodeHttpRequestResult, encodeHttpRequestArgs } from '../../shared/management/generated/management-codec.js';
import type { http_header } from '../../shared/management/generated/management.did.js';
import { isCleanup, rejectCodeOf, rejectMessageOf } from '../call-errors.js';
import { outcallCycles } from './outcall-price.js';
import { outcallProblem } from './outcall-problem.js';

/** The method of this canister through which every response goes. */
const TRANSFORM = 'transform';

/** The page as it is, not packed: what the transform reads are its bytes. There is no secret among them, since every node sees them. */
const HEADERS: readonly http_header[] = [
    { name: 'accept', value: 'text/html' },
    { name: 'accept-encoding', value: 'identity' }
];

const HEADER_BYTES = HEADERS.reduce((sum, { name, value }) => sum + name.length + value.length, 0);

/** One fetch by all nodes of the subnet, whose transformed responses must agree. */
export interface Outcall {
    readonly url: string;
    /** What the transform is told: ASCII. */
    readonly context: string;
    readonly maxResponseBytes: number;
}

/** Cycles that an outcall takes along; what it does not cost comes back. */
export function cyclesOf({ url, context, maxResponseBytes }: Outcall): bigint {
    return outcallCycles(url.length + HEADER_BYTES + TRANSFORM.length + context.length, maxResponseBytes);
}

/**
 * Fetches an address and gives what the transform made of the response.
 *
 * @throws BooksyFailure; the run time's own clean-up error passes through
 */
export async function fetchByOutcall(outcall: Outcall): Promise<Uint8Array> {
    const cycles = cyclesOf(outcall);
    try {
        const reply = await call<Uint8Array, Uint8Array>('aaaaa-aa', 'http_request', { args: encoded(outcall), cycles, raw: true });
        return decodeHttpRequestResult(reply).body;
    } catch (error) {
        if (isCleanup(error)) throw error;
        const message = rejectMessageOf(error);
        throw new BooksyFailure(outcallProblem(rejectCodeOf(error), message), message);
    }
}

function encoded({ url, context, maxResponseBytes }: Outcall): Uint8Array {
    return encodeHttpRequestArgs([
        {
            url,
            method: { get: null },
            headers: [...HEADERS],
            body: [],
            max_response_bytes: [BigInt(maxResponseBytes)],
            transform: [{ function: [canisterSelf(), TRANSFORM], context: latin1Bytes(context) }],
            is_replicated: [true]
        }
    ]);
}
