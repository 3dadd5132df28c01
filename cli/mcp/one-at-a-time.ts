/** Runs what it is given one after the other, in the order in which it came, whatever becomes of each. */
export function oneAtATime(): <T>(step: () => Promise<T>) => Promise<T> {
    let last: Promise<unknown> = Promise.resolve();
    return (step) => {
        const next = last.then(step, step);
        last = next.catch(() => undefined);
        return next;
    };
}
