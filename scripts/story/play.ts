import type { AgentTools } from '../../deployment/deployed-salon.js';
import type { Session, ToolResult } from '../../src/core/generated/agent_tools.did.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/json/json-value.js';
import { colour } from '../terminal/progress.js';
import { millions, type InstructionsByCanister } from './executions.js';
import type { Call, Memory, Turn } from './owner-conversation.js';

export interface Stage {
    /** The agent tools, called as the granted agent. */
    readonly agentTools: AgentTools;
    readonly salonId: string;
    /** By tool name, what a chat shows while it runs. */
    readonly progressOf: ReadonlyMap<string, string>;
    /** Canister ids → what a person calls them. */
    readonly names: ReadonlyMap<string, string>;
    takeInstructions(): Promise<InstructionsByCanister | undefined>;
    print(line: string): void;
}

interface Recollection {
    data: JsonObject;
    echo: JsonObject;
    message: string;
    readonly ids: Map<string, string>;
}

/**
 * Plays a conversation as an agent host would: the tools are called with the host's own count of the owner's messages.
 *
 * @throws Error when a call comes to something else than the story says
 */
export async function play(turns: readonly Turn[], stage: Stage): Promise<void> {
    const memory: Recollection = { data: {}, echo: {}, message: '', ids: new Map() };
    for (const [at, turn] of turns.entries()) {
        memory.message = turn.owner;
        stage.print('');
        stage.print(`${colour('bold', `${at + 1}. Właścicielka:`)} ${turn.owner}`);
        for (const call of turn.calls) await perform(call, at + 1, memory, stage);
    }
}

async function perform(call: Call, turn: number, memory: Recollection, stage: Stage): Promise<void> {
    const args = call.args(asMemory(memory));
    stage.print(`   ${colour('cyan', call.tool)} ${colour('dim', JSON.stringify(args))}`);
    stage.print(`     ${colour('dim', stage.progressOf.get(call.tool) ?? '')}`);
    await stage.takeInstructions();
    const started = performance.now();
    const result = await stage.agentTools.execute_tool(sessionOf(stage.salonId, turn), call.tool, JSON.stringify(args));
    const milliseconds = performance.now() - started;
    show(result, milliseconds, await stage.takeInstructions(), stage);
    if (call.note !== undefined) stage.print(`     ${colour('yellow', `↳ ${call.note}`)}`);
    const status = statusOf(result);
    if (status !== call.expect) throw new Error(`${call.tool} came to "${status}", the story says "${call.expect}"`);
    remember(result, memory);
}

function sessionOf(salonId: string, turn: number): Session {
    return { subject: { salon: salonId }, conversation: 'demo', turn: BigInt(turn), locale: [], position: [] };
}

function show(result: ToolResult, milliseconds: number, instructions: InstructionsByCanister | undefined, stage: Stage): void {
    const status = statusOf(result);
    const format = status === 'ok' ? 'green' : status === 'error' ? 'red' : 'magenta';
    const mark = status === 'ok' ? '✔' : status === 'error' ? '✖' : '?';
    stage.print(`     ${colour(format, `${mark} ${status}`)}  ${Object.values(result)[0]?.summary ?? ''}`);
    const costs = [...(instructions ?? [])].map(([id, count]) => `${stage.names.get(id) ?? id} ${millions(count)}`);
    const counted = costs.length === 0 ? '' : ` · instructions: ${costs.join(', ')}`;
    stage.print(`     ${colour('dim', `${milliseconds.toFixed(0)} ms${counted}`)}`);
}

function statusOf(result: ToolResult): Call['expect'] {
    return Object.keys(result)[0] as Call['expect'];
}

function remember(result: ToolResult, memory: Recollection): void {
    if ('confirmation_required' in result) memory.echo = JSON.parse(result.confirmation_required.echo) as JsonObject;
    if (!('ok' in result) || result.ok.data[0] === undefined) return;
    memory.data = JSON.parse(result.ok.data[0]) as JsonObject;
    for (const list of Object.values(memory.data)) if (Array.isArray(list)) list.forEach((item: JsonValue) => rememberId(item, memory.ids));
}

/** Data names a thing by `label` or `name` beside its id. */
function rememberId(item: JsonValue, ids: Map<string, string>): void {
    if (!isJsonObject(item)) return;
    const name = item['label'] ?? item['name'];
    const id = item['serviceTypeId'] ?? item['workerId'] ?? item['salonServiceId'];
    if (typeof name === 'string' && typeof id === 'string') ids.set(name, id);
}

function asMemory({ data, echo, message, ids }: Recollection): Memory {
    return {
        data,
        echo,
        message,
        idOf: (name) => {
            const id = ids.get(name);
            if (id === undefined) throw new Error(`the agent has not read an id for "${name}"`);
            return id;
        }
    };
}
