import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal } from './journal.js';

describe('a journal', () => {
    let folder: string;
    let path: string;
    beforeEach(() => {
        folder = mkdtempSync(join(tmpdir(), 'journal-'));
        path = join(folder, 'journal');
    });
    afterEach(() => {
        rmSync(folder, { recursive: true });
    });

    function read(): unknown[] {
        const records: unknown[] = [];
        Journal.open(path, (record) => records.push(record)).close();
        return records;
    }

    function write(...records: unknown[]): number[] {
        const journal = Journal.open(path, () => undefined);
        const begins = records.map((record) => journal.append(record));
        journal.close();
        return begins;
    }

    const RECORD = { kind: 'ingress', time: 12_345_678_901_234_567_890n, bytes: Uint8Array.of(1, 2, 3), nested: [{ text: 'ą' }, null] };

    it('gives back what was appended, in order, also over several openings', () => {
        write(RECORD, 1n);
        write('more');
        expect(read()).toEqual([RECORD, 1n, 'more']);
    });

    it('cut at any byte, gives back whole records only, and goes on behind them', () => {
        fc.assert(
            fc.property(fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 6 }), fc.nat(), (texts, cut) => {
                rmSync(path, { force: true });
                const begins = write(...texts);
                const size = readFileSync(path).length;
                const left = cut % (size + 1);
                truncateSync(path, left);
                const whole = texts.filter((_, index) => (begins[index + 1] ?? size) <= left);
                expect(read()).toEqual(whole);
                write('next');
                expect(read()).toEqual([...whole, 'next']);
            }),
            { numRuns: 50 }
        );
    });

    it('stops before a record that was changed', () => {
        const [, second = 0] = write('first', 'second', 'third');
        const content = readFileSync(path);
        content[second + 14] = (content[second + 14] ?? 0) ^ 1;
        writeFileSync(path, content);
        expect(read()).toEqual(['first']);
    });

    it('drops what is no record at its end', () => {
        write('first');
        appendFileSync(path, Buffer.from([0, 0, 0, 200, 1, 2, 3]));
        expect(read()).toEqual(['first']);
        write('second');
        expect(read()).toEqual(['first', 'second']);
    });

    it('forgets from a record on', () => {
        const journal = Journal.open(path, () => undefined);
        journal.append('kept');
        const begin = journal.append('replaced');
        journal.cut(begin);
        journal.append('instead');
        journal.close();
        expect(read()).toEqual(['kept', 'instead']);
    });
});
