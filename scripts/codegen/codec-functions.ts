import { members, resolve, type CandidService, type CandidType } from './candid-type.js';
import { isRecursive } from './message-header.js';
import { pascalCase } from './ts-type.js';

/** Functions of a generated codec, each made once however often its type occurs. */
export class CodecFunctions {
    private readonly written = new Map<string, { readonly type: string; source: string }>();

    constructor(readonly service: CandidService) {}

    /**
     * The name of the function for a type; `write` is asked for its source when the type is new.
     * @throws Error when another type has the same name already: names that we derive may meet names of the interface
     */
    define(name: string, type: string, write: () => string): string {
        const known = this.written.get(name);
        if (known !== undefined && known.type !== type)
            throw new Error(`${name} would read or write both ${known.type} and ${type}; rename a type`);
        if (known === undefined) {
            // Claimed before it is written, so that a recursive type finds its own name.
            const entry = { type, source: '' };
            this.written.set(name, entry);
            entry.source = write();
        }
        return name;
    }

    source(): string {
        return [...this.written.values()].map((entry) => entry.source).join('\n');
    }

    /** Whether the values of a named type may contain values of the same type; its functions then watch their depth. */
    isRecursive(type: CandidType): boolean {
        return type.kind === 'named' && isRecursive(this.service, type.name);
    }

    /** What a function for `type` is called after; `hint` names a type that has no name of its own. */
    label(type: CandidType, hint: string): string {
        if (type.kind === 'named') return pascalCase(type.name);
        if (type.kind === 'primitive') return type.name;
        if (type.kind === 'opt') return `${this.label(type.inner, hint)}Opt`;
        return type.kind === 'vec' ? `${this.label(type.inner, hint)}Vec` : hint;
    }

    /** The fewest bytes a value of `type` takes: a vector cannot have more elements than its bytes allow. */
    leastBytes(type: CandidType, inside: readonly string[] = []): number {
        if (type.kind === 'named') {
            return inside.includes(type.name) ? 0 : this.leastBytes(resolve(this.service, type), [...inside, type.name]);
        }
        if (type.kind === 'primitive') return LEAST_BYTES[type.name] ?? 1;
        if (type.kind === 'record') return members(type).reduce((sum, member) => sum + this.leastBytes(member, inside), 0);
        return 1;
    }
}

const LEAST_BYTES: Readonly<Record<string, number>> = {
    Null: 0,
    Reserved: 0,
    Empty: 0,
    Nat16: 2,
    Int16: 2,
    Nat32: 4,
    Int32: 4,
    Float32: 4,
    Nat64: 8,
    Int64: 8,
    Float64: 8,
    Principal: 2
};
