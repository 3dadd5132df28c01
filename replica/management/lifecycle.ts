import type { Principal } from '@dfinity/principal';
import { reject } from '../execution/reject.js';
import { checkStopped, EMPTY_CANDID } from '../execution/stopping.js';
import { uninstallCode } from '../execution/uninstall.js';
import { CanisterIdRecord, type CandidSettings, decodeCandid, UpdateSettingsArgs } from './candid-types.js';
import { ManagementError, type ManagementHandler, requireControlled } from './management-call.js';
import { mergeSettings } from './settings.js';

/** A `stop_canister` call is given up after this many nanoseconds. */
const STOP_TIMEOUT = 300_000_000_000n;

const target = (arg: Uint8Array): Principal => decodeCandid<{ canister_id: Principal }>(CanisterIdRecord, arg).canister_id;

export const startCanister: ManagementHandler = (call) => {
    const canister = requireControlled(call, target(call.request.arg));
    if (canister.status !== 'running') canister.version += 1n;
    canister.status = 'running';
    for (const { respond } of canister.stopRequests.splice(0))
        respond(reject('canisterStoppingCancelled', `Canister ${canister.idText}'s stop request was cancelled.`));
    return { reply: EMPTY_CANDID };
};

/** Answered at once when nothing is open; otherwise when the last call context of the canister has ended. */
export const stopCanister: ManagementHandler = (call) => {
    const canister = requireControlled(call, target(call.request.arg));
    if (canister.status === 'stopped') return { reply: EMPTY_CANDID };
    if (canister.status === 'running') {
        canister.status = 'stopping';
        canister.version += 1n;
    }
    canister.stopRequests.push({ respond: (response) => call.respond(response), expiry: call.state.time + STOP_TIMEOUT });
    checkStopped(canister);
    return 'later';
};

export const deleteCanister: ManagementHandler = (call) => {
    const canister = requireControlled(call, target(call.request.arg));
    if (canister.status !== 'stopped')
        throw new ManagementError('canisterNotStopped', `Canister ${canister.idText} must be stopped before it is deleted.`);
    call.state.remove(canister);
    return { reply: EMPTY_CANDID };
};

export const uninstall: ManagementHandler = (call) => {
    uninstallCode(call.state, requireControlled(call, target(call.request.arg)));
    return { reply: EMPTY_CANDID };
};

export const updateSettings: ManagementHandler = (call) => {
    const args = decodeCandid<{ canister_id: Principal; settings: CandidSettings }>(UpdateSettingsArgs, call.request.arg);
    const canister = requireControlled(call, args.canister_id);
    canister.settings = mergeSettings(canister.settings, args.settings);
    canister.version += 1n;
    return { reply: EMPTY_CANDID };
};
