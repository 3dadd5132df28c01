import { logAction, type CustomerActionName } from './action-log.js';
import { chargeAction } from './action-quota.js';
import type { Actor, Caller, PrincipalKey } from './actor.js';
import { answer, forbidden, refusalCode, type Answer } from './refusal.js';
import type { SalonStore } from './salon-store.js';
import type { SalonSystem } from './salon-system.js';

/** A write for a customer, as her log will tell it. */
export interface CustomerAction {
    readonly name: CustomerActionName;
    readonly target?: string | undefined;
    /** Whether it spends one of her bookings of today, done or refused. */
    readonly charged: boolean;
}

/** The ways in for customers: nothing of a customer's is read or written but through here, as with salons through `SalonSystem`. */
export class CustomerSystem {
    readonly store: SalonStore;
    readonly now: () => number;

    constructor(
        readonly salons: SalonSystem,
        private readonly bookingsPerDay: () => number
    ) {
        this.store = salons.store;
        this.now = salons.now;
    }

    /** Whether a customer lets an agent act for her. */
    letsAct(customer: Caller, agent: Caller): boolean {
        return customer !== undefined && agent !== undefined && this.store.customers.get(customer)?.agents.includes(agent) === true;
    }

    /** A read by the customer or her agent. */
    inspect<T>(actor: Actor, read: (customer: PrincipalKey) => T): Answer<T> {
        return answer(() => read(this.#admitted(actor).customer));
    }

    /** A write by the customer or her agent: admitted, charged, done or refused, logged. Both principals are told (rule 27). */
    act<T extends { readonly id: string } | undefined>(
        actor: Actor,
        action: CustomerAction,
        work: (customer: PrincipalKey) => T
    ): Answer<T> {
        const admitted = answer(() => {
            const rights = this.#admitted(actor);
            if (action.charged) chargeAction(this.store, rights.customer, this.now(), this.bookingsPerDay());
            return rights;
        });
        if ('err' in admitted) return admitted;
        const { caller, customer } = admitted.ok;
        const outcome = answer(() => work(customer));
        logAction(this.store, customer, {
            at: this.now(),
            action: action.name,
            caller,
            owner: customer,
            target: action.target ?? ('ok' in outcome ? outcome.ok?.id : undefined),
            outcome: 'ok' in outcome ? 'ok' : refusalCode(outcome.err)
        });
        return outcome;
    }

    #admitted({ caller, onBehalf }: Actor): { readonly caller: PrincipalKey; readonly customer: PrincipalKey } {
        const customer = onBehalf ?? caller;
        if (caller === undefined || customer === undefined) throw forbidden();
        if (customer !== caller && !this.letsAct(customer, caller)) throw forbidden();
        return { caller, customer };
    }
}
