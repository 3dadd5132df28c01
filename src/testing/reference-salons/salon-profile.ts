import type { Caller } from './actor.js';
import { requireSalonInput } from './ownership.js';
import type { Answer } from './refusal.js';
import { SalonMap } from './salon-map.js';
import { salonCard, type SalonCard, type SalonInput, type SalonRecord } from './salon-record.js';
import type { SalonSystem } from './salon-system.js';

/** What a salon says of itself: its name, where it is, whether it is open to customers at all. */
export class SalonProfile {
    readonly #map: SalonMap;

    constructor(private readonly system: SalonSystem) {
        this.#map = new SalonMap(system.store);
    }

    /** Replaces the whole card; a salon that moved is found where it is now. */
    update(caller: Caller, salonId: string, input: SalonInput): Answer<SalonCard> {
        return this.system.actOwn(caller, { name: 'update_salon', salonId }, (salon) => {
            requireSalonInput(input);
            const { name, address, position } = input;
            return salonCard(this.#replace(salon, { ...salon, name, address, position }));
        });
    }

    /** A closed salon keeps all it has; customers and visitors do not find it. */
    setOpen(caller: Caller, salonId: string, open: boolean): Answer<undefined> {
        return this.system.actOwn(caller, { name: 'set_salon_open', salonId }, (salon) => {
            this.#replace(salon, { ...salon, closed: !open });
            return undefined;
        });
    }

    #replace(before: SalonRecord, after: SalonRecord): SalonRecord {
        if (before.position !== undefined) this.#map.remove(before.id, before.position);
        if (after.position !== undefined && after.closed !== true) this.#map.put(after.id, after.position);
        this.system.store.salons.set(after.id, after);
        return after;
    }
}
