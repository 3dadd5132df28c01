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
        const principal = body.includes('Principal') ? "import type { Principal } from '@dfinity/principal';\n" : '';
        return `${this.head(paths, principal)}\n${body}`;
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

    private head(paths: CodecPaths, imports: string): string {
        const { runtime } = paths;
        return [
            `// Generated from ${paths.didFile} by \`npm run generate\`. Changes made here are lost.`,
            '/* eslint-disable */',
            '',
            `${imports}import type * as did from '${paths.bindings}';`,
            `import { decodeFirst, decodeMessage } from '${runtime}/decode-message.js';`,
            `import { encodeMessage } from '${runtime}/encode-message.js';`,
            `import { CONTENT_LIMITS, REPLY_LIMITS, REQUEST_LIMITS, type DecodeLimits } from '${runtime}/limits.js';`,
            `import { MessageType } from '${runtime}/message-type.js';`,
            `import type { MethodKind } from '${runtime}/method-kind.js';`,
            `import type { Reader } from '${runtime}/reader.js';`,
            `import type { Writer } from '${runtime}/writer.js';`,
            ''
        ].join('\n');
    }
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
