import { members, type CandidField, type CandidService, type CandidType } from './candid-type.js';

const PRIMITIVES = [
    'Null',
    'Bool',
    'Nat',
    'Int',
    'Nat8',
    'Nat16',
    'Nat32',
    'Nat64',
    'Int8',
    'Int16',
    'Int32',
    'Int64',
    'Float32',
    'Float64',
    'Text',
    'Reserved',
    'Empty'
];
const PRINCIPAL = -24;
const OPT = -18;
const VEC = -19;
const RECORD = -20;
const VARIANT = -21;
const FUNC = -22;
const MODES = ['query', 'oneway', 'composite_query'];

/**
 * Everything of a message that comes before its values: magic, type table and the types of the values. Entries come in the order in which
 * `@dfinity/candid` writes them (inner types first, equal ones once), so that its messages are recognised byte for byte.
 */
export function messageHeader(service: CandidService, types: readonly CandidType[]): number[] {
    const table = new TypeTable(service);
    for (const type of types) table.add(type);
    const references = types.flatMap((type) => table.reference(type));
    return [...Buffer.from('DIDL'), ...leb(table.entries.length), ...table.entries.flat(), ...leb(types.length), ...references];
}

class TypeTable {
    readonly entries: number[][] = [];
    private readonly indices = new Map<string, number>();

    constructor(private readonly service: CandidService) {}

    add(type: CandidType): void {
        if (type.kind === 'primitive' || this.indices.has(this.key(type))) return;
        if (type.kind === 'named') return this.addNamed(type.name);
        for (const member of type.kind === 'func' ? [...type.args, ...type.results] : members(type)) this.add(member);
        this.put(this.key(type), this.entry(type));
    }

    reference(type: CandidType): number[] {
        if (type.kind === 'primitive') return sleb(primitiveCode(type.name));
        // Another name of a primitive type has no entry either.
        if (type.kind === 'named' && !isRecursive(this.service, type.name)) return this.reference(this.definition(type.name));
        const index = this.indices.get(this.key(type));
        if (index === undefined) throw new Error(`no entry for ${this.key(type)}`);
        return sleb(index);
    }

    private addNamed(name: string): void {
        const type = this.definition(name);
        if (!isRecursive(this.service, name)) return this.add(type);
        // A recursive type takes its index before its members, which refer to it.
        const index = this.put(this.key({ kind: 'named', name }), []);
        for (const member of members(type)) this.add(member);
        this.entries[index] = this.entry(type);
    }

    private put(key: string, entry: number[]): number {
        const index = this.entries.length;
        this.indices.set(key, index);
        this.entries.push(entry);
        return index;
    }

    private entry(type: CandidType): number[] {
        if (type.kind === 'opt') return [...sleb(OPT), ...this.reference(type.inner)];
        if (type.kind === 'vec') return [...sleb(VEC), ...this.reference(type.inner)];
        if (type.kind === 'record') return [...sleb(RECORD), ...this.fields(type.fields)];
        if (type.kind === 'variant') return [...sleb(VARIANT), ...this.fields(type.fields)];
        if (type.kind !== 'func') throw new Error(`no entry for ${type.kind}`);
        const modes = type.modes.map((mode) => MODES.indexOf(mode) + 1);
        return [...sleb(FUNC), ...this.list(type.args), ...this.list(type.results), ...leb(modes.length), ...modes];
    }

    private fields(fields: readonly CandidField[]): number[] {
        return [...leb(fields.length), ...fields.flatMap((field) => [...leb(field.id), ...this.reference(field.type)])];
    }

    private list(types: readonly CandidType[]): number[] {
        return [...leb(types.length), ...types.flatMap((type) => this.reference(type))];
    }

    private definition(name: string): CandidType {
        const type = this.service.types.get(name);
        if (type === undefined) throw new Error(`${this.service.name}.did has no type ${name}`);
        return type;
    }

    /** Equal for types of equal structure, so that each is written once. */
    private key(type: CandidType): string {
        if (type.kind === 'primitive') return type.name;
        if (type.kind === 'named') return isRecursive(this.service, type.name) ? `rec ${type.name}` : this.key(this.definition(type.name));
        if (type.kind === 'opt' || type.kind === 'vec') return `${type.kind} ${this.key(type.inner)}`;
        if (type.kind === 'func') return `func (${this.keys(type.args)}) (${this.keys(type.results)}) ${type.modes.join(' ')}`;
        return `${type.kind} {${type.fields.map((field) => `${field.id}:${this.key(field.type)}`).join(';')}}`;
    }

    private keys(types: readonly CandidType[]): string {
        return types.map((type) => this.key(type)).join(',');
    }
}

/** Whether a named type contains itself. */
export function isRecursive(service: CandidService, name: string): boolean {
    const seen = new Set<string>();
    const reaches = (type: CandidType): boolean => {
        if (type.kind !== 'named') return members(type).some(reaches);
        if (type.name === name) return true;
        if (seen.has(type.name)) return false;
        seen.add(type.name);
        const definition = service.types.get(type.name);
        return definition !== undefined && reaches(definition);
    };
    const definition = service.types.get(name);
    if (definition === undefined) return false;
    return definition.kind === 'named' ? reaches(definition) : members(definition).some(reaches);
}

function primitiveCode(name: string): number {
    if (name === 'Principal') return PRINCIPAL;
    const index = PRIMITIVES.indexOf(name);
    if (index < 0) throw new Error(`unknown primitive type ${name}`);
    return -1 - index;
}

function leb(value: number): number[] {
    const bytes: number[] = [];
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    return [...bytes, rest];
}

function sleb(value: number): number[] {
    const bytes: number[] = [];
    let rest = value;
    for (; rest > 63 || rest < -64; rest >>= 7) bytes.push((rest & 127) | 128);
    return [...bytes, rest & 127];
}
