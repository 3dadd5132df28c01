import { CandidMismatch } from './candid-error.js';
import { WORK } from './limits.js';
import { opName, OP } from './opcodes.js';
import type { Reader } from './reader.js';
import { skipValue } from './skip-value.js';
import { isSubtype } from './subtype.js';
import { fixedSize, type TypeNode } from './type-node.js';
import { typedArray } from './typed-array.js';

/**
 * Reads one value of type `wire` as a value of type `expected`, by the rules of Candid subtyping (specification, "Decoding"): extra fields
 * are skipped, missing optional ones are null, an optional value that does not fit is null, nat reads as int, anything reads as reserved.
 * @throws CandidMismatch when the value does not fit, CandidError when its bytes are malformed or a budget runs out
 */
export function decodeValue(reader: Reader, wire: TypeNode, expected: TypeNode): unknown {
    switch (expected.op) {
        case OP.reserved:
            skipValue(reader, wire);
            return null;
        case OP.opt:
        case OP.vec:
        case OP.record:
        case OP.variant:
            return decodeNested(reader, wire, expected);
        default:
            reader.charge(WORK.value);
            return decodeLeaf(reader, wire, expected);
    }
}

function decodeNested(reader: Reader, wire: TypeNode, expected: TypeNode): unknown {
    reader.enter();
    reader.charge(WORK.value);
    const value = expected.op === OP.opt ? decodeOptional(reader, wire, expected) : decodeComposite(reader, wire, expected);
    reader.leave();
    return value;
}

function decodeComposite(reader: Reader, wire: TypeNode, expected: TypeNode): unknown {
    if (wire.op !== expected.op) throw mismatch(wire, expected);
    if (expected.op === OP.vec) return decodeVector(reader, inner(wire), inner(expected));
    if (expected.op === OP.variant) return decodeVariant(reader, wire, expected);
    return expected.tuple ? decodeTuple(reader, wire, expected) : decodeRecord(reader, wire, expected);
}

function decodeLeaf(reader: Reader, wire: TypeNode, expected: TypeNode): unknown {
    if (expected.op === OP.int && wire.op === OP.nat) return reader.nat();
    if (wire.op !== expected.op) throw mismatch(wire, expected);
    if (expected.op === OP.func || expected.op === OP.service) {
        if (!isSubtype(reader, wire, expected)) throw new CandidMismatch(`a ${opName(expected.op)} has another type than expected`);
    }
    return readLeaf(reader, expected.op);
}

function readLeaf(reader: Reader, op: number): unknown {
    switch (op) {
        case OP.null:
            return null;
        case OP.bool:
            return reader.bool();
        case OP.nat:
            return reader.nat();
        case OP.int:
            return reader.int();
        case OP.text:
            return reader.text();
        case OP.principal:
        case OP.service:
            return reader.principal();
        case OP.func:
            return reader.func();
        default:
            return readNumber(reader, op);
    }
}

function readNumber(reader: Reader, op: number): number | bigint {
    switch (op) {
        case OP.nat8:
            return reader.nat8();
        case OP.nat16:
            return reader.nat16();
        case OP.nat32:
            return reader.nat32();
        case OP.nat64:
            return reader.nat64();
        case OP.int8:
            return reader.int8();
        case OP.int16:
            return reader.int16();
        case OP.int32:
            return reader.int32();
        case OP.int64:
            return reader.int64();
        case OP.float32:
            return reader.float32();
        case OP.float64:
            return reader.float64();
        default:
            throw new CandidMismatch(`there is no value of type ${opName(op)}`);
    }
}

function decodeOptional(reader: Reader, wire: TypeNode, expected: TypeNode): [] | [unknown] {
    const type = inner(expected);
    if (wire.op === OP.null || wire.op === OP.reserved) return [];
    if (wire.op === OP.opt) return reader.some() ? attempt(reader, inner(wire), type) : [];
    // Only a type that has no null of its own can stand for "there is a value".
    if (type.op === OP.null || type.op === OP.opt || type.op === OP.reserved) {
        skipValue(reader, wire);
        return [];
    }
    return attempt(reader, wire, type);
}

function attempt(reader: Reader, wire: TypeNode, expected: TypeNode): [] | [unknown] {
    const mark = reader.mark();
    try {
        return [decodeValue(reader, wire, expected)];
    } catch (error) {
        if (!(error instanceof CandidMismatch)) throw error;
        reader.charge(WORK.retry);
        reader.reset(mark);
        skipValue(reader, wire);
        return [];
    }
}

function decodeVector(reader: Reader, wire: TypeNode, expected: TypeNode): unknown {
    if (expected.op === OP.nat8 && wire.op === OP.nat8) return reader.blob();
    const count = reader.elements(fixedSize(wire.op) ?? 0);
    const values: unknown[] = [];
    for (let i = 0; i < count; i++) values.push(decodeValue(reader, wire, expected));
    return typedArray(expected.op, values) ?? values;
}

function decodeRecord(reader: Reader, wire: TypeNode, expected: TypeNode): unknown {
    const value: Record<string, unknown> = {};
    const expectedFields = expected.fields ?? [];
    let next = 0;
    for (const field of wire.fields ?? []) {
        while (next < expectedFields.length && (expectedFields[next]?.id ?? 0) < field.id) {
            const missing = expectedFields[next++];
            if (missing !== undefined) value[missing.name] = valueOfMissing(missing.type, missing.name);
        }
        const wanted = expectedFields[next];
        if (wanted?.id !== field.id) {
            skipValue(reader, field.type);
            continue;
        }
        next++;
        value[wanted.name] = decodeValue(reader, field.type, wanted.type);
    }
    for (const missing of expectedFields.slice(next)) value[missing.name] = valueOfMissing(missing.type, missing.name);
    return value;
}

function decodeTuple(reader: Reader, wire: TypeNode, expected: TypeNode): unknown[] {
    const record = decodeRecord(reader, wire, expected) as Record<string, unknown>;
    return (expected.fields ?? []).map((field) => record[field.name]);
}

/** What an expected value reads as that was not sent. */
export function valueOfMissing(type: TypeNode, name: string): [] | null {
    if (type.op === OP.opt) return [];
    if (type.op === OP.reserved) return null;
    throw new CandidMismatch(`${name} is missing`);
}

function decodeVariant(reader: Reader, wire: TypeNode, expected: TypeNode): unknown {
    const sent = wire.fields ?? [];
    const tag = sent[reader.tag(sent.length)];
    const wanted = expected.fields?.find((field) => field.id === tag?.id);
    if (tag === undefined || wanted === undefined) {
        throw new CandidMismatch(
            `a variant has a tag that is not known here; known are: ${(expected.fields ?? []).map((field) => field.name).join(', ')}`
        );
    }
    return { [wanted.name]: decodeValue(reader, tag.type, wanted.type) };
}

function inner(type: TypeNode): TypeNode {
    if (type.inner === undefined) throw new CandidMismatch(`${opName(type.op)} has no element type`);
    return type.inner;
}

function mismatch(wire: TypeNode, expected: TypeNode): CandidMismatch {
    return new CandidMismatch(`${opName(expected.op)} expected, ${opName(wire.op)} found`);
}
