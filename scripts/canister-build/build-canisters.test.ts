import { describe, expect, it } from 'vitest';

import { buildCanisters } from './build-canisters.js';

describe('building canisters', () => {
    it('says which canisters there are when asked for another', async () => {
        await expect(buildCanisters(['agent_tool'])).rejects.toThrow(
            'dfx.json has no canister "agent_tool"; it has: coordinator, agent_tools'
        );
    });
});
