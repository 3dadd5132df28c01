import { describe, expect, it } from 'vitest';

import { codecSource } from './codec-source.js';
import { readIdlFactory } from './read-idl-factory.js';

const PATHS = { didFile: 'x.did', bindings: './x.did.js', runtime: '.' };

/** Bindings as the generator writes them, with these types and methods. */
function bindings(types: string, methods: string): string {
    return `export const idlFactory = ({ IDL }) => {
  ${types}
  return IDL.Service({ ${methods} });
};
export const init = ({ IDL }) => { return []; };`;
}

describe('reading an IDL factory', () => {
    it('keeps the names of types and resolves recursive ones', () => {
        const types = "const List = IDL.Rec();\n  List.fill(IDL.Opt(IDL.Record({ 'head' : IDL.Nat, 'tail' : List })));";
        const service = readIdlFactory('x', bindings(types, "'get' : IDL.Func([List], [], ['query'])"));
        expect([...service.types.keys()]).toEqual(['List']);
        expect(service.methods.get('get')).toEqual({
            kind: 'func',
            args: [{ kind: 'named', name: 'List' }],
            results: [],
            modes: ['query']
        });
    });

    it('refuses what it does not know, and names it', () => {
        expect(() => readIdlFactory('x', bindings('const A = IDL.Surprise(IDL.Nat);', ''))).toThrow('IDL.Surprise(IDL.Nat)');
        expect(() => readIdlFactory('x', 'export const idlFactory = 5;')).toThrow('no idlFactory');
    });

    it('refuses to make a codec in which two types would share a function', () => {
        const types =
            "const ABC = IDL.Record({ 'x' : IDL.Nat });\n  const A = IDL.Record({ 'BC' : IDL.Record({ 'y' : IDL.Nat }), 'z' : ABC });";
        const service = readIdlFactory('x', bindings(types, "'get' : IDL.Func([A], [], [])"));
        expect(() => codecSource(service, PATHS)).toThrow('rename a type');
    });
});
