import { Principal } from '@dfinity/principal';
import { latin1FromBytes } from '../../../src/text/latin1-from-bytes.js';
import { textFromLatin1 } from '../text/utf8-latin1.js';
import { CandidError } from './candid-error.js';
import { readInt, readNat } from './leb128.js';
import { WORK, type DecodeLimits } from './limits.js';

/** How much of the message becomes a string at a time: texts are then cheap slices, and a message refused early never pays for its rest. */
const WINDOW = 1_024;
const MAX_PRINCIPAL_BYTES = 29;

/** Seven groups of seven bits are exact in a JavaScript number. */
const EXACT_GROUPS = 7;

/** A number below 2^32 takes five bytes; the format allows padding, and twice as many are enough of it. */
const MAX_COUNT_SCALE = 2 ** 70;

/** A place to come back to when an optional value turns out not to fit. */
export interface Mark {
    readonly position: number;
    readonly depth: number;
}

/**
 * Reads the primitive parts of one Candid message in order. Every method throws CandidError when the bytes or a budget run out.
 * What fast paths call most (text, nat, nat32, nat64) is written out instead of sharing helpers: in QuickJS a call costs as much as reading a
 * byte.
 */
export class Reader {
    position = 0;
    readonly end: number;
    private window = '';
    private windowStart = 0;
    private windowEnd = 0;
    private readonly view: DataView;
    private depth = 0;
    private workLeft: number;

    constructor(
        readonly bytes: Uint8Array,
        readonly limits: DecodeLimits
    ) {
        this.end = bytes.length;
        this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        this.workLeft = limits.work;
    }

    /** Steps over `header` (one character a byte) if the message continues with it. */
    take(header: string): boolean {
        const end = this.position + header.length;
        if (end > this.end || this.latin1(this.position, end) !== header) return false;
        this.position = end;
        return true;
    }

    byte(): number {
        const value = this.bytes[this.position];
        if (value === undefined) throw tooShort();
        this.position++;
        return value;
    }

    /** A LEB128 number below 2^32: a length, an index, a field id. */
    count(): number {
        const first = this.bytes[this.position] ?? 128;
        if (first > 127) return this.longCount();
        this.position++;
        return first;
    }

    /** How many elements a vector has, none of them smaller than `least` bytes. */
    elements(least: number): number {
        const count = this.count();
        if (count * least > this.end - this.position) throw new CandidError('a vector is longer than the message');
        this.charge(count * WORK.value);
        return count;
    }

    /** Whether an optional value is there. */
    some(): boolean {
        const flag = this.bytes[this.position];
        if (flag !== 0 && flag !== 1)
            throw flag === undefined ? tooShort() : new CandidError('an optional value starts with neither 0 nor 1');
        this.position++;
        return flag === 1;
    }

    bool(): boolean {
        const value = this.byte();
        if (value > 1) throw new CandidError('a bool is neither 0 nor 1');
        return value === 1;
    }

    /** The index of a variant's tag among `count` tags. */
    tag(count: number): number {
        const tag = this.count();
        if (tag >= count) throw new CandidError('a variant has no such tag');
        return tag;
    }

    nat(): bigint {
        const bytes = this.bytes;
        const start = this.position;
        let value = 0;
        let scale = 1;
        for (let at = start; at < start + EXACT_GROUPS; at++) {
            const byte = bytes[at] ?? 128;
            value += (byte & 127) * scale;
            if (byte < 128) {
                this.position = at + 1;
                return BigInt(value);
            }
            scale *= 128;
        }
        return readNat(this);
    }

    int(): bigint {
        return readInt(this);
    }

    nat8(): number {
        return this.byte();
    }

    nat16(): number {
        return this.view.getUint16(this.advance(2), true);
    }

    nat32(): number {
        const start = this.position;
        this.position = start + 4;
        if (start + 4 > this.end) throw tooShort();
        return this.view.getUint32(start, true);
    }

    nat64(): bigint {
        const start = this.position;
        this.position = start + 8;
        if (start + 8 > this.end) throw tooShort();
        return this.view.getBigUint64(start, true);
    }

