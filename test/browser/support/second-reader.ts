import { Actor, HttpAgent, type ActorSubclass } from '@dfinity/agent';
import { Ed25519KeyIdentity } from '@dfinity/identity';

import * as agentToolsDid from '../../../src/core/generated/agent_tools.did.js';
import * as coordinatorDid from '../../../src/core/generated/coordinator.did.js';
import type { Session } from '../../../src/core/generated/agent_tools.did.js';
import type { Appointment, Service } from '../../../src/core/generated/coordinator.did.js';
import { granted } from '../../../src/testing/seed-salon.js';
import type { ConsoleWorld } from '../../support/console-world.js';

/** A role and its key, as the page keeps it. */
export type KeptKey = readonly [role: string, json: string];

interface Reader {
    readonly identity: Ed25519KeyIdentity;
    readonly coordinator: ActorSubclass<coordinatorDid._SERVICE>;
    readonly tools: ActorSubclass<agentToolsDid._SERVICE>;
}

/** An agent of its own in Node that reads what the page says it has written: the page is never its own oracle. */
export class SecondReader {
    private constructor(private readonly readers: ReadonlyMap<string, Reader>) {}

    static async open(world: ConsoleWorld, keys: readonly KeptKey[]): Promise<SecondReader> {
        const readers = await Promise.all(keys.map(async ([role, json]) => [role, await reader(world, json)] as const));
        return new SecondReader(new Map(readers));
    }

    as(role: 'owner' | 'agent' | 'customer'): Reader {
        const found = this.readers.get(role);
        if (found === undefined) throw new Error(`the page has made no key for ${role}`);
        return found;
    }

    async salonId(): Promise<string> {
        const [salon] = await this.as('owner').coordinator.my_salons();
        if (salon === undefined) throw new Error('the owner has no salon');
        return salon.id;
    }

    async services(): Promise<readonly Service[]> {
        return granted(await this.as('owner').coordinator.services([], await this.salonId()));
    }

    async service(name: string): Promise<Service | undefined> {
        return (await this.services()).find((service) => service.name === name);
    }

    /** What the owner would be asked to send back if she asked for the same in a conversation of her own. */
    async echoOf(tool: string, args: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
        const session = {
            subject: { salon: await this.salonId() },
            conversation: 'second-reader',
            turn: 1n,
            locale: [],
            position: []
        } satisfies Session;
        const result = await this.as('owner').tools.execute_tool(session, tool, JSON.stringify({ ...args, confirmed: false }));
        if (!('confirmation_required' in result)) throw new Error(`${tool} gave no preview: ${Object.values(result)[0]?.summary ?? ''}`);
        return JSON.parse(result.confirmation_required.echo) as Record<string, unknown>;
    }

    async appointments(): Promise<readonly Appointment[]> {
        return granted(await this.as('customer').coordinator.my_appointments([]));
    }
}

async function reader({ replica, coordinatorId, agentToolsId }: ConsoleWorld, json: string): Promise<Reader> {
    const identity = Ed25519KeyIdentity.fromJSON(json);
    const agent = await HttpAgent.create({ host: replica, identity, shouldFetchRootKey: true });
    return {
        identity,
        coordinator: Actor.createActor<coordinatorDid._SERVICE>(coordinatorDid.idlFactory, { agent, canisterId: coordinatorId }),
        tools: Actor.createActor<agentToolsDid._SERVICE>(agentToolsDid.idlFactory, { agent, canisterId: agentToolsId })
    };
}
