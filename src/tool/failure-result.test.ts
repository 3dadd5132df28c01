import { describe, expect, it } from 'vitest';

import { TooManyPreviews } from '../confirmations/turn-confirmations.js';
import { CoreFailure, type CoreFailureCode, type CoreThing } from '../core/core-failure.js';
import { failureResult } from './failure-result.js';
import { failureTexts } from './failure-texts.js';
import { TOOL_ERROR_CODES, type ToolErrorCode } from './tool-error-code.js';
import { ToolRefusal } from './tool-refusal.js';

const LANGUAGES = ['pl', 'en'] as const;

const THINGS: readonly CoreThing[] = [
    'salon',
    'service',
    'worker',
    'service_type',
    'customer',
    'appointment',
    'promo',
    'discount_code',
    'media'
];

const CORE_CODES: readonly CoreFailureCode[] = [
    'invalid_arguments',
    'not_found',
    'forbidden',
    'quota_exceeded',
    'conflict',
    'slot_taken',
    'unavailable',
    'outcome_unknown'
];

/** A sentence that an agent can say: it starts with a capital and ends with a full stop. */
const SENTENCE = /^\p{Lu}.{10,}\.$/su;

describe('an error of a tool', () => {
    it('rule 9 has one of these codes, and says whether to try again', () => {
        expect(Object.entries(TOOL_ERROR_CODES).map(([code, { retryable }]) => `${code} ${retryable}`)).toEqual([
            'invalid_arguments false',
            'not_found false',
            'forbidden false',
            'quota_exceeded true',
            'rate_limited true',
            'conflict false',
            'slot_taken false',
            'unavailable true',
            'outcome_unknown false',
            'internal false'
        ]);
    });

    it.each(LANGUAGES.flatMap((language) => CORE_CODES.map((code) => [code, language] as const)))(
        'rule 9 has a sentence for what the salon system says: %s in %s',
        (code, language) => {
            const result = failureResult(new CoreFailure(code), language);
            expect(result).toMatchObject({ status: 'error', code, retryable: TOOL_ERROR_CODES[code].retryable });
            expect(result.summary).toMatch(SENTENCE);
        }
    );

    it.each(LANGUAGES.flatMap((language) => THINGS.map((thing) => [thing, language] as const)))(
        'T2 says what was not found: %s in %s',
        (thing, language) => {
            const { summary } = failureResult(new CoreFailure('not_found', { thing }), language);
            expect(summary).toMatch(SENTENCE);
            expect(summary).not.toBe(failureResult(new CoreFailure('not_found'), language).summary);
        }
    );

    it('has another sentence for every code, and in every language', () => {
        const codes = Object.keys(TOOL_ERROR_CODES) as ToolErrorCode[];
        const sentences = LANGUAGES.flatMap((language) =>
            codes.map((code) => {
                const text = failureTexts[language][code];
                return typeof text === 'string' ? text : typeof text === 'function' ? text(50) : text.unknown;
            })
        );
        expect(new Set(sentences).size).toBe(codes.length * LANGUAGES.length);
        for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
    });

    it('names the quota where it is known', () => {
        expect(failureResult(new CoreFailure('quota_exceeded', { limit: 50 }), 'pl').summary).toContain('(50)');
        expect(failureResult(new CoreFailure('quota_exceeded', { limit: 50 }), 'en').summary).toContain('(50)');
    });

    it.each([new Error('secret'), 'secret', null, undefined, { code: 'not_found', secret: 1 }, Object.create(null)])(
        'rule 9 S11 is internal for anything unforeseen (%#), and shows nothing of it',
        (thrown) => {
            const result = failureResult(thrown, 'pl');
            expect(result).toEqual({ status: 'error', code: 'internal', retryable: false, summary: failureTexts.pl.internal });
        }
    );

    it('passes on what a tool itself refused, data included', () => {
        expect(failureResult(new ToolRefusal('slot_taken', 'Zajęte.', { next: '10:00' }), 'pl')).toEqual({
            status: 'error',
            code: 'slot_taken',
            summary: 'Zajęte.',
            retryable: false,
            data: { next: '10:00' }
        });
    });

    it('X-A3-35 is rate_limited for too many previews', () => {
        expect(failureResult(new TooManyPreviews(), 'pl')).toMatchObject({ code: 'rate_limited', retryable: true });
    });
});
