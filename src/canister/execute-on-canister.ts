import type { Session } from '../core/generated/agent_tools.did.js';
import type { JsonObject } from '../json/json-value.js';
import { failureResult } from '../tool/failure-result.js';
import { failureTexts } from '../tool/failure-texts.js';
import { plainArguments } from '../tool/parse-arguments.js';
import { toolError, type ToolResult } from '../tool/tool-result.js';
import type { CanisterToolsClient } from './canister-tools-client.js';
import { noAnswer } from './lost-answer.js';
import { toolResultOf } from './tool-result.js';

/** How often a confirmed call is sent again when its answer was lost. Safe, because the canister never writes one confirmation twice. */
const RETRIES = 2;

export interface CanisterCall {
    readonly client: CanisterToolsClient;
    readonly session: Session;
    readonly tool: string;
    readonly writes: boolean;
    readonly asQuery: boolean;
}

/** Runs one tool on the canister. Never throws and never rejects, whatever it is given and whatever becomes of the call. */
export async function executeOnCanister(call: CanisterCall, input: unknown): Promise<ToolResult> {
    try {
        const args = plainArguments(input);
        return call.writes && args['confirmed'] === true ? await confirmed(call, args) : await sent(call, args);
    } catch (error) {
        return failureResult(error, 'pl');
    }
}

/** Nothing that this sends can have changed anything, so a lost answer is an answer that may be asked for again. */
async function sent(call: CanisterCall, args: JsonObject): Promise<ToolResult> {
    try {
        return await once(call, args);
    } catch (error) {
        const isRefused = noAnswer(error) === 'not_understood';
        return isRefused
            ? toolError('invalid_arguments', failureTexts.pl.invalid_arguments)
            : toolError('unavailable', failureTexts.pl.unavailable);
    }
}

/** After a lost answer the same confirmation gives the stored outcome back, or says that the write is still under way. */
async function confirmed(call: CanisterCall, args: JsonObject): Promise<ToolResult> {
    let isLost = false;
    for (let attempt = 0; attempt <= RETRIES; attempt++) {
        try {
            const result = await once(call, args);
            if (!isLost || isConclusive(result)) return result;
        } catch (error) {
            const reason = noAnswer(error);
            if (reason === 'not_understood') return toolError('invalid_arguments', failureTexts.pl.invalid_arguments);
            // A call that did not arrive says nothing of one before it whose answer was lost.
            if (reason === 'not_done' && !isLost) return toolError('unavailable', failureTexts.pl.unavailable);
            isLost = true;
        }
    }
    return toolError('outcome_unknown', failureTexts.pl.outcome_unknown);
}

/** Codes of refusals that come before the canister looks the confirmation up, and so say nothing of a call before. */
const BEFORE_LEDGER: ReadonlySet<string> = new Set(['forbidden', 'rate_limited', 'unavailable', 'internal']);

/** Whether a result also says what became of an earlier call with the same confirmation, whose answer was lost. */
function isConclusive(result: ToolResult): boolean {
    return result.status !== 'error' || result.repeated === true || !BEFORE_LEDGER.has(result.code);
}

async function once({ client, session, tool, asQuery }: CanisterCall, args: JsonObject): Promise<ToolResult> {
    const json = JSON.stringify(args);
    return toolResultOf(await (asQuery ? client.execute_tool_query(session, tool, json) : client.execute_tool(session, tool, json)));
}
