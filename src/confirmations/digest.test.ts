import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { JsonValue } from '../json/json-value.js';
import { argumentsDigest } from './digest.js';

const jsonObject = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })) as fc.Arbitrary<JsonValue>;

describe('the digest of what is confirmed', () => {
    it('X-A3-16 differs when subject, tool or arguments do', () => {
        const part = fc.oneof(fc.string(), fc.constantFrom('salon:s1', 'salon:s1"', 'salon', ':s1', '","'));
        fc.assert(
            fc.property(part, part, part, part, jsonObject, (subject, tool, otherSubject, otherTool, args) => {
                fc.pre(subject !== otherSubject || tool !== otherTool);
                expect(argumentsDigest(subject, tool, args)).not.toBe(argumentsDigest(otherSubject, otherTool, args));
            })
        );
    });

    it('L3 leaves out the members of the protocol at the root only', () => {
        const args = { name: 'Henna', day: { confirmed: true } };
        const digest = argumentsDigest('', 'add_service', args);
        expect(argumentsDigest('', 'add_service', { ...args, confirmed: true, confirmationId: 'c-1', confirmationPhrase: 'x' })).toBe(
            digest
        );
        expect(argumentsDigest('', 'add_service', { ...args, day: {} })).not.toBe(digest);
    });

    it('hashes what is long, and never takes a hash for a short text', () => {
        const long = argumentsDigest('', 'add_service', { description: 'ą'.repeat(2_000) });
        expect(long).toMatch(/^sha256:[0-9a-f]{64}$/);
        expect(argumentsDigest('', 'add_service', { description: `${'ą'.repeat(1_999)}a` })).not.toBe(long);
        expect(argumentsDigest('', 'add_service', {})).toBe('["","add_service",{}]');
    });

    it('is the SHA-256 of the canonical text', () => {
        // Made with: printf '["","t",{"d":"%s"}]' "$(printf 'a%.0s' $(seq 300))" | sha256sum
        expect(argumentsDigest('', 't', { d: 'a'.repeat(300) })).toBe(
            'sha256:4ef08a907a4fc742621db649e9888e495963914bc1c3249c4d8bf129c6a96e2e'
        );
    });
});
