import { choice, flag, list, minutes, price, text } from '../../tool/field.js';
import { serviceDescriptions } from './descriptions.pl.js';

/** Longest id that a salon system may use. */
export const MAX_ID_LENGTH = 64;

export const MAX_SERVICE_NAME = 120;
export const MAX_WORKER_NAME = 120;
export const MAX_SERVICE_DESCRIPTION = 2_000;

/** A service belongs to a few types at most; a longer list is a mistake. */
export const MAX_TYPES_PER_SERVICE = 10;
export const MAX_WORKERS_PER_SERVICE = 50;

const typeId = text({ description: serviceDescriptions.serviceTypeId, maxLength: MAX_ID_LENGTH });
const workerId = text({ description: serviceDescriptions.workerId, maxLength: MAX_ID_LENGTH });

/** The arguments that describe a service; each tool makes optional what it may leave out. */
export const serviceFields = {
    salonServiceId: text({ description: serviceDescriptions.salonServiceId, maxLength: MAX_ID_LENGTH }),
    name: text({ description: serviceDescriptions.name, maxLength: MAX_SERVICE_NAME }),
    pricePln: price(serviceDescriptions.pricePln),
    durationMinutes: minutes(serviceDescriptions.durationMinutes),
    description: text({ description: serviceDescriptions.description, maxLength: MAX_SERVICE_DESCRIPTION, lines: 'many' }),
    serviceTypeIds: list(typeId, { description: serviceDescriptions.serviceTypeIds, minItems: 1, maxItems: MAX_TYPES_PER_SERVICE }),
    workerIds: list(workerId, { description: serviceDescriptions.workerIds, maxItems: MAX_WORKERS_PER_SERVICE }),
    active: flag(serviceDescriptions.active),
    clear: list(choice(serviceDescriptions.clear, ['description']), { description: serviceDescriptions.clear, maxItems: 1 })
} as const;
