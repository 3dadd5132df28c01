import { readFile } from 'node:fs/promises';
import type { Agent } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';

import { SettingProblem } from '../../cli/settings.js';
import { withProgress } from '../terminal/progress.js';
import { managementCanister } from './management-canister.js';

/** What a new canister gets where cycles cost nothing: three trillion. */
const CYCLES = 3_000_000_000_000n;

export interface CanisterToDeploy {
    readonly name: string;
    /** The file with the gzipped module. */
    readonly wasmGz: string;
    /** Its argument on the first installation; an upgrade keeps what was set. */
    readonly initArg: Uint8Array;
    /** Where it is; a new canister is made when left out. */
    readonly id: string | undefined;
    /** Whether this network gives canisters away, as local ones do. */
    readonly mayCreate: boolean;
    /** The setting that holds its id. */
    readonly setting: string;
}

/**
 * Installs a canister, or stops, upgrades and starts the one that is there (rule 29).
 *
 * @throws SettingProblem where a canister has to be made first; what the replica says when it refuses
 */
export async function deployCanister(agent: Agent, canister: CanisterToDeploy): Promise<Principal> {
    const management = managementCanister(agent);
    const canisterId = canister.id === undefined ? await create() : Principal.fromText(canister.id);
    const { module_hash: installed } = await management.canister_status({ canister_id: canisterId });
    const wasm = new Uint8Array(await readFile(canister.wasmGz));
    if (installed.length === 0) {
        const mode = { install: null };
        await withProgress(
            `Installing ${canister.name}…`,
            () => management.install_code({ mode, canister_id: canisterId, wasm_module: wasm, arg: canister.initArg }),
            () => `${canister.name} ${canisterId.toText()} is installed`
        );
    } else {
        await withProgress(
            `Stopping, upgrading and starting ${canister.name}…`,
            () => upgrade(wasm),
            () => `${canister.name} ${canisterId.toText()} is upgraded`
        );
    }
    return canisterId;

    async function create(): Promise<Principal> {
        if (!canister.mayCreate) {
            throw new SettingProblem(
                `A canister costs cycles on the main network, so make it first (docs/deploying.md) and set ${canister.setting} to its id.`
            );
        }
        const { canister_id } = await management.provisional_create_canister_with_cycles({ amount: [CYCLES], settings: [] });
        return canister_id;
    }

    async function upgrade(wasm_module: Uint8Array): Promise<void> {
        await management.stop_canister({ canister_id: canisterId });
        try {
            // No argument: with one, settings that were changed since would be lost.
            await management.install_code({ mode: { upgrade: [] }, canister_id: canisterId, wasm_module, arg: new Uint8Array() });
        } finally {
            // Also when the upgrade was refused: the old module then goes on.
            await management.start_canister({ canister_id: canisterId });
        }
    }
}
