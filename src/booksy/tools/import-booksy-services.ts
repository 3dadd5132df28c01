import type { ServiceTypeIndex } from '../../catalogue/service-type-index.js';
import type { SalonServiceInput, SalonWorker } from '../../core/salon-core-port.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { flag, integer, list, optional, record, text, type ArgsOf } from '../../tool/field.js';
import { output, type OutputOf } from '../../tool/output.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import type { BooksyContext, BooksyReadContext } from '../booksy-context.js';
import { planServiceImport, type PlannedService, type ServiceImportPlan } from '../plan-service-import.js';
import { booksyFields } from './booksy-fields.js';
import { booksyDescriptions } from './descriptions.pl.js';
import { servicesBelow } from './headings.js';
import { importTexts, type ReadablePlanned } from './import-texts.pl.js';
import { booksyProgress } from './progress.pl.js';
import { readDraft } from './read-draft.js';
import { writeServices } from './write-services.js';

const MAX_NAME = 120;
const MAX_ID = 64;
const MAX_TYPES = 10;
/** More than the largest price list that was seen. */
const MAX_OVERRIDES = 600;
const DIGEST_LENGTH = 16;

const override = record(
    {
        name: text({ description: booksyDescriptions.overrideName, maxLength: MAX_NAME }),
        skip: optional(flag(booksyDescriptions.skip)),
        serviceTypeIds: optional(
            list(text({ description: booksyDescriptions.serviceTypeId, maxLength: MAX_ID }), {
                description: booksyDescriptions.overrideTypes,
                minItems: 1,
                maxItems: MAX_TYPES
            })
        )
    },
    booksyDescriptions.override
);

const fields = {
    url: booksyFields.url,
    category: booksyFields.category,
    overrides: optional(list(override, { description: booksyDescriptions.overrides, maxItems: MAX_OVERRIDES })),
    expectedCount: optional(integer({ description: booksyDescriptions.expectedCount, minimum: 0, maximum: 100_000 })),
    planDigest: optional(text({ description: booksyDescriptions.planDigest, maxLength: DIGEST_LENGTH }))
};

type Args = ArgsOf<typeof fields>;

const imported = output.record({
    copied: output.integer,
    /** 0: an import that stops half-way is an error that carries both numbers (rule 11). */
    left: output.integer
});

/** How far copying a price list came. */
export type BooksyImportData = OutputOf<typeof imported>;

/** The whole price list under one confirmation (Y3). The model never carries the services: they are read again here. */
export const importBooksyServices = defineWriteTool<
    BooksyReadContext,
    BooksyContext,
    typeof fields,
    readonly SalonServiceInput[],
    BooksyImportData
>({
    name: 'import_booksy_services',
    description: booksyDescriptions.import_booksy_services,
    progress: booksyProgress('import_booksy_services'),
    fields,
    output: imported,
    normalise,
    async plan(args, { reader, port, catalogue }) {
        const [draft, services, workers, index] = await Promise.all([
            readDraft(reader, args.url),
            port.listServices(),
            port.listWorkers(),
            catalogue.index()
        ]);
        servicesBelow(draft, args.category);
        const existingNames = services.map(({ name }) => name);
        const plan = planServiceImport({ draft, index, existingNames, workers, category: args.category, overrides: args.overrides });
        if (plan.overrideProblems.length > 0) {
            throw new ToolRefusal('invalid_arguments', importTexts.overrideProblems(plan.overrideProblems));
        }
        const copied = readable(plan, index, workers);
        return {
            plan: plan.copied.map(inputOf),
            summary: importTexts.preview({ salon: draft.name, category: args.category, plan, copied, notes: draft.notes }),
            guards: { expectedCount: plan.expectedCount, planDigest: plan.digest },
            staleGuards: importTexts.changed(args.expectedCount, plan.expectedCount)
        };
    },
    async apply(services, { port }) {
        const { copied, stop } = await writeServices(port, services);
        const left = services.length - copied;
        if (stop === undefined) return { summary: importTexts.copied(copied), data: { copied, left } };
        throw new ToolRefusal(stop.failure.code, importTexts.stopped({ copied, left, ...stop }), { copied, left });
    }
});

/** @throws ToolRefusal for an override that says nothing, or two things at once */
function normalise(args: Args): Args {
    if (args.overrides === undefined || args.overrides.length === 0) {
        const { overrides: _, ...rest } = args;
        return rest;
    }
    const overrides = args.overrides.map(({ name, skip, serviceTypeIds }) => {
        if (skip !== true && serviceTypeIds === undefined) throw new ToolRefusal('invalid_arguments', importTexts.emptyOverride(name));
        if (skip === true && serviceTypeIds !== undefined) throw new ToolRefusal('invalid_arguments', importTexts.contraryOverride(name));
        return serviceTypeIds === undefined ? { name, skip: true } : { name, serviceTypeIds: [...new Set(serviceTypeIds)] };
    });
    return { ...args, overrides };
}

function readable(plan: ServiceImportPlan, index: ServiceTypeIndex, workers: readonly SalonWorker[]): ReadablePlanned[] {
    const titles = new Map(index.types.map(({ id, title }) => [id, title.pl]));
    const names = new Map(workers.map(({ id, name }) => [id, name]));
    return plan.copied.map((service) => ({
        ...service,
        typeLabels: service.serviceTypeIds.map((id) => titles.get(id) ?? id),
        salonWorkers: service.workerIds.map((id) => names.get(id) ?? id)
    }));
}

function inputOf({ name, description, pricePln, durationMinutes, serviceTypeIds, workerIds }: PlannedService): SalonServiceInput {
    return {
        name,
        ...(description === undefined ? {} : { description }),
        pricePln,
        durationMinutes,
        serviceTypeIds,
        workerIds,
        active: true
    };
}
