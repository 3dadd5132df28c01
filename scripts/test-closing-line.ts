/** The part of vitest's report on a test file that is counted. */
export interface TestedModule {
    /** Mistakes outside any test, such as a file that cannot be loaded. */
    errors(): readonly unknown[];
    readonly children: { allTests(): Iterable<{ result(): { readonly state: 'pending' | 'passed' | 'failed' | 'skipped' } }> };
}

export interface ClosingLine {
    readonly line: string;
    /** Whether something ran and nothing failed. */
    readonly ok: boolean;
}

/**
 * The last line of a run: "12 passed, 0 failed". A test file that does not load and a rejection that nobody awaited are failures too, and so
 * is a run without a single test: a wrong filter must not look like success.
 */
export function closingLine(modules: readonly TestedModule[], unhandledErrors: number): ClosingLine {
    const count = { passed: 0, failed: unhandledErrors, skipped: 0, pending: 0 };
    for (const module of modules) {
        count.failed += module.errors().length;
        for (const test of module.children.allTests()) count[test.result().state]++;
    }
    const others = count.skipped + count.pending;
    const line = `${count.passed} passed, ${count.failed} failed${others === 0 ? '' : `, ${others} not run`}`;
    return { line, ok: count.failed === 0 && count.passed > 0 };
}
