import { IDL } from '@icp-sdk/core/candid';
import { Principal } from '@icp-sdk/core/principal';
import type { PocketIc } from '@dfinity/pic';

export const MANAGEMENT = Principal.managementCanister();

const CanisterIdRecord = IDL.Record({ canister_id: IDL.Principal });

/** The Candid argument of the management methods that take only a canister id. */
export function canisterIdArg(canister: Principal): Uint8Array<ArrayBuffer> {
    return new Uint8Array(IDL.encode([CanisterIdRecord], [{ canister_id: canister }]));
}

/** Calls a management method that takes only a canister id. */
export function manage(pic: PocketIc, method: string, canister: Principal, sender?: Principal): Promise<Uint8Array> {
    return pic.updateCall({ canisterId: MANAGEMENT, method, arg: canisterIdArg(canister), ...(sender ? { sender } : {}) });
}
