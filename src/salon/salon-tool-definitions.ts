import type { ToolDefinition } from '../tool/tool-definition.js';
import type { SalonContext, SalonReadContext } from './salon-context.js';
import { addService } from './services/add-service.js';
import { findServiceType } from './services/find-service-type.js';
import { listPublicServices, listServices } from './services/list-services.js';
import { listWorkers } from './services/list-workers.js';
import { removeService } from './services/remove-service.js';
import { updateService } from './services/update-service.js';

/** The owner's set, in the order in which it is shown. */
export const SALON_TOOLS: readonly ToolDefinition<SalonContext>[] = [
    listServices,
    findServiceType,
    listWorkers,
    addService,
    updateService,
    removeService
];

/** What an assistant without the owner's identity may use: what any visitor sees (O7). */
export const SALON_READ_TOOLS: readonly ToolDefinition<SalonReadContext>[] = [listPublicServices, findServiceType];
