import { ByteReader } from './byte-reader.js';
import { skipInstruction } from './instructions.js';
import { readSections, SECTION, type Section } from './sections.js';

export interface FunctionType {
    readonly params: readonly number[];
    readonly results: readonly number[];
}

export interface ImportedFunction {
    readonly module: string;
    readonly name: string;
    readonly type: FunctionType;
}

export interface ModuleExport {
    readonly name: string;
    /** 0 function, 1 table, 2 memory, 3 global. */
    readonly kind: number;
    readonly index: number;
}

/** What the replica needs to know of a module before it runs it. */
export interface ModuleInfo {
    readonly types: readonly FunctionType[];
    readonly imports: readonly ImportedFunction[];
    readonly importedGlobals: number;
    readonly otherImports: readonly string[];
    /** Type index of each function the module defines. */
    readonly functions: readonly number[];
    readonly tables: number;
    readonly memories: readonly { readonly min: number; readonly is64: boolean }[];
    readonly globals: readonly { readonly type: number; readonly mutable: boolean }[];
    readonly exports: readonly ModuleExport[];
    readonly start: number | null;
    readonly customSections: readonly { readonly name: string; readonly content: Uint8Array }[];
    readonly sections: readonly Section[];
}

type Draft = { -readonly [Key in keyof ModuleInfo]: ModuleInfo[Key] extends readonly (infer Item)[] ? Item[] : ModuleInfo[Key] };

const FUNCTION_FORM = 0x60;

/**
 * Reads types, imports, exports, globals and custom sections of a module.
 * @throws Error that names what is malformed or not supported.
 */
export function readModuleInfo(module: Uint8Array): ModuleInfo {
    const sections = readSections(module);
    const info: Draft = {
        types: [],
        imports: [],
        importedGlobals: 0,
        otherImports: [],
        functions: [],
        tables: 0,
        memories: [],
        globals: [],
        exports: [],
        start: null,
        customSections: [],
        sections
    };
    for (const section of sections) readSection(info, section.id, new ByteReader(module, section.start, section.end));
    return info;
}

function readSection(info: Draft, id: number, reader: ByteReader): void {
    if (id === SECTION.custom) {
        const name = reader.name();
        info.customSections.push({ name, content: reader.take(reader.end - reader.offset) });
        return;
    }
    if (id === SECTION.start) {
        info.start = reader.u32();
        return;
    }
    const readEntry = ENTRY_READERS[id];
    if (!readEntry) return;
    for (let left = reader.u32(); left > 0; left--) readEntry(info, reader);
}

const ENTRY_READERS: Record<number, (info: Draft, reader: ByteReader) => void> = {
    [SECTION.type]: (info, reader) => info.types.push(readFunctionType(reader)),
    [SECTION.import]: readImport,
    [SECTION.function]: (info, reader) => info.functions.push(reader.u32()),
    [SECTION.table]: (info, reader) => {
        readTableType(reader);
        info.tables += 1;
    },
    [SECTION.memory]: (info, reader) => info.memories.push(readLimits(reader)),
    [SECTION.global]: (info, reader) => {
        info.globals.push({ type: reader.byte(), mutable: reader.byte() === 1 });
        while (skipInstruction(reader).opcode !== 0x0b);
    },
    [SECTION.export]: (info, reader) => info.exports.push({ name: reader.name(), kind: reader.byte(), index: reader.u32() })
};

function readFunctionType(reader: ByteReader): FunctionType {
    const form = reader.byte();
    if (form !== FUNCTION_FORM)
        throw new Error(`WebAssembly type form 0x${form.toString(16)} (garbage collection proposal) is not supported`);
    return { params: [...reader.take(reader.u32())], results: [...reader.take(reader.u32())] };
}

function readImport(info: Draft, reader: ByteReader): void {
    const module = reader.name();
    const name = reader.name();
    const kind = reader.byte();
    if (kind === 0) {
        const type = info.types[reader.u32()];
        if (!type) throw new Error(`import ${module}.${name} has an unknown type`);
        info.imports.push({ module, name, type });
        return;
    }
    info.otherImports.push(`${module}.${name}`);
    if (kind === 1) readTableType(reader);
    else if (kind === 2) info.memories.push(readLimits(reader));
    else if (kind === 3) {
        reader.skip(2);
        info.importedGlobals += 1;
    } else throw new Error(`import ${module}.${name} is of an unsupported kind`);
}

function readTableType(reader: ByteReader): void {
    reader.skip(1);
    readLimits(reader);
}

function readLimits(reader: ByteReader): { min: number; is64: boolean } {
    const flags = reader.byte();
    const is64 = (flags & 4) !== 0;
    if (is64) {
        reader.skipLeb();
        if (flags & 1) reader.skipLeb();
        return { min: 0, is64 };
    }
    const min = reader.u32();
    if (flags & 1) reader.u32();
    return { min, is64 };
}
