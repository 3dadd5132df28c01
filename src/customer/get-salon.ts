import type { ServiceTypeIndex } from '../catalogue/service-type-index.js';
import type { PublicSalon } from '../core/customer-core-port.js';
import type { SalonService } from '../core/salon-core-port.js';
import { foldPolish } from '../text/normalise.js';
import { boundedList } from '../tool/bounded-list.js';
import { defineReadTool } from '../tool/define-read-tool.js';
import { optional, text } from '../tool/field.js';
import { output, type OutputOf } from '../tool/output.js';
import type { CustomerReadContext } from './customer-context.js';
import { toldToCustomer } from './customer-failures.js';
import { customerFields } from './customer-fields.js';
import { customerProgress } from './customer-progress.js';
import { customerDescriptions } from './descriptions.pl.js';
import { distanceWords } from './place.js';
import { serviceOutput, serviceWords } from './service-words.js';

const fields = {
    salonId: customerFields.salonId,
    query: optional(text({ description: customerDescriptions.servicesQuery, maxLength: 120 }))
};

const serviceRecord = output.record({
    ...serviceOutput,
    description: output.orNull(output.text),
    serviceTypes: output.list(output.text),
    workers: output.list(output.text)
});

const salonOutput = output.record({
    salonId: output.text,
    name: output.text,
    address: output.orNull(output.text),
    /** From the app's position; null when there is none. */
    distance: output.orNull(output.text),
    services: output.list(serviceRecord),
    leftOut: output.integer
});

export type SalonData = OutputOf<typeof salonOutput>;

export const getSalon = defineReadTool<CustomerReadContext, typeof fields, SalonData>({
    name: 'get_salon',
    description: customerDescriptions.get_salon,
    progress: customerProgress('get_salon'),
    fields,
    output: salonOutput,
    async read({ salonId, query }, context) {
        const [found, index] = await Promise.all([
            toldToCustomer(context.texts, context.port.getSalon(salonId)),
            context.catalogue.index()
        ]);
        const { salon } = found;
        const services = found.services.filter(({ name }) => query === undefined || holdsWords(name, query));
        const { items, leftOut } = boundedList(services.map(serviceWriter(found, index, context)));
        return {
            summary:
                services.length === 0
                    ? context.texts.noServices(salon.name, query)
                    : context.texts.salon(salon.name, salon.address, services.length, leftOut, query),
            data: {
                salonId: salon.id,
                name: salon.name,
                address: salon.address ?? null,
                distance: distanceWords(salon.position, context.position, context),
                services: items,
                leftOut
            }
        };
    }
});

/** The names are gathered once: the catalogue is longer than most price lists. */
function serviceWriter({ workers }: PublicSalon, index: ServiceTypeIndex, context: CustomerReadContext) {
    const labels = new Map(index.types.map(({ id, title }) => [id, title[context.labelLanguage]]));
    const names = new Map(workers.map(({ id, name }) => [id, name]));
    return (service: SalonService) => ({
        ...serviceWords(service, context),
        description: service.description ?? null,
        serviceTypes: service.serviceTypeIds.map((id) => labels.get(id) ?? id),
        workers: service.workerIds.flatMap((id) => names.get(id) ?? [])
    });
}

/** Case and diacritics do not matter, nor does the order of the words. */
function holdsWords(name: string, query: string): boolean {
    const folded = foldPolish(name);
    return foldPolish(query)
        .split(' ')
        .every((word) => folded.includes(word));
}
