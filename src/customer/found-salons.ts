import type { FoundSalon, SlotProbe } from '../core/customer-core-port.js';
import { distanceMetres } from '../core/geo-point.js';
import type { InstantMs } from '../time/instant.js';
import { isSecondOfTwo } from '../time/second-of-two.js';
import { output, type OutputOf } from '../tool/output.js';
import { listOutput } from '../tool/output.js';
import type { CustomerReadContext } from './customer-context.js';
import { momentData, momentOutput, SALON_ZONE } from './salon-time.js';
import { serviceOutput, serviceWords } from './service-words.js';
import { spreadMoments } from './spread.js';

/** Salons of one answer (K2). */
export const MAX_SALONS = 6;
/** Free moments of one salon (K2). */
export const MAX_MOMENTS = 6;
/** Services of one salon; a search for thirty types may find a whole price list. */
const MAX_SERVICES = 10;

const salonRecord = output.record({
    salonId: output.text,
    name: output.text,
    address: output.orNull(output.text),
    distance: output.text,
    services: output.list(output.record(serviceOutput)),
    /** Services beyond these that have a free time too. */
    servicesLeftOut: output.integer,
    freeMoments: output.list(output.record({ ...momentOutput, salonServiceIds: output.list(output.text) }))
});

export const foundSalonsOutput = listOutput('salons', salonRecord);
export type FoundSalonData = OutputOf<typeof salonRecord>;
export type FoundSalonsData = OutputOf<typeof foundSalonsOutput>;

/** A salon with something free, and how soon and how far. */
export interface RankedSalon {
    readonly found: FoundSalon;
    readonly metres: number;
    /** In order: when something can begin. */
    readonly moments: readonly InstantMs[];
}

/**
 * Soonest first, then nearest. What the salon system found is held against the question once more: a salon that has moved out of the circle or
 * hides where it is, a start outside the window, and one that no date and time can name are left out.
 */
export function rankedSalons(salons: readonly FoundSalon[], probe: SlotProbe): readonly RankedSalon[] {
    const unique = new Map(salons.map((found) => [found.salon.id, found]));
    return [...unique.values()]
        .map((found) => ranked(found, probe))
        .filter(({ metres, moments }) => metres <= probe.radiusMetres && moments.length > 0)
        .sort((left, right) => (left.moments[0] ?? 0) - (right.moments[0] ?? 0) || left.metres - right.metres)
        .slice(0, MAX_SALONS);
}

function ranked({ salon, services }: FoundSalon, { position, window }: SlotProbe): RankedSalon {
    const bookable = (start: InstantMs) => start >= window.from && start < window.until && !isSecondOfTwo(start, SALON_ZONE);
    const once = new Map(services.map((found) => [found.service.id, found]));
    const kept = [...once.values()]
        .map(({ service, starts }) => ({ service, starts: starts.filter(bookable) }))
        .filter(({ starts }) => starts.length > 0);
    const moments = [...new Set(kept.flatMap(({ starts }) => starts))].sort((left, right) => left - right);
    return {
        found: { salon, services: kept },
        metres: salon.position === undefined ? Infinity : distanceMetres(position, salon.position),
        moments
    };
}

export function foundSalonData({ found, metres, moments }: RankedSalon, context: CustomerReadContext): FoundSalonData {
    const { salon } = found;
    const services = found.services.slice(0, MAX_SERVICES);
    const starts = services.map(({ service, starts: all }) => [service.id, new Set(all)] as const);
    const shown = moments.filter((moment) => starts.some(([, all]) => all.has(moment)));
    return {
        salonId: salon.id,
        name: salon.name,
        address: salon.address ?? null,
        distance: context.formats.distance(metres),
        services: services.map(({ service }) => serviceWords(service, context)),
        servicesLeftOut: found.services.length - services.length,
        freeMoments: spreadMoments(shown, MAX_MOMENTS).map((moment) => ({
            ...momentData(moment, context),
            salonServiceIds: starts.filter(([, all]) => all.has(moment)).map(([id]) => id)
        }))
    };
}
