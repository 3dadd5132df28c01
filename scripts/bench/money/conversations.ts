import type { CallFigures, ToolsFigures } from '../tools/tools-section.js';

/** A call of a tool in a conversation, and how: a write is its preview and its confirmation. */
type Step = readonly [tool: string, ...kinds: readonly ('read' | 'preview' | 'confirm')[]];

/** An owner looks around, adds a service and blocks an hour. */
const OWNERS: readonly Step[] = [
    ['list_services', 'read'],
    ['list_workers', 'read'],
    ['find_service_type', 'read'],
    ['add_service', 'preview', 'confirm'],
    ['get_day_schedule', 'read'],
    ['set_busy_hours', 'preview', 'confirm']
];

/** A customer finds a free time, books it and looks at her visits. */
const CUSTOMERS: readonly Step[] = [
    ['find_service_type', 'read'],
    ['search_slots', 'read'],
    ['get_salon', 'read'],
    ['get_free_times', 'read'],
    ['book_appointment', 'preview', 'confirm'],
    ['list_my_appointments', 'read']
];

export interface ConversationCost {
    readonly who: string;
    readonly calls: number;
    /** Instructions. */
    readonly agentTools: number;
    readonly coordinator: number;
    /** Both canisters' cycles. */
    readonly cycles: number;
}

/** What whole conversations cost, added up from what their calls cost. */
export function conversationCosts({ owner, customer }: ToolsFigures): readonly ConversationCost[] {
    return [costOf('an owner', OWNERS, owner), costOf('a customer', CUSTOMERS, customer)];
}

function costOf(who: string, steps: readonly Step[], figures: ToolsFigures['owner']): ConversationCost {
    const calls = steps.flatMap(([tool, ...kinds]) =>
        kinds.map((kind) => {
            const cost = (figures[tool] as Partial<Record<string, CallFigures>> | undefined)?.[kind];
            if (cost === undefined) throw new Error(`there is no figure for ${tool} ${kind}`);
            return cost;
        })
    );
    const sum = (part: 'agentTools' | 'coordinator' | 'agentToolsCycles' | 'coordinatorCycles') =>
        calls.reduce((total, cost) => total + cost[part], 0);
    return {
        who,
        calls: calls.length,
        agentTools: sum('agentTools'),
        coordinator: sum('coordinator'),
        cycles: sum('agentToolsCycles') + sum('coordinatorCycles')
    };
}
