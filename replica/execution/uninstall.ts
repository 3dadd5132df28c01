import type { Canister } from '../canister/canister.js';
import { answer } from './run-message.js';
import { reject } from './reject.js';
import type { ReplicaState } from './replica-state.js';
import { checkStopped } from './stopping.js';

/**
 * Takes a canister's code and state away. Calls it had begun to answer are rejected; responses that still come only bring their refunds.
 * (Interface specification, `uninstall_code`.)
 */
export function uninstallCode(state: ReplicaState, canister: Canister): void {
    canister.instance = null;
    canister.stable.clear();
    canister.certifiedData = new Uint8Array();
    canister.globalTimer = 0n;
    canister.chunks.clear();
    canister.log.clear();
    canister.tasks.length = 0;
    canister.version += 1n;
    for (const context of [...canister.contexts.values()]) {
        context.deleted = true;
        if (!context.responded && context.origin.kind !== 'system')
            answer(state, context, reject('canisterRejectedMessage', 'Canister has been uninstalled.'));
        if (context.outstanding === 0) canister.contexts.delete(context.id);
    }
    checkStopped(canister);
}
