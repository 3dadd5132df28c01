import { IDL } from '@dfinity/candid';
import { PocketIc } from '@dfinity/pic';
import { Principal } from '@dfinity/principal';
import { inject } from 'vitest';
import { fromPic, toPic } from '../../deployment/pic-types.js';
import type { CoordinatorActor } from '../../src/core/coordinator-client.js';
import { idlFactory, init } from '../../src/core/generated/coordinator.did.js';
import type { CoordinatorUnderTest } from '../../src/testing/contract/coordinator-contract.js';

/** A coordinator canister on a replica of its own. */
export interface CoordinatorOnReplica extends CoordinatorUnderTest {
    readonly pic: PocketIc;
    readonly canisterId: Principal;
    /** Another module over the same stable memory: the same one, as an upgrade to a new version would be. */
    upgrade(actionsPerDay?: number): Promise<void>;
    stop(): Promise<void>;
}

/** Enough for the case of the contracts that writes most, and little, because other cases use it up call by call. */
const ACTIONS_PER_DAY = 40;

export async function startCoordinator(actionsPerDay = ACTIONS_PER_DAY): Promise<CoordinatorOnReplica> {
    const pic = await PocketIc.create(inject('replicaUrl'));
    const wasm = moduleOf('coordinator');
    const canisterId = await pic.createCanister();
    await pic.installCode({ canisterId, wasm, arg: initArgument(actionsPerDay) });
    let principals = 0;
    return {
        pic,
        canisterId: fromPic(canisterId),
        actionsPerDay,
        as: (caller) => coordinatorAs(pic, fromPic(canisterId), caller),
        newPrincipal: () => Principal.fromUint8Array(new Uint8Array([...Array<number>(27).fill(7), principals++, 2])),
        now: () => pic.getTime(),
        advanceTime: async (ms) => {
            await pic.advanceTime(ms);
            await pic.tick();
        },
        upgrade: (limit) => pic.upgradeCanister({ canisterId, wasm, arg: initArgument(limit) }),
        stop: () => pic.tearDown()
    };
}

/** @returns a path, which the client reads */
function moduleOf(canister: string): string {
    const path = inject('canisterWasm')[canister];
    if (path === undefined) throw new Error(`dfx.json has no canister ${canister}`);
    return path;
}

function coordinatorAs(pic: PocketIc, canisterId: Principal, caller: Principal): CoordinatorActor {
    const actor = pic.createActor(idlFactory as unknown as Parameters<PocketIc['createActor']>[0], toPic(canisterId));
    actor.setPrincipal(toPic(caller));
    return actor as unknown as CoordinatorActor;
}

function initArgument(actionsPerDay: number | undefined): Uint8Array {
    const argument = actionsPerDay === undefined ? [] : [{ actions_per_day: [actionsPerDay] }];
    return new Uint8Array(IDL.encode(init({ IDL }), [argument]));
}
