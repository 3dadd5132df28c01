import { sha256 as library } from '@noble/hashes/sha2';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sha256 } from './sha256.js';

test('is SHA-256 for every length over three blocks', () => {
    for (let length = 0; length <= 192; length++) {
        const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
        expect(sha256([message])).toEqual(library(message));
    }
});

test('is SHA-256 of any parts joined', () => {
    fc.assert(
        fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 }), (parts) => {
            expect(sha256(parts)).toEqual(library(Uint8Array.from(parts.flatMap((part) => [...part]))));
        })
    );
});
