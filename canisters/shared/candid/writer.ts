import type { Principal } from '@dfinity/principal';
import { encodeUtf8 } from '../text/utf8-encode.js';
import { CandidError } from './candid-error.js';

const FIRST_CAPACITY = 512;
/** Up to this many characters a loop is cheaper than the call that encodes natively. */
const SHORT_TEXT = 8;
/** The longest a number below 2^49 gets. */
const MAX_SMALL_NAT_BYTES = 7;
const SMALL_NAT = 2n ** 49n;

/** Writes the primitive parts of one Candid message in order. A value outside its type's range throws CandidError. */
export class Writer {
    private bytes: Uint8Array;
    private view: DataView;
    private length: number;

    constructor(header: Uint8Array) {
        this.bytes = new Uint8Array(header.length + FIRST_CAPACITY);
        this.view = new DataView(this.bytes.buffer);
        this.bytes.set(header);
        this.length = header.length;
    }

    /** The message. */
    finish(): Uint8Array {
        return this.bytes.slice(0, this.length);
    }

    byte(value: number): void {
        if (this.length === this.bytes.length) this.grow(1);
        this.bytes[this.length++] = value;
    }

    bool(value: boolean): void {
        this.byte(value ? 1 : 0);
    }

    /** A length or an index. */
    count(value: number): void {
        if (value < 128) return this.byte(value);
        this.smallNat(value);
    }

    nat(value: bigint): void {
        if (value < 0n) throw new CandidError('a nat is negative');
        if (value < SMALL_NAT) return this.smallNat(Number(value));
        let rest = value;
        for (; rest > 127n; rest >>= 7n) this.byte(Number(rest & 127n) | 128);
        this.byte(Number(rest));
    }

    int(value: bigint): void {
        let rest = value;
        for (; rest > 63n || rest < -64n; rest >>= 7n) this.byte(Number(rest & 127n) | 128);
        this.byte(Number(rest & 127n));
    }

    nat8(value: number): void {
        this.byte(inRange(value, 0, 0xff));
    }

    nat16(value: number): void {
        this.view.setUint16(this.advance(2), inRange(value, 0, 0xffff), true);
    }

    nat32(value: number): void {
        this.view.setUint32(this.advance(4), inRange(value, 0, 0xffff_ffff), true);
    }

    nat64(value: bigint): void {
        if (BigInt.asUintN(64, value) !== value) throw outOfRange();
        this.view.setBigUint64(this.advance(8), value, true);
    }

    int8(value: number): void {
        this.view.setInt8(this.advance(1), inRange(value, -0x80, 0x7f));
    }

    int16(value: number): void {
        this.view.setInt16(this.advance(2), inRange(value, -0x8000, 0x7fff), true);
    }

    int32(value: number): void {
        this.view.setInt32(this.advance(4), inRange(value, -0x8000_0000, 0x7fff_ffff), true);
    }

    int64(value: bigint): void {
        if (BigInt.asIntN(64, value) !== value) throw outOfRange();
        this.view.setBigInt64(this.advance(8), value, true);
    }

    float32(value: number): void {
        this.view.setFloat32(this.advance(4), value, true);
    }

    float64(value: number): void {
        this.view.setFloat64(this.advance(8), value, true);
    }

    text(value: string): void {
        if (value.length > SHORT_TEXT || !this.shortAscii(value)) this.blob(encodeUtf8(value));
    }

    blob(value: Uint8Array): void {
        this.count(value.length);
        const start = this.advance(value.length);
        this.bytes.set(value, start);
    }

    principal(value: Principal): void {
        this.byte(1);
        this.blob(value.toUint8Array());
    }

    func(value: readonly [Principal, string]): void {
        this.byte(1);
        this.principal(value[0]);
        this.text(value[1]);
    }

    /** There are no values of type `empty`, nor of a variant without one of its tags. */
    empty(): never {
        throw new CandidError('a variant has none of its tags');
    }

    private shortAscii(value: string): boolean {
        const start = this.length;
        this.byte(value.length);
        for (let i = 0; i < value.length; i++) {
            const code = value.charCodeAt(i);
            if (code > 127) {
                this.length = start;
                return false;
            }
            this.byte(code);
        }
        return true;
    }

    private smallNat(value: number): void {
        if (this.length + MAX_SMALL_NAT_BYTES > this.bytes.length) this.grow(MAX_SMALL_NAT_BYTES);
        let rest = value;
        while (rest > 127) {
            this.bytes[this.length++] = (rest % 128) | 128;
            rest = Math.floor(rest / 128);
        }
        this.bytes[this.length++] = rest;
    }

    private advance(size: number): number {
        const start = this.length;
        if (start + size > this.bytes.length) this.grow(size);
        this.length = start + size;
        return start;
    }

    private grow(size: number): void {
        const bytes = new Uint8Array(this.bytes.length * 2 + size);
        bytes.set(this.bytes.subarray(0, this.length));
        this.bytes = bytes;
        this.view = new DataView(bytes.buffer);
    }
}

function inRange(value: number, least: number, most: number): number {
    if (!Number.isInteger(value) || value < least || value > most) throw outOfRange();
    return value;
}

function outOfRange(): CandidError {
    return new CandidError('a number is outside the range of its type');
}
