import { callFee, FEES, outcallFee, responseReservation } from '../execution/cycles.js';
import { contractViolation } from '../execution/trap.js';
import { cyclesFromHalves, cyclesIn64Bits, writeCycles, type SystemApiHost, type SystemApiImplementation } from './host.js';

function unsupportedKey(name: string) {
    return (): number => {
        throw contractViolation(`ic0.${name}: this replica has no threshold keys`);
    };
}

function refunded(host: SystemApiHost): bigint {
    return host.execution.input.refunded;
}

/** Balance, cycles of calls, and what things cost. */
export const CYCLE_FUNCTIONS: SystemApiImplementation = {
    canister_cycle_balance: (host) => cyclesIn64Bits('canister_cycle_balance', host.execution.balance),
    canister_cycle_balance128: (host, dst: number) => writeCycles(host, 'canister_cycle_balance128', dst, host.execution.balance),
    canister_liquid_cycle_balance128: (host, dst: number) =>
        writeCycles(host, 'canister_liquid_cycle_balance128', dst, host.execution.liquidBalance),
    msg_cycles_available: (host) => cyclesIn64Bits('msg_cycles_available', host.execution.availableCycles()),
    msg_cycles_available128: (host, dst: number) => writeCycles(host, 'msg_cycles_available128', dst, host.execution.availableCycles()),
    msg_cycles_refunded: (host) => cyclesIn64Bits('msg_cycles_refunded', refunded(host)),
    msg_cycles_refunded128: (host, dst: number) => writeCycles(host, 'msg_cycles_refunded128', dst, refunded(host)),
    msg_cycles_accept: (host, max: bigint) => BigInt.asIntN(64, host.execution.acceptCycles(BigInt.asUintN(64, max))),
    msg_cycles_accept128: (host, high: bigint, low: bigint, dst: number) =>
        writeCycles(host, 'msg_cycles_accept128', dst, host.execution.acceptCycles(cyclesFromHalves(high, low))),
    cycles_burn128: (host, high: bigint, low: bigint, dst: number) =>
        writeCycles(host, 'cycles_burn128', dst, host.execution.burnCycles(cyclesFromHalves(high, low))),
    cost_call: (host, nameSize: bigint, payloadSize: bigint, dst: number) => {
        const bytes = Number(BigInt.asUintN(64, nameSize) + BigInt.asUintN(64, payloadSize));
        writeCycles(host, 'cost_call', dst, callFee(bytes) + responseReservation(host.execution.canister.subnet.limits.message));
    },
    cost_create_canister: (host, dst: number) => writeCycles(host, 'cost_create_canister', dst, FEES.canisterCreation),
    cost_http_request: (host, requestSize: bigint, maxResponse: bigint, dst: number) =>
        writeCycles(host, 'cost_http_request', dst, outcallFee(BigInt.asUintN(64, requestSize), BigInt.asUintN(64, maxResponse))),
    cost_sign_with_ecdsa: unsupportedKey('cost_sign_with_ecdsa'),
    cost_sign_with_schnorr: unsupportedKey('cost_sign_with_schnorr'),
    cost_vetkd_derive_key: unsupportedKey('cost_vetkd_derive_key')
};
