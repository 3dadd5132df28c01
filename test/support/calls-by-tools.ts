import type { AgentTools } from '../../deployment/deployed-salon.js';
import type { CanisterActor } from '../../deployment/pic-types.js';
import type { CanisterSession, CanisterSubject } from '../../src/canister/canister-session.js';
import { createCanisterToolsFromClient } from '../../src/canister/create-canister-tools.js';
import type { Session, ToolResult as CandidResult } from '../../src/core/generated/agent_tools.did.js';
import type { ToolResult } from '../../src/tool/tool-result.js';

type ToolCall = (session: Session, name: string, json: string) => Promise<CandidResult>;

export type ToolCalls = Readonly<Record<'execute_tool' | 'execute_tool_query', ToolCall>>;

/**
 * The interface's calls of tools, made as a host makes them: by the tools that `createCanisterTools` gives for the message. So a test written for
 * the interface holds for the package's client too. When an approval runs out is the one thing that a tool does not tell.
 */
export function callsByTools(client: CanisterActor<AgentTools>): ToolCalls {
    const run = async (queryReads: boolean, session: Session, name: string, json: string): Promise<CandidResult> => {
        const tools = await createCanisterToolsFromClient(client, { session: hostSession(session), queryReads });
        const tool = tools.find((candidate) => candidate.name === name);
        // What the canister does not list no host can call; that the canister refuses it is asked of the interface.
        if (tool === undefined)
            return queryReads ? client.execute_tool_query(session, name, json) : client.execute_tool(session, name, json);
        return candid(await tool.execute(JSON.parse(json)));
    };
    return {
        execute_tool: (session, name, json) => run(false, session, name, json),
        execute_tool_query: (session, name, json) => run(true, session, name, json)
    };
}

function hostSession({ subject, conversation, turn, locale: [locale], position: [position] }: Session): CanisterSession {
    return {
        subject: hostSubject(subject),
        conversation,
        turn: Number(turn),
        ...(locale === undefined ? {} : { locale }),
        ...(position === undefined ? {} : { position })
    };
}

function hostSubject(subject: Session['subject']): CanisterSubject {
    if ('salon' in subject) return { salonId: subject.salon };
    if ('visitor' in subject) return { visitorOf: subject.visitor[0] };
    return { customer: subject.customer[0] ?? 'me' };
}

function candid(result: ToolResult): CandidResult {
    const { status, summary } = result;
    if (status === 'confirmation_required') {
        return {
            confirmation_required: {
                summary,
                echo: JSON.stringify(result.echo),
                confirmation_id: String(result.echo['confirmationId']),
                expires_at: 0n,
                needs_approval: result.needsApproval === true
            }
        };
    }
    const data: [] | [string] = result.data === undefined ? [] : [JSON.stringify(result.data)];
    const repeated = result.repeated === true;
    if (status === 'ok') return { ok: { summary, data, repeated } };
    return { error: { code: result.code, summary, data, retryable: result.retryable, repeated } };
}
