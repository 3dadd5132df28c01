/**
 * What the Internet Computer charges on a subnet of 13 nodes, in cycles: its documentation, "Cycles costs"
 * (https://internetcomputer.org/docs/references/cycles-cost-formulas).
 */
export const PRICES = {
    /** Of an outcall: (3,000,000 + 60,000 n + 400 a request byte + 800 a byte of `max_response_bytes`) n, with n = 13. */
    outcall: { base: 49_140_000, requestByte: 5_200, maxResponseByte: 10_400 }
} as const;

/** A million million cycles cost one XDR; its rate changes, this is what the documentation reckons with. */
export const DOLLARS_PER_TRILLION_CYCLES = 1.366;
const TRILLION = 1e12;

export function dollarsOf(cycles: number): number {
    return (cycles / TRILLION) * DOLLARS_PER_TRILLION_CYCLES;
}

/** Cycles of one HTTPS outcall that every node makes. Charged by the largest answer that is allowed, not by the one that comes. */
export function outcallCycles(requestBytes: number, maxResponseBytes: number): number {
    const { base, requestByte, maxResponseByte } = PRICES.outcall;
    return base + requestByte * requestBytes + maxResponseByte * maxResponseBytes;
}
