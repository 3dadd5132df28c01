import { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';
import { hasSizeDependentCost, instructionCost } from './cost-table.js';
import { skipInstruction } from './instructions.js';
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
export const INSTRUMENTATION_VERSION = 1;

/** Indices of what the rewriter adds to the module. */
interface Added {
    readonly counterGlobal: number;
    readonly chargeFunction: number;
    readonly chargeType: number;
}

/**
 * Rewrites a module so that it counts its instructions as the IC does and shows the state that has to be kept between messages.
 *
 * The counter is a mutable global that every basic block lowers by its cost; at function entries and loop heads the module traps
 * (`unreachable`) once it is below zero. Bulk operations lower it by their size. Memory 0, table 0, the mutable globals and the start
 * function become exports; the start section goes, so that an instance can be made again without running it. Function indices stay.
 * Source of the algorithm: dfinity/ic, rs/embedders/src/wasm_utils/instrumentation.rs.
 * @throws Error that names an instruction or section which is not supported.
 */
export function instrument(module: Uint8Array, info: ModuleInfo = readModuleInfo(module)): Uint8Array {
    const added: Added = {
        counterGlobal: info.importedGlobals + info.globals.length,
        chargeFunction: info.imports.length + info.functions.length,
        chargeType: info.types.length
    };
    const out = new ByteWriter(Math.floor(module.length * 1.3)).bytes(module.subarray(0, 8));
    for (const id of SECTION_ORDER) writeSection(out, id, module, info, added);
    return out.view().slice();
}

function writeSection(out: ByteWriter, id: number, module: Uint8Array, info: ModuleInfo, added: Added): void {
    if (id === SECTION.start) return;
    const section = info.sections.find((candidate) => candidate.id === id);
    const content = section ? module.subarray(section.start, section.end) : undefined;
    const entries = content ? new ByteReader(content) : undefined;
    const count = entries?.u32() ?? 0;
    const rest = entries ? entries.take(entries.end - entries.offset) : new Uint8Array();
    const body = new ByteWriter(rest.length + 64);
    if (id === SECTION.type)
        body.u32(count + 1)
            .bytes(rest)
            .bytes([0x60, 1, 0x7f, 1, 0x7f]);
    else if (id === SECTION.function)
        body.u32(count + 1)
            .bytes(rest)
            .u32(added.chargeType);
    else if (id === SECTION.global)
        body.u32(count + 1)
            .bytes(rest)
            .bytes([0x7e, 1, 0x42, 0, 0x0b]);
    else if (id === SECTION.export) writeExports(body, count, rest, info, added);
    else if (id === SECTION.code) writeCode(body, count, rest, added);
    else if (content) body.bytes(content);
    else return;
    out.byte(id).u32(body.length).bytes(body.view());
}

function writeExports(body: ByteWriter, count: number, rest: Uint8Array, info: ModuleInfo, added: Added): void {
    const extra: [name: string, kind: number, index: number][] = [[REPLICA_EXPORT.counter, 3, added.counterGlobal]];
    if (info.memories.length > 0) extra.push([REPLICA_EXPORT.memory, 2, 0]);
    if (info.tables > 0) extra.push([REPLICA_EXPORT.table, 1, 0]);
    if (info.start !== null) extra.push([REPLICA_EXPORT.start, 0, info.start]);
    info.globals.forEach((global, index) => {
        if (global.mutable) extra.push([REPLICA_EXPORT.global(index), 3, info.importedGlobals + index]);
    });
    body.u32(count + extra.length).bytes(rest);
    for (const [name, kind, index] of extra) body.name(name).byte(kind).u32(index);
}

function writeCode(body: ByteWriter, count: number, functions: Uint8Array, added: Added): void {
    body.u32(count + 1);
    const reader = new ByteReader(functions);
    for (let left = count; left > 0; left--) {
        const code = reader.take(reader.u32());
        const rewritten = instrumentFunction(code, added);
        body.u32(rewritten.length).bytes(rewritten);
    }
    const charge = chargeFunction(added);
    body.u32(charge.length).bytes(charge);
}

/** A place in a function body where counting code goes. */
interface InjectionPoint {
    readonly position: number;
    /** Cost of the basic block that starts here, or null for a bulk operation whose size operand is on the stack. */
    readonly cost: number | null;
    readonly checked: boolean;
}

function instrumentFunction(code: Uint8Array, added: Added): Uint8Array {
    const out = new ByteWriter(code.length * 2 + 32);
    let copied = 0;
    for (const point of injectionPoints(code)) {
        out.bytes(code.subarray(copied, point.position));
        copied = point.position;
        if (point.cost === null) out.byte(0x10).u32(added.chargeFunction);
        else writeCharge(out, point.cost, point.checked, added.counterGlobal);
    }
    return out.bytes(code.subarray(copied)).view();
}

function injectionPoints(code: Uint8Array): InjectionPoint[] {
    const reader = new ByteReader(code);
    for (let groups = reader.u32(); groups > 0; groups--) {
        reader.u32();
        reader.skip(1);
    }
    const points: InjectionPoint[] = [];
    // Even an empty function costs one instruction.
    let block = { position: reader.offset, cost: 1, checked: true };
    while (reader.offset < reader.end) {
        const position = reader.offset;
        const { opcode, sub } = skipInstruction(reader);
        block.cost += instructionCost(opcode, sub);
        if (hasSizeDependentCost(opcode, sub)) points.push({ position, cost: null, checked: true });
        if (!endsBasicBlock(opcode)) continue;
        if (block.checked || block.cost > 0) points.push(block);
        block = { position: reader.offset, cost: 0, checked: opcode === 0x03 };
    }
    return points.sort((a, b) => a.position - b.position);
}

/** unreachable, loop, if, else, end, br, br_if, br_table, return, return_call, return_call_indirect. */
function endsBasicBlock(opcode: number): boolean {
    return (
        opcode === 0x00 || (opcode >= 0x03 && opcode <= 0x05) || (opcode >= 0x0b && opcode <= 0x0f) || opcode === 0x12 || opcode === 0x13
    );
}

/** counter -= cost; when checked: trap if counter < 0. */
function writeCharge(out: ByteWriter, cost: number, checked: boolean, counter: number): void {
    out.byte(0x23).u32(counter).byte(0x42).s32(cost).byte(0x7d).byte(0x24).u32(counter);
    if (checked) writeCheck(out, counter);
}

function writeCheck(out: ByteWriter, counter: number): void {
    out.byte(0x23).u32(counter).bytes([0x42, 0, 0x53, 0x04, 0x40, 0x00, 0x0b]);
}

/** (func (param i32) (result i32)): counter -= unsigned size; trap if counter < 0; give the size back. */
function chargeFunction(added: Added): Uint8Array {
    const out = new ByteWriter(48).byte(0);
    out.byte(0x23).u32(added.counterGlobal).bytes([0x20, 0, 0xad, 0x7d]).byte(0x24).u32(added.counterGlobal);
    writeCheck(out, added.counterGlobal);
    return out.bytes([0x20, 0, 0x0b]).view();
}
