import type { JsonObject } from '../json/json-value.js';
import { argumentTexts } from './argument-texts.pl.js';
import { flag, objectParser, objectSchema, optional, text, type ArgsOf, type Field, type Fields } from './field.js';
import type { AssistantLanguage } from '../text/locale.js';
import type { Output } from './output.js';
import type { ToolBinding, ToolDefinition } from './tool-definition.js';
import { executeWrite } from './write-protocol.js';
import { protocolDescriptions } from './protocol-descriptions.pl.js';

/** What a confirmed call is going to do, worked out from reads alone. */
export interface Planned<Plan> {
    /** What `apply` needs. */
    readonly plan: Plan;
    /** Sentences that the person agrees to: resolved names, what changes from what to what, what stays. */
    readonly summary: string;
    /** Facts that must be the same at the confirmation, sent back as arguments (`expectedCount`…); declared among the fields as optional. */
    readonly guards?: JsonObject;
    /** What to say when a guard no longer holds, where the guards themselves mean nothing to a person. */
    readonly staleGuards?: string;
    /** What the summary promises, as a person reads it: the name of the thing → its value now. Another value at the confirmation is a `conflict`. */
    readonly marks?: Readonly<Record<string, string>>;
    /** The name that the person must type herself before something irreversible (T9). */
    readonly phrase?: string;
}

export interface Applied<Data extends JsonObject = JsonObject> {
    readonly summary: string;
    readonly data: Data;
}

export interface WriteToolSpec<ReadContext, WriteContext extends ReadContext, F extends Fields, Plan, Data extends JsonObject> {
    readonly name: string;
    readonly description: string;
    readonly progress: Readonly<Record<AssistantLanguage, string>>;
    readonly fields: F;
    /** What the data of its answer is, once it has written. */
    readonly output: Output<Data>;
    /** Whether the entity's own name must be typed back. */
    readonly irreversible?: boolean;
    /** Brings equal requests to one form (rounding, defaults) without reading anything: what is compared and echoed. */
    normalise?(args: ArgsOf<F>): ArgsOf<F>;
    /**
     * Reads only: the type of its context has no method that writes.
     *
     * @param sent the arguments as they came, for a summary that says what was rounded
     * @throws ToolRefusal or CoreFailure; anything else becomes `internal`
     */
    plan(args: ArgsOf<F>, context: ReadContext, sent: ArgsOf<F>): Promise<Planned<Plan>>;
    /** The write. Called once, right after the confirmation is used up. */
    apply(plan: Plan, context: WriteContext): Promise<Applied<Data>>;
}

/** The members of every call that writes, besides the tool's own fields. */
export interface ProtocolArgs {
    readonly confirmed: boolean;
    readonly confirmationId?: string;
    readonly confirmationPhrase?: string;
}

const confirmed = flag(protocolDescriptions.confirmed, argumentTexts.confirmed);
/** Far longer than an id: whatever is no id is told as the confirmation gate tells it, not as a wrong argument (L4). */
const MAX_CONFIRMATION_ID = 100;

/** As long as a name may be in a salon system. */
const MAX_PHRASE = 300;

// Both may be empty: a model that fills in every argument sends "" for what it does not have.
const confirmationId = optional(
    text({
        description: protocolDescriptions.confirmationId,
        minLength: 0,
        maxLength: MAX_CONFIRMATION_ID,
        expected: argumentTexts.confirmationId
    })
);
const confirmationPhrase = optional(
    text({
        description: protocolDescriptions.confirmationPhrase,
        minLength: 0,
        maxLength: MAX_PHRASE,
        expected: argumentTexts.confirmationPhrase
    })
);

/**
 * A tool that changes something. The two-step protocol is here and nowhere else, so that no tool can forget a step of it: parse → preview, or
 * check → plan again → guards → phrase → redeem → write → receipt.
 */
export function defineWriteTool<ReadContext, WriteContext extends ReadContext, F extends Fields, Plan, Data extends JsonObject>(
    spec: WriteToolSpec<ReadContext, WriteContext, F, Plan, Data>
): ToolDefinition<WriteContext> {
    const plain = protocolForm(spec, false);
    const withLedger = protocolForm(spec, true);

    return {
        name: spec.name,
        writes: true,
        description: spec.description,
        progress: spec.progress,
        parameters: (ledger) => (ledger ? withLedger : plain).schema,
        output: spec.output.schema,
        bind: (context: WriteContext, binding: ToolBinding = {}) => {
            const form = binding.confirmations === undefined ? plain : withLedger;
            return {
                name: spec.name,
                description: spec.description,
                parameters: form.schema,
                output: spec.output.schema,
                progress: spec.progress[binding.language ?? 'pl'],
                writes: true,
                execute: (input) => executeWrite(spec, form, input, context, binding)
            };
        }
    };
}

function protocolForm<F extends Fields>(spec: { readonly fields: F; readonly irreversible?: boolean }, withLedger: boolean) {
    const fields: Record<string, Field<unknown, boolean>> = { ...spec.fields, confirmed };
    if (withLedger) fields['confirmationId'] = confirmationId;
    if (spec.irreversible === true) fields['confirmationPhrase'] = confirmationPhrase;
    return { fields, schema: objectSchema(fields), parser: objectParser(fields) };
}
