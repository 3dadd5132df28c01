import type { TurnConfirmations } from '../confirmations/turn-confirmations.js';
import type { ObjectSchema } from './json-schema.js';
import type { AssistantLanguage } from '../text/locale.js';
import type { OutputSchema } from './output.js';
import type { Tool } from './tool.js';

/**
 * A tool before it is given anything to work with. The one definition serves the package (`bind` over a port of the host's), the canister
 * (`bind` over inter-canister calls), and whoever only lists tools.
 */
export interface ToolDefinition<Context> {
    readonly name: string;
    readonly writes: boolean;
    readonly description: string;
    /** Per language of the person; a set that speaks Polish only has the same line twice. */
    readonly progress: Readonly<Record<AssistantLanguage, string>>;
    /** The schema that a model sees; with a ledger, a tool that writes takes `confirmationId` too (L5). */
    parameters(withLedger: boolean): ObjectSchema;
    /** The schema of `data` in an answer that went well (rule 12). */
    readonly output: OutputSchema;
    bind(context: Context, binding?: ToolBinding): Tool;
}

/** What one call, or one message of a person, brings along. */
export interface ToolBinding {
    /** Without it, tools that write keep the plain two-step protocol and only the persona keeps a model from confirming at once. */
    readonly confirmations?: TurnConfirmations;
    readonly language?: AssistantLanguage;
    readonly guard?: WriteGuard;
}

/** Where the host has conditions of its own on a write: the canister's grants, expiry and ownership. */
export interface WriteGuard {
    /**
     * Asked on every confirmed call, together with the last reads.
     *
     * @throws ToolRefusal
     */
    beforeWrite?(): Promise<void>;
    /**
     * Asked in the same step in which the confirmation is used up, so that nothing can change in between.
     *
     * @throws ToolRefusal
     */
    recheck?(): void;
    /** Told in that same step, once the confirmation is used up: the write starts now. */
    writing?(): void;
    /** Whether an error is the run time's own and must pass through every `catch` (Azle's clean-up after a trap). */
    mustRethrow?(error: unknown): boolean;
}
