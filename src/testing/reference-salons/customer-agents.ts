import { loggedActions, type LoggedAction } from './action-log.js';
import type { Caller, PrincipalKey } from './actor.js';
import { BOOKING_RULES } from './booking-rules.js';
import type { CustomerSystem } from './customer-system.js';
import { invalid, type Answer } from './refusal.js';

/** Whom a customer lets act for her. Only she herself decides, and deciding costs no quota. */
export class CustomerAgents {
    constructor(private readonly system: CustomerSystem) {}

    letsAct(customer: Caller, agent: Caller): boolean {
        return this.system.letsAct(customer, agent);
    }

    list(caller: Caller): readonly PrincipalKey[] {
        return caller === undefined ? [] : this.#agentsOf(caller);
    }

    /** Granting twice is granting once. */
    grant(caller: Caller, agent: Caller): Answer<undefined> {
        return this.system.act({ caller }, { name: 'grant_my_agent', target: agent, charged: false }, (customer) => {
            if (agent === undefined || agent === customer) throw invalid('agent');
            const agents = this.#agentsOf(customer);
            if (agents.includes(agent)) return undefined;
            if (agents.length >= BOOKING_RULES.agentsPerCustomer) throw invalid('agents');
            this.system.store.customers.set(customer, { agents: [...agents, agent] });
            return undefined;
        });
    }

    /** Works at once; revoking what is not granted is done already. */
    revoke(caller: Caller, agent: Caller): Answer<undefined> {
        return this.system.act({ caller }, { name: 'revoke_my_agent', target: agent, charged: false }, (customer) => {
            const agents = this.#agentsOf(customer);
            if (agents.length > 0) this.system.store.customers.set(customer, { agents: agents.filter((granted) => granted !== agent) });
            return undefined;
        });
    }

    /** What was done for the customer, newest first; see `loggedActions`. */
    actions(caller: Caller, before: number | undefined, limit: number): Answer<readonly LoggedAction[]> {
        return this.system.inspect({ caller }, (customer) => loggedActions(this.system.store, customer, before, limit));
    }

    #agentsOf(customer: PrincipalKey): readonly PrincipalKey[] {
        return this.system.store.customers.get(customer)?.agents ?? [];
    }
}
