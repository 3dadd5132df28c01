import { describe, expect, it } from 'vitest';
import type { ImportedFunction, ModuleInfo } from '../wasm/module-info.js';
import type { SystemApiHost } from './host.js';
import { checkImports, systemApiImports } from './link.js';
import { describeType, SYSTEM_API } from './overview.js';

const I32 = 0x7f;
const I64 = 0x7e;

function infoWith(imports: ImportedFunction[], otherImports: string[] = []): ModuleInfo {
    return { imports, otherImports } as unknown as ModuleInfo;
}

describe('linking the System API', () => {
    it('every function of the overview is implemented', () => {
        const imports = [...SYSTEM_API.keys()].map((name) => ({ module: 'ic0', name, type: { params: [], results: [] } }));
        const linked = systemApiImports(infoWith(imports), {} as SystemApiHost);
        expect(Object.keys(linked.ic0 ?? {}).sort()).toEqual([...SYSTEM_API.keys()].sort());
    });

    it('names what a module imports and the System API does not have', () => {
        const type = { params: [], results: [] };
        expect(() => checkImports(infoWith([{ module: 'ic0', name: 'fly', type }]))).toThrow(/'fly'/);
        expect(() => checkImports(infoWith([{ module: 'env', name: 'abort', type }]))).toThrow(/env\.abort/);
        expect(() => checkImports(infoWith([], ['env.memory']))).toThrow(/env\.memory/);
    });

    it('compares types', () => {
        const time = { module: 'ic0', name: 'time', type: { params: [], results: [I64] } };
        expect(() => checkImports(infoWith([time]))).not.toThrow();
        expect(() => checkImports(infoWith([{ ...time, type: { params: [I32], results: [I64] } }]))).toThrow(
            /\(i32\) -> i64; it is \(\) -> i64/
        );
    });

    it('writes types as the overview does', () => {
        expect(describeType([I32, I64], [])).toBe('(i32 i64) ->');
        expect(describeType([], [I32])).toBe('() -> i32');
    });
});
