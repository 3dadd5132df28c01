import type { AgentTools } from '../../deployment/deployed-salon.js';
import type { CanisterActor } from '../../deployment/pic-types.js';
import type { Session, ToolResult } from '../../src/core/generated/agent_tools.did.js';
import { callsByTools, type ToolCalls } from './calls-by-tools.js';

type Args = Readonly<Record<string, unknown>>;
export type Ok = Extract<ToolResult, { ok: unknown }>['ok'];
export type Preview = Extract<ToolResult, { confirmation_required: unknown }>['confirmation_required'];
export type Refusal = Extract<ToolResult, { error: unknown }>['error'];

export interface ConversationOptions {
    readonly conversation?: string;
    readonly turn?: number;
    readonly locale?: string;
    /** Where the person is. */
    readonly position?: { readonly lat: number; readonly lng: number };
    /** Calls as a host does, by the tools of `createCanisterTools`, instead of by the interface. */
    readonly asHost?: boolean;
}

/** Both ways to call the canister's tools: what holds for one has to hold for the other. */
export const WAYS_TO_CALL = [
    { way: 'by the interface', asHost: false },
    { way: 'by createCanisterTools (B3)', asHost: true }
] as const;

/** What an agent host keeps of one conversation: whom it is about, and how many messages the person has sent. */
export class AgentConversation {
    #turn: number;
    readonly #tools: ToolCalls;

    constructor(
        tools: CanisterActor<AgentTools>,
        private readonly subject: Session['subject'],
        private readonly options: ConversationOptions = {}
    ) {
        this.#turn = options.turn ?? 1;
        this.#tools = options.asHost === true ? callsByTools(tools) : tools;
    }

    /** The person has sent another message. */
    nextMessage(): this {
        this.#turn++;
        return this;
    }

    session(turn = this.#turn): Session {
        const { conversation = 'conversation-1', locale, position } = this.options;
        return {
            subject: this.subject,
            conversation,
            turn: BigInt(turn),
            locale: locale === undefined ? [] : [locale],
            position: position === undefined ? [] : [position]
        };
    }

    call(tool: string, args: Args | string = {}): Promise<ToolResult> {
        return this.#tools.execute_tool(this.session(), tool, json(args));
    }

    query(tool: string, args: Args | string = {}): Promise<ToolResult> {
        return this.#tools.execute_tool_query(this.session(), tool, json(args));
    }

    async preview(tool: string, args: Args): Promise<Preview> {
        return previewOf(await this.call(tool, { ...args, confirmed: false }));
    }

    /** Sends the echo of a preview back. @param more members beside it, such as the typed name */
    confirm(tool: string, preview: Preview, more: Args = {}): Promise<ToolResult> {
        return this.call(tool, { ...(JSON.parse(preview.echo) as Args), ...more });
    }
}

export function okOf(result: ToolResult): Ok {
    if ('ok' in result) return result.ok;
    throw new Error(`the tool did not answer ok: ${inWords(result)}`);
}

export function previewOf(result: ToolResult): Preview {
    if ('confirmation_required' in result) return result.confirmation_required;
    throw new Error(`the tool did not preview: ${inWords(result)}`);
}

export function refusalOf(result: ToolResult): Refusal {
    if ('error' in result) return result.error;
    throw new Error(`the tool did not refuse: ${inWords(result)}`);
}

export function dataOf(result: ToolResult): Record<string, unknown> {
    const [data] = okOf(result).data;
    if (data === undefined) throw new Error('the result has no data');
    return JSON.parse(data) as Record<string, unknown>;
}

function json(args: Args | string): string {
    return typeof args === 'string' ? args : JSON.stringify(args);
}

function inWords(result: ToolResult): string {
    return JSON.stringify(result, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
}
