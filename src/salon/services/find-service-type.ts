import { findServiceTypes } from '../../catalogue/find-service-types.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { integer, optional, text } from '../../tool/field.js';
import { output, type OutputOf } from '../../tool/output.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { serviceDescriptions } from './descriptions.pl.js';
import { serviceTexts } from './service-texts.pl.js';

const DEFAULT_SUGGESTIONS = 5;
const MAX_SUGGESTIONS = 20;

const fields = {
    query: text({ description: serviceDescriptions.query, maxLength: 200 }),
    hint: optional(text({ description: serviceDescriptions.hint, maxLength: 200 })),
    limit: optional(integer({ description: serviceDescriptions.limit, minimum: 1, maximum: MAX_SUGGESTIONS }))
};

const serviceType = output.record({
    serviceTypeId: output.text,
    label: output.text,
    group: output.text,
    /** 1 to 100; 100 is the exact label. */
    score: output.integer
});

/** A service type as the tools' data shows it. */
export type ServiceTypeData = OutputOf<typeof serviceType>;

const found = output.record({ serviceTypes: output.list(serviceType) });
export type FoundServiceTypesData = OutputOf<typeof found>;

export const findServiceType = defineReadTool<Pick<SalonReadContext, 'catalogue'>, typeof fields, FoundServiceTypesData>({
    name: 'find_service_type',
    description: serviceDescriptions.find_service_type,
    progress: salonProgress('find_service_type'),
    fields,
    output: found,
    async read({ query, hint, limit }, { catalogue }) {
        const candidates = findServiceTypes(await catalogue.index(), query, {
            limit: limit ?? DEFAULT_SUGGESTIONS,
            ...(hint === undefined ? {} : { hint })
        });
        const serviceTypes: ServiceTypeData[] = candidates.map(({ type, score }) => ({
            serviceTypeId: type.id,
            label: type.title.pl,
            group: type.group,
            score
        }));
        return { summary: serviceTexts.typesFound(query, serviceTypes.length, serviceTypes[0]?.label), data: { serviceTypes } };
    }
});
