import { CandidError } from './candid-error.js';
import { WORK } from './limits.js';
import { opName, OP } from './opcodes.js';
import type { Reader } from './reader.js';
import { fixedSize, type FieldNode, type TypeNode } from './type-node.js';

/** Steps over one value of type `type` that nobody asked for, checking that it is well formed. */
export function skipValue(reader: Reader, type: TypeNode): void {
    const size = fixedSize(type.op);
    reader.charge(WORK.value);
    if (size !== undefined) reader.advance(size);
    else if (type.inner !== undefined || type.fields !== undefined) skipNested(reader, type);
    else skipLeaf(reader, type.op);
}

function skipLeaf(reader: Reader, op: number): void {
    switch (op) {
        case OP.bool:
            return void reader.bool();
        case OP.nat:
            return void reader.nat();
        case OP.int:
            return void reader.int();
        case OP.text:
            return void reader.text();
        case OP.principal:
        case OP.service:
            return void reader.principal();
        case OP.func:
            return void reader.func();
        case OP.future:
            return skipFutureValue(reader);
        default:
            throw new CandidError(`there is no value of type ${opName(op)}`);
    }
}

function skipFutureValue(reader: Reader): void {
    const bytes = reader.count();
    if (reader.count() !== 0) throw new CandidError('an opaque reference cannot be read');
    reader.advance(bytes);
}

function skipNested(reader: Reader, type: TypeNode): void {
    reader.enter();
    if (type.inner === undefined) skipFields(reader, type.op, type.fields ?? []);
    else if (type.op === OP.vec) skipElements(reader, type.inner);
    else if (reader.some()) skipValue(reader, type.inner);
    reader.leave();
}

function skipFields(reader: Reader, op: number, fields: readonly FieldNode[]): void {
    if (op === OP.variant) {
        const field = fields[reader.tag(fields.length)];
        if (field !== undefined) skipValue(reader, field.type);
        return;
    }
    for (const field of fields) skipValue(reader, field.type);
}

function skipElements(reader: Reader, element: TypeNode): void {
    const size = fixedSize(element.op);
    if (size !== undefined && size > 0) {
        reader.advance(reader.count() * size);
        return;
    }
    const count = reader.elements(0);
    // Elements without a size are charged like any other, else five bytes could ask for four thousand million of them.
    if (size === 0) return;
    for (let i = 0; i < count; i++) skipValue(reader, element);
}
