import { logAction, loggedActions, type LoggedAction } from './action-log.js';
import type { Caller, PrincipalKey } from './actor.js';
import { requireLine, requireProse } from './check-text.js';
import { answer, forbidden, invalid, type Answer } from './refusal.js';
import { SALON_LIMITS } from './salon-limits.js';
import { isOnEarth } from '../../core/geo-point.js';
import { salonCard, type SalonCard, type SalonInput, type SalonRecord } from './salon-record.js';
import { SalonMap } from './salon-map.js';
import type { SalonSystem } from './salon-system.js';

/** Whose a salon is, and whom she lets act for her. */
export class Ownership {
    constructor(private readonly system: SalonSystem) {}

    card(salonId: string): Answer<SalonCard> {
        return this.system.visit(salonId, salonCard);
    }

    owns(principal: Caller, salonId: string): boolean {
        return principal !== undefined && this.system.store.salons.get(salonId)?.owner === principal;
    }

    salonsOf(principal: Caller): readonly SalonCard[] {
        if (principal === undefined) return [];
        const cards: SalonCard[] = [];
        for (const id of this.#idsOf(principal)) {
            const salon = this.system.store.salons.get(id);
            if (salon !== undefined) cards.push(salonCard(salon));
        }
        return cards;
    }

    create(caller: Caller, input: SalonInput): Answer<SalonCard> {
        return answer(() => {
            if (caller === undefined) throw forbidden();
            requireSalonInput(input);
            this.#requireRoom(caller, 'salons');
            const { name, address, position } = input;
            const salon: SalonRecord = { id: this.system.store.newId('salon'), name, address, position, owner: caller, agents: [] };
            this.system.store.salons.set(salon.id, salon);
            this.system.store.salonsOfOwner.set(caller, [...this.#idsOf(caller), salon.id]);
            if (position !== undefined) new SalonMap(this.system.store).put(salon.id, position);
            const entry = {
                at: this.system.now(),
                action: 'create_salon',
                caller,
                owner: caller,
                target: salon.id,
                outcome: 'ok'
            } as const;
            logAction(this.system.store, salon.id, entry);
            return salonCard(salon);
        });
    }

    /** Hands the salon over. Whom the old owner granted loses the grant with it. */
    transfer(caller: Caller, salonId: string, newOwner: Caller): Answer<undefined> {
        return this.system.decide(caller, { name: 'transfer_salon', salonId, target: newOwner }, (salon) => {
            if (newOwner === undefined || newOwner === salon.owner) throw invalid('new_owner');
            this.#requireRoom(newOwner, 'new_owner');
            this.system.store.salons.set(salonId, { ...salon, owner: newOwner, agents: [] });
            const rest = this.#idsOf(salon.owner).filter((id) => id !== salonId);
            this.system.store.salonsOfOwner.set(salon.owner, rest);
            this.system.store.salonsOfOwner.set(newOwner, [...this.#idsOf(newOwner), salonId]);
            return undefined;
        });
    }

    agents(caller: Caller, salonId: string): Answer<readonly PrincipalKey[]> {
        return this.system.inspectOwn(caller, salonId, (salon) => salon.agents);
    }

    /** Granting twice is granting once. */
    grantAgent(caller: Caller, salonId: string, agent: Caller): Answer<undefined> {
        return this.system.decide(caller, { name: 'grant_agent', salonId, target: agent }, (salon) => {
            if (agent === undefined || agent === salon.owner) throw invalid('agent');
            if (salon.agents.includes(agent)) return undefined;
            if (salon.agents.length >= SALON_LIMITS.agentsPerSalon) throw invalid('agents');
            this.system.store.salons.set(salonId, { ...salon, agents: [...salon.agents, agent] });
            return undefined;
        });
    }

    /** Works at once; revoking what is not granted is done already. */
    revokeAgent(caller: Caller, salonId: string, agent: Caller): Answer<undefined> {
        return this.system.decide(caller, { name: 'revoke_agent', salonId, target: agent }, (salon) => {
            const agents = salon.agents.filter((granted) => granted !== agent);
            if (agents.length !== salon.agents.length) this.system.store.salons.set(salonId, { ...salon, agents });
            return undefined;
        });
    }

    /** What was done to the salon, newest first; see `loggedActions`. The owner's alone: it names who acts for her. */
    actions(caller: Caller, salonId: string, before: number | undefined, limit: number): Answer<readonly LoggedAction[]> {
        return this.system.inspectOwn(caller, salonId, () => loggedActions(this.system.store, salonId, before, limit));
    }

    #idsOf(owner: PrincipalKey): readonly string[] {
        return this.system.store.salonsOfOwner.get(owner) ?? [];
    }

    #requireRoom(owner: PrincipalKey, field: string): void {
        if (this.#idsOf(owner).length >= SALON_LIMITS.salonsPerOwner) throw invalid(field);
    }
}

/** @throws SalonRefusal `invalid` with the name of the first argument that cannot be taken */
export function requireSalonInput(input: SalonInput): void {
    requireLine('name', input.name, SALON_LIMITS.name);
    requireProse('address', input.address, SALON_LIMITS.address);
    if (input.position !== undefined && !isOnEarth(input.position)) throw invalid('position');
}
