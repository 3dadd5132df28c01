import { foldPolish } from '../../text/normalise.js';
import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { optional, text } from '../../tool/field.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { serviceDescriptions } from './descriptions.pl.js';
import { readableStored } from './resolve-names.js';
import { serviceData } from './service-data.js';
import { MAX_SERVICE_NAME } from './service-fields.js';
import { serviceTexts } from './service-texts.pl.js';

const fields = { query: optional(text({ description: serviceDescriptions.filter, maxLength: MAX_SERVICE_NAME })) };

/** The owner's list: everything in the price list, hidden services too (O1). */
export const listServices = defineReadTool<SalonReadContext, typeof fields>({
    name: 'list_services',
    description: serviceDescriptions.list_services,
    progress: salonProgress('list_services'),
    fields,
    read: ({ query }, context) => readServices(context, query, serviceTexts.listed)
});

/** The visitor's list: active services only, and it says so (O7). */
export const listPublicServices = defineReadTool<SalonReadContext, typeof fields>({
    name: 'list_services',
    description: serviceDescriptions.list_services_public,
    progress: salonProgress('list_services'),
    fields,
    read: ({ query }, context) => readServices(context, query, (services, leftOut) => serviceTexts.listedPublic(services.length, leftOut))
});

async function readServices({ port, catalogue }: SalonReadContext, query: string | undefined, summary: typeof serviceTexts.listed) {
    const [services, workers, index] = await Promise.all([port.listServices(), port.listWorkers(), catalogue.index()]);
    const found = query === undefined ? services : services.filter((service) => holdsWords(service.name, query));
    const readable = found.map((service) => readableStored(service, index, workers));
    const { items, leftOut } = boundedList(found.map((service, at) => serviceData(service, readable[at]!)));
    return { summary: summary(readable, leftOut), data: { services: items, leftOut } };
}

function holdsWords(name: string, query: string): boolean {
    const folded = foldPolish(name);
    return foldPolish(query)
        .split(/\s+/)
        .every((word) => folded.includes(word));
}
