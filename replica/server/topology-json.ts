import type { Subnet, SubnetKind } from '../execution/subnet.js';
import { canisterIdFromNumber } from '../execution/subnet.js';
import type { SubnetSpec } from '../execution/topology.js';
import type { ReplicaInstance } from '../replica-instance.js';
import type { JsonValue } from './json.js';
import { base64, Fields, RequestError } from './request-fields.js';

const SINGLE: readonly (readonly [field: string, kind: SubnetKind])[] = [
    ['nns', 'NNS'],
    ['sns', 'SNS'],
    ['ii', 'II'],
    ['fiduciary', 'Fiduciary'],
    ['bitcoin', 'Bitcoin']
];
const SEVERAL: readonly (readonly [field: string, kind: SubnetKind])[] = [
    ['system', 'System'],
    ['application', 'Application'],
    ['verified_application', 'VerifiedApplication']
];
const NOT_OFFERED = ['icp_features', 'nonmainnet_features', 'bitcoind_addr', 'dogecoind_addr'];

/** The subnets that the body of `POST /instances` asks for. @throws RequestError that names what this replica does not offer. */
export function subnetSpecs(body: Fields): SubnetSpec[] {
    const missing = NOT_OFFERED.find((name) => body.has(name));
    if (missing) throw new RequestError(`this replica does not offer '${missing}'`);
    const set = body.object('subnet_config_set');
    if (set.list('cloud_engine').length > 0) throw new RequestError("this replica does not offer 'cloud_engine' subnets");
    const specs: SubnetSpec[] = [];
    for (const [field, kind] of SINGLE) if (set.has(field)) specs.push(subnetSpec(kind, set.raw(field)));
    for (const [field, kind] of SEVERAL) for (const item of set.list(field)) specs.push(subnetSpec(kind, item));
    if (specs.length === 0) throw new RequestError('SubnetConfigSet must contain at least one subnet');
    return specs;
}

function subnetSpec(kind: SubnetKind, json: JsonValue | undefined): SubnetSpec {
    const fields = new Fields(json);
    const state = fields.raw('state_config');
    if (state !== undefined && state !== 'New')
        throw new RequestError('this replica does not load subnets from a state directory (FromPath)');
    return { kind, benchmarking: fields.raw('instruction_config') === 'Benchmarking', charges: fields.raw('cost_schedule') !== 'Free' };
}

/** The topology as PocketIC gives it. */
export function topologyJson(replica: ReplicaInstance): Record<string, unknown> {
    const configs = replica.subnets.map((subnet) => [subnet.idText, subnetJson(subnet)]);
    const first = replica.defaultSubnet().ranges[0]?.first ?? 0n;
    return {
        subnet_configs: Object.fromEntries(configs),
        default_effective_canister_id: { canister_id: base64(canisterIdFromNumber(first)) }
    };
}

const SEED_BYTES = 32;

function subnetJson(subnet: Subnet): Record<string, unknown> {
    return {
        subnet_kind: subnet.kind,
        subnet_seed: new Array<number>(SEED_BYTES).fill(0),
        size: subnet.nodes,
        instruction_config: 'Production',
        canister_ranges: subnet.ranges.map(({ first, last }) => ({
            start: { canister_id: base64(canisterIdFromNumber(first)) },
            end: { canister_id: base64(canisterIdFromNumber(last)) }
        }))
    };
}
