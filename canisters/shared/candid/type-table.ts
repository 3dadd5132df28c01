import { CandidError } from './candid-error.js';
import { readTypeCode } from './leb128.js';
import { WORK } from './limits.js';
import { OP } from './opcodes.js';
import type { Reader } from './reader.js';
import { primitiveNode, type FieldNode, type FuncNode, type MethodNode, type TypeNode } from './type-node.js';

const MAGIC = 'DIDL';
const MAX_MODE = 3;

/** Reads a message's head: magic, type table and the types of its values. Fields get no names: what a message calls them is not in it. */
export function readTypes(reader: Reader): TypeNode[] {
    if (!reader.take(MAGIC)) throw new CandidError('the message does not start with DIDL');
    return new TypeTableReader(reader).read();
}

class TypeTableReader {
    private readonly table: TypeNode[] = [];

    constructor(private readonly reader: Reader) {}

    read(): TypeNode[] {
        const entries = this.countTypes();
        // Entries may refer to later ones, so every node exists before the first is filled.
        for (let i = 0; i < entries; i++) this.table.push({ op: OP.future });
        for (const node of this.table) this.fill(node);
        this.checkServices();
        return this.references(this.countTypes());
    }

    private countTypes(): number {
        const count = this.reader.count();
        this.reader.charge(count * WORK.type);
        return count;
    }

    private countMembers(): number {
        const count = this.reader.count();
        this.reader.charge(count * WORK.member);
        return count;
    }

    private fill(node: TypeNode): void {
        const op = readTypeCode(this.reader);
        if (op >= 0 || primitiveNode(op) !== undefined) throw new CandidError('the type table holds a type that is not composite');
        if (op < OP.principal) return this.skipFutureType();
        node.op = op;
        if (op === OP.opt || op === OP.vec) node.inner = this.reference();
        else if (op === OP.func) node.func = this.func();
        else if (op === OP.service) node.methods = this.methods();
        else this.fillFields(node);
    }

    private skipFutureType(): void {
        this.reader.advance(this.reader.count());
    }

    private fillFields(node: TypeNode): void {
        const count = this.countMembers();
        const fields: FieldNode[] = [];
        let previous = -1;
        for (let i = 0; i < count; i++) {
            const id = this.reader.count();
            if (id <= previous) throw new CandidError('the fields of a type are not in order');
            previous = id;
            fields.push({ id, name: '', type: this.reference() });
        }
        node.fields = fields;
    }

    private func(): FuncNode {
        const args = this.references(this.countMembers());
        const results = this.references(this.countMembers());
        return { args, results, modes: this.modes(this.countMembers()) };
    }

    private modes(count: number): number[] {
        const modes: number[] = [];
        for (let i = 0; i < count; i++) {
            const mode = this.reader.byte();
            if (mode < 1 || mode > MAX_MODE) throw new CandidError('a function type has an unknown mode');
            modes.push(mode);
        }
        return modes.sort((a, b) => a - b);
    }

    private methods(): MethodNode[] {
        const count = this.countMembers();
        const methods: MethodNode[] = [];
        for (let i = 0; i < count; i++) {
            const name = this.reader.text();
            const previous = methods.at(-1);
            if (previous !== undefined && name <= previous.name) throw new CandidError('the methods of a service type are not in order');
            methods.push({ name, type: this.reference() });
        }
        return methods;
    }

    private checkServices(): void {
        for (const node of this.table) {
            for (const method of node.methods ?? []) {
                if (method.type.op !== OP.func) throw new CandidError('a service type has a method that is no function');
            }
        }
    }

    private references(count: number): TypeNode[] {
        const types: TypeNode[] = [];
        for (let i = 0; i < count; i++) types.push(this.reference());
        return types;
    }

    private reference(): TypeNode {
        const code = readTypeCode(this.reader);
        const node = code < 0 ? primitiveNode(code) : this.table[code];
        if (node === undefined) throw new CandidError('the message refers to a type that it does not have');
        return node;
    }
}
