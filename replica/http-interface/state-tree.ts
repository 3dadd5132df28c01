import { lebEncode } from '@dfinity/candid';
import { encodeWithSelfDescribedTag } from '@dfinity/cbor';
import type { Canister } from '../canister/canister.js';
import type { IngressStatus, IngressSummary } from '../execution/ingress-history.js';
import { samePrincipal } from '../execution/principals.js';
import { errorCodeText } from '../execution/reject.js';
import { canisterIdFromNumber, type Subnet, type SubnetKind } from '../execution/subnet.js';
import type { ReplicaInstance } from '../replica-instance.js';
import { Branch, type Child, Leaf } from './hash-tree.js';
import { nodeKeys } from './node-keys.js';

/** The state tree of a subnet after the last round (interface specification, "The system state tree"). */
export function stateTree(replica: ReplicaInstance, subnet: Subnet): Branch {
    const canisters = [...replica.state.canisters.values()].filter((canister) => canister.subnet === subnet);
    const messages = [...replica.state.ingress.all()].filter(([, { message }]) => subnetOfMessage(replica, message) === subnet);
    return new Branch([
        ['time', new Leaf(lebEncode(replica.state.time))],
        ['subnet', new Branch(replica.subnets.map((each) => [each.id, subnetBranch(each)]))],
        ['canister_ranges', new Branch(replica.subnets.map((each) => [each.id, shards(each)]))],
        ['canister', new Branch(canisters.map((canister) => [canister.id, canisterBranch(canister)]))],
        ['request_status', new Branch(messages.map(([id, status]) => [Buffer.from(id, 'hex'), statusBranch(status)]))]
    ]);
}

/** The subnet that executes an ingress message. */
function subnetOfMessage(replica: ReplicaInstance, { receiver, effective }: IngressSummary): Subnet | undefined {
    if (effective.kind === 'subnet') return replica.subnets.find(({ id }) => samePrincipal(id, effective.id));
    const target = effective.kind === 'canister' ? effective.id : receiver;
    return replica.subnetOf(target) ?? replica.defaultSubnet();
}

const TYPES: Partial<Record<SubnetKind, string>> = { Application: 'application', VerifiedApplication: 'verified_application' };

function subnetBranch(subnet: Subnet): Branch {
    const nodes = nodeKeys(subnet).map(({ id, publicKey }): Child => [id, new Branch([['public_key', new Leaf(publicKey)]])]);
    return new Branch([
        ['public_key', new Leaf(subnet.publicKey)],
        ['type', text(TYPES[subnet.kind] ?? 'system')],
        ['canister_ranges', new Leaf(encodedRanges(subnet))],
        ['node', new Branch(nodes)]
    ]);
}

/** A subnet's ranges by their beginning; all of them are one shard. */
function shards(subnet: Subnet): Branch {
    const [range] = subnet.ranges;
    return new Branch(range ? [[canisterIdFromNumber(range.first), new Leaf(encodedRanges(subnet))]] : []);
}

function encodedRanges({ ranges }: Subnet): Uint8Array {
    return encodeWithSelfDescribedTag(ranges.map(({ first, last }) => [canisterIdFromNumber(first), canisterIdFromNumber(last)]));
}

function canisterBranch(canister: Canister): Branch {
    const { code } = canister.instance ?? {};
    const installed: Child[] = code
        ? [
              ['module_hash', new Leaf(new Uint8Array(code.hash))],
              ['metadata', metadataBranch(code.info.customSections)]
          ]
        : [];
    return new Branch([
        ['certified_data', new Leaf(canister.certifiedData)],
        [
            'controllers',
            new Leaf(encodeWithSelfDescribedTag(canister.settings.controllers.map((controller) => new Uint8Array(controller))))
        ],
        ...installed
    ]);
}

interface Section {
    readonly name: string;
    readonly content: Uint8Array;
}

/** Hashing a Candid file again for each certificate would be a waste: the sections of a module never change. */
const metadataOf = new WeakMap<readonly Section[], Branch>();

function metadataBranch(sections: readonly Section[]): Branch {
    const known = metadataOf.get(sections);
    if (known) return known;
    const byName = new Map<string, Leaf>();
    for (const { name, content } of sections) {
        const match = /^icp:(?:public|private) (.*)$/s.exec(name);
        if (match?.[1] !== undefined && !byName.has(match[1])) byName.set(match[1], new Leaf(content));
    }
    const branch = new Branch([...byName]);
    metadataOf.set(sections, branch);
    return branch;
}

/** A status never changes; the next one is another object. */
const branchOf = new WeakMap<IngressStatus, Branch>();

function statusBranch(status: IngressStatus): Branch {
    const known = branchOf.get(status);
    if (known) return known;
    const branch = new Branch(statusChildren(status));
    branchOf.set(status, branch);
    return branch;
}

function statusChildren(status: IngressStatus): Child[] {
    if (status.state !== 'answered') return [['status', text(status.state)]];
    const { response } = status;
    if ('reply' in response)
        return [
            ['status', text('replied')],
            ['reply', new Leaf(response.reply)]
        ];
    const { code, message, errorCode } = response.reject;
    return [
        ['status', text('rejected')],
        ['reject_code', new Leaf(lebEncode(code))],
        ['reject_message', text(message)],
        ['error_code', text(errorCodeText(errorCode))]
    ];
}

function text(value: string): Leaf {
    return new Leaf(Buffer.from(value));
}
