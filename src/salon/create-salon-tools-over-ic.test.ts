import type { Agent, QueryFields } from '@dfinity/agent';
import { AnonymousIdentity } from '@dfinity/agent';
import type { Principal } from '@dfinity/principal';
import { describe, expect, it } from 'vitest';

import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import { createSalonReadTools, createSalonTools } from './create-salon-tools-over-ic.js';

const COORDINATOR = 'rrkah-fqaaa-aaaaa-aaaaq-cai';

/** An agent that no network stands behind: it notes what is asked and answers nothing. */
function deafAgent(): { agent: Agent; queries: string[] } {
    const queries: string[] = [];
    const agent = {
        rootKey: null,
        getPrincipal: async () => new AnonymousIdentity().getPrincipal(),
        query: async (canister: Principal, { methodName }: QueryFields) => {
            queries.push(`${canister.toText()} ${methodName}`);
            throw new Error('no network');
        },
        call: async () => {
            throw new Error('no network');
        }
    };
    return { agent: agent as unknown as Agent, queries };
}

describe('the tools over a coordinator on the Internet Computer', () => {
    it('O6 are the same as over any port, and take part in the conversation', () => {
        const { agent } = deafAgent();
        const tools = createSalonTools({
            canisterId: COORDINATOR,
            salonId: 's1',
            agent,
            confirmations: new ConfirmationLedger().forTurn()
        });
        expect(tools.map(({ name }) => name)).toContain('remove_service');
        expect(tools.find(({ name }) => name === 'add_service')?.parameters.properties).toHaveProperty('confirmationId');
        expect(createSalonTools({ canisterId: COORDINATOR, salonId: 's1', agent })[3]?.parameters.properties).not.toHaveProperty(
            'confirmationId'
        );
    });

    it('O7 ask a visitor’s queries only, in the visitor’s set', async () => {
        const { agent, queries } = deafAgent();
        const tools = createSalonReadTools({ canisterId: COORDINATOR, salonId: 's1', agent });
        expect(tools.filter(({ writes }) => writes)).toEqual([]);
        expect(await tools.find(({ name }) => name === 'list_services')?.execute({})).toMatchObject({
            status: 'error',
            code: 'unavailable'
        });
        expect([...new Set(queries)].sort()).toEqual(
            ['public_services', 'public_workers', 'service_types'].map((method) => `${COORDINATOR} ${method}`)
        );
    });

    it('O6 ask the owner’s methods in hers', async () => {
        const { agent, queries } = deafAgent();
        const tools = createSalonTools({ canisterId: COORDINATOR, salonId: 's1', agent });
        expect(await tools.find(({ name }) => name === 'list_services')?.execute({})).toMatchObject({
            status: 'error',
            code: 'unavailable'
        });
        expect([...new Set(queries)].sort()).toEqual(['service_types', 'services', 'workers'].map((method) => `${COORDINATOR} ${method}`));
    });
});
