import type { CandidField, CandidType } from './candid-type.js';

const PRIMITIVES: Readonly<Record<string, string>> = {
    Null: 'null',
    Bool: 'boolean',
    Nat: 'bigint',
    Int: 'bigint',
    Nat8: 'number',
    Nat16: 'number',
    Nat32: 'number',
    Nat64: 'bigint',
    Int8: 'number',
    Int16: 'number',
    Int32: 'number',
    Int64: 'bigint',
    Float32: 'number',
    Float64: 'number',
    Text: 'string',
    Reserved: 'unknown',
    Empty: 'never',
    Principal: 'Principal'
};

const TYPED_ARRAYS: Readonly<Record<string, string>> = {
    Nat8: 'Uint8Array',
    Nat16: 'Uint16Array',
    Nat32: 'Uint32Array',
    Nat64: 'BigUint64Array',
    Int8: 'Int8Array',
    Int16: 'Int16Array',
    Int32: 'Int32Array',
    Int64: 'BigInt64Array'
};

/** The TypeScript type of a Candid type's values, the same as in the generated bindings (imported as `did`). */
export function tsType(type: CandidType): string {
    switch (type.kind) {
        case 'primitive':
            return primitive(type.name);
        case 'named':
            return `did.${type.name}`;
        case 'opt':
            return `[] | [${tsType(type.inner)}]`;
        case 'vec':
            return typedArray(type.inner) ?? `Array<${tsType(type.inner)}>`;
        case 'record':
            return type.tuple ? tsTuple(type.fields.map((field) => field.type)) : tsObject(type.fields);
        case 'variant':
            return type.fields.map((field) => tsObject([field])).join(' | ') || 'never';
        case 'func':
            return '[Principal, string]';
    }
}

export function tsTuple(types: readonly CandidType[]): string {
    return `[${types.map(tsType).join(', ')}]`;
}

/** The typed array that stands for a vector of `element`, if one does. */
export function typedArray(element: CandidType): string | undefined {
    return element.kind === 'primitive' ? TYPED_ARRAYS[element.name] : undefined;
}

/** A property's name as it stands in an object literal or type. */
export function propertyName(name: string): string {
    return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** How a property is reached. */
export function propertyAccess(object: string, name: string): string {
    const property = propertyName(name);
    return property.startsWith("'") ? `${object}[${property}]` : `${object}.${property}`;
}

/** `execute_tool` → `ExecuteTool`. */
export function pascalCase(name: string): string {
    return name
        .split(/[^A-Za-z0-9]+/)
        .filter((word) => word !== '')
        .map((word) => word[0]?.toUpperCase() + word.slice(1))
        .join('');
}

function primitive(name: string): string {
    const type = PRIMITIVES[name];
    if (type === undefined) throw new Error(`unknown primitive type ${name}`);
    return type;
}

function tsObject(fields: readonly CandidField[]): string {
    if (fields.length === 0) return '{}';
    return `{ ${fields.map((field) => `${propertyName(field.name)}: ${tsType(field.type)}`).join('; ')} }`;
}

/** A string literal in ASCII. */
export function literal(text: string): string {
    return `'${[...text].map(escapedCharacter).join('')}'`;
}

function escapedCharacter(character: string): string {
    if (character === "'" || character === '\\') return `\\${character}`;
    if (/^[ -~]$/.test(character)) return character;
    const code = character.codePointAt(0) ?? 0;
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}
