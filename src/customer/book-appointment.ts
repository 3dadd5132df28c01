import { CoreFailure } from '../core/core-failure.js';
import type { Appointment, Booking, FreeStarts, WorkerFreeStarts } from '../core/customer-core-port.js';
import { type InstantMs, MS_PER_MINUTE } from '../time/instant.js';
import { localDay } from '../time/local-day.js';
import { defineWriteTool, type Planned } from '../tool/define-write-tool.js';
import { optional, type ArgsOf } from '../tool/field.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import { alternatives, slotTaken, type WantedSlot } from './alternatives.js';
import { appointmentData, appointmentOutput, visitWords, type AppointmentData } from './appointment-words.js';
import type { CustomerContext, CustomerVisitsContext } from './customer-context.js';
import { toldToCustomer } from './customer-failures.js';
import { customerFields, id } from './customer-fields.js';
import { customerProgress } from './customer-progress.js';
import { customerDescriptions } from './descriptions.pl.js';
import { promiseLabels } from './promise-labels.pl.js';
import { momentWords, SALON_ZONE } from './salon-time.js';
import { MAX_DAYS_AHEAD } from './search-window.js';
import { startNamed } from './start-named.js';
import { dayWords } from './salon-time.js';

const fields = {
    salonId: customerFields.salonId,
    salonServiceId: customerFields.salonServiceId,
    date: customerFields.date,
    time: customerFields.time,
    workerId: optional(id(customerDescriptions.workerId)),
    promisedWorkerId: optional(id(customerDescriptions.promisedWorkerId))
};

type Args = ArgsOf<typeof fields>;

/** What the confirmed call is going to book, and what it needs should somebody be quicker. */
interface BookingPlan {
    readonly booking: Booking;
    readonly wanted: WantedSlot;
}

export const bookAppointment = defineWriteTool<CustomerVisitsContext, CustomerContext, typeof fields, BookingPlan, AppointmentData>({
    name: 'book_appointment',
    description: customerDescriptions.book_appointment,
    progress: customerProgress('book_appointment'),
    fields,
    output: appointmentOutput,
    async plan(args, context) {
        context.requireRightClock();
        const { start, isFirstOfTwo } = startNamed(args, context);
        const [free, mine] = await Promise.all([
            toldToCustomer(context.texts, freeThatDay(args, start, context)),
            toldToCustomer(context.texts, context.port.listMyAppointments())
        ]);
        requireBookable(start, free, context);
        const wanted = { salonId: args.salonId, salonServiceId: args.salonServiceId, start, workerId: args.workerId };
        const worker = freeWorker(args, start, free, context);
        if (worker === undefined) throw await notFree(wanted, free, context);
        return planned(args, { start, isFirstOfTwo, free, worker, wanted, mine }, context);
    },
    async apply({ booking, wanted }, context) {
        const booked = await toldToCustomer(context.texts, bookOrOfferOthers(booking, wanted, context));
        return { summary: context.texts.booked(visitWords(booked, context)), data: appointmentData(booked, context) };
    }
});

interface Chosen {
    readonly start: InstantMs;
    readonly isFirstOfTwo: boolean;
    readonly free: FreeStarts;
    readonly worker: WorkerFreeStarts['worker'];
    readonly wanted: WantedSlot;
    readonly mine: readonly Appointment[];
}

function planned(
    args: Args,
    { start, isFirstOfTwo, free, worker, wanted, mine }: Chosen,
    context: CustomerVisitsContext
): Planned<BookingPlan> {
    const { salon, service } = free;
    const visit = visitWords(
        {
            salonId: salon.id,
            salonName: salon.name,
            ...(salon.address === undefined ? {} : { salonAddress: salon.address }),
            serviceId: service.id,
            serviceName: service.name,
            workerId: worker.id,
            workerName: worker.name,
            start,
            durationMinutes: service.durationMinutes,
            pricePln: service.pricePln
        },
        context
    );
    const overlaps = overlapping(mine, start, service.durationMinutes).map((other) => visitWords(other, context));
    const note = isFirstOfTwo ? context.texts.firstOfTwo(args.time) : undefined;
    return {
        plan: {
            booking: { salonId: salon.id, serviceId: service.id, workerId: worker.id, start, expectedVersion: service.version },
            wanted
        },
        summary: context.texts.willBook(visit, overlaps, note),
        // The person who was promised, so that the confirmed call keeps to her while she is free.
        ...(args.workerId === undefined ? { guards: { promisedWorkerId: args.promisedWorkerId ?? worker.id } } : {}),
        marks: {
            [promiseLabels.salon]: visit.salon,
            [promiseLabels.service]: visit.service,
            [promiseLabels.price]: visit.price,
            [promiseLabels.duration]: visit.duration,
            [promiseLabels.worker]: visit.worker
        }
    };
}

