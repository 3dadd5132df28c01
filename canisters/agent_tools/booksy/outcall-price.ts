/** Nodes that a subnet may have on which this canister runs: the largest that takes canisters. What a smaller one does not charge comes back. */
export const MOST_NODES = 34;

/**
 * Cycles to attach to an HTTPS outcall, by the price list of the Internet Computer (docs, "cycles cost"): what may come is paid, whatever comes.
 * 20.9 thousand million for two megabytes on 13 nodes.
 *
 * @param requestBytes address, headers, and the name and the context of the transform
 */
export function outcallCycles(requestBytes: number, maxResponseBytes: number, nodes = MOST_NODES): bigint {
    const ofOneNode = 3_000_000 + 60_000 * nodes + 400 * requestBytes + 800 * maxResponseBytes;
    return BigInt(ofOneNode) * BigInt(nodes);
}
