import { type AddedIndices, functionIndex, writeLimitCheck } from './added-functions.js';
import { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';
import { hasSizeDependentCost, instructionCost } from './cost-table.js';
import { skipInstruction } from './instructions.js';
import { SHIFTED_PAGES, shiftedOffset, WRITTEN_PAGE_BITS } from './memory-shift.js';

const I32 = 0x7f;
const I64 = 0x7e;
const F32 = 0x7d;
const F64 = 0x7c;
const V128 = 0x7b;

/** Types of the value operand of the plain stores 0x36–0x3e. */
const STORED = [I32, I64, F32, F64, I32, I32, I64, I64, I64];

const VECTOR_STORE = 11;
const FIRST_VECTOR_LANE_STORE = 88;
const LAST_VECTOR_LANE_STORE = 91;

/** A block's cost is written before the block is read: three bytes are kept free for it. */
const COST_BYTES = 3;
const MAX_BLOCK_COST = 1_000_000;

/**
 * Rewrites one function body in a single pass: every basic block lowers the counter by its cost, every access to memory is moved up
 * behind the map in front (`memory-shift.ts`), every store marks its page.
 */
export class FunctionRewriter {
    private readonly out: ByteWriter;
    private readonly reader: ByteReader;
    private readonly temporaries: Temporaries;
    /** Input up to here has been written. */
    private copied: number;
    private cost = 0;
    /** Where the open block's cost goes, or -1 when nothing was written for it yet. */
    private costAt = -1;

    constructor(
        private readonly code: Uint8Array,
        parameters: number,
        private readonly added: AddedIndices
    ) {
        this.reader = new ByteReader(code);
        this.temporaries = new Temporaries(parameters + countLocals(this.reader));
        this.copied = this.reader.offset;
        this.out = new ByteWriter(code.length * 2 + 64);
    }

    /** The new body, its locals included. */
    rewrite(): Uint8Array {
        const localsEnd = this.reader.offset;
        // Even an empty function costs one instruction.
        this.openBlock(true);
        this.cost = 1;
        while (this.reader.offset < this.reader.end) this.instruction();
        this.copyUpTo(this.reader.end);
        const locals = new ByteReader(this.code);
        const groups = locals.u32();
        return new ByteWriter(this.out.length + localsEnd + 16)
            .u32(groups + this.temporaries.types.length)
            .bytes(this.code.subarray(locals.offset, localsEnd))
            .bytes(this.temporaries.types.flatMap((type) => [1, type]))
            .bytes(this.out.view())
            .view();
    }

    private instruction(): void {
        const start = this.reader.offset;
        const { opcode, sub } = skipInstruction(this.reader);
        refuseTableChanges(opcode, sub);
        this.count(start, instructionCost(opcode, sub));
        if (opcode >= 0x28 && opcode <= 0x3e) this.access(start, opcode >= 0x36 ? (STORED[opcode - 0x36] ?? I32) : null);
        else if (opcode === 0xfd) this.vector(start, sub);
        else if (opcode === 0xfc) this.bulk(start, sub);
        else if (opcode === 0x3f) this.replace(start, [0x3f, 0, 0x41, SHIFTED_PAGES, 0x6b]);
        else if (opcode === 0x40) this.replaceByCall(start, 'grow');
        else if (endsBasicBlock(opcode)) this.closeBlock(opcode === 0x03);
    }

    private count(start: number, cost: number): void {
        if (cost === 0) return;
        if (this.costAt < 0) {
            this.copyUpTo(start);
            this.openBlock(false);
        }
        this.cost += cost;
        if (this.cost > MAX_BLOCK_COST) throw new Error('a basic block of the module is too long');
    }

    /** counter -= (what the block will turn out to cost); for function entries and loop heads also the check. */
    private openBlock(checked: boolean): void {
        this.out.byte(0x23).u32(this.added.counterGlobal).byte(0x42);
        this.costAt = this.out.length;
        this.out.bytes([0, 0, 0]).byte(0x7d).byte(0x24).u32(this.added.counterGlobal);
        if (checked) writeLimitCheck(this.out, this.added.counterGlobal);
        this.cost = 0;
    }

    private closeBlock(nextIsLoop: boolean): void {
        if (this.costAt >= 0) writePadded(this.out, this.costAt, this.cost);
        this.costAt = -1;
        if (!nextIsLoop) return;
        this.copyUpTo(this.reader.offset);
        this.openBlock(true);
    }

    private copyUpTo(position: number): void {
        this.out.bytes(this.code.subarray(this.copied, position));
        this.copied = position;
    }

    private replace(start: number, bytes: readonly number[]): void {
        this.copyUpTo(start);
        this.copied = this.reader.offset;
        this.out.bytes(bytes);
    }

    private replaceByCall(start: number, name: 'grow' | 'copy' | 'fill'): void {
        this.replace(start, []);
        this.out.byte(0x10).u32(functionIndex(this.added, name));
    }

    /** A load or store: `[opcode…] align offset [lane]`. `stored` is the type of the stored value, null for loads. */
    private access(start: number, stored: number | null, opcodeBytes = 1): void {
        const argument = new ByteReader(this.code, start + opcodeBytes);
        argument.u32();
        const alignEnd = argument.offset;
        const offset = argument.u32();
        this.copyUpTo(start);
        if (stored !== null) this.mark(offset, stored);
        this.copyUpTo(alignEnd);
        this.out.u32(shiftedOffset(offset));
        this.copied = argument.offset;
    }

    /** Marks the page of the address under the value on the stack; both are on the stack again afterwards. */
    private mark(offset: number, type: number): void {
        const value = this.temporaries.index(type, 1);
        const address = this.temporaries.index(I32, 0);
        this.out.byte(0x21).u32(value).byte(0x22).u32(address);
        if (offset !== 0) this.out.byte(0x41).s32(offset).byte(0x6a);
        this.out.bytes([0x41, WRITTEN_PAGE_BITS, 0x76, 0x41, 1, 0x3a, 0, 0]);
        this.out.byte(0x20).u32(address).byte(0x20).u32(value);
    }

    private vector(start: number, sub: number): void {
        const isMemory = sub <= VECTOR_STORE || (sub >= 84 && sub <= 93);
        if (!isMemory) return;
        const stores = sub === VECTOR_STORE || (sub >= FIRST_VECTOR_LANE_STORE && sub <= LAST_VECTOR_LANE_STORE);
        const opcode = new ByteReader(this.code, start + 1);
        opcode.u32();
        this.access(start, stores ? V128 : null, opcode.offset - start);
    }

    private bulk(start: number, sub: number): void {
        if (sub === 10) this.replaceByCall(start, 'copy');
        else if (sub === 11) this.replaceByCall(start, 'fill');
        else if (sub === 8) this.initialize(start);
        else if (hasSizeDependentCost(0xfc, sub)) {
            this.copyUpTo(start);
            this.out.byte(0x10).u32(functionIndex(this.added, 'charge'));
        }
    }

    /** memory.init names its segment in the instruction, so it cannot be moved into a function. */
    private initialize(start: number): void {
        const [target, source, size] = [0, 1, 2].map((which) => this.temporaries.index(I32, which)) as [number, number, number];
        this.copyUpTo(start);
        this.out.byte(0x10).u32(functionIndex(this.added, 'charge'));
        this.out.byte(0x21).u32(size).byte(0x21).u32(source).byte(0x22).u32(target);
        this.out.byte(0x10).u32(functionIndex(this.added, 'shift'));
        this.out.byte(0x20).u32(source).byte(0x20).u32(size);
        this.copyUpTo(this.reader.offset);
        this.out.byte(0x20).u32(target).byte(0x20).u32(size);
        this.out.byte(0x10).u32(functionIndex(this.added, 'mark'));
    }
}

/** table.set; table.init, table.copy, table.grow, table.fill. */
function refuseTableChanges(opcode: number, sub: number): void {
    const changes = opcode === 0x26 || (opcode === 0xfc && (sub === 12 || sub === 14 || sub === 15 || sub === 17));
    if (changes) throw new Error('instructions that change a table are not supported by this replica: it does not roll tables back');
}

/** unreachable, loop, if, else, end, br, br_if, br_table, return, return_call, return_call_indirect. */
function endsBasicBlock(opcode: number): boolean {
    return (
        opcode === 0x00 || (opcode >= 0x03 && opcode <= 0x05) || (opcode >= 0x0b && opcode <= 0x0f) || opcode === 0x12 || opcode === 0x13
    );
}

function countLocals(reader: ByteReader): number {
    let count = 0;
    for (let groups = reader.u32(); groups > 0; groups--) {
        count += reader.u32();
        reader.skip(1);
    }
    return count;
}

/** A signed LEB128 number in a fixed number of bytes. */
function writePadded(out: ByteWriter, at: number, value: number): void {
    const bytes = out.view();
    for (let index = 0; index < COST_BYTES; index++) {
        const more = index < COST_BYTES - 1 ? 0x80 : 0;
        bytes[at + index] = ((value >> (7 * index)) & 0x7f) | more;
    }
}

/** Locals of the rewriter, after the function's own: as many of each type as it needs. */
class Temporaries {
    readonly types: number[] = [];
    private readonly known = new Map<number, number>();

    constructor(private readonly first: number) {}

    /** Index of the `which`-th temporary of this type. */
    index(type: number, which: number): number {
        const key = type * 4 + which;
        const index = this.known.get(key) ?? this.first + this.types.push(type) - 1;
        this.known.set(key, index);
        return index;
    }
}
