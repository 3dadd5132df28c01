import { MS_PER_DAY, MS_PER_MINUTE } from '../../time/instant.js';
import type { Actor, Caller } from './actor.js';
import { requireDate } from './check-hours.js';
import { invalid, notFound, slotTaken, type Answer } from './refusal.js';
import { salonToday } from './salon-day.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { SalonSystem } from './salon-system.js';
import { VisitCalendar } from './visit-calendar.js';
import type { VisitFilter, VisitInput, VisitPage, VisitRecord } from './visit-record.js';

const GRID_MS = 5 * MS_PER_MINUTE;

/** What is booked. */
export class Visits {
    readonly #calendar: VisitCalendar;

    constructor(private readonly system: SalonSystem) {
        this.#calendar = new VisitCalendar(system.store);
    }

    /** Booked visits, in order of time. */
    list(actor: Actor, salonId: string, filter: VisitFilter): Answer<VisitPage> {
        return this.system.inspect(actor, salonId, () => {
            const from = requireDate('from', filter.from);
            const to = filter.to === undefined ? undefined : requireDate('to', filter.to);
            const found = this.#calendar.booked(salonId, from, to).filter((visit) => isWanted(visit, filter));
            return { visits: found.slice(0, SALON_LIMITS.visitsPerAnswer), total: found.length };
        });
    }

    /**
     * Writes a visit into the calendar by hand, for somebody who rang or walked in. Whether the person works then is the owner's business; two
     * visits at once are not.
     */
    record(caller: Caller, salonId: string, input: VisitInput): Answer<VisitRecord> {
        return this.system.actOwn(caller, { name: 'record_visit', salonId }, () => {
            const service = this.system.store.services.get(salonId, input.serviceId);
            if (service === undefined) throw notFound('service');
            if (this.system.store.workers.get(salonId, input.workerId) === undefined) throw notFound('worker');
            if (input.customer === undefined) throw invalid('customer');
            this.#requireStart(input.start);
            if (this.#calendar.isTaken(salonId, input.workerId, input.start, service.durationMinutes)) throw slotTaken();
            const visit: VisitRecord = {
                id: this.system.store.newId('visit'),
                salonId,
                customer: input.customer,
                serviceId: service.id,
                serviceName: service.name,
                workerId: input.workerId,
                start: input.start,
                durationMinutes: service.durationMinutes,
                price: service.price,
                state: 'booked'
            };
            this.#calendar.put(visit, salonToday(this.system.now()));
            return visit;
        });
    }

    #requireStart(start: number): void {
        const ahead = start - this.system.now();
        const isNear = ahead >= -MS_PER_DAY && ahead <= SALON_LIMITS.daysAhead * MS_PER_DAY;
        if (!Number.isSafeInteger(start) || start % GRID_MS !== 0 || !isNear) throw invalid('start');
    }
}

function isWanted(visit: VisitRecord, { serviceId, workerId }: VisitFilter): boolean {
    return (serviceId === undefined || visit.serviceId === serviceId) && (workerId === undefined || visit.workerId === workerId);
}
