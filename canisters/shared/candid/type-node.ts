import { OP } from './opcodes.js';

/** A Candid type. Types of one message form a graph, cyclic where a type is recursive. */
export interface TypeNode {
    /** Its code, see `OP`. */
    op: number;
    /** Of `opt` and `vec`. */
    inner?: TypeNode;
    /** Of `record` and `variant`, by rising id. */
    fields?: readonly FieldNode[];
    /** Whether the fields are 0, 1, 2 …: the value is then an array, as generators for JavaScript have it. */
    tuple?: boolean;
    /** Of `func`. */
    func?: FuncNode;
    /** Of `service`. */
    methods?: readonly MethodNode[];
}

export interface FieldNode {
    readonly id: number;
    /** The property in JavaScript; only known for expected types. */
    readonly name: string;
    readonly type: TypeNode;
}

export interface FuncNode {
    readonly args: readonly TypeNode[];
    readonly results: readonly TypeNode[];
    /** 1 query, 2 oneway, 3 composite_query; sorted. */
    readonly modes: readonly number[];
}

export interface MethodNode {
    readonly name: string;
    readonly type: TypeNode;
}

const PRIMITIVES: readonly TypeNode[] = Array.from({ length: -OP.principal + 1 }, (_, code) => ({ op: -code || OP.future }));

/** The node of a primitive type, or undefined when `code` is not one. Nodes of equal primitives are the same object. */
export function primitiveNode(code: number): TypeNode | undefined {
    if (code >= OP.empty && code <= OP.null) return PRIMITIVES[-code];
    return code === OP.principal ? PRIMITIVES[-code] : undefined;
}

/** How many bytes each value takes, where all values of a primitive type take the same; undefined for the others. */
export function fixedSize(op: number): number | undefined {
    switch (op) {
        case OP.null:
        case OP.reserved:
            return 0;
        case OP.nat8:
        case OP.int8:
            return 1;
        case OP.nat16:
        case OP.int16:
            return 2;
        case OP.nat32:
        case OP.int32:
        case OP.float32:
            return 4;
        case OP.nat64:
        case OP.int64:
        case OP.float64:
            return 8;
        default:
            return undefined;
    }
}
