import type { Principal } from '@dfinity/principal';
import { granted } from '../../src/testing/seed-salon.js';
import type { SalonPlan } from '../../src/testing/salon-plan.js';
import { addDays, type LocalDate } from '../../src/time/local-date.js';
import { WARSAW } from '../../src/time/warsaw.js';
import { AgentConversation, type ConversationOptions } from './agent-conversation.js';
import { SalonReplica, type GrantWishes, type Person } from './salon-replica.js';

export const CUSTOMER_PLACE = { lat: 52.0746, lng: 21.0262 };

/** One person who works every day from nine to five, and one service of 45 minutes. */
export const BOOKABLE_SALON: SalonPlan = {
    salon: { name: 'Studio Próbne', address: 'ul. Próbna 1', position: CUSTOMER_PLACE },
    workers: [{ name: 'Anna', claimed: true }],
    services: [
        { name: 'Strzyżenie', price: 8_000, durationMinutes: 45, serviceTypeIds: ['hair-womens-cut'], workers: ['Anna'], active: true }
    ]
};

/** Nine to five, every day. */
const WEEK = Array.from({ length: 7 }, () => [{ start: 9 * 60, end: 17 * 60 }]);

/** A slot as the tools take it. */
export interface Slot {
    readonly salonId: string;
    readonly salonServiceId: string;
    readonly date: LocalDate;
    readonly time: string;
}

/** A salon that customers can book in, and the customers. */
export class CustomerReplica {
    private constructor(
        readonly salon: SalonReplica,
        readonly salonServiceId: string,
        private readonly asHost: boolean
    ) {}

    /** @param asHost whether conversations are those of a host, by `createCanisterTools` */
    static async open(asHost = false): Promise<CustomerReplica> {
        const salon = await SalonReplica.open(BOOKABLE_SALON);
        const { coordinator } = salon.owner;
        const [worker] = granted(await coordinator.workers([], salon.salonId));
        granted(await coordinator.set_weekly_hours([], salon.salonId, worker!.id, [], WEEK));
        const [service] = await salon.services();
        return new CustomerReplica(salon, service!.id, asHost);
    }

    /** Ten o'clock two days from now, unless told otherwise. */
    async slot(change: Partial<Slot> = {}): Promise<Slot> {
        const { date } = WARSAW.localAt(await this.salon.pic.getTime());
        return { salonId: this.salon.salonId, salonServiceId: this.salonServiceId, date: addDays(date, 2), time: '10:00', ...change };
    }

    /** Somebody who lets the agent tools act for her in the salon system. */
    async customer(name: string): Promise<Person> {
        const person = this.salon.person(name);
        granted(await person.coordinator.grant_my_agent(this.salon.deployment.agentToolsId));
        return person;
    }

    async grant(customer: Person, agent: Person, wishes: GrantWishes = {}): Promise<void> {
        const result = await this.tryToGrant(customer, agent.principal, wishes);
        if ('error' in result) throw new Error(`the grant was refused: ${result.error.summary}`);
    }

    tryToGrant(customer: Person, agent: Principal, wishes: GrantWishes = {}, of = customer.principal) {
        return customer.tools.grant_agent({
            subject: { customer: of },
            agent,
            scope: { write: null },
            tools: [],
            consent: { next_turn: null },
            expires_at: [],
            writes_per_day: [],
            approval_minutes: [],
            ...wishes
        });
    }

    /** A conversation of the customer's own, or with an agent for the customer it names. */
    conversation(by: Person, customer?: Person, options: ConversationOptions = {}): AgentConversation {
        const subject = { customer: customer === undefined ? [] : [customer.principal] } as { customer: [] | [Principal] };
        return new AgentConversation(by.tools, subject, { position: CUSTOMER_PLACE, asHost: this.asHost, ...options });
    }

    /** Of somebody who is passing by. */
    passerBy(options: ConversationOptions = {}): AgentConversation {
        return new AgentConversation(
            this.salon.anonymous.tools,
            { visitor: [] },
            { position: CUSTOMER_PLACE, asHost: this.asHost, ...options }
        );
    }
}
