import type { LiveReplica } from '../../deployment/live-replica.js';
import { takeInstructions } from './executions.js';
import type { Stage } from './play.js';

/** What a story is played on: the agent tools of a live replica, called as the granted agent. */
export async function stageOn(replica: LiveReplica, salonId: string, agentTools: Stage['agentTools']): Promise<Stage> {
    const session = { subject: { salon: salonId }, conversation: 'demo', turn: 0n, locale: [], position: [] } satisfies Parameters<
        Stage['agentTools']['list_tools']
    >[0];
    const { tools } = await agentTools.list_tools(session);
    return {
        agentTools,
        salonId,
        progressOf: new Map(tools.map((tool) => [tool.name, tool.progress])),
        names: new Map([
            [replica.agentToolsId.toText(), 'agent tools'],
            [replica.coordinatorId.toText(), 'coordinator']
        ]),
        takeInstructions: () => (replica.isEmbedded ? takeInstructions(replica.restUrl) : Promise.resolve(undefined)),
        print: (line) => console.log(line)
    };
}
