import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { serviceDescriptions } from './descriptions.pl.js';
import { workerData } from './service-data.js';
import { serviceTexts } from './service-texts.pl.js';

export const listWorkers = defineReadTool<SalonReadContext, Record<never, never>>({
    name: 'list_workers',
    description: serviceDescriptions.list_workers,
    progress: salonProgress('list_workers'),
    fields: {},
    async read(_args, { port }) {
        const workers = await port.listWorkers();
        const { items, leftOut } = boundedList(workers.map(workerData));
        return { summary: serviceTexts.workers(workers.length), data: { workers: items, leftOut } };
    }
});
