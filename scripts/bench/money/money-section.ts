import { millions, rounded } from '../page/numbers.js';
import { table } from '../page/table.js';
import type { Section } from '../section.js';
import type { ToolsFigures } from '../tools/tools-section.js';
import { conversationCosts } from './conversations.js';
import { DOLLARS_PER_TRILLION_CYCLES, dollarsOf, outcallCycles } from './prices.js';

const OUTCALL_REQUEST = 300;
const OUTCALL_RESPONSE = 2_000_000;
/** Instructions of one canister in a second: a round of 4 thousand million a thread, and about one round a second. */
const INSTRUCTIONS_PER_SECOND = 4e9;

/** Issue 10, points 2 and 7: reckoned from what the tools cost, nothing measured anew. */
export const MONEY_SECTION: Section = {
    name: 'money',
    isExact: true,
    measure: () => Promise.resolve({}),
    page: (_figures, { tools }) => {
        if (tools === undefined) throw new Error('the tools have to be measured first');
        const costs = conversationCosts(tools as ToolsFigures);
        const outcall = outcallCycles(OUTCALL_REQUEST, OUTCALL_RESPONSE);
        const money = costs.map(({ who, calls, cycles }) => [
            `the conversation of ${who}`,
            calls,
            millions(cycles / calls),
            rounded((cycles * 1_000) / 1e12, 3),
            `$${dollarsOf(cycles * 1_000).toFixed(2)}`
        ]);
        const scale = costs.map(({ who, agentTools, coordinator }) => [
            `conversations of ${who}`,
            millions(agentTools),
            perSecond(agentTools),
            millions(coordinator),
            perSecond(coordinator)
        ]);
        return `## What it costs in cycles and money

The embedded replica charges by the published formulas for a subnet of 13 nodes: a message 5,000,000 cycles and one for each instruction, an
ingress message 1,200,000 and 2,000 a byte, a call between canisters 260,000 and 1,000 a byte of its argument and its answer. Queries cost
nothing. Given are both canisters' cycles by their balances; a million million cycles are reckoned as $${DOLLARS_PER_TRILLION_CYCLES} (one XDR).

${table(['what', 'calls', 'million cycles a call', 'trillion cycles per 1,000', 'money per 1,000'], money)}

The owner lists services and workers, looks up a service type, adds a service, looks at a day and blocks an hour; the customer looks up a type,
searches, looks at a salon and its free times, books, and lists her visits. Each write is a preview and a confirmation.

A Booksy profile that is not in the cache costs an HTTPS outcall besides: 49,140,000 + 5,200 a request byte + 10,400 a byte of the largest
allowed answer, so ${(outcall / 1e9).toFixed(2)} thousand million cycles ($${dollarsOf(outcall).toFixed(4)}) for ${OUTCALL_RESPONSE.toLocaleString('en-GB')} bytes. From the cache it is a call like any other.

## How many conversations one canister can hold

Reckoned, not driven: a canister runs on one thread, which executes about ${(INSTRUCTIONS_PER_SECOND / 1e9).toFixed(0)} thousand million instructions a second. Conversations that
begin in each second, when nothing else runs:

${table(['what', 'million instructions of the agent tools', 'a second', 'of the coordinator', 'a second there'], scale)}

${firstToSaturate(costs)}

Several canisters of agent tools share the work with nothing shared between them: a grant names its canister, and
whatever a conversation needs lies in that one. Their sum grows with each until the coordinator's single thread is full, or the subnet's threads
are.`;
    }
};

function perSecond(instructions: number): number {
    return rounded(INSTRUCTIONS_PER_SECOND / instructions, 1);
}

function firstToSaturate(costs: readonly { readonly who: string; readonly agentTools: number; readonly coordinator: number }[]): string {
    const lines = costs.map(({ who, agentTools, coordinator }) => {
        const [first, times] =
            agentTools > coordinator ? ['the agent tools', agentTools / coordinator] : ['the coordinator', coordinator / agentTools];
        return `- with conversations of ${who}: ${first}, which ${first === 'the coordinator' ? 'executes' : 'execute'} ${times.toFixed(2)} times as much as the other side`;
    });
    return `Full first:\n\n${lines.join('\n')}`;
}
