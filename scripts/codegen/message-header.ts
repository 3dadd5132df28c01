import { members, type CandidFunc, type CandidService, type CandidType } from './candid-type.js';
import { literal } from './ts-type.js';

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

/** The types of one message, as they stand before its values. */
export interface MessageHeader {
    /** Magic, type table and the types of the values. */
    readonly bytes: readonly number[];
    /** The same type table as source of an array, with the names of fields. */
    readonly table: string;
    /** The types of the values: indices into the table, or codes of primitive types. */
    readonly values: readonly number[];
}

/**
 * What comes before the values of a message. Entries come in the order in which `@dfinity/candid` writes them (inner types first, equal ones
 * once), so that its messages are recognised byte for byte.
 */
export function messageHeader(service: CandidService, types: readonly CandidType[]): MessageHeader {
    const table = new TypeTable(service);
    for (const type of types) table.add(type);
    const values = types.map((type) => table.reference(type));
    const entries = table.entries.map((type) => table.entryBytes(type));
    return {
        bytes: [...Buffer.from('DIDL'), ...leb(entries.length), ...entries.flat(), ...leb(types.length), ...values.flatMap(sleb)],
        table: `[${table.entries.map((type) => table.entrySource(type)).join(', ')}]`,
        values
    };
}

class TypeTable {
    readonly entries: CandidType[] = [];
    private readonly indices = new Map<string, number>();

    constructor(private readonly service: CandidService) {}

    add(type: CandidType): void {
        if (type.kind === 'primitive' || this.indices.has(this.key(type))) return;
        if (type.kind === 'named') return this.addNamed(type.name);
        for (const member of type.kind === 'func' ? [...type.args, ...type.results] : members(type)) this.add(member);
        this.put(this.key(type), type);
    }

    reference(type: CandidType): number {
        if (type.kind === 'primitive') return primitiveCode(type.name);
        if (type.kind === 'named' && !isRecursive(this.service, type.name)) return this.reference(this.definition(type.name));
        const index = this.indices.get(this.key(type));
        if (index === undefined) throw new Error(`no entry for ${this.key(type)}`);
        return index;
    }

    entryBytes(type: CandidType): number[] {
        if (type.kind === 'opt') return [...sleb(OPT), ...this.referenceBytes(type.inner)];
        if (type.kind === 'vec') return [...sleb(VEC), ...this.referenceBytes(type.inner)];
        if (type.kind === 'record' || type.kind === 'variant') {
            const fields = type.fields.flatMap((field) => [...leb(field.id), ...this.referenceBytes(field.type)]);
            return [...sleb(type.kind === 'record' ? RECORD : VARIANT), ...leb(type.fields.length), ...fields];
        }
        if (type.kind !== 'func') throw new Error(`no entry for ${type.kind}`);
        const modes = modeCodes(type);
        return [...sleb(FUNC), ...this.listBytes(type.args), ...this.listBytes(type.results), ...leb(modes.length), ...modes];
    }

    entrySource(type: CandidType): string {
        if (type.kind === 'opt') return `[${OPT}, ${this.reference(type.inner)}]`;
        if (type.kind === 'vec') return `[${VEC}, ${this.reference(type.inner)}]`;
        if (type.kind === 'record' || type.kind === 'variant') {
            const fields = type.fields.map((field) => `[${field.id}, ${literal(field.name)}, ${this.reference(field.type)}]`);
            return `[${type.kind === 'record' ? RECORD : VARIANT}, [${fields.join(', ')}]]`;
        }
        if (type.kind !== 'func') throw new Error(`no entry for ${type.kind}`);
        return `[${FUNC}, [${this.references(type.args)}], [${this.references(type.results)}], [${modeCodes(type).join(', ')}]]`;
    }

    private addNamed(name: string): void {
        const type = this.definition(name);
        if (!isRecursive(this.service, name)) return this.add(type);
        // A recursive type takes its index before its members, which refer to it.
        this.put(this.key({ kind: 'named', name }), type);
        for (const member of members(type)) this.add(member);
    }

    private put(key: string, type: CandidType): void {
        this.indices.set(key, this.entries.length);
        this.entries.push(type);
    }

    private references(types: readonly CandidType[]): string {
        return types.map((type) => this.reference(type)).join(', ');
    }

    private referenceBytes(type: CandidType): number[] {
        return sleb(this.reference(type));
    }

    private listBytes(types: readonly CandidType[]): number[] {
        return [...leb(types.length), ...types.flatMap((type) => this.referenceBytes(type))];
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

function modeCodes(func: CandidFunc): number[] {
    return func.modes.map((mode) => MODES.indexOf(mode) + 1);
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
