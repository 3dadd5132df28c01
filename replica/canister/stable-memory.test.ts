import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StableMemory, WASM_PAGE } from './stable-memory.js';

type Step =
    | { readonly kind: 'write'; readonly offset: number; readonly bytes: Uint8Array }
    | { readonly kind: 'grow' | 'begin' | 'commit' | 'rollback' };

const step: fc.Arbitrary<Step> = fc.oneof(
    {
        weight: 5,
        arbitrary: fc.record({
            kind: fc.constant('write' as const),
            offset: fc.nat(4 * WASM_PAGE),
            bytes: fc.uint8Array({ maxLength: 9_000 })
        })
    },
    fc.record({ kind: fc.constantFrom('grow' as const, 'begin' as const, 'commit' as const, 'rollback' as const) })
);

/** The same in the plainest way: whole copies. */
class Model {
    content = new Uint8Array(0);
    private readonly saved: Uint8Array<ArrayBuffer>[] = [];

    apply(action: Step): void {
        if (action.kind === 'write') this.content.set(action.bytes, action.offset);
        else if (action.kind === 'grow') this.content = new Uint8Array([...this.content, ...new Uint8Array(WASM_PAGE)]);
        else if (action.kind === 'begin') this.saved.push(this.content.slice());
        else if (action.kind === 'commit') this.saved.pop();
        else this.content = this.saved.pop() ?? this.content;
    }

    get depth(): number {
        return this.saved.length;
    }
}

describe('stable memory', () => {
    it('is what a plain copy would be, through nested transactions (property)', () => {
        fc.assert(
            fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
                const memory = new StableMemory();
                const model = new Model();
                for (const action of steps) {
                    if (action.kind === 'write') {
                        if (!memory.covers(BigInt(action.offset), BigInt(action.bytes.length))) continue;
                        memory.write(action.offset, action.bytes);
                    } else if (action.kind === 'grow') memory.grow(1n);
                    else if (action.kind === 'begin') memory.begin();
                    else if (model.depth > 0) memory[action.kind]();
                    else continue;
                    model.apply(action);
                }
                expect(memory.bytes).toBe(model.content.length);
                expect(Buffer.from(memory.snapshot()).equals(Buffer.from(model.content))).toBe(true);
            }),
            { numRuns: 150 }
        );
    });

    it('takes no room for pages that were never written', () => {
        const memory = new StableMemory();
        expect(memory.grow(1_000_000n)).toBe(0n);
        const far = 60_000_000_000;
        memory.write(far, new Uint8Array([1, 2, 3]));
        const back = new Uint8Array(5);
        memory.read(far - 1, back);
        expect([...back]).toEqual([0, 1, 2, 3, 0]);
    });

    it('refuses to grow beyond 500 GiB', () => {
        const memory = new StableMemory();
        expect(memory.grow(500n * 16_384n)).toBe(0n);
        expect(memory.grow(1n)).toBe(-1n);
    });

    it('counts each 4 KiB page a transaction writes once', () => {
        const memory = new StableMemory();
        memory.grow(2n);
        memory.begin();
        expect(memory.write(0, new Uint8Array(10_000))).toBe(3);
        expect(memory.write(100, new Uint8Array(10))).toBe(0);
        expect(memory.write(65_530, new Uint8Array(10))).toBe(2);
    });
});
