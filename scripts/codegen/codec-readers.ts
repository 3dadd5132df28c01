import { resolve, type CandidField, type CandidService, type CandidType } from './candid-type.js';
import { CodecFunctions } from './codec-functions.js';
import { pascalCase, propertyName, tsType, typedArray } from './ts-type.js';

/** Writes the functions that read values of a service's types, straight through, without looking at a type table. */
export class CodecReaders {
    readonly functions: CodecFunctions;

    constructor(service: CandidService) {
        this.functions = new CodecFunctions(service);
    }

    /**
     * An expression that reads one value from the reader `r`.
     * @param hint what a function is called after when the type has no name
     */
    expression(type: CandidType, hint: string): string {
        const resolved = resolve(this.functions.service, type);
        if (resolved.kind === 'primitive') return primitive(resolved.name);
        if (resolved.kind === 'func') return 'r.func()';
        if (this.functions.isRecursive(type)) return this.recursive(type, resolved, hint);
        if (resolved.kind === 'opt') return this.optional(resolved.inner, hint);
        return this.composite(type, resolved, hint);
    }

    private composite(type: CandidType, resolved: CandidType, hint: string): string {
        if (resolved.kind === 'vec') return this.vector(resolved.inner, hint);
        if (resolved.kind === 'record' && resolved.fields.length === 0) return '{}';
        const label = this.functions.label(type, hint);
        const name = `read${label}`;
        return `${this.functions.define(name, tsType(type), () => this.source(name, tsType(type), this.body(resolved, label)))}(r)`;
    }

    private recursive(type: CandidType, resolved: CandidType, hint: string): string {
        const label = this.functions.label(type, hint);
        const name = `read${label}`;
        this.functions.define(name, tsType(type), () => {
            const inner = `${label}Value`;
            const value = resolved.kind === 'opt' ? this.optional(resolved.inner, inner) : this.composite(resolved, resolved, inner);
            const lines = ['r.enter();', `const value: ${tsType(type)} = ${value};`, 'r.leave();', 'return value;'];
            return this.source(name, tsType(type), lines);
        });
        return `${name}(r)`;
    }

    private optional(inner: CandidType, hint: string): string {
        return `r.some() ? [${this.expression(inner, hint)}] : []`;
    }

    private vector(element: CandidType, hint: string): string {
        const array = typedArray(element);
        if (array === 'Uint8Array') return 'r.blob()';
        const name = `read${this.functions.label(element, hint)}Vec`;
        const type = array ?? `Array<${tsType(element)}>`;
        this.functions.define(name, type, () => {
            const lines = [
                `const count = r.elements(${this.functions.leastBytes(element)});`,
                `const values: Array<${tsType(element)}> = [];`,
                `for (let i = 0; i < count; i++) values.push(${this.expression(element, hint)});`,
                array === undefined ? 'return values;' : `return ${array}.from(values);`
            ];
            return this.source(name, type, lines);
        });
        return `${name}(r)`;
    }

    private body(type: CandidType, label: string): string[] {
        if (type.kind === 'variant') return this.variant(type.fields, label);
        if (type.kind !== 'record') throw new Error(`the codec generator cannot read a ${type.kind}`);
        const values = type.fields.map((field) => this.expression(field.type, label + pascalCase(field.name)));
        if (type.tuple) return [`return [${values.join(', ')}];`];
        const properties = type.fields.map((field, i) => `    ${propertyName(field.name)}: ${values[i]}`);
        return ['return {', ...properties.join(',\n').split('\n'), '};'];
    }

    private variant(fields: readonly CandidField[], label: string): string[] {
        const cases = fields.flatMap((field, tag) => [
            `    ${tag === fields.length - 1 ? 'default' : `case ${tag}`}:`,
            `        return { ${propertyName(field.name)}: ${this.expression(field.type, label + pascalCase(field.name))} };`
        ]);
        return cases.length === 0 ? ['return r.empty();'] : [`switch (r.tag(${fields.length})) {`, ...cases, '}'];
    }

    private source(name: string, type: string, lines: readonly string[]): string {
        return `function ${name}(r: Reader): ${type} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
    }
}

function primitive(name: string): string {
    if (name === 'Null' || name === 'Reserved') return 'null';
    return `r.${name[0]?.toLowerCase()}${name.slice(1)}()`;
}