    int8(): number {
        return this.view.getInt8(this.advance(1));
    }

    int16(): number {
        return this.view.getInt16(this.advance(2), true);
    }

    int32(): number {
        return this.view.getInt32(this.advance(4), true);
    }

    int64(): bigint {
        return this.view.getBigInt64(this.advance(8), true);
    }

    float32(): number {
        return this.view.getFloat32(this.advance(4), true);
    }

    float64(): number {
        return this.view.getFloat64(this.advance(8), true);
    }

    text(): string {
        let length = this.bytes[this.position] ?? 128;
        if (length > 127) length = this.longCount();
        else this.position++;
        if (length === 0) return '';
        const start = this.position;
        const end = start + length;
        if (end > this.end) throw tooShort();
        this.position = end;
        this.workLeft -= length * WORK.textByte;
        if (this.workLeft < 0) throw exhausted();
        if (end > this.windowEnd || start < this.windowStart) this.moveWindow(start, end);
        const text = textFromLatin1(this.window.slice(start - this.windowStart, end - this.windowStart));
        if (text === undefined) throw new CandidError('a text is not UTF-8');
        return text;
    }

    blob(): Uint8Array {
        const length = this.count();
        const start = this.advance(length);
        return this.bytes.slice(start, start + length);
    }

    principal(): Principal {
        if (this.byte() !== 1) throw new CandidError('an opaque reference cannot be read');
        const length = this.count();
        if (length > MAX_PRINCIPAL_BYTES) throw new CandidError('a principal is longer than 29 bytes');
        const start = this.advance(length);
        return Principal.fromUint8Array(this.bytes.slice(start, start + length));
    }

    func(): [Principal, string] {
        if (this.byte() !== 1) throw new CandidError('an opaque reference cannot be read');
        return [this.principal(), this.text()];
    }

    /** There are no values of type `empty`. */
    empty(): never {
        throw new CandidError('there is no value of type empty');
    }

    /** Steps over `length` bytes and answers where they start. */
    advance(length: number): number {
        const start = this.position;
        const end = start + length;
        if (end > this.end) throw tooShort();
        this.position = end;
        return start;
    }

    /** Takes `work` off the budget, before it is done. */
    charge(work: number): void {
        this.workLeft -= work;
        if (this.workLeft < 0) throw exhausted();
    }

    /** Goes one level into a nested value; `leave` comes back. */
    enter(): void {
        this.depth++;
        if (this.depth > this.limits.depth) throw new CandidError('the message nests too deep');
    }

    leave(): void {
        this.depth--;
    }

    mark(): Mark {
        return { position: this.position, depth: this.depth };
    }

    /** Goes back to a mark; what was charged stays charged, so that trying again is paid for. */
    reset(mark: Mark): void {
        this.position = mark.position;
        this.depth = mark.depth;
    }

    /** Refuses bytes after the last value. */
    finish(): void {
        if (this.position !== this.end) throw new CandidError('bytes are left over after the last value');
    }

    private longCount(): number {
        const bytes = this.bytes;
        let at = this.position;
        let value = 0;
        for (let scale = 1; scale < MAX_COUNT_SCALE; scale *= 128) {
            const byte = bytes[at++];
            if (byte === undefined) throw tooShort();
            if (byte > 127) {
                value += (byte - 128) * scale;
                continue;
            }
            value += byte * scale;
            if (value > 0xffff_ffff) break;
            this.position = at;
            return value;
        }
        throw new CandidError('a number does not fit 32 bits or is padded too much');
    }

    private latin1(start: number, end: number): string {
        if (start < this.windowStart || end > this.windowEnd) this.moveWindow(start, end);
        return this.window.slice(start - this.windowStart, end - this.windowStart);
    }

    private moveWindow(start: number, end: number): void {
        this.windowStart = start;
        this.windowEnd = Math.min(this.end, Math.max(end, start + WINDOW));
        this.window = latin1FromBytes(this.bytes, start, this.windowEnd);
    }
}

function tooShort(): CandidError {
    return new CandidError('the message ends in the middle of a value');
}

function exhausted(): CandidError {
    return new CandidError('the message has more in it than may be sent here');
}
