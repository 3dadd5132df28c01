/**
 * The two-step protocol of every tool that writes.
 *
 * It promises: no write without a preview of the same subject, tool and arguments; none in the turn of the preview; none when what the preview
 * showed no longer holds; none twice. It does not promise that the person really wrote the later message: that is the host's, or with the
 * owner's signed approval the owner's.
 */
import type * as v from 'valibot';

import { confirmationTexts } from '../confirmations/texts.pl.js';
import type { TurnConfirmations, Verdict } from '../confirmations/turn-confirmations.js';
import { CoreFailure } from '../core/core-failure.js';
import { canonicalJson } from '../json/canonical-json.js';
import type { JsonObject, JsonValue } from '../json/json-value.js';
import { isSamePhrase } from '../text/normalise.js';
import type { Applied, Planned, ProtocolArgs, WriteToolSpec } from './define-write-tool.js';
import { failureResult } from './failure-result.js';
import { failureTexts } from './failure-texts.js';
import type { ArgsOf, Fields } from './field.js';
import { parseArguments } from './parse-arguments.js';
import { protocolTexts } from './protocol-texts.pl.js';
import type { ToolBinding } from './tool-definition.js';
import { toolError, type ToolError, type ToolOk, type ToolResult } from './tool-result.js';
import type { ToolErrorCode } from './tool-error-code.js';
import { ToolRefusal } from './tool-refusal.js';

interface ProtocolForm {
    readonly fields: Fields;
    readonly parser: v.GenericSchema<unknown, unknown>;
}

/** One call, parsed: what is asked (`sent`), the form of it that is compared (`args`), and the members of the protocol. */
interface Call<F extends Fields> {
    readonly sent: ArgsOf<F>;
    readonly args: ArgsOf<F>;
    readonly protocol: ProtocolArgs;
}

export async function executeWrite<ReadContext, WriteContext extends ReadContext, F extends Fields, Plan, Data extends JsonObject>(
    spec: WriteToolSpec<ReadContext, WriteContext, F, Plan, Data>,
    form: ProtocolForm,
    input: unknown,
    context: WriteContext,
    binding: ToolBinding
): Promise<ToolResult> {
    try {
        const call = parseCall(spec, form, input);
        return call.protocol.confirmed ? await confirm(spec, call, context, binding) : await preview(spec, call, context, binding);
    } catch (error) {
        if (binding.guard?.mustRethrow?.(error) === true) throw error;
        return failureResult(error, binding.language ?? 'pl');
    }
}

function parseCall<F extends Fields>(spec: { normalise?(args: ArgsOf<F>): ArgsOf<F> }, form: ProtocolForm, input: unknown): Call<F> {
    const { confirmed, confirmationId, confirmationPhrase, ...sent } = parseArguments(input, form.fields, form.parser) as ProtocolArgs;
    const own = sent as unknown as ArgsOf<F>;
    const protocol: ProtocolArgs = {
        confirmed,
        ...(confirmationId && { confirmationId }),
        ...(confirmationPhrase && { confirmationPhrase })
    };
    return { sent: own, args: spec.normalise?.(own) ?? own, protocol };
}

async function preview<ReadContext, WriteContext extends ReadContext, F extends Fields, Plan, Data extends JsonObject>(
    spec: WriteToolSpec<ReadContext, WriteContext, F, Plan, Data>,
    call: Call<F>,
    context: ReadContext,
    binding: ToolBinding
): Promise<ToolResult> {
    const planned = await spec.plan(call.args, context, call.sent);
    const compared: JsonObject = { ...(call.args as unknown as JsonObject), ...planned.guards };
    binding.guard?.recheck?.();
    const id = binding.confirmations?.issue(spec.name, compared, { marks: planned.marks ?? {}, summary: planned.summary });
    const echo = { ...compared, confirmed: true, ...(id === undefined ? {} : { confirmationId: id }) };
    return { status: 'confirmation_required', summary: planned.summary, echo };
}

async function confirm<ReadContext, WriteContext extends ReadContext, F extends Fields, Plan, Data extends JsonObject>(
    spec: WriteToolSpec<ReadContext, WriteContext, F, Plan, Data>,
    call: Call<F>,
    context: WriteContext,
    binding: ToolBinding
): Promise<ToolResult> {
    const { confirmations, guard } = binding;
    const first = confirmations?.check(spec.name, call.args, call.protocol.confirmationId);
    if (first !== undefined && !first.ok) return refusal(first);

    const [planned] = await Promise.all([spec.plan(call.args, context, call.sent), guard?.beforeWrite?.()]);
    refuseStaleGuards(call.args as unknown as JsonObject, planned);
    if (first?.ok === true) refuseWhatChanged(first.record.marks, planned.marks ?? {});
    refuseWrongPhrase(planned, call.protocol.confirmationPhrase);

    // From here to the write nothing is awaited: what is true now is true when the write starts.
    guard?.recheck?.();
    const second = confirmations?.redeem(spec.name, call.args, call.protocol.confirmationId);
    if (second !== undefined && !second.ok) return refusal(second);
    guard?.writing?.();
    return write(spec, planned.plan, context, binding, second?.ok === true ? second.record.id : undefined);
}

