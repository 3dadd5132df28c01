import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PocketIc } from '@dfinity/pic';
import { Principal } from '@dfinity/principal';
import type { Identity } from '@icp-sdk/core/agent';

import { agentToolsInitArgs, coordinatorInitArgs, deploy, deploymentOf, type CanisterModules, type Deployment } from './deployed-salon.js';
import { toPic } from './pic-types.js';

/**
 * Deploys both canisters into an instance that keeps its state in a folder, or finds them there; modules that are others than the installed
 * ones are upgraded to. The canisters' ids stand in the folder's `deployment.json`.
 */
export async function deployOnce(pic: PocketIc, folder: string, modules: CanisterModules, controller?: Identity): Promise<Deployment> {
    const file = join(folder, 'deployment.json');
    const known = await idsIn(file);
    if (known === null) {
        const deployment = await deploy(pic, modules, controller);
        const { coordinatorId, agentToolsId } = deployment;
        await replaceFile(file, JSON.stringify({ coordinatorId: coordinatorId.toText(), agentToolsId: agentToolsId.toText() }));
        return deployment;
    }
    const sender = controller?.getPrincipal();
    const as = sender === undefined ? {} : { sender };
    await upgrade(pic, { ...as, canisterId: toPic(known.coordinatorId), wasm: modules.coordinator, arg: coordinatorInitArgs() });
    const arg = agentToolsInitArgs(known.coordinatorId);
    await upgrade(pic, { ...as, canisterId: toPic(known.agentToolsId), wasm: modules.agentTools, arg });
    return deploymentOf(pic, known);
}

type Ids = Pick<Deployment, 'coordinatorId' | 'agentToolsId'>;

async function idsIn(file: string): Promise<Ids | null> {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
    });
    if (text === null) return null;
    const { coordinatorId, agentToolsId } = JSON.parse(text) as Record<keyof Ids, string>;
    return { coordinatorId: Principal.fromText(coordinatorId), agentToolsId: Principal.fromText(agentToolsId) };
}

type Upgrade = Parameters<PocketIc['upgradeCanister']>[0] & { readonly wasm: string };

async function upgrade(pic: PocketIc, options: Upgrade): Promise<void> {
    const { canisterId, sender } = options;
    const canister = sender === undefined ? { canisterId } : { canisterId, sender };
    const { moduleHash } = await pic.canisterStatus(canister);
    const hash = createHash('sha256')
        .update(await readFile(options.wasm))
        .digest();
    if (moduleHash !== null && Buffer.compare(moduleHash, hash) === 0) return;
    await pic.stopCanister(canister);
    await pic.upgradeCanister(options);
    await pic.startCanister(canister);
    await pic.tick(4);
}

async function replaceFile(file: string, content: string): Promise<void> {
    const beside = `${file}.${process.pid}`;
    await writeFile(beside, content);
    await rename(beside, file);
}
