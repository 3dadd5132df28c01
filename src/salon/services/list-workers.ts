import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { optional, text } from '../../tool/field.js';
import { holdsWords } from '../../text/holds-words.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { serviceDescriptions } from './descriptions.pl.js';
import { workerData, workerListOutput, type WorkerListData } from './service-data.js';
import { MAX_WORKER_NAME } from './service-fields.js';
import { serviceTexts } from './service-texts.pl.js';

const fields = { query: optional(text({ description: serviceDescriptions.workerFilter, maxLength: MAX_WORKER_NAME })) };

export const listWorkers = defineReadTool<SalonReadContext, typeof fields, WorkerListData>({
    name: 'list_workers',
    description: serviceDescriptions.list_workers,
    progress: salonProgress('list_workers'),
    fields,
    output: workerListOutput,
    async read({ query }, { port }) {
        const workers = await port.listWorkers();
        const found = query === undefined ? workers : workers.filter((worker) => holdsWords(worker.name, query));
        const { items, leftOut } = boundedList(found.map(workerData));
        return { summary: serviceTexts.workers(found.length, leftOut, query), data: { workers: items, leftOut } };
    }
});
