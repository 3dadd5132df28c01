import { randomBytes } from 'node:crypto';
import { Actor, type Identity } from '@dfinity/agent';

import type { CanisterSession, CanisterSubject } from '../../src/canister/canister-session.js';
import { createCanisterToolsFromClient } from '../../src/canister/create-canister-tools.js';
import { coordinatorAgents } from '../../src/core/coordinator-agents.js';
import { idlFactory, type _SERVICE } from '../../src/core/generated/agent_tools.did.js';
import { localeFor } from '../../src/text/locale.js';
import { personaFor } from './personas.js';
import { isForCustomer, type SourceOptions } from './source-options.js';
import type { ToolSource } from './tool-source.js';

export interface CanisterSourceOptions extends SourceOptions {
    readonly agentToolsId: string;
    /** Of the salon's sets. */
    readonly salonId?: string | undefined;
    /** Whose, or of the agent that she granted. */
    readonly identity?: Identity | undefined;
    /** The customer for whom the identity acts, as a principal's text; the identity itself when left out. */
    readonly customer?: string | undefined;
    readonly host?: string;
    readonly shouldFetchRootKey: boolean;
}

/** Tools that the agent tools canister runs. The conversation has an id of its own, and its turns are counted here. */
export function canisterSource(options: CanisterSourceOptions): ToolSource {
    const { agentToolsId, identity, host, shouldFetchRootKey, set, locale, position } = options;
    const { signed: agent } = coordinatorAgents({
        shouldFetchRootKey,
        ...(host === undefined ? {} : { host }),
        ...(identity === undefined ? {} : { identity })
    });
    const client = Actor.createActor<_SERVICE>(idlFactory, { canisterId: agentToolsId, agent });
    const conversation = `cli-${randomBytes(8).toString('hex')}`;
    let turn = 0;
    const session = (): CanisterSession => ({
        subject: subjectOf(options),
        conversation,
        turn,
        ...(locale === undefined ? {} : { locale }),
        ...(position === undefined ? {} : { position })
    });
    return {
        about: `agent tools ${agentToolsId}, ${host ?? 'the main network'}`,
        persona: personaFor(options),
        language: isForCustomer(set) ? localeFor(locale).language : 'pl',
        receipts: true,
        nextTurn: () => {
            turn += 1;
            return createCanisterToolsFromClient(client, { session: session() });
        },
        withdraw: async (id) => {
            await client.withdraw(conversation, id);
        }
    };
}

function subjectOf({ set, salonId = '', customer = 'me' }: CanisterSourceOptions): CanisterSubject {
    if (set === 'salon') return { salonId };
    if (set === 'salon-read') return { visitorOf: salonId };
    return set === 'customer' ? { customer } : { visitorOf: undefined };
}
