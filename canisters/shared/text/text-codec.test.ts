import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { utf8FromCandid } from './candid-text.js';
import { encodeCandidTexts } from './testing/candid-text-reader.js';
import { encodeTexts, encodeTogether } from './text-batch.js';
import { FastTextDecoder } from './text-decoder.js';
import { FastTextEncoder } from './text-encoder.js';
import { decodeUtf8, decodeUtf8Strictly } from './utf8-decode.js';

const platformEncoder = new TextEncoder();

/** Any sequence of UTF-16 units: lone surrogates, controls, quotation marks and backslashes among them. */
const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
    fc
        .array(fc.constantFrom('\\', '"', '\\u', '\\b', 'b', 'u0041', '\b', '\f', '\n', '\u2028', '\0', 'ż', '😀', '\ud83d', '\ude00'), {
            maxLength: 12
        })
        .map((parts) => parts.join(''))
);

/** Bytes that are UTF-8 more often than not, and nearly UTF-8 otherwise. */
const byteRuns = fc
    .array(
        fc.oneof(
            texts.map((text) => [...platformEncoder.encode(text)]),
            fc.array(
                fc.constantFrom(0, 0x41, 0x7f, 0x80, 0x9f, 0xa0, 0xbf, 0xc0, 0xc2, 0xdf, 0xe0, 0xed, 0xef, 0xbb, 0xf0, 0xf4, 0xf5, 0xff),
                { maxLength: 6 }
            )
        ),
        { maxLength: 5 }
    )
    .map((runs) => Uint8Array.from(runs.flat()));

describe('encoding text to UTF-8 by way of Candid', () => {
    it('gives what the platform gives, for any text', () => {
        fc.assert(
            fc.property(texts, (text) => {
                expect([...utf8FromCandid(text, encodeCandidTexts)]).toEqual([...platformEncoder.encode(text)]);
            }),
            { numRuns: 500 }
        );
    });

    it('gives the same for many texts in one call as one by one', () => {
        fc.assert(
            fc.property(fc.array(texts, { maxLength: 8 }), (list) => {
                expect([...encodeTogether(list, encodeCandidTexts)]).toEqual([...encodeTexts(list)]);
            })
        );
    });

    it('writes lengths of more than one byte', () => {
        const list = Array.from({ length: 200 }, (_, i) => 'ż'.repeat(i));
        expect(
            Buffer.compare(encodeTogether([...list, 'x'.repeat(20_000)], encodeCandidTexts), encodeTexts([...list, 'x'.repeat(20_000)]))
        ).toBe(0);
    });
});

describe('decoding UTF-8', () => {
    it('replaces what is malformed as the Encoding standard does, for any bytes', () => {
        const platform = new TextDecoder('utf-8', { ignoreBOM: true });
        fc.assert(
            fc.property(byteRuns, (bytes) => {
                expect(decodeUtf8(bytes)).toBe(platform.decode(bytes));
            }),
            { numRuns: 500 }
        );
    });

    it('refuses what is malformed when asked to be strict', () => {
        fc.assert(
            fc.property(byteRuns, (bytes) => {
                expect(decodeUtf8Strictly(bytes)).toBe(strictly(bytes));
            }),
            { numRuns: 500 }
        );
    });

    it('decodes texts longer than one piece', () => {
        const text = 'zażółć gęślą jaźń '.repeat(5_000);
        expect(decodeUtf8(platformEncoder.encode(text))).toBe(text);
    });
});

describe('the replacement of TextDecoder', () => {
    it('agrees with the platform for any bytes, in pieces, with every option', () => {
        const options = fc.record({ fatal: fc.boolean(), ignoreBOM: fc.boolean() });
        const pieces = fc.array(fc.tuple(byteRuns, fc.boolean()), { minLength: 1, maxLength: 4 });
        fc.assert(
            fc.property(options, pieces, fc.nat(), (given, list, cut) => {
                const ours = new FastTextDecoder('utf-8', given);
                const theirs = new TextDecoder('utf-8', given);
                for (const [bytes, stream] of list.flatMap(([run, last]) => cutInTwo(run, cut, last))) {
                    expect(attempt(() => ours.decode(bytes, { stream }))).toEqual(attempt(() => theirs.decode(bytes, { stream })));
                }
            }),
            { numRuns: 500 }
        );
    });

    it('knows the names of UTF-8 and refuses other encodings', () => {
        for (const label of ['utf8', 'UTF-8', ' utf-8\n', 'unicode-1-1-utf-8', 'x-unicode20utf8']) {
            expect(new FastTextDecoder(label).encoding).toBe('utf-8');
        }
        for (const label of ['latin1', 'utf-16le', 'utf 8', '']) expect(() => new FastTextDecoder(label)).toThrow(RangeError);
    });

    it('takes a view, a buffer or nothing', () => {
        const bytes = platformEncoder.encode('xżółć');
        expect(new FastTextDecoder().decode(bytes.buffer.slice(0))).toBe('xżółć');
        expect(new FastTextDecoder().decode(new DataView(bytes.buffer, 1))).toBe('żółć');
        expect(new FastTextDecoder().decode()).toBe('');
    });
});

describe('the replacement of TextEncoder', () => {
    it('agrees with the platform on encode and encodeInto', () => {
        const encoder = new FastTextEncoder();
        fc.assert(
            fc.property(texts, fc.nat({ max: 40 }), (text, size) => {
                expect(encoder.encode(text)).toEqual(platformEncoder.encode(text));
                const [ours, theirs] = [new Uint8Array(size), new Uint8Array(size)];
                expect(encoder.encodeInto(text, ours)).toEqual(platformEncoder.encodeInto(text, theirs));
                expect(ours).toEqual(theirs);
            })
        );
    });

    it('takes anything for text, and nothing for no text', () => {
        expect(new FastTextEncoder().encode()).toEqual(new Uint8Array(0));
        expect(new FastTextEncoder().encode(null)).toEqual(platformEncoder.encode('null'));
    });
});

function strictly(bytes: Uint8Array): string | undefined {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
        return undefined;
    }
}

function attempt(decode: () => string): string | undefined {
    try {
        return decode();
    } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
        return undefined;
    }
}

function cutInTwo(bytes: Uint8Array, where: number, last: boolean): [Uint8Array, boolean][] {
    const at = where % (bytes.length + 1);
    return [
        [bytes.subarray(0, at), true],
        [bytes.subarray(at), !last]
    ];
}
