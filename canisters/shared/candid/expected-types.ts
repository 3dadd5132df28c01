import { OP } from './opcodes.js';
import { primitiveNode, type FieldNode, type TypeNode } from './type-node.js';

/** A field of a record or a variant: its id, its property in JavaScript, its type. */
type ExpectedField = readonly [id: number, name: string, type: number];

type ExpectedEntry =
    | readonly [op: -18 | -19, inner: number]
    | readonly [op: -20 | -21, fields: readonly ExpectedField[]]
    | readonly [op: -22, args: readonly number[], results: readonly number[], modes: readonly number[]];

/** A type table as generated: types are indices into it, or the negative codes of primitive types. */
export type ExpectedTable = readonly ExpectedEntry[];

/** The nodes of the types `values`. */
export function expectedTypes(table: ExpectedTable, values: readonly number[]): TypeNode[] {
    const nodes: TypeNode[] = table.map(([op]) => ({ op }));
    const typeOf = (reference: number): TypeNode => {
        const node = reference < 0 ? primitiveNode(reference) : nodes[reference];
        if (node === undefined) throw new Error(`the generated type table has no type ${reference}`);
        return node;
    };
    table.forEach((entry, i) => Object.assign(nodes[i] ?? {}, membersOf(entry, typeOf)));
    return values.map(typeOf);
}

function membersOf(entry: ExpectedEntry, typeOf: (reference: number) => TypeNode): Partial<TypeNode> {
    switch (entry[0]) {
        case OP.opt:
        case OP.vec:
            return { inner: typeOf(entry[1]) };
        case OP.func:
            return { func: { args: entry[1].map(typeOf), results: entry[2].map(typeOf), modes: [...entry[3]].sort((a, b) => a - b) } };
        default:
            return fieldsOf(entry[0], entry[1], typeOf);
    }
}

function fieldsOf(op: number, expected: readonly ExpectedField[], typeOf: (reference: number) => TypeNode): Partial<TypeNode> {
    const fields = expected.map(([id, name, type]): FieldNode => ({ id, name, type: typeOf(type) }));
    return { fields, tuple: op === OP.record && fields.length > 0 && fields.every((field, i) => field.id === i) };
}
