import { describe, expect, it } from 'vitest';
import { callFailure } from './call-failure.js';

describe('what a call without a usable answer means', () => {
    it.each([1, 2, 3, 5])('B8: a write rejected with code %i was not done, because the coordinator writes within one message', (code) => {
        expect(callFailure('write', code).code).toBe('unavailable');
    });

    it.each([
        ['whose answer was lost', undefined],
        ['of which the system does not know (6)', 6],
        ['rejected with a code that is not known yet', 7]
    ])('B8: a write %s is never told as a plain failure', (_, code) => {
        expect(callFailure('write', code).code).toBe('outcome_unknown');
    });

    it.each([undefined, 1, 2, 3, 5, 6, 7])('a read rejected with code %s may be tried again', (code) => {
        expect(callFailure('read', code).code).toBe('unavailable');
    });

    it.each(['read', 'write'] as const)("the coordinator's own reject of a %s is no reason to try again", (kind) => {
        expect(callFailure(kind, 4).code).toBe('invalid_arguments');
    });
});
