import { MAX_REPLY_BYTES } from './limits.js';

/** Fees of a 13-node application subnet, in cycles. Source: the IC's cycles cost tables. */
export const FEES = {
    messageExecution: 5_000_000n,
    instruction: 1n,
    ingressMessage: 1_200_000n,
    ingressByte: 2_000n,
    call: 260_000n,
    callByte: 1_000n,
    canisterCreation: 500_000_000_000n,
    gibStoragePerSecond: 127_000n,
    computePercentPerSecond: 10_000_000n,
    outcallBase: 49_140_000n,
    outcallRequestByte: 5_200n,
    outcallResponseByte: 10_400n
} as const;

const GIB = 1024n ** 3n;

/** The most cycles a balance holds: unsigned 128 bits. */
export const MAX_CYCLES = 2n ** 128n - 1n;

/** Fee of executing a message of `instructions`. */
export function executionFee(instructions: bigint): bigint {
    return FEES.messageExecution + instructions * FEES.instruction;
}

/** Fee of sending a call with `bytes` of method name and argument. */
export function callFee(bytes: number): bigint {
    return FEES.call + BigInt(bytes) * FEES.callByte;
}

/** Set aside when a call is made, for the largest response and its callback; what is not used comes back. */
export function responseReservation(messageLimit: bigint): bigint {
    return BigInt(MAX_REPLY_BYTES) * FEES.callByte + executionFee(messageLimit);
}

export function ingressFee(bytes: number): bigint {
    return FEES.ingressMessage + BigInt(bytes) * FEES.ingressByte;
}

/** Fee of an HTTPS outcall; bytes of the request and of the largest response, which is charged whatever comes. */
export function outcallFee(requestBytes: bigint, maxResponseBytes: bigint): bigint {
    return FEES.outcallBase + FEES.outcallRequestByte * requestBytes + FEES.outcallResponseByte * maxResponseBytes;
}

/** Cycles an idle canister burns in a second: storage and compute allocation (in percent). */
export function idleCyclesPerSecond(memoryBytes: bigint, computeAllocation: bigint): bigint {
    return (memoryBytes * FEES.gibStoragePerSecond) / GIB + computeAllocation * FEES.computePercentPerSecond;
}

export const SECONDS_PER_DAY = 86_400n;
