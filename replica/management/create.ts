import { Principal } from '@dfinity/principal';
import { Canister } from '../canister/canister.js';
import { defaultSettings } from '../canister/settings.js';
import { FEES } from '../execution/cycles.js';
import { canisterIdFromNumber, canisterNumber, hostsNumber, type Subnet } from '../execution/subnet.js';
import {
    CanisterIdRecord,
    type CandidSettings,
    CreateArgs,
    decodeCandid,
    encodeCandid,
    ProvisionalCreateArgs,
    ProvisionalTopUpArgs
} from './candid-types.js';
import { type ManagementCall, ManagementError, type ManagementHandler, requireCanister } from './management-call.js';
import { mergeSettings } from './settings.js';
import { EMPTY_CANDID } from '../execution/stopping.js';

/** What a canister gets when no amount is asked for: 100 T cycles. */
const DEFAULT_PROVISIONAL_CYCLES = 100_000_000_000_000n;

function create(call: ManagementCall, settings: CandidSettings | undefined, id: Uint8Array, cycles: bigint): Uint8Array {
    const defaults = defaultSettings([call.request.sender]);
    const merged = settings ? mergeSettings(defaults, settings) : defaults;
    const canister = new Canister(id, call.subnet, merged, cycles, call.state.time);
    call.state.add(canister);
    return encodeCandid([CanisterIdRecord], [{ canister_id: Principal.fromUint8Array(id) }]);
}

function nextId(call: ManagementCall, subnet: Subnet): Uint8Array {
    for (;;) {
        const id = canisterIdFromNumber(subnet.nextCanister++);
        if (!call.state.find(id)) return id;
    }
}

function specifiedId(call: ManagementCall, wanted: Principal): Uint8Array {
    const id = wanted.toUint8Array();
    const number = canisterNumber(id);
    if (number === null || !hostsNumber(call.subnet, number))
        throw new ManagementError(
            'canisterNotHostedBySubnet',
            `Specified CanisterId ${wanted.toText()} is not hosted by subnet ${call.subnet.idText}.`
        );
    if (call.state.find(id)) throw new ManagementError('canisterAlreadyInstalled', `Canister ${wanted.toText()} is already installed.`);
    return id;
}

export const createCanister: ManagementHandler = (call) => {
    const { settings } = decodeCandid<{ settings: [] | [CandidSettings] }>(CreateArgs, call.request.arg);
    if (call.request.origin.kind === 'ingress')
        throw new ManagementError(
            'canisterRejectedMessage',
            'create_canister can only be called by canisters; use provisional_create_canister_with_cycles.'
        );
    const fee = call.subnet.charges ? FEES.canisterCreation : 0n;
    if (call.request.cycles < fee)
        throw new ManagementError(
            'insufficientCyclesForCreateCanister',
            `Creating a canister requires a fee of ${fee} that is deducted from the canister's initial balance but only ${call.request.cycles} cycles were received with the create_canister request.`
        );
    call.refund = 0n;
    return { reply: create(call, settings[0], nextId(call, call.subnet), call.request.cycles - fee) };
};

export const provisionalCreateCanister: ManagementHandler = (call) => {
    const args = decodeCandid<{ settings: [] | [CandidSettings]; amount: [] | [bigint]; specified_id: [] | [Principal] }>(
        ProvisionalCreateArgs,
        call.request.arg
    );
    const [wanted] = args.specified_id;
    const id = wanted ? specifiedId(call, wanted) : nextId(call, call.subnet);
    return { reply: create(call, args.settings[0], id, args.amount[0] ?? DEFAULT_PROVISIONAL_CYCLES) };
};

export const provisionalTopUp: ManagementHandler = (call) => {
    const args = decodeCandid<{ canister_id: Principal; amount: bigint }>(ProvisionalTopUpArgs, call.request.arg);
    requireCanister(call, args.canister_id).cycles += args.amount;
    return { reply: EMPTY_CANDID };
};

export const depositCycles: ManagementHandler = (call) => {
    const { canister_id } = decodeCandid<{ canister_id: Principal }>(CanisterIdRecord, call.request.arg);
    requireCanister(call, canister_id).cycles += call.request.cycles;
    call.refund = 0n;
    return { reply: EMPTY_CANDID };
};
