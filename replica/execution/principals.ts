/** aaaaa-aa: the virtual canister that manages canisters. */
export const MANAGEMENT_CANISTER = new Uint8Array();

/** 2vxsx-fae: the sender of unsigned requests. */
export const ANONYMOUS = new Uint8Array([4]);

export function samePrincipal(a: Uint8Array, b: Uint8Array): boolean {
    return Buffer.compare(a, b) === 0;
}
