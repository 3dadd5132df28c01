import { checkImports } from '../system-api/link.js';
import { REPLICA_EXPORT } from './instrument.js';
import type { ModuleInfo } from './module-info.js';

const ENTRY_POINTS = new Set([
    'canister_init',
    'canister_inspect_message',
    'canister_pre_upgrade',
    'canister_post_upgrade',
    'canister_heartbeat',
    'canister_global_timer',
    'canister_on_low_wasm_memory'
]);
const METHOD = /^canister_(update|query|composite_query) (.*)$/s;

const VECTOR_TYPE = 0x7b;

const MAX_FUNCTIONS = 50_000;
const MAX_GLOBALS = 1_000;
const MAX_PUBLIC_SECTIONS = 16;
const MAX_METHODS = 1_000;
const MAX_METHOD_NAME_BYTES = 20_000;
const MAX_SECTION_BYTES = 1024 * 1024;

/**
 * The interface specification's requirements on a canister module ("WebAssembly module requirements").
 * @throws Error that names the requirement which is not met.
 */
export function validateCanisterModule(info: ModuleInfo): void {
    if (info.memories.length > 1) throw new Error('Module declares more than one memory');
    if (info.memories.some((memory) => memory.is64))
        throw new Error('Module has a 64-bit memory (wasm64), which this replica does not run');
    if (info.functions.length > MAX_FUNCTIONS)
        throw new Error(`Module declares ${info.functions.length} functions; at most ${MAX_FUNCTIONS} are allowed`);
    if (info.globals.length > MAX_GLOBALS)
        throw new Error(`Module declares ${info.globals.length} globals; at most ${MAX_GLOBALS} are allowed`);
    // JavaScript cannot read them, so they could not be rolled back.
    if (info.globals.some((global) => global.mutable && global.type === VECTOR_TYPE))
        throw new Error('Module has a mutable global of type v128, which this replica does not run');
    checkImports(info);
    checkExports(info);
    checkCustomSections(info);
}

function checkExports(info: ModuleInfo): void {
    const methods = new Set<string>();
    for (const { name, kind, index } of info.exports) {
        if (name.startsWith(REPLICA_EXPORT.prefix))
            throw new Error(`Module exports '${name}'; the prefix '${REPLICA_EXPORT.prefix}' is reserved`);
        if (kind !== 0 || !name.startsWith('canister_')) continue;
        const method = METHOD.exec(name)?.[2];
        if (method === undefined && !ENTRY_POINTS.has(name))
            throw new Error(`Exporting reserved function '${name}' with prefix 'canister_'`);
        if (!isEntryPointType(info, index)) throw new Error(`Function '${name}' must have type () -> ()`);
        if (method === undefined) continue;
        if (methods.has(method))
            throw new Error(
                `Duplicate function '${method}' exported multiple times with different call types: update, query, or composite_query.`
            );
        methods.add(method);
    }
    if (methods.size > MAX_METHODS) throw new Error(`Module exports ${methods.size} methods; at most ${MAX_METHODS} are allowed`);
    const bytes = [...methods].reduce((sum, method) => sum + Buffer.byteLength(method), 0);
    if (bytes > MAX_METHOD_NAME_BYTES)
        throw new Error(`The names of the exported methods take ${bytes} bytes; at most ${MAX_METHOD_NAME_BYTES} are allowed`);
}

function isEntryPointType(info: ModuleInfo, index: number): boolean {
    const imported = info.imports[index];
    const type = imported ? imported.type : info.types[info.functions[index - info.imports.length] ?? -1];
    return type !== undefined && type.params.length === 0 && type.results.length === 0;
}

const SECTION_NAME = /^icp:(public|private) (.*)$/s;

function checkCustomSections(info: ModuleInfo): void {
    const seen = new Set<string>();
    let bytes = 0;
    for (const { name, content } of info.customSections.filter((section) => section.name.startsWith('icp:'))) {
        const label = SECTION_NAME.exec(name)?.[2];
        if (label === undefined) throw new Error(`Custom section '${name}' must start with 'icp:public ' or 'icp:private '`);
        if (seen.has(label)) throw new Error(`Custom section '${label}' is declared more than once`);
        seen.add(label);
        bytes += label.length + content.length;
    }
    if (seen.size > MAX_PUBLIC_SECTIONS)
        throw new Error(`Module has ${seen.size} 'icp:' sections; at most ${MAX_PUBLIC_SECTIONS} are allowed`);
    if (bytes > MAX_SECTION_BYTES) throw new Error(`The 'icp:' sections take ${bytes} bytes; at most ${MAX_SECTION_BYTES} are allowed`);
}
