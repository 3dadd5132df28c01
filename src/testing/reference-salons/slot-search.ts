import { isOnEarth, type GeoPoint } from '../../core/geo-point.js';
import { mergedRuns, nextStart, type StartRun, type Stretch } from './availability.js';
import { BOOKING_RULES } from './booking-rules.js';
import { bookable, bookablePart } from './booking-window.js';
import { answer, invalid, notFound, type Answer } from './refusal.js';
import { SalonMap } from './salon-map.js';
import { salonCard, type SalonCard } from './salon-record.js';
import type { SalonSystem } from './salon-system.js';
import type { ServiceRecord } from './service-record.js';
import { Timetable } from './timetable.js';
import type { WorkerRecord } from './worker-record.js';

export interface SlotProbe {
    readonly position: GeoPoint;
    /** Metres. */
    readonly radius: number;
    /** Where starts may lie. */
    readonly window: Stretch;
    readonly serviceTypeIds: readonly string[];
    /** Salons at most. */
    readonly limit: number;
}

export interface FoundSalon {
    readonly salon: SalonCard;
    readonly services: readonly { readonly service: ServiceRecord; readonly runs: readonly StartRun[] }[];
}

export interface FreeStarts {
    readonly salon: SalonCard;
    readonly service: ServiceRecord;
    /** Everybody who does it, in the salon's order. */
    readonly workers: readonly { readonly worker: WorkerRecord; readonly runs: readonly StartRun[] }[];
    /** Starts outside of it are refused whoever is free. */
    readonly bookable: Stretch;
}

/** What customers find: when which service of which salon can begin. */
export class SlotSearch {
    readonly #map: SalonMap;

    constructor(private readonly system: SalonSystem) {
        this.#map = new SalonMap(system.store);
    }

    /** Salons with a free start, soonest first, then nearest. */
    search(probe: SlotProbe): Answer<readonly FoundSalon[]> {
        return answer(() => {
            this.#require(probe);
            const window = bookablePart(probe.window, this.system.now());
            if (window.from >= window.until) return [];
            return this.#soonest(probe, window);
        });
    }

    /**
     * Looks at the nearest salons first, and at no more once enough can begin at the window's first moment: those farther away come after them,
     * whatever they have free.
     */
    #soonest(probe: SlotProbe, window: Stretch): readonly FoundSalon[] {
        const types = new Set(probe.serviceTypeIds);
        const soonest = nextStart(window.from);
        const places: { readonly found: FoundSalon; readonly first: number }[] = [];
        let beginAtOnce = 0;
        for (const { id } of this.#map.within(probe.position, probe.radius)) {
            const found = this.#freeServices(id, types, window);
            if (found.services.length === 0) continue;
            const first = firstStart(found);
            places.push({ found, first });
            if (first === soonest && ++beginAtOnce === probe.limit) break;
        }
        // A stable sort: among those that begin at the same time the nearest stay first.
        return places
            .sort((left, right) => left.first - right.first)
            .slice(0, probe.limit)
            .map(({ found }) => found);
    }

    /** When a service can begin with each of those who do it. */
    freeStarts(salonId: string, serviceId: string, window: Stretch): Answer<FreeStarts> {
        return this.system.visit(salonId, (salon) => {
            const now = this.system.now();
            const service = this.system.store.services.get(salonId, serviceId);
            if (service?.active !== true) throw notFound('service');
            const part = bookablePart(window, now);
            const timetable = part.from < part.until ? new Timetable(this.system.store, salonId, part) : undefined;
            const workers = this.#claimed(salonId, service);
            return {
                salon: salonCard(salon),
                service: { ...service, workerIds: workers.map(({ id }) => id) },
                workers: workers.map((worker) => ({ worker, runs: timetable?.startsOf(worker.id, service.durationMinutes) ?? [] })),
                bookable: bookable(now)
            };
        });
    }

    #freeServices(salonId: string, types: ReadonlySet<string>, window: Stretch): FoundSalon {
        const salon = this.system.openSalon(salonId);
        const timetable = new Timetable(this.system.store, salonId, window);
        const services = this.system.store.services
            .list(salonId)
            .filter((service) => service.active && service.serviceTypeIds.some((id) => types.has(id)))
            .map((service) => {
                const workers = this.#claimed(salonId, service);
                const runs = mergedRuns(workers.flatMap(({ id }) => timetable.startsOf(id, service.durationMinutes)));
                return { service: { ...service, workerIds: workers.map(({ id }) => id) }, runs };
            })
            .filter(({ runs }) => runs.length > 0);
        return { salon: salonCard(salon), services };
    }

    #claimed(salonId: string, { workerIds }: ServiceRecord): readonly WorkerRecord[] {
        return workerIds
            .map((id) => this.system.store.workers.get(salonId, id))
            .filter((worker): worker is WorkerRecord => worker?.claimed === true);
    }

    #require({ position, radius, serviceTypeIds, limit }: SlotProbe): void {
        if (!isOnEarth(position)) throw invalid('position');
        if (!isWithin(radius, BOOKING_RULES.radius)) throw invalid('radius');
        if (!isWithin(limit, BOOKING_RULES.salonsPerSearch)) throw invalid('limit');
        if (!isWithin(serviceTypeIds.length, BOOKING_RULES.serviceTypesPerSearch)) throw invalid('service_type_ids');
        if (!serviceTypeIds.every((id) => this.system.isServiceType(id))) throw notFound('service_type');
    }
}

function isWithin(value: number, max: number): boolean {
    return Number.isInteger(value) && value >= 1 && value <= max;
}

function firstStart({ services }: FoundSalon): number {
    return Math.min(...services.flatMap(({ runs }) => runs.map(({ first }) => first)));
}
