import type { JsonObject } from '../../src/json/json-value.js';
import type { Tool } from '../../src/tool/tool.js';
import { toolError, type ToolConfirmationRequired, type ToolResult } from '../../src/tool/tool-result.js';
import type { ToolSource } from '../sources/tool-source.js';
import type { ServerTexts } from './server-texts.js';

/** What a person answered when she was asked about a change. */
export type PersonsAnswer =
    { readonly kind: 'agreed'; readonly phrase?: string } | { readonly kind: 'refused' } | { readonly kind: 'lost' };

export interface Question {
    readonly summary: string;
    /** Whether she must type the name of what is to be removed. */
    readonly wantsPhrase: boolean;
}

/** Asks the person; undefined where the client cannot. */
export type AskPerson = ((question: Question) => Promise<PersonsAnswer>) | undefined;

/** Previews that the owner approves herself, at the canister: those may be confirmed without asking anybody here. */
export type ApprovedElsewhere = Set<string>;

interface Write {
    readonly tool: Tool;
    readonly source: ToolSource;
    readonly texts: ServerTexts;
    readonly ask: AskPerson;
    readonly approvedElsewhere: ApprovedElsewhere;
    /** Turns must not overtake each other: a canister refuses one that goes back. */
    readonly queue: <T>(step: () => Promise<T>) => Promise<T>;
}

/**
 * A call of a tool that writes. A model's `confirmed: true` is never enough: the person is asked with the summary of a preview made now, and what
 * she agreed to is what runs. Where nobody can ask her, only previews are given (rule 41).
 */
export async function callWrite(write: Write, input: JsonObject): Promise<ToolResult> {
    if (input['confirmed'] !== true) return noted(write, await write.tool.execute(input));
    const id = input['confirmationId'];
    if (typeof id === 'string' && write.approvedElsewhere.has(id)) return inNextTurn(write, input);
    if (write.ask === undefined) return toolError('forbidden', write.texts.noQuestion);

    const preview = noted(write, await write.tool.execute(asPreview(write.tool, input)));
    if (preview.status !== 'confirmation_required' || preview.needsApproval === true) return preview;
    if (typeof id === 'string' && id !== '') await write.source.withdraw(id).catch(() => undefined);
    return confirmedByPerson(write, preview, write.ask);
}

async function confirmedByPerson(write: Write, preview: ToolConfirmationRequired, ask: NonNullable<AskPerson>): Promise<ToolResult> {
    const wantsPhrase = 'confirmationPhrase' in write.tool.parameters.properties;
    const answer = await ask({ summary: preview.summary, wantsPhrase });
    if (answer.kind === 'agreed') return agreed(write, preview, answer.phrase);
    await withdraw(write, preview);
    return answer.kind === 'refused' ? toolError('forbidden', write.texts.refused) : toolError('unavailable', write.texts.lostPerson);
}

async function agreed(write: Write, preview: ToolConfirmationRequired, phrase: string | undefined): Promise<ToolResult> {
    const { echo } = preview;
    const result = await inNextTurn(write, { ...echo, ...(phrase === undefined ? {} : { confirmationPhrase: phrase }) });
    const isMistyped = phrase !== undefined && result.status === 'error' && result.code === 'invalid_arguments';
    if (!isMistyped) return result;
    // The tool would let the name be typed again; here the model has nobody to ask but through a call of its own.
    await withdraw(write, preview);
    return toolError('invalid_arguments', write.texts.wrongPhrase);
}

async function withdraw({ source }: Write, { echo }: ToolConfirmationRequired): Promise<void> {
    const id = echo['confirmationId'];
    // A preview that cannot be withdrawn now ends by itself, and only a person could confirm it.
    if (typeof id === 'string') await source.withdraw(id).catch(() => undefined);
}

/** What the person agreed to comes in a message of hers, so it is a turn of its own. */
function inNextTurn({ tool, source, texts, queue }: Write, args: JsonObject): Promise<ToolResult> {
    return queue(async () => {
        const tools = await source.nextTurn();
        const again = tools.find(({ name }) => name === tool.name);
        return again === undefined ? toolError('unavailable', texts.gone) : again.execute(args);
    });
}

/** The same call as a preview: without the members of the protocol, which are not the model's to fill in here. */
function asPreview(tool: Tool, input: JsonObject): JsonObject {
    const { confirmationId: _id, confirmationPhrase: _phrase, ...args } = input;
    return 'confirmed' in tool.parameters.properties ? { ...args, confirmed: false } : args;
}

function noted(write: Write, result: ToolResult): ToolResult {
    const isAwaited = result.status === 'confirmation_required' && result.needsApproval === true;
    const id = isAwaited ? result.echo['confirmationId'] : undefined;
    if (typeof id === 'string') write.approvedElsewhere.add(id);
    return result;
}
