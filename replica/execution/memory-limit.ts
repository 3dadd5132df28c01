import type { Canister } from '../canister/canister.js';
import type { Mode } from '../system-api/modes.js';
import { CanisterTrap } from './trap.js';

/** Where `wasm_memory_limit` holds: not in pre_upgrade, callbacks and queries, so that a canister over the limit can still be saved. */
const LIMITED: ReadonlySet<Mode> = new Set(['I', 'U', 'T', 's']);

/** The trap of a message that left linear memory larger than the canister's `wasm_memory_limit`, or null. */
export function memoryLimitTrap(canister: Canister, mode: Mode, memoryBytes: number): CanisterTrap | null {
    const { wasmMemoryLimit } = canister.settings;
    if (wasmMemoryLimit === 0n || !LIMITED.has(mode) || BigInt(memoryBytes) <= wasmMemoryLimit) return null;
    return new CanisterTrap('wasmMemoryLimitExceeded', `Canister exceeded its current Wasm memory limit of ${wasmMemoryLimit} bytes.`);
}

/**
 * Schedules `canister_on_low_wasm_memory` when what is left of linear memory has fallen below the threshold; once, until there is more
 * again. (Interface specification, "On Low Wasm Memory".)
 */
export function updateLowMemoryHook(canister: Canister): void {
    const { wasmMemoryLimit, wasmMemoryThreshold } = canister.settings;
    const left = wasmMemoryLimit - BigInt(canister.instance?.memoryBytes ?? 0);
    if (left >= wasmMemoryThreshold) {
        canister.lowMemoryHook = 'armed';
        return;
    }
    if (canister.lowMemoryHook === 'done') return;
    canister.lowMemoryHook = 'done';
    if (canister.instance?.exports('canister_on_low_wasm_memory')) canister.tasks.push('onLowWasmMemory');
}
