import { buildCanisters, buildVariant } from './canister-build/build-canisters.js';
import { TRAP_HOOKS } from './canister-build/trap-hooks.js';

// What the canister tests run: the canisters of dfx.json, and the agent tools once more with hooks for traps.
try {
    await Promise.all([buildCanisters(), buildVariant('agent_tools', TRAP_HOOKS)]);
} catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
}
