import { findServiceTypes } from '../catalogue/find-service-types.js';
import { defineReadTool } from '../tool/define-read-tool.js';
import { choice, integer, optional, text } from '../tool/field.js';
import { output, type OutputOf } from '../tool/output.js';
import type { CustomerReadContext } from './customer-context.js';
import { customerProgress } from './customer-progress.js';
import { customerDescriptions } from './descriptions.pl.js';

const DEFAULT_SUGGESTIONS = 5;
const MAX_SUGGESTIONS = 20;

const fields = {
    query: text({ description: customerDescriptions.query, maxLength: 200 }),
    hint: optional(text({ description: customerDescriptions.hint, maxLength: 200 })),
    limit: optional(integer({ description: customerDescriptions.limit, minimum: 1, maximum: MAX_SUGGESTIONS })),
    language: optional(choice(customerDescriptions.language, ['pl', 'en']))
};

const found = output.record({
    serviceTypes: output.list(
        output.record({
            serviceTypeId: output.text,
            label: output.text,
            group: output.text,
            /** 1 to 100; 100 is the exact label. */
            score: output.integer
        })
    )
});

export type CustomerServiceTypesData = OutputOf<typeof found>;

/** One matcher with the owner's tool of this name; the labels are in the customer's language. */
export const findServiceType = defineReadTool<CustomerReadContext, typeof fields, CustomerServiceTypesData>({
    name: 'find_service_type',
    description: customerDescriptions.find_service_type,
    progress: customerProgress('find_service_type'),
    fields,
    output: found,
    async read({ query, hint, limit, language }, { catalogue, texts, labelLanguage }) {
        const labels = language ?? labelLanguage;
        const candidates = findServiceTypes(await catalogue.index(), query, {
            limit: limit ?? DEFAULT_SUGGESTIONS,
            language: labels,
            ...(hint === undefined ? {} : { hint })
        });
        const serviceTypes = candidates.map(({ type, score }) => ({
            serviceTypeId: type.id,
            label: type.title[labels],
            group: type.group,
            score
        }));
        return { summary: texts.typesFound(query, serviceTypes.length, serviceTypes[0]?.label), data: { serviceTypes } };
    }
});
