import { afterAll, beforeAll, expect, test } from 'vitest';

import { refusalOf, type Preview } from '../support/agent-conversation.js';
import { deferredTools } from '../support/deferred-tools.js';
import { SalonReplica } from '../support/salon-replica.js';
import type { ToolResult } from '../../src/core/generated/agent_tools.did.js';

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.withGrantedAgent();
});
afterAll(() => salon.close());

test('L6 S5 two confirmations of one id that run at the same time write once', async () => {
    const talk = salon.conversation({ conversation: 'parallel' });
    const preview = await talk.preview('add_service', service('Sauna na włosy'));
    talk.nextMessage();

    const results = await together([preview, preview], talk.session());

    expect(results.filter((result) => 'ok' in result && !result.ok.repeated)).toHaveLength(1);
    const refused = results.filter((result) => 'error' in result).map(refusalOf);
    expect(refused.map(({ code }) => code)).toEqual(['invalid_arguments']);
    expect(await written('Sauna na włosy')).toBe(1);
});

test('S11 confirmations of two previews that run at the same time write both', async () => {
    const talk = salon.conversation({ conversation: 'parallel-two' });
    const first = await talk.preview('add_service', service('Pierwsza'));
    const second = await talk.preview('add_service', service('Druga'));
    talk.nextMessage();

    const results = await together([first, second], talk.session());

    expect(results.every((result) => 'ok' in result && !result.ok.repeated)).toBe(true);
    expect([await written('Pierwsza'), await written('Druga')]).toEqual([1, 1]);
});

/** Submits all confirmations before any of them is awaited. */
async function together(previews: readonly Preview[], session: ReturnType<ReturnType<SalonReplica['conversation']>['session']>) {
    const tools = deferredTools(salon, salon.agent);
    const submitted: (() => Promise<ToolResult>)[] = [];
    for (const preview of previews) submitted.push(await tools.execute_tool(session, 'add_service', preview.echo));
    const results: ToolResult[] = [];
    for (const answer of submitted) results.push(await answer());
    return results;
}

function service(name: string) {
    return { name, pricePln: 50, durationMinutes: 20, serviceTypeIds: ['hair-blow-dry'] };
}

async function written(name: string): Promise<number> {
    return (await salon.services()).filter((candidate) => candidate.name === name).length;
}
