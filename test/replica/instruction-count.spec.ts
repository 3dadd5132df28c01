import { gzipSync } from 'node:zlib';
import { IDL } from '@icp-sdk/core/candid';
import { describe, expect, inject, it } from 'vitest';
import { azleFixture } from './support/azle-fixture.js';
import { takeExecutions } from './support/executions.js';
import { openReplica, Probe } from './support/probe.js';

/** `setMessage` of the hello_world example, recorded on a real replica by Azle's authors. */
const RECORDED = 1_395_312;

describe('B7 instructions are those of the Internet Computer', () => {
    it('an Azle canister costs what was recorded on a real replica, within one percent', async () => {
        if (!inject('replicaIsEmbedded')) {
            process.stdout.write('instruction counts: not counted here\n');
            return;
        }
        const pic = await openReplica();
        const wasm = new Uint8Array(gzipSync(await azleFixture('azle-hello-world')));
        const canister = await Probe.installModule(pic, wasm, { arg: new Uint8Array(IDL.encode([], [])) });
        await pic.tick(2);
        await canister.query('getMessage', new Uint8Array(IDL.encode([], [])));
        await takeExecutions(pic);
        await canister.update('setMessage', new Uint8Array(IDL.encode([IDL.Text], ['Goodbye world!'])));
        const [record] = await takeExecutions(pic, canister.id);
        expect(Math.abs(Number(record?.instructions) - RECORDED) / RECORDED).toBeLessThan(0.01);
        await pic.tearDown();
    }, 180_000);
});
