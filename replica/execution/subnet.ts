import type { InstructionLimits } from './limits.js';
import type { CanisterRequest } from './call-context.js';

export type SubnetKind = 'Application' | 'Bitcoin' | 'Fiduciary' | 'II' | 'NNS' | 'SNS' | 'System' | 'VerifiedApplication';

/** First and last canister number of a range; a canister number is the first eight bytes of its id. */
export interface CanisterRange {
    readonly first: bigint;
    readonly last: bigint;
}

/** One subnet of an instance: its canisters are those whose ids lie in its ranges. */
export interface Subnet {
    /** Principal. */
    readonly id: Uint8Array;
    readonly idText: string;
    readonly kind: SubnetKind;
    readonly nodes: number;
    readonly ranges: readonly CanisterRange[];
    readonly limits: InstructionLimits;
    /** Whether computation is paid for. */
    readonly charges: boolean;
    /** DER-encoded BLS public key; the id is derived from it. */
    readonly publicKey: Uint8Array;
    /** BLS secret key, for certificates. */
    readonly secretKey: Uint8Array;
    /** Calls to the management canister that wait to be executed. */
    readonly managementQueue: CanisterRequest[];
    /** Number the next canister gets. */
    nextCanister: bigint;
}

/** The id of the canister with this number. */
export function canisterIdFromNumber(number: bigint): Uint8Array {
    const id = new Uint8Array(10);
    new DataView(id.buffer).setBigUint64(0, number);
    id[8] = 1;
    id[9] = 1;
    return id;
}

/** The number of a canister id, or null for other principals. */
export function canisterNumber(id: Uint8Array): bigint | null {
    if (id.length !== 10 || id[8] !== 1 || id[9] !== 1) return null;
    return new DataView(id.buffer, id.byteOffset, id.byteLength).getBigUint64(0);
}

export function hostsNumber(subnet: Subnet, number: bigint): boolean {
    return subnet.ranges.some(({ first, last }) => first <= number && number <= last);
}
