import type { EnvironmentVariable } from '../canister/settings.js';
import { MAX_CERTIFIED_DATA_BYTES } from '../execution/limits.js';
import { CanisterTrap, contractViolation } from '../execution/trap.js';
import { copyToMemory, decodeText, readMemory, type SystemApiHost, type SystemApiImplementation } from './host.js';
import { isReplicated } from './modes.js';

const STATUS_NUMBER = { running: 1, stopping: 2, stopped: 3 } as const;
const MAX_PRINCIPAL_BYTES = 29;
const MAX_VARIABLE_NAME_BYTES = 128;

const encoder = new TextEncoder();
const lenientUtf8 = new TextDecoder('utf-8', { ignoreBOM: true });

function copy(name: string, of: (host: SystemApiHost) => Uint8Array) {
    return (host: SystemApiHost, dst: number, offset: number, size: number): void => {
        host.charge(size >>> 0);
        copyToMemory(host, name, of(host), dst, offset, size);
    };
}

function certificate(host: SystemApiHost): Uint8Array {
    const { certificate } = host.execution.input;
    if (!certificate) throw contractViolation('ic0.data_certificate_*: there is no data certificate');
    return certificate();
}

function setCertifiedData(host: SystemApiHost, src: number, size: number): void {
    if (size >>> 0 > MAX_CERTIFIED_DATA_BYTES)
        throw contractViolation(`ic0.certified_data_set: size ${size >>> 0} exceeds ${MAX_CERTIFIED_DATA_BYTES} bytes`);
    host.execution.certifiedData = readMemory(host, 'certified_data_set', src, size);
}

function setGlobalTimer(host: SystemApiHost, timestamp: bigint): bigint {
    const { execution } = host;
    const previous = execution.globalTimer ?? execution.canister.globalTimer;
    execution.globalTimer = BigInt.asUintN(64, timestamp);
    return BigInt.asIntN(64, previous);
}

function performanceCounter(host: SystemApiHost, type: number): bigint {
    if (type === 0) return host.instructionsUsed();
    if (type === 1) return host.instructionsUsed() + host.execution.input.contextInstructions;
    throw contractViolation(`ic0.performance_counter: type ${type} is not known`);
}

function isController(host: SystemApiHost, src: number, size: number): number {
    if (size >>> 0 > MAX_PRINCIPAL_BYTES) throw contractViolation('ic0.is_controller: not a principal');
    const principal = readMemory(host, 'is_controller', src, size);
    return host.execution.canister.isController(principal) ? 1 : 0;
}

function variableAt(host: SystemApiHost, name: string, index: number): EnvironmentVariable {
    const variable = host.execution.canister.settings.environmentVariables[index >>> 0];
    if (!variable) throw contractViolation(`ic0.${name}: index ${index >>> 0} is out of bounds`);
    return variable;
}

function variableCalled(host: SystemApiHost, name: string, src: number, size: number): EnvironmentVariable | undefined {
    if (size >>> 0 > MAX_VARIABLE_NAME_BYTES)
        throw contractViolation(`ic0.${name}: the name is longer than ${MAX_VARIABLE_NAME_BYTES} bytes`);
    const wanted = decodeText(name, readMemory(host, name, src, size));
    return host.execution.canister.settings.environmentVariables.find((variable) => variable.name === wanted);
}

function variableValue(host: SystemApiHost, name: string, src: number, size: number): Uint8Array {
    const variable = variableCalled(host, name, src, size);
    if (!variable) throw contractViolation(`ic0.${name}: no environment variable has this name`);
    return encoder.encode(variable.value);
}

function debugPrint(host: SystemApiHost, src: number, size: number): void {
    const start = src >>> 0;
    const end = start + (size >>> 0);
    const inside = end <= host.memory.length;
    // The specification: never traps, system-generated data stand for what is out of bounds.
    host.execution.printed.push(inside ? host.memory.slice(start, end) : encoder.encode('(debug_print message out of memory bounds)'));
    host.charge(Math.min(size >>> 0, host.memory.length));
}

function trap(host: SystemApiHost, src: number, size: number): never {
    const message = lenientUtf8.decode(readMemory(host, 'trap', src, size));
    throw new CanisterTrap('canisterCalledTrap', `Canister called \`ic0.trap\` with message: '${message}'`);
}

/** What a canister can learn and set about itself, and its debugging aids. */
export const CANISTER_FUNCTIONS: SystemApiImplementation = {
    canister_self_size: (host) => host.execution.canister.id.length,
    canister_self_copy: copy('canister_self_copy', (host) => host.execution.canister.id),
    subnet_self_size: (host) => host.execution.canister.subnet.id.length,
    subnet_self_node_count: (host) => host.execution.canister.subnet.nodes,
    subnet_self_copy: copy('subnet_self_copy', (host) => host.execution.canister.subnet.id),
    canister_status: (host) => STATUS_NUMBER[host.execution.canister.status],
    canister_version: (host) => host.execution.canister.version,
    root_key_size: (host) => host.execution.input.rootKey.length,
    root_key_copy: copy('root_key_copy', (host) => host.execution.input.rootKey),
    certified_data_set: setCertifiedData,
    data_certificate_present: (host) => (host.execution.input.certificate ? 1 : 0),
    data_certificate_size: (host) => certificate(host).length,
    data_certificate_copy: copy('data_certificate_copy', certificate),
    time: (host) => BigInt.asIntN(64, host.execution.input.time),
    global_timer_set: setGlobalTimer,
    performance_counter: performanceCounter,
    is_controller: isController,
    in_replicated_execution: (host) => (isReplicated(host.execution.mode) ? 1 : 0),
    env_var_count: (host) => host.execution.canister.settings.environmentVariables.length,
    env_var_name_size: (host, index: number) => encoder.encode(variableAt(host, 'env_var_name_size', index).name).length,
    env_var_name_copy: (host, index: number, dst: number, offset: number, size: number) =>
        copyToMemory(host, 'env_var_name_copy', encoder.encode(variableAt(host, 'env_var_name_copy', index).name), dst, offset, size),
    env_var_name_exists: (host, src: number, size: number) => (variableCalled(host, 'env_var_name_exists', src, size) ? 1 : 0),
    env_var_value_size: (host, src: number, size: number) => variableValue(host, 'env_var_value_size', src, size).length,
    env_var_value_copy: (host, src: number, size: number, dst: number, offset: number, count: number) =>
        copyToMemory(host, 'env_var_value_copy', variableValue(host, 'env_var_value_copy', src, size), dst, offset, count),
    debug_print: debugPrint,
    trap
};
