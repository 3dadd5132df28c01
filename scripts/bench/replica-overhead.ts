/*
 * What it costs to run a call on the replica, isolated and counted, against the same call into the bare instance, in one run:
 *
 *     node --stack-size=4000 --import tsx scripts/bench/replica-overhead.ts
 *
 * Both run in this process, without HTTP. "Bare" is the module as it was built, on the same System API, with nothing rolled back.
 */
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';
import { BareCanister } from '../../replica/testing/bare-canister.js';
import { EngineCanister } from '../../replica/testing/engine-canister.js';
import { ModuleLoader } from '../../replica/wasm/load-module.js';
import { buildCanisters } from '../canister-build/build-canisters.js';

const WARM_UP = 100;
const ROUNDS = 500;

/** Milliseconds: the fastest call, and the median. */
interface Timing {
    readonly fastest: number;
    readonly median: number;
}

/** Times two calls in turns, so that whatever else the machine does falls on both. */
function timeInTurns(first: () => void, second: () => void): readonly [Timing, Timing] {
    const times: [number[], number[]] = [[], []];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
        const took = [duration(first), duration(second)] as const;
        if (round < 0) continue;
        times[0].push(took[0]);
        times[1].push(took[1]);
    }
    return [timing(times[0]), timing(times[1])];
}

function duration(call: () => void): number {
    const start = performance.now();
    call();
    return performance.now() - start;
}

function timing(times: readonly number[]): Timing {
    const sorted = times.toSorted((a, b) => a - b);
    return { fastest: sorted[0] ?? NaN, median: sorted[sorted.length >> 1] ?? NaN };
}

function report(name: string, bare: Timing, replica: Timing): void {
    const cell = (timing: Timing): string => `${timing.median.toFixed(3)} (fastest ${timing.fastest.toFixed(3)})`;
    console.log(`${name.padEnd(30)} bare ${cell(bare)} ms   replica ${cell(replica)} ms   ${(replica.median / bare.median).toFixed(2)}×`);
}

const built = await buildCanisters(['coordinator']);
const wasm = new Uint8Array(await readFile(built.coordinator?.wasm ?? ''));
const loader = new ModuleLoader(null);
const init = new Uint8Array(IDL.encode([IDL.Opt(IDL.Record({}))], [[]]));
const bare = new BareCanister(loader.load(wasm).info, wasm, init);
const replica = new EngineCanister(loader, wasm, init);

const nobody = Principal.anonymous();
const calls = [
    { name: 'query owns_salon', kind: 'query', method: 'owns_salon', arg: IDL.encode([IDL.Text, IDL.Principal], ['none', nobody]) },
    { name: 'query service_types', kind: 'query', method: 'service_types', arg: IDL.encode([], []) },
    { name: 'update revoke_my_agent', kind: 'update', method: 'revoke_my_agent', arg: IDL.encode([IDL.Principal], [nobody]) }
] as const;

console.log(`heap ${(replica.memoryBytes / 1_000_000).toFixed(1)} MB, ${ROUNDS} calls each, median`);
for (const { name, kind, method, arg } of calls) {
    const bytes = new Uint8Array(arg);
    const [alone, replicated] = timeInTurns(
        () => bare.call(kind, method, bytes),
        () => replica.call(kind, method, bytes)
    );
    report(name, alone, replicated);
}
