import { decodeUtf8, decodeUtf8Strictly, sequenceLength } from './utf8-decode.js';

const LABELS = new Set(['unicode-1-1-utf-8', 'unicode11utf8', 'unicode20utf8', 'utf-8', 'utf8', 'x-unicode20utf8']);
const BYTE_ORDER_MARK = '\ufeff';
/** A sequence has at most four bytes, so that at most three can wait for the next piece. */
const LONGEST_REST = 3;

interface DecoderOptions {
    readonly fatal?: boolean;
    readonly ignoreBOM?: boolean;
}

/**
 * A TextDecoder as the Encoding standard has it, for UTF-8 alone: the other encodings of the standard are refused with the error that it
 * asks for where a label is unknown.
 */
export class FastTextDecoder {
    readonly encoding: string = 'utf-8';
    readonly fatal: boolean;
    readonly ignoreBOM: boolean;
    private rest = new Uint8Array(0);
    private started = false;
    private streaming = false;

    constructor(label: unknown = 'utf-8', options: DecoderOptions = {}) {
        const name = String(label)
            .replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '')
            .toLowerCase();
        if (!LABELS.has(name)) throw new RangeError(`The encoding "${String(label)}" is not supported`);
        this.fatal = Boolean(options.fatal);
        this.ignoreBOM = Boolean(options.ignoreBOM);
    }

    decode(input?: ArrayBuffer | ArrayBufferView, options: { readonly stream?: boolean } = {}): string {
        if (!this.streaming) this.restart();
        this.streaming = Boolean(options.stream);
        const bytes = this.withRest(bytesOf(input));
        const end = this.streaming ? endOfWholeSequences(bytes) : bytes.length;
        this.rest = bytes.slice(end);
        return this.withoutMark(this.text(bytes.subarray(0, end)));
    }

    private restart(): void {
        this.rest = new Uint8Array(0);
        this.started = false;
    }

    private withRest(bytes: Uint8Array): Uint8Array {
        if (this.rest.length === 0) return bytes;
        const joined = new Uint8Array(this.rest.length + bytes.length);
        joined.set(this.rest);
        joined.set(bytes, this.rest.length);
        return joined;
    }

    private text(bytes: Uint8Array): string {
        if (!this.fatal) return decodeUtf8(bytes);
        const text = decodeUtf8Strictly(bytes);
        if (text !== undefined) return text;
        this.streaming = false;
        throw new TypeError('The encoded data was not valid utf-8');
    }

    private withoutMark(text: string): string {
        if (this.started || text === '') return text;
        this.started = true;
        return !this.ignoreBOM && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    }
}

/** Where an unfinished sequence at the end of a piece starts, or the end. */
function endOfWholeSequences(bytes: Uint8Array): number {
    for (let at = Math.max(0, bytes.length - LONGEST_REST); at < bytes.length; at++) {
        if (sequenceLength(bytes, at) === at - bytes.length) return at;
    }
    return bytes.length;
}

function bytesOf(input: ArrayBuffer | ArrayBufferView | undefined): Uint8Array {
    if (input === undefined) return new Uint8Array(0);
    if (input instanceof Uint8Array) return input;
    if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
    return new Uint8Array(input);
}
