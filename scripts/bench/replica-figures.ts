/*
 * The figures of the embedded replica, over REST as a client has it:
 *
 *     node --stack-size=4000 --import tsx scripts/bench/replica-figures.ts [install] [calls] [canisters] [growth]
 *
 * Without names, all of them. They take minutes; each prints what it measured and what is asked of it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { PocketIc } from '@dfinity/pic';
import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';

import { coordinatorInitArgs } from '../../deployment/deployed-salon.js';
import { toPic } from '../../deployment/pic-types.js';
import { startReplica } from '../../deployment/replica-process.js';
import { BareCanister } from '../../replica/testing/bare-canister.js';
import { ModuleLoader } from '../../replica/wasm/load-module.js';
import { buildCanisters } from '../canister-build/build-canisters.js';

const GIB = 1024 ** 3;
const MIB = 1024 ** 2;

interface Measured {
    readonly what: string;
    readonly value: string;
    readonly asked: string;
}

interface Bench {
    readonly url: string;
    readonly wasm: string;
    readonly wasmGz: string;
    /** Process id of the replica. */
    readonly process: number;
}

const INIT = coordinatorInitArgs();
const NOBODY = Principal.anonymous();
const QUERY = { method: 'owns_salon', arg: new Uint8Array(IDL.encode([IDL.Text, IDL.Principal], ['none', NOBODY])) };
const UPDATE = { method: 'revoke_my_agent', arg: new Uint8Array(IDL.encode([IDL.Principal], [NOBODY])) };

function median(values: readonly number[]): number {
    return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function timed(run: () => unknown): Promise<number> {
    const start = performance.now();
    await run();
    return performance.now() - start;
}

async function medianOf(times: number, run: () => unknown): Promise<number> {
    const durations: number[] = [];
    for (let nth = 0; nth < times; nth++) durations.push(await timed(run));
    return median(durations);
}

/** Resident bytes of the replica's process. */
function residentBytes(process_: number): number {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(process_)], { encoding: 'utf8' })) * 1024;
}

async function installed(pic: PocketIc, { wasmGz }: Bench): Promise<Principal> {
    const canisterId = await pic.createCanister();
    await pic.installCode({ canisterId, wasm: wasmGz, arg: INIT });
    return Principal.fromUint8Array(canisterId.toUint8Array());
}

/** Installing our canister, whose instrumented module is cached. */
async function install(bench: Bench): Promise<Measured[]> {
    const pic = await PocketIc.create(bench.url);
    await installed(pic, bench);
    const took = await medianOf(9, async () => {
        const canisterId = await pic.createCanister();
        await pic.installCode({ canisterId, wasm: bench.wasmGz, arg: INIT });
    });
    await pic.tearDown();
    return [{ what: 'install, metering cached', value: `${took.toFixed(0)} ms`, asked: '< 700 ms' }];
}

/** A call over REST against the same call into the bare instance. */
async function calls(bench: Bench): Promise<Measured[]> {
    const pic = await PocketIc.create(bench.url);
    const canisterId = toPic(await installed(pic, bench));
    const wasm = new Uint8Array(readFileSync(bench.wasm));
    const bare = new BareCanister(new ModuleLoader(null).load(wasm).info, wasm, INIT);
    const pairs = [
        ['update', () => pic.updateCall({ canisterId, ...UPDATE }), () => bare.call('update', UPDATE.method, UPDATE.arg)],
        ['query', () => pic.queryCall({ canisterId, ...QUERY }), () => bare.call('query', QUERY.method, QUERY.arg)]
    ] as const;
    for (const [, overRest, inBare] of pairs) await medianOf(100, async () => [await overRest(), inBare()]);
    const found: Measured[] = [];
    for (const [what, overRest, inBare] of pairs) {
        const [rest, own] = [await medianOf(300, overRest), await medianOf(300, inBare)];
        const value = `${(rest / own).toFixed(1)} × (${rest.toFixed(2)} ms against ${own.toFixed(2)} ms)`;
        found.push({ what: `${what} over REST against bare, 11 MiB`, value, asked: '<= 6 ×' });
    }
    await pic.tearDown();
    return found;
}

/** Two hundred Azle canisters on one instance. */
async function canisters(bench: Bench): Promise<Measured[]> {
    const pic = await PocketIc.create(bench.url);
    for (let nth = 0; nth < 200; nth++) await installed(pic, bench);
    const bytes = residentBytes(bench.process);
    await pic.tearDown();
    return [{ what: '200 canisters', value: `${(bytes / GIB).toFixed(2)} GiB resident`, asked: '< 8 GB' }];
}

/** Fifty thousand calls: what the second half adds to the memory of the replica. */
async function growth(bench: Bench): Promise<Measured[]> {
    const pic = await PocketIc.create(bench.url);
    const canisterId = toPic(await installed(pic, bench));
    const run = async (times: number): Promise<number> => {
        for (let nth = 0; nth < times; nth++) await pic.updateCall({ canisterId, ...UPDATE });
        return residentBytes(bench.process);
    };
    const [half, whole] = [await run(25_000), await run(25_000)];
    await pic.tearDown();
    const value = `${((whole - half) / MIB).toFixed(1)} MiB more after 50,000 calls than after 25,000 (${(half / MIB).toFixed(0)} MiB)`;
    return [{ what: 'growth', value, asked: 'none' }];
}

const BENCHES: Readonly<Record<string, (bench: Bench) => Promise<Measured[]>>> = { install, calls, canisters, growth };

async function main(): Promise<void> {
    const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BENCHES);
    const unknown = names.find((name) => !(name in BENCHES));
    if (unknown !== undefined) throw new Error(`there is no figure '${unknown}'; there are: ${Object.keys(BENCHES).join(', ')}`);
    const { coordinator: modules } = await buildCanisters(['coordinator']);
    if (modules === undefined) throw new Error('dfx.json has no coordinator');
    for (const name of names) {
        const replica = await startReplica();
        try {
            const measured = await BENCHES[name]!({ url: replica.url, ...modules, process: replica.processId });
            for (const { what, value, asked } of measured) console.log(`${what}: ${value} (asked: ${asked})`);
        } finally {
            await replica.stop();
        }
    }
}

await main();
