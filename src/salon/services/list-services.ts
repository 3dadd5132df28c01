import type { SalonService } from '../../core/salon-core-port.js';
import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { optional, text } from '../../tool/field.js';
import { holdsWords } from '../../text/holds-words.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { serviceDescriptions } from './descriptions.pl.js';
import { SalonNames } from './salon-names.js';
import { serviceData, serviceListOutput, type ServiceListData } from './service-data.js';
import { MAX_SERVICE_NAME } from './service-fields.js';
import { serviceTexts } from './service-texts.pl.js';

const fields = { query: optional(text({ description: serviceDescriptions.filter, maxLength: MAX_SERVICE_NAME })) };

/** The owner's list: everything in the price list, hidden services too (O1). */
export const listServices = defineReadTool<SalonReadContext, typeof fields, ServiceListData>({
    name: 'list_services',
    description: serviceDescriptions.list_services,
    progress: salonProgress('list_services'),
    fields,
    output: serviceListOutput,
    async read({ query }, context) {
        const { services, workers, index } = await readPriceList(context);
        return answer(services, new SalonNames(index, workers), query, serviceTexts.listed);
    }
});

/** The visitor's list: active services and claimed workers only, and it says so, whatever the port would show (O7). */
export const listPublicServices = defineReadTool<SalonReadContext, typeof fields, ServiceListData>({
    name: 'list_services',
    description: serviceDescriptions.list_services_public,
    progress: salonProgress('list_services'),
    fields,
    output: serviceListOutput,
    async read({ query }, context) {
        const { services, workers, index } = await readPriceList(context);
        const claimed = workers.filter((worker) => worker.claimed);
        const claimedIds = new Set(claimed.map((worker) => worker.id));
        const visible = services
            .filter((service) => service.active)
            .map((service) => ({ ...service, workerIds: service.workerIds.filter((id) => claimedIds.has(id)) }));
        return answer(visible, new SalonNames(index, claimed), query, serviceTexts.listedPublic);
    }
});

async function readPriceList({ port, catalogue }: SalonReadContext) {
    const [services, workers, index] = await Promise.all([port.listServices(), port.listWorkers(), catalogue.index()]);
    return { services, workers, index };
}

function answer(services: readonly SalonService[], names: SalonNames, query: string | undefined, summary: typeof serviceTexts.listed) {
    const found = query === undefined ? services : services.filter((service) => holdsWords(service.name, query));
    const readable = found.map((service) => names.readable(service));
    const { items, leftOut } = boundedList(found.map((service, at) => serviceData(service, readable[at]!)));
    return { summary: summary({ services: readable, leftOut, query }), data: { services: items, leftOut } };
}
