import { IDL } from '@dfinity/candid';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import * as agentTools from '../../src/core/generated/agent_tools.did.js';
import * as assets from '../../src/core/generated/assets.did.js';
import * as coordinator from '../../src/core/generated/coordinator.did.js';

const INTERFACES: Record<string, IDL.InterfaceFactory> = {
    agent_tools: agentTools.idlFactory,
    assets: assets.idlFactory,
    coordinator: coordinator.idlFactory
};

/** What Azle exports of its own beside a canister's methods. */
const OF_AZLE = / (_azle_|<ic-cdk internal>)/;

describe('the canisters and their interfaces', () => {
    it('C9: every canister of dfx.json has an interface that types are generated from', () => {
        expect(Object.keys(inject('canisterWasm')).sort()).toEqual(Object.keys(INTERFACES).sort());
    });

    it.each(Object.keys(INTERFACES))('%s exports the methods of its .did, each of its kind, and nothing else', async (name) => {
        const exported = WebAssembly.Module.exports(await moduleOf(name))
            .map((entry) => entry.name)
            .filter((entry) => /^canister_(query|update|composite_query) /.test(entry) && !OF_AZLE.test(entry));
        expect(exported.sort()).toEqual(methodsOf(INTERFACES[name]!).sort());
    });

    it.each(Object.keys(INTERFACES))('%s carries its .did, for signers and command lines', async (name) => {
        const sections = WebAssembly.Module.customSections(await moduleOf(name), 'icp:public candid:service');
        const did = await readFile(new URL(`../../candid/${name}.did`, import.meta.url), 'utf8');
        expect(sections.map((section) => new TextDecoder().decode(section))).toEqual([did]);
    });
});

async function moduleOf(name: string): Promise<WebAssembly.Module> {
    const path = inject('canisterWasm')[name];
    if (path === undefined) throw new Error(`dfx.json has no canister ${name}`);
    return WebAssembly.compile(gunzipSync(await readFile(path)));
}

/** As a module exports them: `canister_query services`. */
function methodsOf(factory: IDL.InterfaceFactory): string[] {
    return factory({ IDL })._fields.map(([method, { annotations }]) => `canister_${annotations[0] ?? 'update'} ${method}`);
}
