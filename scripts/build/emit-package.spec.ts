import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import * as api from '../../src/index.js';
import { emitPackage } from './emit-package.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** Inside the repository, so that the package's dependencies are found; not `dist/`, which may be somebody's. */
const OUT = join(ROOT, '.cache', 'emitted-package');

function inNode(code: string) {
    return spawnSync(process.execPath, ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', code], {
        cwd: OUT,
        encoding: 'utf8'
    });
}

describe('R1 the built package', () => {
    let compiled = false;
    beforeAll(async () => {
        mkdirSync(OUT, { recursive: true });
        writeFileSync(join(OUT, 'left-over.js'), '');
        compiled = await emitPackage(OUT);
    });
    afterAll(() => rmSync(OUT, { recursive: true, force: true }));

    it('compiles into a clean folder', () => {
        expect(compiled).toBe(true);
        expect(existsSync(join(OUT, 'left-over.js'))).toBe(false);
    });

    it('is imported by Node as it is, with everything it promises', () => {
        const { stdout, stderr } = inNode("console.log(Object.keys(await import('./index.js')).sort().join());");
        expect({ stderr, exported: stdout.trim().split(',') }).toEqual({ stderr: '', exported: Object.keys(api).sort() });
    });

    it('runs a conversation with its salon system in memory', () => {
        const { stdout, stderr } = inNode(`
            const { ConfirmationLedger, createSalonToolsFromPort } = await import('./index.js');
            const { demoSalonPort } = await import('./testing/index.js');
            const ledger = new ConfirmationLedger();
            const port = demoSalonPort();
            const tool = (name) => createSalonToolsFromPort(port, { confirmations: ledger.forTurn() }).find((tool) => tool.name === name);
            const { data } = await tool('list_services').execute({});
            const preview = await tool('update_service').execute({ salonServiceId: data.services[0].salonServiceId, pricePln: 170.5, confirmed: false });
            const done = await tool('update_service').execute(preview.echo);
            console.log([preview.status, done.status, done.summary].join(' | '));
        `);
        expect({ stdout, stderr }).toEqual({
            stdout: 'confirmation_required | ok | Zmieniono usługę „Strzyżenie damskie z modelowaniem” — cena: 170,50\u00a0zł.\n',
            stderr: ''
        });
    });

    it('holds types beside the code, and no tests', () => {
        const files = readdirSync(OUT, { recursive: true }).map(String);
        expect(files).toContain('index.d.ts');
        expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
    });

    it('B5 holds its command, which serves tools by itself', () => {
        const { stdout, status } = spawnSync(process.execPath, ['cli.js', 'mcp', '--demo'], {
            cwd: OUT,
            encoding: 'utf8',
            input: `${JSON.stringify({
                jsonrpc: '2.0',
                id: 1,
                method: 'initialize',
                params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
            })}\n`
        });
        expect({ status, answer: JSON.parse(stdout) as object }).toMatchObject({
            status: 0,
            answer: { id: 1, result: { serverInfo: { name: 'sultana-agent-tools' } } }
        });
        expect(readFileSync(join(OUT, 'cli.licences.txt'), 'utf8')).toMatch(/@modelcontextprotocol\/sdk .* \(MIT\)/);
    });

    it('is what package.json says is exported', () => {
        const { exports, files, bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
            exports: Record<string, Record<string, string>>;
            files: string[];
            bin: Record<string, string>;
        };
        const targets = [...Object.values(exports).flatMap((conditions) => Object.values(conditions)), ...Object.values(bin)];
        for (const target of targets) expect(existsSync(join(OUT, target.replace('./dist/', '')))).toBe(true);
        expect(files).toEqual(['dist']);
    });
});
