import { IDL } from '@dfinity/candid';

const DIDL = [0x44, 0x49, 0x44, 0x4c];

/** Bytes that no honest caller sends, whatever the method. */
export const ARGUMENT_BOMBS: readonly (readonly [string, Uint8Array])[] = [
    ['nothing at all', new Uint8Array()],
    ['no Candid', new TextEncoder().encode('{"salon":"1"}')],
    ['Candid that ends too early', Uint8Array.of(...DIDL, 5)],
    ['a surplus `vec null` of four billion', Uint8Array.of(...DIDL, 1, 0x6d, 0x7f, 1, 0, 0xff, 0xff, 0xff, 0xff, 0x0f)],
    ['a surplus `vec record {}`', Uint8Array.of(...DIDL, 2, 0x6d, 1, 0x6c, 0, 1, 0, 0xff, 0xff, 0xff, 0xff, 0x0f)],
    ['a type that contains itself', Uint8Array.of(...DIDL, 1, 0x6c, 1, 0, 0, 1, 0)],
    ['a type table of a million entries', Uint8Array.of(...DIDL, 0xc0, 0x84, 0x3d, 0x6e, 0x7f)],
    ['sixteen thousand nested options', nestedOptions(16_000)],
    ['a record of thousands of unknown fields', wideRecord(2_600)],
    ['sixteen kilobytes of text where a record belongs', IDL.encode([IDL.Text], ['ż'.repeat(8_000)])],
    ['a hundred kilobytes of text', IDL.encode([IDL.Text], ['a'.repeat(100_000)])],
    ['two megabytes of text', IDL.encode([IDL.Text], ['a'.repeat(1_990_000)])],
    ['many numbers', IDL.encode([IDL.Vec(IDL.Nat)], [Array.from({ length: 8_000 }, () => 1n)])]
];

function nestedOptions(depth: number): Uint8Array {
    return Uint8Array.of(...DIDL, 1, 0x6e, 0, 1, 0, ...Array<number>(depth).fill(1), 0);
}

function wideRecord(fields: number): Uint8Array {
    const ids = Array.from({ length: fields }, (_, id) => [...leb(id), 0x7f]).flat();
    return Uint8Array.of(...DIDL, 1, 0x6c, ...leb(fields), ...ids, 1, 0);
}

function leb(value: number): number[] {
    const bytes: number[] = [];
    for (let left = value; ; left >>= 7) {
        if (left < 128) return [...bytes, left];
        bytes.push((left & 127) | 128);
    }
}
