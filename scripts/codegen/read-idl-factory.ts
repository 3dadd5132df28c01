import { idlLabelToId } from '@dfinity/candid';
import ts from 'typescript';
import type { CandidField, CandidFunc, CandidService, CandidType } from './candid-type.js';

/**
 * Reads the IDL factory and the init types out of a generated `.did.ts`. The source is read, not run: a run would lose the names of the
 * types, and the codec's functions are named after them.
 * @throws Error on anything that the generator is not known to write
 */
export function readIdlFactory(name: string, source: string): CandidService {
    const file = ts.createSourceFile(`${name}.did.ts`, source, ts.ScriptTarget.ES2022, true);
    const types = new Map<string, CandidType>();
    const factory = factoryBody(file, 'idlFactory');
    if (factory === undefined) throw new Error('the generated bindings have no idlFactory');
    const service = readBody(factory, types);
    const init = factoryBody(file, 'init');
    return {
        name,
        types,
        methods: new Map(objectEntries(idlCall(service, 'Service').arguments[0]).map(readMethod)),
        init: init === undefined ? [] : readList(readBody(init, types))
    };
}

function factoryBody(file: ts.SourceFile, name: string): ts.Block | undefined {
    for (const statement of file.statements) {
        if (!ts.isVariableStatement(statement)) continue;
        for (const declaration of statement.declarationList.declarations) {
            if (declaration.name.getText() !== name || declaration.initializer === undefined) continue;
            if (ts.isArrowFunction(declaration.initializer) && ts.isBlock(declaration.initializer.body))
                return declaration.initializer.body;
        }
    }
    return undefined;
}

/** Reads `const T = …` and `T.fill(…)` into `types` and gives what the factory returns. */
function readBody(body: ts.Block, types: Map<string, CandidType>): ts.Expression {
    for (const statement of body.statements) {
        if (ts.isReturnStatement(statement) && statement.expression !== undefined) return statement.expression;
        if (ts.isVariableStatement(statement)) readConstants(statement, types);
        else if (ts.isExpressionStatement(statement)) readFill(statement.expression, types);
        else throw unknown(statement);
    }
    throw unknown(body);
}

function readConstants(statement: ts.VariableStatement, types: Map<string, CandidType>): void {
    for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer === undefined) throw unknown(statement);
        // `IDL.Rec()` is a promise of a type that a later `fill` keeps.
        if (initializer.getText() !== 'IDL.Rec()') types.set(name.getText(), readType(initializer));
    }
}

function readFill(expression: ts.Expression, types: Map<string, CandidType>): void {
    if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) throw unknown(expression);
    const [type] = expression.arguments;
    if (expression.expression.name.text !== 'fill' || type === undefined) throw unknown(expression);
    types.set(expression.expression.expression.getText(), readType(type));
}

function readType(expression: ts.Expression): CandidType {
    if (ts.isIdentifier(expression)) return { kind: 'named', name: expression.text };
    if (ts.isPropertyAccessExpression(expression)) return { kind: 'primitive', name: expression.name.text };
    const call = idlCall(expression);
    const [first] = call.arguments;
    switch (builderName(call)) {
        case 'Opt':
            return { kind: 'opt', inner: readType(required(first, call)) };
        case 'Vec':
            return { kind: 'vec', inner: readType(required(first, call)) };
        case 'Record':
            return { kind: 'record', fields: readFields(first), tuple: false };
        case 'Tuple':
            return { kind: 'record', fields: call.arguments.map(tupleField), tuple: true };
        case 'Variant':
            return { kind: 'variant', fields: readFields(first) };
        case 'Func':
            return readFunc(call);
        default:
            throw unknown(call);
    }
}

function readFields(object: ts.Expression | undefined): CandidField[] {
    const fields = objectEntries(object).map(([name, value]) => ({ name, id: idlLabelToId(name), type: readType(value) }));
    return fields.sort((a, b) => a.id - b.id);
}

function tupleField(type: ts.Expression, id: number): CandidField {
    return { name: `_${id}_`, id, type: readType(type) };
}

function readMethod([name, value]: [string, ts.Expression]): [string, CandidFunc] {
    return [name, readFunc(idlCall(value, 'Func'))];
}

function readFunc(call: ts.CallExpression): CandidFunc {
    const [args, results, modes] = call.arguments;
    return {
        kind: 'func',
        args: readList(required(args, call)),
        results: readList(required(results, call)),
        modes: modes === undefined ? [] : elements(modes).map((mode) => (mode as ts.StringLiteral).text)
    };
}

function readList(list: ts.Expression): CandidType[] {
    return elements(list).map(readType);
}

function elements(list: ts.Expression): readonly ts.Expression[] {
    if (!ts.isArrayLiteralExpression(list)) throw unknown(list);
    return list.elements;
}

function objectEntries(object: ts.Expression | undefined): [string, ts.Expression][] {
    if (object === undefined || !ts.isObjectLiteralExpression(object)) throw new Error('an object of fields was expected');
    return object.properties.map((property) => {
        if (!ts.isPropertyAssignment(property)) throw unknown(property);
        const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
        return [name, property.initializer];
    });
}

function idlCall(expression: ts.Expression, name?: string): ts.CallExpression {
    if (!ts.isCallExpression(expression)) throw unknown(expression);
    if (name !== undefined && builderName(expression) !== name) throw unknown(expression);
    return expression;
}

function builderName(call: ts.CallExpression): string {
    return ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();
}

function required(expression: ts.Expression | undefined, call: ts.CallExpression): ts.Expression {
    if (expression === undefined) throw unknown(call);
    return expression;
}

function unknown(node: ts.Node): Error {
    return new Error(`the codec generator cannot read: ${node.getText().slice(0, 200)}`);
}
