import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../../confirmations/confirmation-ledger.js';
import { TOOL_SETS } from './tool-sets.js';

/** Polish takes more tokens than English: the common tokenizers give about three characters to one. */
const CHARACTERS_PER_TOKEN = 3;

/** Tokens that a set may cost in every request of a conversation, and one tool of it. */
const SET_BUDGET = 9_000;
const TOOL_BUDGET = 1_100;

describe.each(TOOL_SETS)('$name', (set) => {
    it('T1 stays within the budget of tokens that descriptions and schemas take in every request', async () => {
        const world = await set.open();
        const tools = world.bind(world.port, new ConfirmationLedger({ now: world.now }).forTurn());
        const costs = tools.map(({ name, description, parameters }) => ({
            name,
            tokens: JSON.stringify({ name, description, parameters }).length / CHARACTERS_PER_TOKEN
        }));
        expect(costs.filter(({ tokens }) => tokens > TOOL_BUDGET)).toEqual([]);
        expect(costs.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThan(SET_BUDGET);
    });
});
