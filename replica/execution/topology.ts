import { BENCHMARKING_INSTRUCTIONS, PRODUCTION_INSTRUCTIONS } from './limits.js';
import type { CanisterRange, Subnet, SubnetKind } from './subnet.js';
import { subnetKeys } from './subnet-keys.js';

/** What a client asks of one subnet. */
export interface SubnetSpec {
    readonly kind: SubnetKind;
    readonly benchmarking: boolean;
    /** false: computation costs nothing (PocketIC's `cost_schedule: "Free"`). */
    readonly charges: boolean;
}

/** How many canisters a subnet's range holds. */
const RANGE_SIZE = 1n << 20n;
/** Numbers from here on are no mainnet canister's; application subnets take them one range after the other. */
const FIRST_FREE_NUMBER = 0xffff_ffff_ff90_0000n;

/** Ranges of mainnet's system subnets, so that well-known ids can be asked for. */
const KNOWN_RANGES: Partial<Record<SubnetKind, CanisterRange>> = {
    NNS: { first: 0n, last: 0xfffffn },
    II: { first: 0x700000n, last: 0x7fffffn },
    Bitcoin: { first: 0x1a00000n, last: 0x1afffffn },
    Fiduciary: { first: 0x2300000n, last: 0x23fffffn },
    SNS: { first: 0x2000000n, last: 0x20fffffn }
};

/** Nodes of each kind of subnet; application subnets and the rest have 13. */
const NODES: Partial<Record<SubnetKind, number>> = { NNS: 40, SNS: 34, II: 34, Fiduciary: 34 };
const DEFAULT_NODES = 13;

/** Kinds whose canisters do not pay. */
const FREE: ReadonlySet<SubnetKind> = new Set(['NNS', 'II', 'Bitcoin', 'System']);

/** The subnets of an instance, each with keys and a range of canister ids of its own. */
export function buildSubnets(specs: readonly SubnetSpec[]): Subnet[] {
    return specs.map((spec, index) => {
        const range = KNOWN_RANGES[spec.kind] ?? freeRange(index);
        return {
            ...subnetKeys(index),
            kind: spec.kind,
            nodes: NODES[spec.kind] ?? DEFAULT_NODES,
            ranges: [range],
            limits: spec.benchmarking ? BENCHMARKING_INSTRUCTIONS : PRODUCTION_INSTRUCTIONS,
            charges: spec.charges && !FREE.has(spec.kind),
            managementQueue: [],
            nextCanister: range.first
        };
    });
}

function freeRange(index: number): CanisterRange {
    const first = FIRST_FREE_NUMBER + BigInt(index) * RANGE_SIZE;
    return { first, last: first + RANGE_SIZE - 1n };
}
