import type { Actor } from './actor.js';
import { requirePromo } from './check-promo.js';
import type { PromoInput, PromoRecord } from './promo-record.js';
import { conflict, invalid, notFound, type Answer } from './refusal.js';
import { salonToday } from './salon-day.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { SalonSystem } from './salon-system.js';

/** What a salon offers for less. */
export class Promos {
    constructor(private readonly system: SalonSystem) {}

    list(actor: Actor, salonId: string): Answer<readonly PromoRecord[]> {
        return this.system.inspect(actor, salonId, () => this.system.store.promos.list(salonId));
    }

    /** What a visitor sees: promos that hold today, for active services. One that is planned is nobody's business yet. */
    listPublic(salonId: string): Answer<readonly PromoRecord[]> {
        return this.system.visit(salonId, () => {
            const today = salonToday(this.system.now());
            return this.system.store.promos
                .list(salonId)
                .filter((promo) => promo.active && holdsOn(promo, today))
                .map((promo) => ({ ...promo, serviceIds: promo.serviceIds?.filter((id) => this.#isActiveService(salonId, id)) }))
                .filter((promo) => promo.serviceIds === undefined || promo.serviceIds.length > 0);
        });
    }

    add(actor: Actor, salonId: string, input: PromoInput): Answer<PromoRecord> {
        return this.system.act(actor, { name: 'add_promo', salonId }, () => {
            const promo = this.#promo(salonId, this.system.store.newId('promo'), 1, input);
            if (this.#isOver(promo)) throw invalid('valid_to');
            if (this.system.store.promos.count(salonId) >= SALON_LIMITS.promosPerSalon) throw invalid('promos');
            return this.#put(salonId, promo);
        });
    }

    /**
     * Replaces the whole record.
     *
     * @param expectedVersion refused as a conflict when the record has another version by now; left out, the last word wins
     */
    update(actor: Actor, salonId: string, id: string, expectedVersion: bigint | undefined, input: PromoInput): Answer<PromoRecord> {
        return this.system.act(actor, { name: 'update_promo', salonId, target: id }, () => {
            const current = this.#current(salonId, id, expectedVersion);
            return this.#put(salonId, this.#promo(salonId, id, current.version + 1, input));
        });
    }

    /** Switches it on or off. One that is over, or that has no service left, cannot be switched on. @param expectedVersion as in `update` */
    setActive(actor: Actor, salonId: string, id: string, expectedVersion: bigint | undefined, active: boolean): Answer<PromoRecord> {
        return this.system.act(actor, { name: 'set_promo_active', salonId, target: id }, () => {
            const current = this.#current(salonId, id, expectedVersion);
            if (active && (this.#isOver(current) || current.serviceIds?.length === 0)) throw invalid('active');
            return this.#put(salonId, { ...current, active, version: current.version + 1 });
        });
    }

    /** @param expectedVersion as in `update` */
    remove(actor: Actor, salonId: string, id: string, expectedVersion: bigint | undefined): Answer<undefined> {
        return this.system.act(actor, { name: 'remove_promo', salonId, target: id }, () => {
            this.#current(salonId, id, expectedVersion);
            this.system.store.promos.delete(salonId, id);
            return undefined;
        });
    }

    /** Written out member by member: what a caller passes may carry more than a promo has. */
    #promo(salonId: string, id: string, version: number, input: PromoInput): PromoRecord {
        const days = requirePromo(input, {
            service: (serviceId) => this.system.store.services.get(salonId, serviceId),
            media: (mediaId) => this.system.store.media.get(salonId, mediaId)
        });
        const { title, description, mediaId, discount, serviceIds, active } = input;
        return {
            id,
            version,
            title,
            description,
            mediaId,
            discount: 'percent' in discount ? { percent: discount.percent } : { price: discount.price },
            serviceIds: serviceIds === undefined ? undefined : [...serviceIds],
            ...days,
            active
        };
    }

    #isOver(promo: PromoRecord): boolean {
        return promo.validTo !== undefined && promo.validTo < salonToday(this.system.now());
    }

    #isActiveService(salonId: string, id: string): boolean {
        return this.system.store.services.get(salonId, id)?.active === true;
    }

    #current(salonId: string, id: string, expectedVersion: bigint | undefined): PromoRecord {
        const promo = this.system.store.promos.get(salonId, id);
        if (promo === undefined) throw notFound('promo');
        if (expectedVersion !== undefined && expectedVersion !== BigInt(promo.version)) throw conflict(promo.version);
        return promo;
    }

    #put(salonId: string, promo: PromoRecord): PromoRecord {
        this.system.store.promos.put(salonId, promo.id, promo);
        return promo;
    }
}

function holdsOn({ validFrom, validTo }: PromoRecord, date: string): boolean {
    return (validFrom === undefined || validFrom <= date) && (validTo === undefined || date <= validTo);
}
