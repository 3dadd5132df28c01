import { describe, expect, it } from 'vitest';
import { coreErrorFailure } from './core-error-failure.js';

describe("the salon system's no as a port's failure", () => {
    it.each(['salon', 'service', 'worker', 'service_type'])('names the %s that was not found', (thing) => {
        expect(coreErrorFailure({ not_found: thing })).toMatchObject({ code: 'not_found', details: { thing } });
    });

    it.each(['', 'chair', '__proto__', 'constructor'])('leaves out a thing that has no word here: "%s"', (thing) => {
        const failure = coreErrorFailure({ not_found: thing });
        expect(failure.code).toBe('not_found');
        expect(failure.details).toEqual({});
    });

    it('tells the quota', () => {
        const error = { quota_exceeded: { limit: 500, resets_at: 0n } };
        expect(coreErrorFailure(error)).toMatchObject({ code: 'quota_exceeded', details: { limit: 500 } });
    });

    it('tells which argument is wrong', () => {
        expect(coreErrorFailure({ invalid: 'price' })).toMatchObject({ code: 'invalid_arguments', details: { field: 'price' } });
    });

    it('tells a conflict and a refusal', () => {
        expect(coreErrorFailure({ conflict: { current_version: 2n } }).code).toBe('conflict');
        expect(coreErrorFailure({ forbidden: null }).code).toBe('forbidden');
    });
});
