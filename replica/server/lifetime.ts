const CHECK_INTERVAL = 1_000;
/** Process 1 takes over the children of processes that ended. */
const INIT_PROCESS = 1;

/**
 * Ends the server when a signal says so, when no request came for `ttlSeconds`, or when the process that started it is gone: no server
 * outlives its tests.
 * @returns a function to call at each request.
 */
export function watchLifetime(ttlSeconds: number, end: () => void): () => void {
    const parent = process.ppid;
    let lastRequest = Date.now();
    const check = setInterval(() => {
        const orphaned = process.ppid !== parent || (parent !== INIT_PROCESS && process.ppid === INIT_PROCESS);
        const idle = Date.now() - lastRequest > ttlSeconds * 1_000;
        if (orphaned || idle) end();
    }, CHECK_INTERVAL);
    check.unref();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
    return () => {
        lastRequest = Date.now();
    };
}
