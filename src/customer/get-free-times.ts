import { foldStarts, type StartRange } from '../time/free-times.js';
import { daysBetween } from '../time/local-date.js';
import { localDay } from '../time/local-day.js';
import { formatMinuteOfDay } from '../time/local-time.js';
import { boundedList } from '../tool/bounded-list.js';
import { defineReadTool } from '../tool/define-read-tool.js';
import { output, type OutputOf } from '../tool/output.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import type { CustomerReadContext } from './customer-context.js';
import { toldToCustomer } from './customer-failures.js';
import { customerFields } from './customer-fields.js';
import { customerProgress } from './customer-progress.js';
import { customerDescriptions } from './descriptions.pl.js';
import { dayWords, SALON_ZONE } from './salon-time.js';
import { MAX_DAYS_AHEAD } from './search-window.js';
import { serviceOutput, serviceWords } from './service-words.js';
import type { LocalDate } from '../time/local-date.js';
import type { FreeStarts } from '../core/customer-core-port.js';

const fields = { salonId: customerFields.salonId, salonServiceId: customerFields.salonServiceId, date: customerFields.date };

const rangeRecord = output.record({
    /** A visit can begin every five minutes from the first to the last, both included. */
    firstStart: output.text,
    lastStart: output.text,
    /** In the second of the two equal hours when clocks go back; cannot be named by date and time alone. */
    repeated: output.flag,
    /** Each of them has the whole range. */
    workers: output.list(output.record({ workerId: output.text, name: output.text }))
});

const freeTimesOutput = output.record({
    salonId: output.text,
    salonName: output.text,
    ...serviceOutput,
    date: output.text,
    weekday: output.text,
    ranges: output.list(rangeRecord),
    leftOut: output.integer
});

export type FreeTimesData = OutputOf<typeof freeTimesOutput>;

/** One local day of 23, 24 or 25 hours: the starts of each worker folded first, then together (K5). */
export const getFreeTimes = defineReadTool<CustomerReadContext, typeof fields, FreeTimesData>({
    name: 'get_free_times',
    description: customerDescriptions.get_free_times,
    progress: customerProgress('get_free_times'),
    fields,
    output: freeTimesOutput,
    async read({ salonId, salonServiceId, date }, context) {
        context.requireRightClock();
        requireDay(date, context);
        const { start, end } = localDay(date, SALON_ZONE);
        const free = await toldToCustomer(context.texts, context.port.freeStarts(salonId, salonServiceId, { from: start, until: end }));
        const ranges = foldStarts(
            free.workers.map(({ worker, starts }) => ({ workerId: worker.id, starts })),
            SALON_ZONE
        );
        const { items, leftOut } = boundedList(ranges.map(rangeWriter(free)));
        return {
            summary: summaryOf(free, items, leftOut, dayWords(date, context), context),
            data: {
                salonId: free.salon.id,
                salonName: free.salon.name,
                ...serviceWords(free.service, context),
                date,
                weekday: context.formats.weekday(date),
                ranges: items,
                leftOut
            }
        };
    }
});

function requireDay(date: LocalDate, context: CustomerReadContext): void {
    const ahead = daysBetween(SALON_ZONE.localAt(context.now()).date, date);
    if (ahead < 0) throw new ToolRefusal('invalid_arguments', context.texts.pastDay(dayWords(date, context)));
    if (ahead > MAX_DAYS_AHEAD) {
        throw new ToolRefusal('invalid_arguments', context.texts.tooFarAhead(dayWords(date, context), MAX_DAYS_AHEAD));
    }
}

function rangeWriter({ workers }: FreeStarts) {
    const names = new Map(workers.map(({ worker }) => [worker.id, worker.name]));
    return ({ first, last, repeated, workerIds }: StartRange) => ({
        firstStart: formatMinuteOfDay(first),
        lastStart: formatMinuteOfDay(last),
        repeated,
        workers: workerIds.map((workerId) => ({ workerId, name: names.get(workerId) ?? workerId }))
    });
}

function summaryOf(
    { service, salon }: FreeStarts,
    ranges: readonly ReturnType<ReturnType<typeof rangeWriter>>[],
    leftOut: number,
    day: string,
    { texts }: CustomerReadContext
): string {
    if (ranges.length === 0) return texts.noFreeTimes(service.name, salon.name, day);
    const written = ranges.map(({ firstStart, lastStart }) => (firstStart === lastStart ? firstStart : `${firstStart}–${lastStart}`));
    return texts.freeTimes({
        service: service.name,
        salon: salon.name,
        day,
        ranges: written,
        leftOut,
        repeated: ranges.some(({ repeated }) => repeated)
    });
}
