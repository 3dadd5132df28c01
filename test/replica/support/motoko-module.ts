import { createRequire } from 'node:module';

interface Compiler {
    write(path: string, source: string): void;
    wasm(path: string, mode: 'ic'): { readonly wasm: Uint8Array };
}

/** Compiles an actor with the Motoko compiler of npm; its base library is not there. @throws Error with what the compiler says */
export function motokoModule(source: string): Uint8Array {
    const require = createRequire(import.meta.url);
    const { default: compiler } = require('motoko') as { default: Compiler };
    compiler.write('main.mo', source);
    return new Uint8Array(compiler.wasm('main.mo', 'ic').wasm);
}
