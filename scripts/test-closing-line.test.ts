import { describe, expect, it } from 'vitest';

import { closingLine, type TestedModule } from './test-closing-line.js';

type State = 'pending' | 'passed' | 'failed' | 'skipped';

function tested(states: readonly State[], errors: readonly unknown[] = []): TestedModule {
    return { errors: () => errors, children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) } };
}

describe('the closing line of npm test', () => {
    it('counts what passed and failed over all files', () => {
        expect(closingLine([tested(['passed', 'passed']), tested(['failed'])], 0)).toEqual({ line: '2 passed, 1 failed', ok: false });
    });

    it('is good when all passed', () => {
        expect(closingLine([tested(['passed'])], 0)).toEqual({ line: '1 passed, 0 failed', ok: true });
    });

    it('counts a file that does not load, and a rejection that nobody awaited, as failures', () => {
        expect(closingLine([tested([], [new Error('no such module')]), tested(['passed'])], 1)).toEqual({
            line: '1 passed, 2 failed',
            ok: false
        });
    });

    it('names tests that did not run', () => {
        expect(closingLine([tested(['passed', 'skipped', 'pending'])], 0)).toEqual({ line: '1 passed, 0 failed, 2 not run', ok: true });
    });

    it('does not take a run without tests for success', () => {
        expect(closingLine([], 0)).toEqual({ line: '0 passed, 0 failed', ok: false });
    });
});
