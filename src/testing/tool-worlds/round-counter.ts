/** More turns of the microtask queue than any tool takes between two calls that do not wait for each other. */
const QUIET_TICKS = 200;

/**
 * Counts how often a tool waits for the salon system: calls that are under way together are one round. A port's calls are held back until
 * nothing more is called, and then answered together, so that the count depends on the tool alone and never on how fast anything answers.
 */
export class RoundCounter {
    rounds = 0;
    calls = 0;
    #waiting: (() => void)[] = [];

    /** The same port, counted; a port that it holds is counted with it. */
    over<Port extends object>(port: Port): Port {
        return new Proxy(port, {
            get: (target, name) => {
                const member: unknown = Reflect.get(target, name);
                if (typeof member === 'object' && member !== null) return this.over(member);
                if (typeof member !== 'function') return member;
                return (...args: unknown[]) => this.#held(() => Reflect.apply(member, target, args) as unknown);
            }
        });
    }

    /** What is counted from here on starts at 0. */
    reset(): void {
        this.rounds = 0;
        this.calls = 0;
    }

    #held(call: () => unknown): Promise<unknown> {
        this.calls++;
        return new Promise((resolve) => {
            this.#waiting.push(() => resolve(call()));
            if (this.#waiting.length === 1) void this.#answerWhenQuiet();
        });
    }

    async #answerWhenQuiet(): Promise<void> {
        for (let tick = 0; tick < QUIET_TICKS; tick++) await Promise.resolve();
        const waiting = this.#waiting;
        this.#waiting = [];
        this.rounds++;
        for (const answer of waiting) answer();
    }
}
