import { Principal } from '@dfinity/principal';
import type { CanisterSettings, Visibility } from '../canister/settings.js';
import { MAX_CONTROLLERS } from '../execution/limits.js';
import type { CandidSettings, CandidVisibility } from './candid-types.js';
import { ManagementError } from './management-call.js';

const MAX_VARIABLES = 20;
const MAX_VARIABLE_BYTES = 128;

/**
 * The settings after those that were given replace the old ones.
 * @throws ManagementError when one of them is out of range.
 */
export function mergeSettings(old: CanisterSettings, given: CandidSettings): CanisterSettings {
    const controllers = given.controllers[0]?.map((controller) => controller.toUint8Array());
    if (controllers && controllers.length > MAX_CONTROLLERS)
        throw invalid(`Invalid settings: 'controllers' length exceeds maximum size allowed of ${MAX_CONTROLLERS}.`);
    const variables = given.environment_variables[0];
    if (variables) checkVariables(variables);
    checkRange('compute_allocation', given.compute_allocation[0], 100n);
    checkRange('freezing_threshold', given.freezing_threshold[0], 2n ** 64n - 1n);
    return {
        controllers: controllers ?? old.controllers,
        computeAllocation: given.compute_allocation[0] ?? old.computeAllocation,
        memoryAllocation: given.memory_allocation[0] ?? old.memoryAllocation,
        freezingThreshold: given.freezing_threshold[0] ?? old.freezingThreshold,
        reservedCyclesLimit: given.reserved_cycles_limit[0] ?? old.reservedCyclesLimit,
        logVisibility: visibility(given.log_visibility[0]) ?? old.logVisibility,
        logMemoryLimit: given.log_memory_limit[0] ?? old.logMemoryLimit,
        snapshotVisibility: visibility(given.snapshot_visibility[0]) ?? old.snapshotVisibility,
        statusVisibility: visibility(given.status_visibility[0]) ?? old.statusVisibility,
        wasmMemoryLimit: given.wasm_memory_limit[0] ?? old.wasmMemoryLimit,
        wasmMemoryThreshold: given.wasm_memory_threshold[0] ?? old.wasmMemoryThreshold,
        minimumIncomingCallCycles: given.minimum_incoming_canister_call_cycles[0] ?? old.minimumIncomingCallCycles,
        environmentVariables: variables ?? old.environmentVariables
    };
}

function checkRange(name: string, value: bigint | undefined, max: bigint): void {
    if (value !== undefined && value > max)
        throw invalid(`Invalid settings: '${name}' expected to be in the range [0..${max}], got ${value}`);
}

function checkVariables(variables: readonly { name: string; value: string }[]): void {
    if (variables.length > MAX_VARIABLES) throw invalid(`Invalid settings: more than ${MAX_VARIABLES} environment variables`);
    const names = new Set(variables.map((variable) => variable.name));
    if (names.size < variables.length) throw invalid('Invalid settings: an environment variable is given twice');
    const tooLong = variables.find(({ name, value }) => Math.max(Buffer.byteLength(name), Buffer.byteLength(value)) > MAX_VARIABLE_BYTES);
    if (tooLong) throw invalid(`Invalid settings: environment variable '${tooLong.name}' is longer than ${MAX_VARIABLE_BYTES} bytes`);
}

function invalid(message: string): ManagementError {
    return new ManagementError('canisterContractViolation', message);
}

function visibility(given: CandidVisibility | undefined): Visibility | undefined {
    if (!given) return undefined;
    if ('controllers' in given) return 'controllers';
    if ('public' in given) return 'public';
    return { allowedViewers: given.allowed_viewers.map((viewer) => viewer.toUint8Array()) };
}

function candidVisibility(value: Visibility): CandidVisibility {
    if (value === 'controllers') return { controllers: null };
    if (value === 'public') return { public: null };
    return { allowed_viewers: value.allowedViewers.map((viewer) => Principal.fromUint8Array(viewer)) };
}

/** The settings as `canister_status` gives them. */
export function candidSettings(settings: CanisterSettings): Record<string, unknown> {
    return {
        controllers: settings.controllers.map((controller) => Principal.fromUint8Array(controller)),
        compute_allocation: settings.computeAllocation,
        memory_allocation: settings.memoryAllocation,
        freezing_threshold: settings.freezingThreshold,
        reserved_cycles_limit: settings.reservedCyclesLimit,
        log_visibility: candidVisibility(settings.logVisibility),
        snapshot_visibility: candidVisibility(settings.snapshotVisibility),
        status_visibility: candidVisibility(settings.statusVisibility),
        log_memory_limit: settings.logMemoryLimit,
        wasm_memory_limit: settings.wasmMemoryLimit,
        wasm_memory_threshold: settings.wasmMemoryThreshold,
        minimum_incoming_canister_call_cycles: settings.minimumIncomingCallCycles,
        environment_variables: settings.environmentVariables
    };
}
