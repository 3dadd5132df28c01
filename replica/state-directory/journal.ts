import { createHash } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';

/** A record is its length (four bytes, big-endian), the beginning of its hash, and its bytes. */
const LENGTH_BYTES = 4;
const HASH_BYTES = 8;
const HEAD_BYTES = LENGTH_BYTES + HASH_BYTES;

/**
 * A file of records to which one is added at a time. What was appended is there after the process was killed at any moment; a record of which
 * only the beginning was written counts as never written.
 */
export class Journal {
    private constructor(
        private readonly file: number,
        private end: number
    ) {}

    /** Opens or makes the file, and hands every whole record to `each`, from the first to the last. */
    static open(path: string, each: (record: unknown) => void): Journal {
        const file = openSync(path, 'a+');
        const content = readFileSync(file);
        let end = 0;
        for (let record = readRecord(content, end); record; record = readRecord(content, end)) {
            each(deserialize(record.bytes));
            end = record.end;
        }
        ftruncateSync(file, end);
        return new Journal(file, end);
    }

    /** @returns where the record begins. @throws Error when the disk takes no more; then the file is as it was */
    append(record: unknown): number {
        const begin = this.end;
        const bytes = serialize(record);
        const head = Buffer.alloc(HEAD_BYTES);
        head.writeUInt32BE(bytes.length);
        hashOf(bytes).copy(head, LENGTH_BYTES);
        try {
            writeAll(this.file, Buffer.concat([head, bytes]));
        } catch (error) {
            ftruncateSync(this.file, begin);
            throw error;
        }
        this.end = begin + HEAD_BYTES + bytes.length;
        return begin;
    }

    /** Forgets everything from the record that begins here. */
    cut(begin: number): void {
        ftruncateSync(this.file, begin);
        this.end = begin;
    }

    close(): void {
        closeSync(this.file);
    }
}

function readRecord(content: Buffer, begin: number): { readonly bytes: Buffer; readonly end: number } | null {
    if (begin + HEAD_BYTES > content.length) return null;
    const end = begin + HEAD_BYTES + content.readUInt32BE(begin);
    if (end > content.length) return null;
    // A copy: what is read from it must not be a view into the whole file.
    const bytes = Buffer.from(content.subarray(begin + HEAD_BYTES, end));
    const isWhole = hashOf(bytes).equals(content.subarray(begin + LENGTH_BYTES, begin + HEAD_BYTES));
    return isWhole ? { bytes, end } : null;
}

function hashOf(bytes: Uint8Array): Buffer {
    return createHash('sha256').update(bytes).digest().subarray(0, HASH_BYTES);
}

function writeAll(file: number, bytes: Uint8Array): void {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
}
