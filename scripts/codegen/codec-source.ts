import type { CandidFunc, CandidService, CandidType } from './candid-type.js';
import { CodecReaders } from './codec-readers.js';
import { CodecWriters } from './codec-writers.js';
import { messageHeader } from './message-header.js';
import { literal, pascalCase, propertyName, tsTuple, tsType } from './ts-type.js';

/** Where a codec comes from and where its imports lie. */
export interface CodecPaths {
    /** From the top of the project. */
    readonly didFile: string;
    /** The generated bindings, as seen from the codec's folder: `…/agent_tools.did.js`. */
    readonly bindings: string;
    /** The folder of the codec's hand-written parts, likewise. */
    readonly runtime: string;
}

/** The source of the Candid codec of one service: per method, both directions of arguments and of results, and a table of its methods. */
export function codecSource(service: CandidService, paths: CodecPaths): string {
    return new CodecSource(service).write(paths);
}

class CodecSource {
    private readonly readers: CodecReaders;
    private readonly writers: CodecWriters;
    private readonly messages: string[] = [];

    constructor(private readonly service: CandidService) {
        this.readers = new CodecReaders(service);
        this.writers = new CodecWriters(service);
    }

    write(paths: CodecPaths): string {
        if (this.service.init.length > 0) this.addMessage('init', 'Args', this.service.init, 'REQUEST_LIMITS');
        for (const [name, method] of this.service.methods) this.addMethod(name, method);
        const parts = [this.messages.join('\n'), this.readers.functions.source(), this.writers.functions.source()];
        const body = `${this.methodTable()}\n${parts.join('\n')}`;
        return `${this.head(paths, body)}\n${body}`;
    }

    private addMethod(name: string, method: CandidFunc): void {
        // What comes after a first argument may be content; it is read when the first has shown who calls.
        this.addMessage(name, 'Args', method.args, method.args.length > 1 ? 'CONTENT_LIMITS' : 'REQUEST_LIMITS');
        this.addMessage(name, 'Result', method.results, 'REPLY_LIMITS');
    }

    private addMessage(method: string, direction: 'Args' | 'Result', types: readonly CandidType[], limits: string): void {
        const message: Message = {
            constant: `${method.toUpperCase()}_${direction.toUpperCase()}`,
            label: pascalCase(method) + direction,
            types,
            limits,
            // A method's result is its only value; arguments are always a list.
            single: direction === 'Result' && types.length === 1
        };
        const header = messageHeader(this.service, types);
        const parts = [literal(String.fromCharCode(...header.bytes)), header.table, `[${header.values.join(', ')}]`];
        this.messages.push(`const ${message.constant} = /* @__PURE__ */ new MessageType(\n    ${parts.join(',\n    ')}\n);\n`);
        this.messages.push(this.decoder(message));
        if (direction === 'Args' && types.length > 1) this.messages.push(this.firstDecoder(method, message));
        this.messages.push(this.encoder(message));
    }

    private decoder(message: Message): string {
        const { constant, label, types, limits, single } = message;
        const tuple = tsTuple(types);
        const values = types.map((type, i) => this.readers.expression(type, hint(message, i)));
        const read = `(${values.length === 0 ? '' : 'r'}) => [${values.join(', ')}]`;
        const call = `decodeMessage<${tuple}>(${constant}, message, limits, ${read})`;
        return func(`decode${label}`, `message: Uint8Array, limits: DecodeLimits = ${limits}`, single ? only(types) : tuple, [
            `return ${call}${single ? '[0]' : ''};`
        ]);
    }

    private firstDecoder(method: string, message: Message): string {
        const [first] = message.types;
        if (first === undefined) throw new Error(`${method} has no first argument`);
        const call = `decodeFirst<${tsType(first)}>(${message.constant}, message, limits, (r) => ${this.readers.expression(first, hint(message, 0))})`;
        const parameters = 'message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS';
        return func(`decode${pascalCase(method)}FirstArg`, parameters, tsType(first), [`return ${call};`]);
    }

    private encoder(message: Message): string {
        const { constant, label, types, single } = message;
        const statements = types.flatMap((type, i) => this.writers.statements(type, single ? 'v' : `v[${i}]`, hint(message, i)));
        const parameter = single ? 'v' : statements.length === 0 ? '_v' : 'v';
        const writer = statements.length === 0 ? '_w' : 'w';
        const body = statements.map((line) => `    ${line}`);
        return func(`encode${label}`, `${parameter}: ${single ? only(types) : tsTuple(types)}`, 'Uint8Array', [
            `return encodeMessage(${constant}, (${writer}) => {`,
            ...body,
            '});'
        ]);
    }

    private methodTable(): string {
        const rows = [...this.service.methods].map(([name, method]) => `    ${propertyName(name)}: '${kindOf(method)}'`);
        return `/** The methods of ${this.service.name}.did and how each is called. */\nexport const METHODS = {\n${rows.join(',\n')}\n} as const satisfies Record<string, MethodKind>;\n`;
    }

    private head({ didFile, bindings, runtime }: CodecPaths, body: string): string {
        const imports = [
            importLine(body, ['type Principal'], '@dfinity/principal'),
            `import type * as did from '${bindings}';`,
            importLine(body, ['decodeFirst', 'decodeMessage'], `${runtime}/decode-message.js`),
            importLine(body, ['encodeMessage'], `${runtime}/encode-message.js`),
            importLine(body, ['CONTENT_LIMITS', 'REPLY_LIMITS', 'REQUEST_LIMITS', 'type DecodeLimits'], `${runtime}/limits.js`),
            importLine(body, ['MessageType'], `${runtime}/message-type.js`),
            importLine(body, ['type MethodKind'], `${runtime}/method-kind.js`),
            importLine(body, ['type Reader'], `${runtime}/reader.js`),
            importLine(body, ['type Writer'], `${runtime}/writer.js`)
        ];
        return [
            `// Generated from ${didFile} by \`npm run generate\`. Changes made here are lost.`,
            '/* eslint-disable */',
            '',
            ...imports.filter((line) => line !== undefined),
            ''
        ].join('\n');
    }
}

/** An import of those names that the code has, since the compiler refuses the others; undefined when it has none. */
function importLine(body: string, names: readonly string[], from: string): string | undefined {
    const used = names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(body));
    if (used.length === 0) return undefined;
    if (!used.every((name) => name.startsWith('type '))) return `import { ${used.join(', ')} } from '${from}';`;
    return `import type { ${used.map((name) => name.replace('type ', '')).join(', ')} } from '${from}';`;
}

interface Message {
    readonly constant: string;
    readonly label: string;
    readonly types: readonly CandidType[];
    readonly limits: string;
    readonly single: boolean;
}

function hint(message: Message, position: number): string {
    return message.single ? message.label : `${message.label}${position}`;
}

function only(types: readonly CandidType[]): string {
    const [type] = types;
    if (type === undefined) throw new Error('a single value was expected');
    return tsType(type);
}

function func(name: string, parameters: string, result: string, lines: readonly string[]): string {
    return `export function ${name}(${parameters}): ${result} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
}

function kindOf(method: CandidFunc): string {
    if (method.modes.includes('composite_query')) return 'composite_query';
    return method.modes.includes('query') ? 'query' : 'update';
}
