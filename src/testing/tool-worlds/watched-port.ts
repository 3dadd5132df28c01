/** A call to a port, as it was seen. */
export interface PortCall {
    readonly method: string;
    readonly writes: boolean;
}

/** What a `watchedPort` throws at a write that must not be: no failure of a salon system, so that no tool takes it for one. */
export class ForbiddenWrite extends Error {
    constructor(method: string) {
        super(`${method} was called, and only reads may be`);
        this.name = 'ForbiddenWrite';
    }
}

/**
 * A port that notes every call and lets through what is on the list of reads; anything else only while `mayWrite`. Calls are noted when they
 * begin, before anything is awaited. A port that it holds is watched with it.
 */
export function watchedPort<Port extends object>(port: Port, reads: ReadonlySet<string>, calls: PortCall[], mayWrite = () => false): Port {
    return new Proxy(port, {
        get(target, name) {
            const member: unknown = Reflect.get(target, name);
            if (typeof member === 'object' && member !== null) return watchedPort(member, reads, calls, mayWrite);
            if (typeof member !== 'function' || typeof name !== 'string') return member;
            return (...args: unknown[]) => {
                const writes = !reads.has(name);
                calls.push({ method: name, writes });
                if (writes && !mayWrite()) throw new ForbiddenWrite(name);
                return Reflect.apply(member, target, args) as unknown;
            };
        }
    });
}
