import { decodeValue, valueOfMissing } from './decode-value.js';
import type { DecodeLimits } from './limits.js';
import type { MessageType } from './message-type.js';
import { OP } from './opcodes.js';
import { Reader } from './reader.js';
import { skipValue } from './skip-value.js';
import type { TypeNode } from './type-node.js';
import { readTypes } from './type-table.js';

/**
 * Decodes a whole message.
 * @param readFast reads the values of a message whose type table is exactly the expected one
 * @throws CandidError, and nothing else
 */
export function decodeMessage<T extends readonly unknown[]>(
    type: MessageType,
    message: Uint8Array,
    limits: DecodeLimits,
    readFast: (reader: Reader) => T
): T {
    const reader = new Reader(message, limits);
    const values = reader.take(type.header) ? readFast(reader) : decodeValues<T>(reader, type);
    reader.finish();
    return values;
}

/**
 * Decodes the first value of a message and leaves the rest unread, for decisions that must be cheap.
 * @param readFast reads the first value of a message whose type table is exactly the expected one
 * @throws CandidError, and nothing else
 */
export function decodeFirst<T>(type: MessageType, message: Uint8Array, limits: DecodeLimits, readFast: (reader: Reader) => T): T {
    const reader = new Reader(message, limits);
    if (reader.take(type.header)) return readFast(reader);
    const [sent] = readTypes(reader);
    // The generated types say the same as the nodes they were generated with; the compiler cannot see that.
    return decodeArgument(reader, sent, type.expected[0]) as T;
}

function decodeValues<T extends readonly unknown[]>(reader: Reader, type: MessageType): T {
    const sent = readTypes(reader);
    const values = type.expected.map((expected, i) => decodeArgument(reader, sent[i], expected));
    for (const surplus of sent.slice(type.expected.length)) skipValue(reader, surplus);
    // As above: the nodes and the generated types have one source.
    return values as unknown as T;
}

function decodeArgument(reader: Reader, sent: TypeNode | undefined, expected: TypeNode | undefined): unknown {
    if (expected === undefined) return undefined;
    if (sent !== undefined) return decodeValue(reader, sent, expected);
    return expected.op === OP.null ? null : valueOfMissing(expected, 'an argument');
}