function freeThatDay({ salonId, salonServiceId }: Args, start: InstantMs, { port }: CustomerVisitsContext): Promise<FreeStarts> {
    const day = localDay(SALON_ZONE.localAt(start).date, SALON_ZONE);
    return port.freeStarts(salonId, salonServiceId, { from: day.start, until: day.end });
}

/** @throws ToolRefusal for a time that nobody could book, whoever is free */
function requireBookable(start: InstantMs, { bookableFrom, bookableUntil }: FreeStarts, context: CustomerVisitsContext): void {
    const { texts } = context;
    if (start < bookableFrom) {
        throw new ToolRefusal(
            'invalid_arguments',
            texts.tooSoon(momentWords(start, context), momentWords(nextStart(bookableFrom), context))
        );
    }
    if (start >= bookableUntil) {
        const day = dayWords(SALON_ZONE.localAt(start).date, context);
        throw new ToolRefusal('invalid_arguments', texts.tooFarAhead(day, MAX_DAYS_AHEAD));
    }
}

/**
 * The person whom the customer wants; else the one promised in the preview while she is free; else the first who is, in the salon's order (K6).
 *
 * @throws ToolRefusal `not_found` when nobody of that id does the service
 */
function freeWorker(
    { workerId, promisedWorkerId }: Args,
    start: InstantMs,
    { workers }: FreeStarts,
    { texts }: CustomerVisitsContext
): WorkerFreeStarts['worker'] | undefined {
    if (workerId !== undefined && !workers.some(({ worker }) => worker.id === workerId)) {
        throw new ToolRefusal('not_found', texts.unknownWorker);
    }
    const free = workers.filter(({ starts }) => starts.includes(start)).map(({ worker }) => worker);
    if (workerId !== undefined) return free.find(({ id: freeId }) => freeId === workerId);
    return free.find(({ id: freeId }) => freeId === promisedWorkerId) ?? free[0];
}

async function notFree(wanted: WantedSlot, free: FreeStarts, context: CustomerVisitsContext): Promise<ToolRefusal> {
    const others = await alternatives(wanted, free, context);
    const name = free.workers.find(({ worker }) => worker.id === wanted.workerId)?.worker.name;
    return slotTaken(others, (words) => context.texts.notFree(momentWords(wanted.start, context), name, words), context);
}

/** Somebody may have been quicker since the last look; then the times that are left are looked up anew. */
async function bookOrOfferOthers(booking: Booking, wanted: WantedSlot, context: CustomerContext): Promise<Appointment> {
    try {
        return await context.port.book(booking);
    } catch (error) {
        if (!(error instanceof CoreFailure) || error.code !== 'slot_taken') throw error;
    }
    const others = await freshAlternatives(wanted, context);
    throw slotTaken(others, (words) => context.texts.justTaken(momentWords(wanted.start, context), words), context);
}

/** None when they cannot be read: that the time is taken is known all the same. */
async function freshAlternatives(wanted: WantedSlot, context: CustomerContext): Promise<readonly InstantMs[]> {
    try {
        const day = localDay(SALON_ZONE.localAt(wanted.start).date, SALON_ZONE);
        const window = { from: day.start, until: day.end };
        return await alternatives(wanted, await context.port.freeStarts(wanted.salonId, wanted.salonServiceId, window), context);
    } catch (error) {
        if (error instanceof CoreFailure) return [];
        throw error;
    }
}

function overlapping(mine: readonly Appointment[], start: InstantMs, durationMinutes: number): readonly Appointment[] {
    const end = start + durationMinutes * MS_PER_MINUTE;
    return mine.filter(
        (other) => other.state === 'booked' && other.start < end && other.start + other.durationMinutes * MS_PER_MINUTE > start
    );
}

function nextStart(instant: InstantMs): InstantMs {
    const grid = 5 * MS_PER_MINUTE;
    return Math.ceil(instant / grid) * grid;
}