async function write<Plan, WriteContext>(
    spec: { apply(plan: Plan, context: WriteContext): Promise<Applied> },
    plan: Plan,
    context: WriteContext,
    binding: ToolBinding,
    id: string | undefined
): Promise<ToolResult> {
    const result = await applied(spec, plan, context, binding);
    if (id === undefined || binding.confirmations === undefined) return result;
    try {
        settle(binding.confirmations, id, result);
    } catch (error) {
        if (binding.guard?.mustRethrow?.(error) === true) throw error;
        // The write is told as it went. Without its receipt it stays `executing`, so that nobody takes it for not done.
    }
    return result;
}

async function applied<Plan, WriteContext>(
    spec: { apply(plan: Plan, context: WriteContext): Promise<Applied> },
    plan: Plan,
    context: WriteContext,
    binding: ToolBinding
): Promise<ToolOk | ToolError> {
    try {
        return { status: 'ok', ...(await spec.apply(plan, context)) };
    } catch (error) {
        if (binding.guard?.mustRethrow?.(error) === true) throw error;
        return writeFailure(error, binding);
    }
}

/** After the write has begun, an error that is not the salon system's own word may have come before or after the change. */
function writeFailure(error: unknown, binding: ToolBinding): ToolError {
    const language = binding.language ?? 'pl';
    if (error instanceof CoreFailure || error instanceof ToolRefusal) return failureResult(error, language);
    return toolError('outcome_unknown', failureTexts[language].outcome_unknown);
}

function settle(confirmations: TurnConfirmations, id: string, result: ToolOk | ToolError): void {
    if (result.status === 'ok') return confirmations.settle(id, 'done', result);
    const { retryable: _, ...outcome } = result;
    confirmations.settle(id, result.code === 'outcome_unknown' ? 'unknown' : 'failed', outcome);
}

function refusal(verdict: Exclude<Verdict, { readonly ok: true }>): ToolResult {
    // The one refusal that the same call outlives: it goes through once the owner has approved.
    if (verdict.reason === 'not_approved') return toolError('unavailable', verdict.summary);
    if (verdict.reason !== 'repeated') return toolError('invalid_arguments', verdict.summary);
    const { status, code, summary, data } = verdict.outcome;
    if (status === 'ok') return { status, summary, ...(data === undefined ? {} : { data }), repeated: true };
    return { ...toolError((code ?? 'internal') as ToolErrorCode, summary, data), repeated: true };
}

/** A guard left out is another argument (rule 1); one that no longer holds is a change since the preview. */
function refuseStaleGuards(args: JsonObject, { guards = {}, staleGuards }: Pick<Planned<unknown>, 'guards' | 'staleGuards'>): void {
    const now = new Map(Object.entries(guards).map(([name, value]) => [name, canonicalJson(value)]));
    const sent = new Map([...now.keys()].map((name) => [name, canonicalOf(args[name])]));
    if ([...sent.values()].includes(undefined)) throw new ToolRefusal('invalid_arguments', confirmationTexts.different_arguments);
    if (staleGuards === undefined) return refuseDifferences(sent, now);
    if ([...now].some(([name, value]) => sent.get(name) !== value)) throw new ToolRefusal('conflict', staleGuards);
}

function canonicalOf(value: JsonValue | undefined): string | undefined {
    return value === undefined ? undefined : canonicalJson(value);
}

function refuseWhatChanged(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): void {
    refuseDifferences(new Map(Object.entries(before)), new Map(Object.entries(now)));
}

function refuseDifferences(before: ReadonlyMap<string, string | undefined>, now: ReadonlyMap<string, string>): void {
    const changes = [...new Set([...before.keys(), ...now.keys()])]
        .filter((name) => before.get(name) !== now.get(name))
        .map((name) => protocolTexts.change(name, before.get(name), now.get(name)));
    if (changes.length > 0) throw new ToolRefusal('conflict', protocolTexts.changed(changes.join('; ')));
}

function refuseWrongPhrase(planned: Planned<unknown>, given: string | undefined): void {
    if (planned.phrase === undefined) return;
    if (given === undefined || !isSamePhrase(given, planned.phrase))
        throw new ToolRefusal('invalid_arguments', protocolTexts.wrongPhrase(given));
}
