import { parseArgs } from 'node:util';

/** What `pocket-ic`'s flags say. */
export interface ServerOptions {
    /** 0: any free port. */
    readonly port: number;
    readonly address: string;
    readonly portFile: string | null;
    /** Seconds without a request after which the server ends. */
    readonly ttlSeconds: number;
    /** Where the first instance keeps its state, or null. */
    readonly stateDirectory: string | null;
}

const DEFAULT_TTL_SECONDS = 60;
const MAX_PORT = 65_535;

/** @throws Error that names a flag which does not exist or has a wrong value. */
export function readOptions(args: readonly string[]): ServerOptions {
    const { values } = parseArgs({
        args: [...args],
        options: {
            port: { type: 'string', short: 'p' },
            'ip-addr': { type: 'string', short: 'i' },
            'port-file': { type: 'string' },
            ttl: { type: 'string' },
            // Not a flag of the real server.
            'state-dir': { type: 'string' },
            // Accepted and without effect here: where the real server writes its log, and how loud.
            'log-levels': { type: 'string', short: 'l' },
            'hard-ttl': { type: 'string' }
        }
    });
    return {
        port: wholeNumber('port', values.port, 0, MAX_PORT),
        address: values['ip-addr'] ?? '127.0.0.1',
        portFile: values['port-file'] ?? null,
        ttlSeconds: wholeNumber('ttl', values.ttl, DEFAULT_TTL_SECONDS, Number.MAX_SAFE_INTEGER),
        stateDirectory: values['state-dir'] ?? null
    };
}

function wholeNumber(name: string, text: string | undefined, fallback: number, max: number): number {
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value > max) throw new Error(`--${name} is a whole number of at most ${max}, not '${text}'`);
    return value;
}
