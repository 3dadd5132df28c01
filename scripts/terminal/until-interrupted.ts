/** Resolves when a person presses Ctrl-C, or the process is asked to end. */
export async function untilInterrupted(): Promise<void> {
    // A promise alone keeps no process alive.
    const alive = setInterval(() => undefined, 1_000_000);
    await new Promise<void>((resolve) => {
        process.once('SIGINT', resolve);
        process.once('SIGTERM', resolve);
    });
    clearInterval(alive);
}
