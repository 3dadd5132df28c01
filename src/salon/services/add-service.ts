import type { SalonServiceInput } from '../../core/salon-core-port.js';
import { roundUpToFive } from '../../money.js';
import { samePhraseAs } from '../../text/normalise.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { optional } from '../../tool/field.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { serviceDescriptions } from './descriptions.pl.js';
import { SalonNames } from './salon-names.js';
import { writtenServiceOutput, type WrittenServiceData } from './service-data.js';
import { serviceFields } from './service-fields.js';
import { fieldLabels, fieldTexts, serviceTexts } from './service-texts.pl.js';

const { name, pricePln, durationMinutes, serviceTypeIds, workerIds, description, active } = serviceFields;

const fields = {
    name,
    pricePln,
    durationMinutes,
    serviceTypeIds,
    workerIds: optional(workerIds),
    description: optional(description),
    active: optional(active)
};

export const addService = defineWriteTool<SalonReadContext, SalonContext, typeof fields, SalonServiceInput, WrittenServiceData>({
    name: 'add_service',
    description: serviceDescriptions.add_service,
    progress: salonProgress('add_service'),
    fields,
    output: writtenServiceOutput,
    normalise: (args) => ({
        ...args,
        durationMinutes: roundUpToFive(args.durationMinutes).minutes,
        serviceTypeIds: [...new Set(args.serviceTypeIds)],
        workerIds: [...new Set(args.workerIds ?? [])],
        active: args.active ?? true
    }),
    async plan(args, { port, catalogue }, sent) {
        const [services, workers, index] = await Promise.all([port.listServices(), port.listWorkers(), catalogue.index()]);
        const input: SalonServiceInput = { ...args, workerIds: args.workerIds ?? [], active: args.active ?? true };
        const names = new SalonNames(index, workers);
        names.requireTypes(input.serviceTypeIds);
        names.requireWorkers(input.workerIds);
        const shown = names.readable(input);
        const sameName = services.map((service) => service.name).some(samePhraseAs(input.name));
        return {
            plan: input,
            summary: serviceTexts.willAdd(shown, sent.durationMinutes, sameName),
            marks: {
                [fieldLabels.serviceTypeIds]: fieldTexts.types(shown.types),
                [fieldLabels.workerIds]: fieldTexts.workers(shown.workers)
            }
        };
    },
    async apply(input, { port }) {
        const service = await port.addService(input);
        return { summary: serviceTexts.added(service.name), data: { salonServiceId: service.id } };
    }
});
