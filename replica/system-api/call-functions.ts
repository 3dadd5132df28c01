import { MAX_CALL_BYTES_SAME_SUBNET, MAX_CALL_TIMEOUT_SECONDS, MAX_METHOD_NAME_BYTES } from '../execution/limits.js';
import { contractViolation } from '../execution/trap.js';
import { cyclesFromHalves, decodeText, readMemory, type SystemApiHost, type SystemApiImplementation } from './host.js';

const MAX_PRINCIPAL_BYTES = 29;
const TRANSMISSION_CHARGE = 50;

function callNew(
    host: SystemApiHost,
    calleeSrc: number,
    calleeSize: number,
    nameSrc: number,
    nameSize: number,
    replyFun: number,
    replyEnv: number,
    rejectFun: number,
    rejectEnv: number
): void {
    if (calleeSize >>> 0 > MAX_PRINCIPAL_BYTES) throw contractViolation('ic0.call_new: the callee is not a principal');
    if (nameSize >>> 0 > MAX_METHOD_NAME_BYTES)
        throw contractViolation(`ic0.call_new: size of method_name ${nameSize >>> 0} exceeds ${MAX_METHOD_NAME_BYTES}`);
    host.execution.newCall(
        readMemory(host, 'call_new', calleeSrc, calleeSize),
        decodeText('call_new', readMemory(host, 'call_new', nameSrc, nameSize)),
        { fun: replyFun >>> 0, env: replyEnv },
        { fun: rejectFun >>> 0, env: rejectEnv }
    );
}

/** Calls to other canisters: put together piece by piece, sent when the message ends without a trap. */
export const CALL_FUNCTIONS: SystemApiImplementation = {
    call_new: callNew,
    call_on_cleanup: (host, fun: number, env: number) => host.execution.onCleanup({ fun: fun >>> 0, env }),
    call_data_append: (host, src: number, size: number) => {
        host.charge((size >>> 0) * TRANSMISSION_CHARGE);
        host.execution.appendCallData(readMemory(host, 'call_data_append', src, size), MAX_CALL_BYTES_SAME_SUBNET);
    },
    call_with_best_effort_response: (host, seconds: number) =>
        host.execution.limitCallTime(Math.min(seconds >>> 0, MAX_CALL_TIMEOUT_SECONDS)),
    call_cycles_add: (host, amount: bigint) => host.execution.addCallCycles(BigInt.asUintN(64, amount)),
    call_cycles_add128: (host, high: bigint, low: bigint) => host.execution.addCallCycles(cyclesFromHalves(high, low)),
    call_perform: (host) => host.execution.performCall()
};
