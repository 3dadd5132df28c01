import type { ServiceType } from '../../catalogue/service-type.js';
import { logAction, type ActionName } from './action-log.js';
import { chargeAction } from './action-quota.js';
import type { Actor, Caller, PrincipalKey } from './actor.js';
import { answer, notFound, refusalCode, type Answer } from './refusal.js';
import { requireActor, requireOwner } from './salon-access.js';
import type { SalonRecord } from './salon-record.js';
import type { SalonStore } from './salon-store.js';

export interface SalonSystemOptions {
    readonly store: SalonStore;
    readonly serviceTypes: readonly ServiceType[];
    /** Milliseconds since 1970 UTC. */
    readonly now: () => number;
    /** Writes a salon may make in a UTC day. */
    readonly actionsPerDay: () => number;
}

/** A write, as the log will tell it. */
export interface Action {
    readonly name: ActionName;
    readonly salonId: string;
    /** What it is about; of a thing that is being added, the result says. */
    readonly target?: string | undefined;
}

/** What a write may come to: the record that it made or changed, or nothing. */
export type Written = { readonly id: string } | undefined;

type Admission = (salon: SalonRecord) => PrincipalKey;

/**
 * What every part of the salon system stands on: the store, the clock, and the ways in. No part reads a salon for its owner or writes anything
 * but through here, so none can forget to ask who is acting, to charge the quota or to log.
 */
export class SalonSystem {
    readonly store: SalonStore;
    readonly serviceTypes: readonly ServiceType[];
    readonly now: () => number;
    readonly #serviceTypeIds: ReadonlySet<string>;
    readonly #actionsPerDay: () => number;

    constructor(options: SalonSystemOptions) {
        this.store = options.store;
        this.serviceTypes = options.serviceTypes;
        this.now = options.now;
        this.#serviceTypeIds = new Set(options.serviceTypes.map((type) => type.id));
        this.#actionsPerDay = options.actionsPerDay;
    }

    isServiceType(id: string): boolean {
        return this.#serviceTypeIds.has(id);
    }

    /** A read that anyone may make. */
    visit<T>(salonId: string, read: (salon: SalonRecord) => T): Answer<T> {
        return answer(() => read(this.openSalon(salonId)));
    }

    /** A read by the owner or her agent. */
    inspect<T>(actor: Actor, salonId: string, read: (salon: SalonRecord) => T): Answer<T> {
        return answer(() => {
            const salon = this.#salon(salonId);
            requireActor(salon, actor);
            return read(salon);
        });
    }

    /** A read that is the owner's alone. */
    inspectOwn<T>(caller: Caller, salonId: string, read: (salon: SalonRecord) => T): Answer<T> {
        return answer(() => {
            const salon = this.#salon(salonId);
            requireOwner(salon, caller);
            return read(salon);
        });
    }

    /** A write by the owner or her agent: authorised, charged, done or refused, logged, in this order. */
    act<T extends Written>(actor: Actor, action: Action, work: (salon: SalonRecord) => T): Answer<T> {
        return this.#write(action, (salon) => this.#charged(salon, requireActor(salon, actor)), work);
    }

    /** As `act`, of a write that is the owner's alone. */
    actOwn<T extends Written>(caller: Caller, action: Action, work: (salon: SalonRecord) => T): Answer<T> {
        return this.#write(action, (salon) => this.#charged(salon, requireOwner(salon, caller)), work);
    }

    /** An owner's decision about who may act. Never counted: a used-up quota must not keep an agent in. */
    decide<T extends Written>(caller: Caller, action: Action, work: (salon: SalonRecord) => T): Answer<T> {
        return this.#write(action, (salon) => requireOwner(salon, caller), work);
    }

    /** A salon as customers find it. @throws SalonRefusal `not_found`, also when it is closed */
    openSalon(id: string): SalonRecord {
        const salon = this.#salon(id);
        if (salon.closed === true) throw notFound('salon');
        return salon;
    }

    #salon(id: string): SalonRecord {
        const salon = this.store.salons.get(id);
        if (salon === undefined) throw notFound('salon');
        return salon;
    }

    #charged(salon: SalonRecord, caller: PrincipalKey): PrincipalKey {
        chargeAction(this.store, salon.id, this.now(), this.#actionsPerDay());
        return caller;
    }

    #write<T extends Written>(action: Action, admit: Admission, work: (salon: SalonRecord) => T): Answer<T> {
        const admitted = answer(() => {
            const salon = this.#salon(action.salonId);
            return { salon, caller: admit(salon) };
        });
        if ('err' in admitted) return admitted;
        const { salon, caller } = admitted.ok;
        const outcome = answer(() => work(salon));
        logAction(this.store, salon.id, {
            at: this.now(),
            action: action.name,
            caller,
            owner: salon.owner,
            target: action.target ?? ('ok' in outcome ? outcome.ok?.id : undefined),
            outcome: 'ok' in outcome ? 'ok' : refusalCode(outcome.err)
        });
        return outcome;
    }
}
