import type { ExecutionRecord } from '../../../replica/execution/execution-record.js';
import type { Session, ToolResult } from '../../../src/core/generated/agent_tools.did.js';
import { CUSTOMER_PLACE } from '../search/placed-salons.js';
import { BOOKED, type ScriptedCall } from './tool-script.js';
import type { BenchWorld } from './bench-world.js';

/** Instructions of one call of a tool in each canister, and the messages that they went to. */
export interface CallCost {
    readonly agentTools: number;
    /** The first message, up to the first call of the coordinator: parsing, rights, the ledger's check. */
    readonly firstMessage: number;
    readonly messages: number;
    readonly coordinator: number;
    /** What each was charged, ingress and calls included. */
    readonly agentToolsCycles: number;
    readonly coordinatorCycles: number;
}

export interface ToolCost {
    readonly tool: string;
    readonly read?: CallCost;
    readonly preview?: CallCost;
    readonly confirm?: CallCost;
}

/** Plays a script and counts each of its calls, in a canister that has made the like before: what is made once is made by then. */
export async function toolCosts(
    world: BenchWorld,
    subject: Session['subject'],
    script: readonly ScriptedCall[]
): Promise<readonly ToolCost[]> {
    const conversation = new BenchConversation(world, subject);
    const costs: ToolCost[] = [];
    for (const call of script) {
        const preview = call.writes === true;
        await conversation.call(call, preview ? { confirmed: false } : {});
        costs.push(preview ? await writeCost(conversation, call) : { tool: call.tool, read: await conversation.counted(call, {}) });
    }
    return costs;
}

async function writeCost(conversation: BenchConversation, call: ScriptedCall): Promise<ToolCost> {
    const preview = await conversation.counted(call, { confirmed: false });
    const echo = conversation.lastEcho();
    conversation.nextMessage();
    return { tool: call.tool, preview, confirm: await conversation.counted(call, phraseFor(call), echo) };
}

function phraseFor({ phrase }: ScriptedCall): object {
    return phrase === undefined ? {} : { confirmationPhrase: phrase };
}

/** What a host keeps of a conversation, and the visit that it has booked. */
class BenchConversation {
    #turn = 1n;
    #last: ToolResult | undefined;
    #booked: string | undefined;

    constructor(
        private readonly world: BenchWorld,
        private readonly subject: Session['subject']
    ) {}

    nextMessage(): void {
        this.#turn++;
    }

    async call({ tool, args }: ScriptedCall, more: object, echo: object = args): Promise<void> {
        const result = await this.world.agent.execute_tool(this.#session(tool), tool, this.#json({ ...echo, ...more }));
        if ('error' in result) throw new Error(`${tool}: ${result.error.summary}`);
        this.#last = result;
        this.#noteVisit(tool, result);
    }

    async counted(call: ScriptedCall, more: object, echo?: object): Promise<CallCost> {
        this.world.takeExecutions();
        const before = this.world.cycles();
        await this.call(call, more, echo);
        const after = this.world.cycles();
        const { agentTools, coordinator } = this.world.takeExecutions();
        const messages = agentTools.filter(({ kind }) => kind !== 'inspect_message');
        return {
            agentTools: instructionsOf(messages),
            firstMessage: Number(messages[0]?.instructions ?? 0n),
            messages: messages.length,
            coordinator: instructionsOf(coordinator),
            agentToolsCycles: before.agentTools - after.agentTools,
            coordinatorCycles: before.coordinator - after.coordinator
        };
    }

    lastEcho(): object {
        if (this.#last === undefined || !('confirmation_required' in this.#last)) throw new Error('nothing was previewed');
        return JSON.parse(this.#last.confirmation_required.echo) as object;
    }

    /** A conversation for each tool, as its receipts pile up in it otherwise. */
    #session(tool: string): Session {
        const customer = 'customer' in this.subject;
        return {
            subject: this.subject,
            conversation: tool,
            turn: this.#turn,
            locale: [],
            position: customer ? [CUSTOMER_PLACE] : []
        };
    }

    #json(args: object): string {
        return JSON.stringify(args).replace(BOOKED, this.#booked ?? BOOKED);
    }

    #noteVisit(tool: string, result: ToolResult): void {
        if (tool !== 'list_my_appointments' || !('ok' in result)) return;
        const data = JSON.parse(result.ok.data[0] ?? '{}') as { appointments?: readonly { appointmentId?: string; id?: string }[] };
        const [visit] = data.appointments ?? [];
        this.#booked = visit?.appointmentId ?? visit?.id;
    }
}

function instructionsOf(executions: readonly ExecutionRecord[]): number {
    return executions.reduce((sum, { instructions }) => sum + Number(instructions), 0);
}
