import type { Principal } from '@dfinity/principal';
import { encodeTexts } from '../text/text-batch.js';
import { CandidError } from './candid-error.js';

const TWO_TO_32 = 2n ** 32n;
/** Longer blobs are copied as a whole at the end; shorter ones are cheaper byte by byte. */
const SHORT_BLOB = 32;
/** Below this a bigint is exact as a number. */
const SAFE = 2n ** 53n;

/**
 * Writes the primitive parts of one Candid message in order. A value outside its type's range throws CandidError.
 *
 * Texts are kept aside and encoded together at the end: in QuickJS the call that turns a string into bytes costs as much for one text as for
 * fifty. Everything else goes into an array, where appending costs half of what writing into a byte array does.
 */
export class Writer {
    private readonly rest: number[] = [];
    private readonly texts: string[] = [];
    /** For each text, how many bytes that are not text come before it. */
    private readonly places: number[] = [];
    private readonly longBlobs: { readonly blob: Uint8Array; readonly place: number }[] = [];
    private longBlobBytes = 0;

    constructor(private readonly header: Uint8Array) {}

    byte(value: number): void {
        this.rest.push(value);
    }

    bool(value: boolean): void {
        this.rest.push(value ? 1 : 0);
    }

    /** A length or an index. */
    count(value: number): void {
        let left = value;
        for (; left > 127; left = Math.floor(left / 128)) this.rest.push((left % 128) | 128);
        this.rest.push(left);
    }

    nat(value: bigint): void {
        if (value < 0n) throw new CandidError('a nat is negative');
        if (value < SAFE) return this.count(Number(value));
        let left = value;
        for (; left > 127n; left >>= 7n) this.rest.push(Number(left & 127n) | 128);
        this.rest.push(Number(left));
    }

    int(value: bigint): void {
        let left = value;
        for (; left > 63n || left < -64n; left >>= 7n) this.rest.push(Number(left & 127n) | 128);
        this.rest.push(Number(left & 127n));
    }

    nat8(value: number): void {
        if ((value & 0xff) !== value) throw outOfRange();
        this.rest.push(value);
    }

    nat16(value: number): void {
        if ((value & 0xffff) !== value) throw outOfRange();
        this.rest.push(value & 255, value >> 8);
    }

    nat32(value: number): void {
        if (value >>> 0 !== value) throw outOfRange();
        this.bytes32(value);
    }

    nat64(value: bigint): void {
        if (value < 0n || value > 0xffff_ffff_ffff_ffffn) throw outOfRange();
        this.bytes64(value);
    }

    int8(value: number): void {
        if ((value << 24) >> 24 !== value) throw outOfRange();
        this.rest.push(value & 255);
    }

    int16(value: number): void {
        if ((value << 16) >> 16 !== value) throw outOfRange();
        this.rest.push(value & 255, (value >> 8) & 255);
    }

    int32(value: number): void {
        if ((value | 0) !== value) throw outOfRange();
        this.bytes32(value);
    }

    int64(value: bigint): void {
        if (BigInt.asIntN(64, value) !== value) throw outOfRange();
        this.bytes64(BigInt.asUintN(64, value));
    }

    float32(value: number): void {
        this.rest.push(...new Uint8Array(Float32Array.of(value).buffer));
    }

    float64(value: number): void {
        this.rest.push(...new Uint8Array(Float64Array.of(value).buffer));
    }

    text(value: string): void {
        this.places.push(this.rest.length + this.longBlobBytes);
        this.texts.push(value);
    }

    blob(value: Uint8Array): void {
        this.count(value.length);
        if (value.length > SHORT_BLOB) {
            this.longBlobs.push({ blob: value, place: this.rest.length });
            this.longBlobBytes += value.length;
            return;
        }
        for (const byte of value) this.rest.push(byte);
    }

    principal(value: Principal): void {
        this.rest.push(1);
        this.blob(value.toUint8Array());
    }

    func(value: readonly [Principal, string]): void {
        this.rest.push(1);
        this.principal(value[0]);
        this.text(value[1]);
    }

    /** There are no values of type `empty`, nor of a variant without one of its tags. */
    empty(): never {
        throw new CandidError('a variant has none of its tags');
    }

    /** The message. */
    finish(): Uint8Array {
        const { header, texts, places } = this;
        const rest = this.withLongBlobs(Uint8Array.from(this.rest));
        const batch = encodeTexts(texts);
        const message = new Uint8Array(header.length + rest.length + batch.length);
        message.set(header);
        let length = header.length;
        let restAt = 0;
        let textAt = 0;
        for (let i = 0; i < texts.length;) {
            const place = places[i] ?? 0;
            message.set(rest.subarray(restAt, place), length);
            length += place - restAt;
            restAt = place;
            // Texts with nothing between them lie in one piece.
            const start = textAt;
            do textAt = endOfText(batch, textAt);
            while (places[++i] === place);
            message.set(batch.subarray(start, textAt), length);
            length += textAt - start;
        }
        message.set(rest.subarray(restAt), length);
        return message;
    }

    private withLongBlobs(rest: Uint8Array): Uint8Array {
        if (this.longBlobs.length === 0) return rest;
        const whole = new Uint8Array(rest.length + this.longBlobBytes);
        let from = 0;
        let length = 0;
        for (const { blob, place } of this.longBlobs) {
            whole.set(rest.subarray(from, place), length);
            length += place - from;
            from = place;
            whole.set(blob, length);
            length += blob.length;
        }
        whole.set(rest.subarray(from), length);
        return whole;
    }

    private bytes32(value: number): void {
        this.rest.push(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24);
    }

    private bytes64(value: bigint): void {
        if (value < TWO_TO_32) {
            const low = Number(value);
            this.rest.push(low & 255, (low >>> 8) & 255, (low >>> 16) & 255, low >>> 24, 0, 0, 0, 0);
            return;
        }
        this.bytes32(Number(value & 0xffff_ffffn));
        this.bytes32(Number(value >> 32n));
    }
}

/** Where the text that starts at `at` with its length ends. */
function endOfText(batch: Uint8Array, at: number): number {
    let length = 0;
    let scale = 1;
    for (let next = at; ; next++) {
        const byte = batch[next] ?? 0;
        length += (byte & 127) * scale;
        if (byte < 128) return next + 1 + length;
        scale *= 128;
    }
}

function outOfRange(): CandidError {
    return new CandidError('a number is outside the range of its type');
}
