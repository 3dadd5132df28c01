import { describe, expect, it } from 'vitest';
import { hashOfMap } from './representation-hash.js';

const hex = (map: Record<string, unknown>): string => Buffer.from(hashOfMap(map)).toString('hex');

describe('representation-independent hashes', () => {
    /** The example of the interface specification, "Request ids". */
    const REQUEST = {
        request_type: 'call',
        sender: Uint8Array.of(4),
        ingress_expiry: 1_685_570_400_000_000_000n,
        canister_id: Uint8Array.of(0, 0, 0, 0, 0, 0, 4, 0xd2),
        method_name: 'hello',
        arg: Uint8Array.from([...Buffer.from('DIDL'), 0, 0xfd, 0x2a])
    };

    it('are what the example of the specification says', () => {
        expect(hex(REQUEST)).toBe('1d1091364d6bb8a6c16b203ee75467d59ead468f523eb058880ae8ec80e2b101');
    });

    it('do not depend on the order of fields, nor on fields that are left out', () => {
        const shuffled = Object.fromEntries(Object.entries(REQUEST).reverse());
        expect(hex({ ...shuffled, nonce: undefined })).toBe(hex(REQUEST));
    });

    it('tell a text from a list and a list from a map', () => {
        const values = ['a', ['a'], { a: 'a' }, [['a']]];
        expect(new Set(values.map((value) => hex({ value }))).size).toBe(values.length);
    });

    it.each([null, -1, 1.5, true, Number.NaN])('refuse %s, which no request may carry', (value) => {
        expect(() => hex({ value })).toThrow("field 'value'");
    });
});
