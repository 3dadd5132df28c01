import type { HttpsOutcallResponseMock } from '@dfinity/pic';

import { MADE_UP_ADDRESS, madeUpPage, type PageOptions } from '../../deployment/booksy-page/made-up-page.js';
import { toPic } from '../../deployment/pic-types.js';
import type { ToolResult } from '../../src/core/generated/agent_tools.did.js';
import type { AgentConversation } from './agent-conversation.js';
import { deferredTools } from './deferred-tools.js';
import type { Person, SalonReplica } from './salon-replica.js';

/** Nodes of an application subnet. */
export const NODES = 13;

/** Rounds within which a tool that is going to fetch has asked the coordinator and made its outcall. */
const ROUNDS = 8;

/** What the nodes get: the same everywhere, or a response for each. */
export type NodesGet = HttpsOutcallResponseMock | readonly HttpsOutcallResponseMock[];

/** What came of a call, and which addresses it fetched. */
export interface Fetched {
    readonly result: ToolResult;
    readonly urls: readonly string[];
}

/** The Booksy of a test: whatever a tool fetches is answered from a list. */
export class BooksyOutcalls {
    constructor(private readonly salon: SalonReplica) {}

    /**
     * Calls a tool and answers its outcalls in their order.
     *
     * @throws Error when it makes another number of outcalls than there are answers
     */
    async call(talk: AgentConversation, tool: string, args: object | string, answers: readonly NodesGet[], by?: Person): Promise<Fetched> {
        const finish = await this.start(talk, tool, args, by);
        const urls: string[] = [];
        for (const answer of answers) urls.push(await this.answer(answer));
        await this.expectNone();
        return { result: await finish(), urls };
    }

    /** Submits a call and gives what waits for its answer. */
    async start(talk: AgentConversation, tool: string, args: object | string, by = this.salon.agent): Promise<() => Promise<ToolResult>> {
        const json = typeof args === 'string' ? args : JSON.stringify(args);
        const finish = await deferredTools(this.salon, by).execute_tool(talk.session(), tool, json);
        await this.salon.pic.tick(ROUNDS);
        return finish;
    }

    /** Answers the outcall that is pending, and gives its address. */
    async answer(gets: NodesGet): Promise<string> {
        const { pic, deployment } = this.salon;
        const [pending, ...more] = await pic.getPendingHttpsOutcalls();
        if (pending === undefined || more.length > 0) throw new Error(`one outcall was expected, ${more.length} more are pending`);
        const [response, ...additionalResponses] = Array.isArray(gets)
            ? (gets as readonly HttpsOutcallResponseMock[])
            : [gets as HttpsOutcallResponseMock];
        const subnetId = await pic.getCanisterSubnetId(toPic(deployment.agentToolsId));
        if (response === undefined || subnetId === null) throw new Error('there is nothing to answer, or nobody');
        await pic.mockPendingHttpsOutcall({ requestId: pending.requestId, subnetId, response, additionalResponses });
        await pic.tick(ROUNDS);
        return pending.url;
    }

    async expectNone(): Promise<void> {
        const pending = await this.salon.pic.getPendingHttpsOutcalls();
        if (pending.length > 0) throw new Error(`no outcall was expected, but ${pending.map(({ url }) => url).join()} is fetched`);
    }
}

/** A page as one visitor gets it, with headers of its own. */
export function pageFor(visitor: number, options: Omit<PageOptions, 'visitor'> = {}): HttpsOutcallResponseMock {
    return {
        type: 'success',
        statusCode: 200,
        headers: [
            ['date', `Mon, 30 Nov 2026 21:00:${String(visitor).padStart(2, '0')} GMT`],
            ['set-cookie', `session=${visitor * 7919}; Path=/; Secure`],
            ['cf-ray', `${visitor}a1b2c3d4`]
        ],
        body: madeUpPage({ ...options, visitor })
    };
}

/** An answer without a page. */
export function statusOnly(statusCode: number, headers: [string, string][] = []): HttpsOutcallResponseMock {
    return { type: 'success', statusCode, headers, body: new Uint8Array() };
}

export function onEveryNode(answer: (node: number) => HttpsOutcallResponseMock): readonly HttpsOutcallResponseMock[] {
    return Array.from({ length: NODES }, (_, node) => answer(node));
}

export { MADE_UP_ADDRESS };
