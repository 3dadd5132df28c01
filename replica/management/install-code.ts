import { createHash } from 'node:crypto';
import type { Principal } from '@dfinity/principal';
import type { Canister } from '../canister/canister.js';
import { EMPTY_CANDID } from '../execution/stopping.js';
import { type CandidInstallMode, decodeCandid, InstallChunkedCodeArgs, InstallCodeArgs } from './candid-types.js';
import { CodeInstallation, type InstallMode } from './code-installation.js';
import {
    type ManagementCall,
    ManagementError,
    type ManagementHandler,
    requireControlled,
    requireControlledOrSelf
} from './management-call.js';

function modeOf(mode: CandidInstallMode): InstallMode {
    if ('install' in mode) return { kind: 'install' };
    if ('reinstall' in mode) return { kind: 'reinstall' };
    const [options] = mode.upgrade;
    const [persistence] = options?.wasm_memory_persistence ?? [];
    return {
        kind: 'upgrade',
        skipPreUpgrade: options?.skip_pre_upgrade[0] ?? false,
        keepMemory: persistence === undefined ? null : 'keep' in persistence
    };
}

function install(
    call: ManagementCall,
    canister: Canister,
    mode: CandidInstallMode,
    module: Uint8Array,
    arg: Uint8Array
): { reply: Uint8Array } {
    new CodeInstallation(call.state, canister, call.request.sender, new Uint8Array(arg)).run(modeOf(mode), new Uint8Array(module));
    return { reply: EMPTY_CANDID };
}

export const installCode: ManagementHandler = (call) => {
    const args = decodeCandid<{ mode: CandidInstallMode; canister_id: Principal; wasm_module: Uint8Array; arg: Uint8Array }>(
        InstallCodeArgs,
        call.request.arg
    );
    return install(call, requireControlled(call, args.canister_id), args.mode, args.wasm_module, args.arg);
};

interface ChunkedArgs {
    mode: CandidInstallMode;
    target_canister: Principal;
    store_canister: [] | [Principal];
    chunk_hashes_list: { hash: Uint8Array }[];
    wasm_module_hash: Uint8Array;
    arg: Uint8Array;
}

export const installChunkedCode: ManagementHandler = (call) => {
    const args = decodeCandid<ChunkedArgs>(InstallChunkedCodeArgs, call.request.arg);
    const target = requireControlled(call, args.target_canister);
    const store = requireControlledOrSelf(call, args.store_canister[0] ?? args.target_canister);
    const parts = args.chunk_hashes_list.map(({ hash }) => {
        const key = Buffer.from(hash).toString('hex');
        const chunk = store.chunks.get(key);
        if (!chunk)
            throw new ManagementError('canisterContractViolation', `Wasm chunk ${key} was not found in the store of ${store.idText}.`);
        return chunk;
    });
    const module = new Uint8Array(Buffer.concat(parts));
    const hash = createHash('sha256').update(module).digest();
    if (hash.compare(args.wasm_module_hash) !== 0)
        throw new ManagementError('canisterContractViolation', 'The hash of the assembled Wasm module does not match wasm_module_hash.');
    return install(call, target, args.mode, module, args.arg);
};
