import { addedBody, ADDED_FUNCTIONS, addedType, type AddedIndices } from './added-functions.js';
import { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';
import { FunctionRewriter } from './function-rewriter.js';
import { skipInstruction } from './instructions.js';
import { MEMORY_SHIFT, SHIFTED_PAGES } from './memory-shift.js';
import { type ModuleInfo, readModuleInfo } from './module-info.js';
import { SECTION, SECTION_ORDER } from './sections.js';

/** Names under which an instrumented module exports what the replica reads; a canister's own exports may not use the prefix. */
export const REPLICA_EXPORT = {
    prefix: '__replica_',
    counter: '__replica_instructions',
    memory: '__replica_memory',
    table: '__replica_table',
    start: '__replica_start',
    global: (index: number): string => `__replica_global_${index}`
} as const;

/** Changes whenever the output for the same input changes; part of every cache key. */
export const INSTRUMENTATION_VERSION = 3;

const MAX_PAGES = 65_536;

/**
 * Rewrites a module so that it counts its instructions as the IC does, marks the pages it writes, and shows the state that has to be kept
 * between messages.
 *
 * The counter is a mutable global that every basic block lowers by its cost; at function entries and loop heads the module traps
 * (`unreachable`) once it is below zero. Bulk operations lower it by their size. Linear memory moves up (`memory-shift.ts`).
 * Memory 0, table 0, the mutable globals and the start function become exports; the start section goes, so that an instance can be made
 * again without running it. Function indices stay. Source of the counting: dfinity/ic, rs/embedders/src/wasm_utils/instrumentation.rs.
 * @throws Error that names an instruction or section which is not supported.
 */
export function instrument(module: Uint8Array, info: ModuleInfo = readModuleInfo(module)): Uint8Array {
    const added: AddedIndices = {
        counterGlobal: info.importedGlobals + info.globals.length,
        firstFunction: info.imports.length + info.functions.length
    };
    const out = new ByteWriter(Math.floor(module.length * 1.6)).bytes(module.subarray(0, 8));
    for (const id of SECTION_ORDER) writeSection(out, id, module, info, added);
    return out.view().slice();
}

/** One section while it is rewritten: how many entries it has and their bytes. */
interface Entries {
    readonly count: number;
    readonly bytes: Uint8Array;
}

function writeSection(out: ByteWriter, id: number, module: Uint8Array, info: ModuleInfo, added: AddedIndices): void {
    if (id === SECTION.start) return;
    const section = info.sections.find((candidate) => candidate.id === id);
    const content = section ? module.subarray(section.start, section.end) : undefined;
    const rewrite = REWRITERS[id];
    if (!rewrite && !content) return;
    const body = new ByteWriter((content?.length ?? 0) * (id === SECTION.code ? 2 : 1) + 64);
    if (rewrite) rewrite(body, entriesOf(content), info, added);
    else if (content) body.bytes(content);
    if (body.length === 0) return;
    out.byte(id).u32(body.length).bytes(body.view());
}

function entriesOf(content: Uint8Array | undefined): Entries {
    if (!content) return { count: 0, bytes: new Uint8Array() };
    const reader = new ByteReader(content);
    const count = reader.u32();
    return { count, bytes: reader.take(reader.end - reader.offset) };
}

const REWRITERS: Readonly<Record<number, (body: ByteWriter, entries: Entries, info: ModuleInfo, added: AddedIndices) => void>> = {
    [SECTION.type]: (body, { count, bytes }) => {
        body.u32(count + ADDED_FUNCTIONS.length).bytes(bytes);
        for (const name of ADDED_FUNCTIONS) body.bytes(addedType(name));
    },
    [SECTION.function]: (body, { count, bytes }, info) => {
        body.u32(count + ADDED_FUNCTIONS.length).bytes(bytes);
        ADDED_FUNCTIONS.forEach((_name, index) => body.u32(info.types.length + index));
    },
    [SECTION.memory]: writeMemories,
    [SECTION.global]: (body, { count, bytes }) => {
        body.u32(count + 1)
            .bytes(bytes)
            .bytes([0x7e, 1, 0x42, 0, 0x0b]);
    },
    [SECTION.export]: writeExports,
    [SECTION.code]: writeCode,
    [SECTION.data]: writeData
};

function writeMemories(body: ByteWriter, { count, bytes }: Entries): void {
    if (count === 0) return;
    const reader = new ByteReader(bytes);
    body.u32(count);
    const flags = reader.byte();
    body.byte(flags).u32(reader.u32() + SHIFTED_PAGES);
    if (flags & 1) body.u32(Math.min(reader.u32() + SHIFTED_PAGES, MAX_PAGES));
}

function writeExports(body: ByteWriter, { count, bytes }: Entries, info: ModuleInfo, added: AddedIndices): void {
    const extra: [name: string, kind: number, index: number][] = [[REPLICA_EXPORT.counter, 3, added.counterGlobal]];
    if (info.memories.length > 0) extra.push([REPLICA_EXPORT.memory, 2, 0]);
    if (info.tables > 0) extra.push([REPLICA_EXPORT.table, 1, 0]);
    if (info.start !== null) extra.push([REPLICA_EXPORT.start, 0, info.start]);
    info.globals.forEach((global, index) => {
        if (global.mutable) extra.push([REPLICA_EXPORT.global(index), 3, info.importedGlobals + index]);
    });
    body.u32(count + extra.length).bytes(bytes);
    for (const [name, kind, index] of extra) body.name(name).byte(kind).u32(index);
}

function writeCode(body: ByteWriter, { count, bytes }: Entries, info: ModuleInfo, added: AddedIndices): void {
    body.u32(count + ADDED_FUNCTIONS.length);
    const reader = new ByteReader(bytes);
    for (let index = 0; index < count; index++) {
        const code = reader.take(reader.u32());
        const parameters = info.types[info.functions[index] ?? -1]?.params.length ?? 0;
        const rewritten = new FunctionRewriter(code, parameters, added).rewrite();
        body.u32(rewritten.length).bytes(rewritten);
    }
    for (const name of ADDED_FUNCTIONS) {
        const code = addedBody(name, added, info.memories.length > 0);
        body.u32(code.length).bytes(code);
    }
}

const ACTIVE = 0;
const ACTIVE_IN_NAMED_MEMORY = 2;

/** Moves the places up where active segments go. */
function writeData(body: ByteWriter, { count, bytes }: Entries): void {
    if (count === 0) return;
    const reader = new ByteReader(bytes);
    body.u32(count);
    for (let left = count; left > 0; left--) {
        const kind = reader.u32();
        body.u32(kind);
        if (kind === ACTIVE_IN_NAMED_MEMORY) body.u32(reader.u32());
        if (kind === ACTIVE || kind === ACTIVE_IN_NAMED_MEMORY) writeDataOffset(body, reader);
        const size = reader.u32();
        body.u32(size).bytes(reader.take(size));
    }
}

function writeDataOffset(body: ByteWriter, reader: ByteReader): void {
    const start = reader.offset;
    const { opcode } = skipInstruction(reader);
    const value = opcode === 0x41 ? signedLeb(reader.bytes.subarray(start + 1, reader.offset)) : null;
    if (value === null || reader.byte() !== 0x0b) throw new Error('a data segment whose place is computed is not supported');
    body.byte(0x41)
        .s32(Math.min((value >>> 0) + MEMORY_SHIFT, 0xffff_ffff))
        .byte(0x0b);
}

function signedLeb(bytes: Uint8Array): number {
    let value = 0;
    bytes.forEach((byte, index) => {
        value |= (byte & 0x7f) << (7 * index);
    });
    const bits = 7 * bytes.length;
    const negative = ((bytes.at(-1) ?? 0) & 0x40) !== 0;
    return bits < 32 && negative ? value | (-1 << bits) : value;
}
