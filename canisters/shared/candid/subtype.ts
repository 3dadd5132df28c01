import { WORK } from './limits.js';
import { OP } from './opcodes.js';
import type { Reader } from './reader.js';
import type { FuncNode, TypeNode } from './type-node.js';

/**
 * Whether every value of type `sub` may be used as one of type `wider` (specification, "Upgrading and Subtyping"). Only references need
 * this: data is judged value by value.
 * @param reader pays for each comparison, so that crafted types cannot make this long
 */
export function isSubtype(reader: Reader, sub: TypeNode, wider: TypeNode): boolean {
    return new SubtypeCheck(reader).holds(sub, wider);
}

class SubtypeCheck {
    /** Pairs taken to hold, which is what makes the relation end on recursive types. */
    private readonly assumed = new Map<TypeNode, Set<TypeNode>>();

    constructor(private readonly reader: Reader) {}

    holds(sub: TypeNode, wider: TypeNode): boolean {
        if (sub === wider || wider.op === OP.reserved || wider.op === OP.opt || sub.op === OP.empty) return true;
        if (sub.op === OP.nat && wider.op === OP.int) return true;
        if (sub.op !== wider.op) return false;
        if (this.assume(sub, wider)) return true;
        this.reader.charge(WORK.value);
        this.reader.enter();
        const holds = this.membersHold(sub, wider);
        this.reader.leave();
        return holds;
    }

    private assume(sub: TypeNode, wider: TypeNode): boolean {
        const known = this.assumed.get(sub) ?? new Set();
        if (known.has(wider)) return true;
        this.assumed.set(sub, known.add(wider));
        return false;
    }

    private membersHold(sub: TypeNode, wider: TypeNode): boolean {
        if (sub.inner !== undefined && wider.inner !== undefined) return this.holds(sub.inner, wider.inner);
        if (sub.func !== undefined && wider.func !== undefined) return this.funcHolds(sub.func, wider.func);
        if (sub.op === OP.service) return this.methodsHold(sub, wider);
        return sub.op === OP.variant ? this.tagsHold(sub, wider) : this.fieldsHold(sub, wider);
    }

    private fieldsHold(sub: TypeNode, wider: TypeNode): boolean {
        const fields = wider.fields ?? [];
        return fields.every((field) => {
            const own = sub.fields?.find((candidate) => candidate.id === field.id);
            return own === undefined ? isOptional(field.type) : this.holds(own.type, field.type);
        });
    }

    private tagsHold(sub: TypeNode, wider: TypeNode): boolean {
        const tags = sub.fields ?? [];
        return tags.every((tag) => {
            const same = wider.fields?.find((candidate) => candidate.id === tag.id);
            return same !== undefined && this.holds(tag.type, same.type);
        });
    }

    private methodsHold(sub: TypeNode, wider: TypeNode): boolean {
        const methods = wider.methods ?? [];
        return methods.every((method) => {
            const own = sub.methods?.find((candidate) => candidate.name === method.name);
            return own !== undefined && this.holds(own.type, method.type);
        });
    }

    private funcHolds(sub: FuncNode, wider: FuncNode): boolean {
        const sameModes = sub.modes.length === wider.modes.length && sub.modes.every((mode, i) => mode === wider.modes[i]);
        return sameModes && this.listHolds(wider.args, sub.args) && this.listHolds(sub.results, wider.results);
    }

    private listHolds(sub: readonly TypeNode[], wider: readonly TypeNode[]): boolean {
        return wider.every((type, i) => {
            const own = sub[i];
            return own === undefined ? isOptional(type) : this.holds(own, type);
        });
    }
}

function isOptional(type: TypeNode): boolean {
    return type.op === OP.opt || type.op === OP.reserved;
}
