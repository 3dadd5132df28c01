import { createRequire } from 'node:module';

interface Motoko {
    readonly compiler: { gcFlags(flags: string): void };
    write(path: string, source: string): void;
    wasm(path: string, mode: 'ic'): { readonly wasm: Uint8Array };
}

/** How an actor's state is kept over upgrades: in stable memory (32-bit), or by keeping the heap (64-bit), which is the compiler's default. */
export type Persistence = 'classical' | 'enhanced';

/**
 * Compiles an actor with the Motoko compiler of npm; its base library is not there. Once it compiled for classical persistence, it does so for
 * as long as the process lives.
 * @throws Error with what the compiler says
 */
export function motokoModule(source: string, persistence: Persistence = 'classical'): Uint8Array<ArrayBuffer> {
    const require = createRequire(import.meta.url);
    const { default: motoko } = require('motoko') as { default: Motoko };
    if (persistence === 'classical') motoko.compiler.gcFlags('classicOP');
    motoko.write('main.mo', source);
    return new Uint8Array(motoko.wasm('main.mo', 'ic').wasm);
}
