import { readdirSync } from 'node:fs';

import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

import { FOLDERS, SOURCES } from '../eslint.arrows.js';

const ROOT = new URL('..', import.meta.url).pathname;

/** The project's own configuration, without the rules that need a file of the program. */
const eslint = new ESLint({ cwd: ROOT, overrideConfig: tseslint.configs.disableTypeChecked });

async function brokenRules(filePath: string, code: string): Promise<string[]> {
    const [result] = await eslint.lintText(code, { filePath: ROOT + filePath });
    return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const ARROW = 'import-x/no-restricted-paths';

describe('the arrows of the architecture are enforced', () => {
    it.each([
        ['src/salon/probe.ts', '../booksy/service-type-match.js', 'sideways'],
        ['src/core/probe.ts', '../tool/tool-result.js', 'up'],
        ['src/json/probe.ts', '../tool/tool-result.js', 'up'],
        ['src/text/probe.ts', '../money.js', 'sideways'],
        ['src/salon/probe.ts', '../testing/in-memory-salon-port.js', 'production code on test code'],
        ['src/tool/probe.ts', '../../canisters/shared/candid/leb128.js', 'out of src/'],
        ['replica/probe.ts', '../canisters/shared/candid/leb128.js', 'into the canisters'],
        ['canisters/shared/probe.ts', '../../replica/execution/limits.js', 'from a canister into the replica'],
        ['src/tool/probe.ts', '../../scripts/test-closing-line.js', 'into the scripts']
    ])('catches %s importing %s (%s)', async (file, imported) => {
        expect(await brokenRules(file, `export * from '${imported}';\n`)).toContain(ARROW);
    });

    it.each([
        ['src/salon/probe.ts', '../tool/tool-result.js'],
        ['src/core/probe.ts', '../catalogue/service-type.js'],
        ['src/salon/probe.test.ts', '../testing/in-memory-salon-port.js'],
        ['canisters/agent_tools/probe.ts', '../../src/tool/tool-result.js']
    ])('lets %s import %s', async (file, imported) => {
        expect(await brokenRules(file, `export * from '${imported}';\n`)).not.toContain(ARROW);
    });

    it.each([
        ['src/tool/probe.ts', "export * from 'node:fs';", 'import-x/no-nodejs-modules'],
        ['canisters/agent_tools/probe.ts', "export * from 'node:fs';", 'import-x/no-nodejs-modules'],
        ['src/tool/probe.ts', "export * from 'azle';", 'import-x/no-extraneous-dependencies'],
        ['src/tool/probe.ts', "export * from 'fast-check';", 'import-x/no-extraneous-dependencies'],
        ['src/text/probe.ts', "export const n = new Intl.NumberFormat('pl');", 'no-restricted-globals'],
        ['src/text/probe.ts', 'export const a: any = 1;', '@typescript-eslint/no-explicit-any']
    ])('keeps %s free of: %s', async (file, code, rule) => {
        expect(await brokenRules(file, `${code}\n`)).toContain(rule);
    });

    it('has a place for every folder of the repository and of src/', () => {
        const sources = readdirSync(`${ROOT}src`).filter((name) => !/\.test\.ts$|^tsconfig|^__/.test(name));
        expect(Object.keys(SOURCES)).toEqual(expect.arrayContaining(sources));
        const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
        const withoutCode = ['node_modules', 'dist', 'coverage', 'docs', 'candid'];
        expect([...Object.keys(FOLDERS), ...withoutCode]).toEqual(expect.arrayContaining(folders.map(({ name }) => name)));
    });
});
