import { contractViolation } from '../execution/trap.js';
import type { ModuleInfo } from '../wasm/module-info.js';
import { CALL_FUNCTIONS } from './call-functions.js';
import { CANISTER_FUNCTIONS } from './canister-functions.js';
import { CYCLE_FUNCTIONS } from './cycle-functions.js';
import type { SystemApiHost, SystemApiImplementation } from './host.js';
import { MESSAGE_FUNCTIONS } from './message-functions.js';
import { describeType, SYSTEM_API, type SystemApiFunction } from './overview.js';
import { STABLE_FUNCTIONS } from './stable-functions.js';

const IMPLEMENTATION: SystemApiImplementation = {
    ...MESSAGE_FUNCTIONS,
    ...CALL_FUNCTIONS,
    ...CYCLE_FUNCTIONS,
    ...STABLE_FUNCTIONS,
    ...CANISTER_FUNCTIONS
};

/**
 * Checks a module's imports against the System API.
 * @throws Error that names the first import which does not exist, or has another type than the interface specification gives it.
 */
export function checkImports(info: ModuleInfo): void {
    const foreign = info.otherImports[0] ?? info.imports.find((wanted) => wanted.module !== 'ic0');
    if (foreign !== undefined) {
        const name = typeof foreign === 'string' ? foreign : `${foreign.module}.${foreign.name}`;
        throw new Error(`Module imports ${name}; a canister may only import functions of 'ic0'`);
    }
    for (const wanted of info.imports) {
        const known = SYSTEM_API.get(wanted.name);
        if (!known) throw new Error(`Module imports function '${wanted.name}' from 'ic0' that is not exported by the runtime.`);
        const type = describeType(wanted.type.params, wanted.type.results);
        if (type !== known.type) throw new Error(`Module imports function '${wanted.name}' of type ${type}; it is ${known.type}`);
    }
}

/** The import object for a module whose imports passed `checkImports`. */
export function systemApiImports(info: ModuleInfo, host: SystemApiHost): WebAssembly.Imports {
    const ic0: Record<string, WebAssembly.ImportValue> = {};
    for (const { name } of info.imports) {
        const known = SYSTEM_API.get(name);
        const run = IMPLEMENTATION[name];
        if (!known || !run) throw new Error(`System API function ic0.${name} is not implemented`);
        ic0[name] = guard(known, run, host);
    }
    return { ic0 };
}

type Run = (host: SystemApiHost, ...args: (number | bigint)[]) => number | bigint | void;

function guard(known: SystemApiFunction, run: SystemApiImplementation[string], host: SystemApiHost): WebAssembly.ImportValue {
    const execute = run as Run;
    return (...args: (number | bigint)[]) => {
        const { mode } = host.execution;
        if (!known.modes.has(mode)) throw contractViolation(`"ic0.${known.name}" cannot be executed in ${MODE_NAMES[mode]} mode`);
        host.charge(known.charge);
        return execute(host, ...args);
    };
}

/** The replica's own words for the modes. */
const MODE_NAMES = {
    I: 'init',
    G: 'pre upgrade',
    U: 'update',
    RQ: 'replicated query',
    NRQ: 'non replicated query',
    TQ: 'transform',
    CQ: 'non replicated composite query',
    Ry: 'reply callback',
    Rt: 'reject callback',
    CRy: 'composite reply callback',
    CRt: 'composite reject callback',
    C: 'cleanup',
    CC: 'composite cleanup',
    F: 'inspect message',
    T: 'system task',
    s: 'start'
} as const;
