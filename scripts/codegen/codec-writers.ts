import { resolve, type CandidField, type CandidService, type CandidType } from './candid-type.js';
import { CodecFunctions } from './codec-functions.js';
import { pascalCase, propertyAccess, propertyName, tsType, typedArray } from './ts-type.js';

/** Writes the functions that write values of a service's types. */
export class CodecWriters {
    readonly functions: CodecFunctions;

    constructor(service: CandidService) {
        this.functions = new CodecFunctions(service);
    }

    /**
     * Statements that write the value of the expression `value` to the writer `w`.
     * @param hint what a function is called after when the type has no name
     */
    statements(type: CandidType, value: string, hint: string): string[] {
        const resolved = resolve(this.functions.service, type);
        if (resolved.kind === 'primitive') return primitive(resolved.name, value);
        if (resolved.kind === 'func') return [`w.func(${value});`];
        if (resolved.kind === 'vec' && !this.functions.isRecursive(type)) return [this.vector(resolved.inner, value, hint)];
        if (resolved.kind === 'opt' && !this.functions.isRecursive(type)) return this.optional(resolved.inner, value, hint);
        if (resolved.kind === 'record' && resolved.fields.length === 0) return [];
        const label = this.functions.label(type, hint);
        const name = this.functions.define(`write${label}`, tsType(type), () =>
            this.source(`write${label}`, tsType(type), this.body(resolved, label))
        );
        return [`${name}(w, ${value});`];
    }

    private body(type: CandidType, label: string): string[] {
        switch (type.kind) {
            case 'opt':
                return this.optional(type.inner, 'v', `${label}Value`);
            case 'vec':
                return this.elements(type.inner, label);
            case 'variant':
                return this.variant(type.fields, label);
            case 'record':
                return type.fields.flatMap((field, i) =>
                    this.statements(field.type, type.tuple ? `v[${i}]` : propertyAccess('v', field.name), label + pascalCase(field.name))
                );
            default:
                throw new Error(`the codec generator cannot write a ${type.kind}`);
        }
    }

    private optional(inner: CandidType, value: string, hint: string): string[] {
        const some = this.statements(inner, `${value}[0]`, hint);
        return [`if (${value}.length === 0) {`, '    w.byte(0);', '} else {', ...indent(['w.byte(1);', ...some]), '}'];
    }

    private vector(element: CandidType, value: string, hint: string): string {
        const array = typedArray(element);
        if (array === 'Uint8Array') return `w.blob(${value});`;
        const name = `write${this.functions.label(element, hint)}Vec`;
        const type = array ?? `Array<${tsType(element)}>`;
        this.functions.define(name, type, () => this.source(name, type, this.elements(element, hint)));
        return `${name}(w, ${value});`;
    }

    private elements(element: CandidType, hint: string): string[] {
        // Only an optional element is looked at more than once, and the compiler follows what it learns about a constant.
        const optional = resolve(this.functions.service, element).kind === 'opt';
        const write = this.statements(element, optional ? 'item' : 'v[i]!', hint);
        const lines = optional ? ['const item = v[i]!;', ...write] : write;
        return ['w.count(v.length);', ...(lines.length === 0 ? [] : ['for (let i = 0; i < v.length; i++) {', ...indent(lines), '}'])];
    }

    private variant(fields: readonly CandidField[], label: string): string[] {
        const tags = fields.flatMap((field, tag) => [
            `if (${quoted(field.name)} in v) {`,
            ...indent([
                `w.count(${tag});`,
                ...this.statements(field.type, propertyAccess('v', field.name), label + pascalCase(field.name)),
                'return;'
            ]),
            '}'
        ]);
        return [...tags, 'w.empty();'];
    }

    private source(name: string, type: string, lines: readonly string[]): string {
        return `function ${name}(w: Writer, v: ${type}): void {\n${indent(lines).join('\n')}\n}\n`;
    }
}

function primitive(name: string, value: string): string[] {
    if (name === 'Null' || name === 'Reserved') return [];
    if (name === 'Empty') return ['w.empty();'];
    return [`w.${name[0]?.toLowerCase()}${name.slice(1)}(${value});`];
}

function quoted(name: string): string {
    const property = propertyName(name);
    return property.startsWith("'") ? property : `'${property}'`;
}

function indent(lines: readonly string[]): string[] {
    return lines.map((line) => `    ${line}`);
}
