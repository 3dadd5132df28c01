import type { SalonService, SalonServiceInput } from '../../core/salon-core-port.js';
import { roundUpToFive } from '../../money.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { optional, type ArgsOf } from '../../tool/field.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { personNames } from '../person-names.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { serviceDescriptions } from './descriptions.pl.js';
import { SalonNames } from './salon-names.js';
import { serviceById } from './service-by-id.js';
import { writtenServiceOutput, type WrittenServiceData } from './service-data.js';
import { serviceFields } from './service-fields.js';
import { changesBetween, unchangedFields } from './service-changes.js';
import { fieldLabels, fieldTexts, serviceTexts, type ReadableChange } from './service-texts.pl.js';
import { toldVisits, visitsToTell } from './touched-by-update.js';

const fields = {
    salonServiceId: serviceFields.salonServiceId,
    name: optional(serviceFields.name),
    pricePln: optional(serviceFields.pricePln),
    durationMinutes: optional(serviceFields.durationMinutes),
    serviceTypeIds: optional(serviceFields.serviceTypeIds),
    workerIds: optional(serviceFields.workerIds),
    description: optional(serviceFields.description),
    active: optional(serviceFields.active),
    clear: optional(serviceFields.clear)
};

type UpdateArgs = ArgsOf<typeof fields>;

interface UpdatePlan {
    readonly service: SalonService;
    readonly input: SalonServiceInput;
    readonly changes: readonly ReadableChange[];
}

/**
 * A partial edit. The salon system replaces the whole record, so the fields left out are read and merged — again at the confirmed call, so that
 * an edit made elsewhere between preview and confirmation is kept (T8).
 */
export const updateService = defineWriteTool<SalonReadContext, SalonContext, typeof fields, UpdatePlan, WrittenServiceData>({
    name: 'update_service',
    description: serviceDescriptions.update_service,
    progress: salonProgress('update_service'),
    fields,
    output: writtenServiceOutput,
    normalise: (args) => ({
        ...args,
        ...(args.durationMinutes === undefined ? {} : { durationMinutes: roundUpToFive(args.durationMinutes).minutes }),
        ...(args.serviceTypeIds === undefined ? {} : { serviceTypeIds: [...new Set(args.serviceTypeIds)] }),
        ...(args.workerIds === undefined ? {} : { workerIds: [...new Set(args.workerIds)] })
    }),
    async plan(args, { port, catalogue, now }, sent) {
        refuseEmptyOrTwofold(args);
        const [services, workers, index, booked] = await Promise.all([
            port.listServices(),
            port.listWorkers(),
            catalogue.index(),
            visitsToTell(port, args.salonServiceId, args, now())
        ]);
        const service = serviceById(services, args.salonServiceId);
        const input = merged(service, args);
        const names = new SalonNames(index, workers);
        // Only what was sent: an id that the stored record holds and the catalogue has lost is not this edit's mistake.
        names.requireTypes(args.serviceTypeIds ?? []);
        names.requireWorkers(args.workerIds ?? []);
        const before = names.readable(service);
        const after = names.readable(input);
        const changes = changesBetween(before, after);
        const roundedFrom = sent.durationMinutes === args.durationMinutes ? undefined : sent.durationMinutes;
        if (changes.length === 0) throw new ToolRefusal('invalid_arguments', serviceTexts.alreadySo(service.name, roundedFrom));
        const visits = toldVisits(booked, service, input, personNames(workers), now());
        return {
            plan: { service, input, changes },
            summary: serviceTexts.willUpdate(service.name, changes, unchangedFields(before, after), {
                roundedFrom,
                visits: visits.summary
            }),
            marks: { ...marksOf(service.name, changes), ...visits.marks }
        };
    },
    async apply({ service, input, changes }, { port }) {
        const updated = await port.updateService(service.id, input, service.version);
        return { summary: serviceTexts.updated(updated.name, changes), data: { salonServiceId: updated.id } };
    }
});

function refuseEmptyOrTwofold({ salonServiceId: _, clear = [], ...set }: UpdateArgs): void {
    const twofold = clear.find((field) => set[field] !== undefined);
    if (twofold !== undefined) throw new ToolRefusal('invalid_arguments', serviceTexts.clearAndSet(twofold));
    const isEmpty = clear.length === 0 && Object.values(set).every((value) => value === undefined);
    if (isEmpty) throw new ToolRefusal('invalid_arguments', serviceTexts.nothingToChange);
}

function merged(service: SalonService, args: UpdateArgs): SalonServiceInput {
    const description = args.clear?.includes('description') === true ? undefined : (args.description ?? service.description);
    return {
        name: args.name ?? service.name,
        pricePln: args.pricePln ?? service.pricePln,
        durationMinutes: args.durationMinutes ?? service.durationMinutes,
        serviceTypeIds: args.serviceTypeIds ?? service.serviceTypeIds,
        workerIds: args.workerIds ?? service.workerIds,
        active: args.active ?? service.active,
        ...(description === undefined ? {} : { description })
    };
}

/** The promise is about the service's name and what the edit changes, from what to what; other fields may change meanwhile (rule 7). */
function marksOf(name: string, changes: readonly ReadableChange[]): Record<string, string> {
    const marks: Record<string, string> = { [fieldLabels.service]: name };
    for (const { label, before, after } of changes) {
        marks[label] = before;
        marks[fieldTexts.afterChange(label)] = after;
    }
    return marks;
}
