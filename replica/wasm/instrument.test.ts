import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteWriter } from './byte-writer.js';
import { instrument, REPLICA_EXPORT } from './instrument.js';

/** A small program; its cost is known without the rewriter: each executed instruction's weight, and one for the function. */
type Statement =
    | { readonly kind: 'work'; readonly times: number }
    | { readonly kind: 'if'; readonly taken: boolean; readonly yes: Statement[]; readonly no: Statement[] }
    | { readonly kind: 'loop'; readonly rounds: number; readonly body: Statement[] }
    | { readonly kind: 'leave'; readonly before: Statement[]; readonly after: Statement[] };

const program = fc.letrec<{ statement: Statement; list: Statement[] }>((tie) => ({
    statement: fc.oneof(
        { maxDepth: 4 },
        fc.record({ kind: fc.constant('work' as const), times: fc.integer({ min: 0, max: 5 }) }),
        fc.record({ kind: fc.constant('if' as const), taken: fc.boolean(), yes: tie('list'), no: tie('list') }),
        fc.record({ kind: fc.constant('loop' as const), rounds: fc.integer({ min: 1, max: 4 }), body: tie('list') }),
        fc.record({ kind: fc.constant('leave' as const), before: tie('list'), after: tie('list') })
    ) as fc.Arbitrary<Statement>,
    list: fc.array(tie('statement'), { maxLength: 4 })
})).list;

function emit(out: ByteWriter, list: readonly Statement[], local: { next: number }): void {
    for (const statement of list) emitOne(out, statement, local);
}

function emitOne(out: ByteWriter, statement: Statement, local: { next: number }): void {
    if (statement.kind === 'work') {
        for (let left = statement.times; left > 0; left--) out.bytes([0x41, 1, 0x1a]); // i32.const 1, drop
    } else if (statement.kind === 'if') {
        out.bytes([0x41, statement.taken ? 1 : 0, 0x04, 0x40]);
        emit(out, statement.yes, local);
        out.byte(0x05);
        emit(out, statement.no, local);
        out.byte(0x0b);
    } else if (statement.kind === 'loop') {
        const index = local.next++;
        out.bytes([0x41, statement.rounds, 0x21]).u32(index).bytes([0x03, 0x40]);
        emit(out, statement.body, local);
        out.byte(0x20).u32(index).bytes([0x41, 1, 0x6b, 0x22]).u32(index).bytes([0x0d, 0, 0x0b]);
    } else {
        out.bytes([0x02, 0x40]);
        emit(out, statement.before, local);
        out.bytes([0x0c, 0]);
        emit(out, statement.after, local);
        out.byte(0x0b);
    }
}

function cost(list: readonly Statement[]): number {
    return list.reduce((sum, statement) => sum + costOfOne(statement), 0);
}

function costOfOne(statement: Statement): number {
    if (statement.kind === 'work') return statement.times * 2;
    if (statement.kind === 'if') return 1 + 2 + cost(statement.taken ? statement.yes : statement.no);
    if (statement.kind === 'loop') return 2 + statement.rounds * (cost(statement.body) + 4 + 2);
    return cost(statement.before) + 2;
}

function moduleOf(list: readonly Statement[]): Uint8Array {
    const code = new ByteWriter();
    const local = { next: 0 };
    emit(code, list, local);
    const body = new ByteWriter().byte(1).u32(local.next).byte(0x7f).bytes(code.view()).byte(0x0b);
    const section = (id: number, content: ByteWriter): ByteWriter => new ByteWriter().byte(id).u32(content.length).bytes(content.view());
    return new ByteWriter()
        .bytes([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
        .bytes(section(1, new ByteWriter().bytes([1, 0x60, 0, 0])).view())
        .bytes(section(3, new ByteWriter().bytes([1, 0])).view())
        .bytes(section(7, new ByteWriter().byte(1).name('run').bytes([0, 0])).view())
        .bytes(section(10, new ByteWriter().byte(1).u32(body.length).bytes(body.view())).view())
        .view()
        .slice();
}

interface Counted {
    readonly run: () => void;
    readonly counter: WebAssembly.Global;
}

function instantiate(list: readonly Statement[]): Counted {
    const instance = new WebAssembly.Instance(new WebAssembly.Module(instrument(moduleOf(list)) as BufferSource));
    return { run: instance.exports.run as () => void, counter: instance.exports[REPLICA_EXPORT.counter] as WebAssembly.Global };
}

const PLENTY = 1_000_000_000n;

describe('counting instructions', () => {
    it('counts what is executed, no more and no less, whatever the branches (property)', () => {
        fc.assert(
            fc.property(program, (list) => {
                const { run, counter } = instantiate(list);
                counter.value = PLENTY;
                run();
                expect(PLENTY - (counter.value as bigint)).toBe(BigInt(1 + cost(list)));
            }),
            { numRuns: 300 }
        );
    });

    it('ends a loop once the instructions are used up', () => {
        const { run, counter } = instantiate([{ kind: 'loop', rounds: 60, body: [{ kind: 'work', times: 5 }] }]);
        counter.value = 100n;
        expect(run).toThrow(/unreachable/);
        expect(counter.value as bigint).toBeLessThan(0n);
    });

    it('gives the same bytes for the same module', () => {
        const module = moduleOf([{ kind: 'work', times: 3 }]);
        expect(Buffer.from(instrument(module)).equals(Buffer.from(instrument(module)))).toBe(true);
    });

    it('refuses instructions it does not know by their number', () => {
        const module = moduleOf([{ kind: 'work', times: 1 }]);
        const broken = module.slice();
        const at = broken.lastIndexOf(0x1a);
        broken[at] = 0xfe;
        expect(() => instrument(broken)).toThrow(/0xfe/);
    });
});
