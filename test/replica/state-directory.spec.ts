import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PocketIc, SubnetStateType } from '@dfinity/pic';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { installHolder } from './support/holder.js';
import { OwnServer } from './support/own-server.js';
import { Probe, u64 } from './support/probe.js';
import { submit } from './support/submitted-call.js';

const COUNTER = `
    (func (export "canister_init") (call $stable_init))
    (func (export "canister_update increase")
      (call $add (i64.const 1)) (call $stable_add (i64.const 1))
      (global.set $global (i64.add (global.get $global) (i64.const 1)))
      (call $reply_u64 (call $get)))`;

/** The flag is an addition of the embedded replica. */
describe.runIf(inject('replicaIsEmbedded'))('B7 a replica that keeps its state in a folder', () => {
    let server: OwnServer;
    beforeEach(() => {
        server = new OwnServer();
    });
    afterEach(() => server.remove());

    const flags = (): string[] => ['--state-dir', join(server.folder, 'state')];
    const open = async (options?: Parameters<typeof PocketIc.create>[1]): Promise<PocketIc> =>
        PocketIc.create(await server.start(...flags()), options);

    it('goes on where it was: memory, globals, stable memory, cycles, time and ids', async () => {
        const before = await open();
        const canister = await Probe.install(before, COUNTER);
        for (let nth = 0; nth < 3; nth++) await canister.update('increase');
        await before.addCycles(canister.id, 7n);
        await before.setTime(1_900_000_000_000);
        await before.tick();
        const [cycles, time] = [await before.getCyclesBalance(canister.id), await before.getTime()];
        await server.end('SIGTERM');
        const after = await open();
        const same = new Probe(after, canister.id);
        expect(await same.counter()).toBe(3n);
        expect(u64(await same.query('peek_stable'))).toBe(3n);
        expect(u64(await same.query('peek_global'))).toBe(3n);
        expect([await after.getCyclesBalance(canister.id), await after.getTime()]).toEqual([cycles, time]);
        expect(u64(await same.update('increase'))).toBe(4n);
        expect((await after.createCanister()).toText()).not.toBe(canister.id.toText());
    });

    it('keeps every answered write through kill -9, and no half of one', async () => {
        const before = await open();
        const canister = await Probe.install(before, COUNTER);
        let answered = 0n;
        const writing = (async () => {
            for (;;) answered = u64(await canister.update('increase'));
        })().catch(() => 'killed');
        await expect.poll(() => answered, { interval: 5 }).toBeGreaterThan(20n);
        await server.end('SIGKILL');
        expect(await writing).toBe('killed');
        const after = new Probe(await open(), canister.id);
        const count = await after.counter();
        expect(count).toBeGreaterThanOrEqual(answered);
        expect(count).toBeLessThanOrEqual(answered + 1n);
        expect(u64(await after.query('peek_stable'))).toBe(count);
        expect(u64(await after.query('peek_global'))).toBe(count);
    });

    it('goes on with calls that were open', async () => {
        const before = await open();
        const holder = await installHolder(before);
        const call = await submit(before, holder.id, 'hold', new Uint8Array());
        await before.tick(3);
        await server.end('SIGKILL');
        const after = await open();
        await new Probe(after, holder.id).update('release');
        expect(u64(await call.answer(after))).toBe(7n);
    });

    it('keeps the time of many rounds without work in a journal that does not grow with them', async () => {
        const before = await open();
        await Probe.install(before, COUNTER);
        await before.tick();
        const { size } = await stat(join(server.folder, 'state', 'journal'));
        await before.tick(100);
        const time = await before.getTime();
        await server.end('SIGKILL');
        expect((await stat(join(server.folder, 'state', 'journal'))).size).toBeLessThan(size + 200);
        expect(await (await open()).getTime()).toBe(time);
    });

    it('refuses a folder that another replica uses, and one with other subnets', async () => {
        await open();
        const second = new OwnServer();
        try {
            const url = await second.start(...flags());
            await expect(PocketIc.create(url)).rejects.toThrow(/in use by process \d+/);
        } finally {
            await second.remove();
        }
        await server.end('SIGKILL');
        await expect(open({ nns: { state: { type: SubnetStateType.New } } })).rejects.toThrow(/other subnets/);
    });
});
