import { gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { deterministicGzip } from './gzip.js';

describe('compressing a module', () => {
    it('keeps time and system out of the header, and the content whole', () => {
        const content = new TextEncoder().encode('żółć'.repeat(1_000));
        const compressed = deterministicGzip(content);
        // RFC 1952: bytes 4 to 7 are the time, byte 9 the system.
        expect([...compressed.subarray(4, 8), compressed[9]]).toEqual([0, 0, 0, 0, 255]);
        expect(new Uint8Array(gunzipSync(compressed))).toEqual(content);
    });
});
