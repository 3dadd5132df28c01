import { requireLine, requireProse } from './check-text.js';
import { invalid } from './refusal.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { ServiceInput } from './service-record.js';

const GRID_MINUTES = 5;

/** What a service may refer to. */
export interface KnownIds {
    isServiceType(id: string): boolean;
    isWorker(id: string): boolean;
}

/** @throws SalonRefusal `invalid` with the name of the first argument that cannot be taken */
export function requireService(input: ServiceInput, known: KnownIds): void {
    requireLine('name', input.name, SALON_LIMITS.name);
    requireProse('description', input.description, SALON_LIMITS.description);
    requireWhole('price', input.price, 0, SALON_LIMITS.price);
    requireWhole('duration_minutes', input.durationMinutes, GRID_MINUTES, SALON_LIMITS.durationMinutes);
    if (input.durationMinutes % GRID_MINUTES !== 0) throw invalid('duration_minutes');
    if (input.serviceTypeIds.length === 0) throw invalid('service_type_ids');
    requireIds('service_type_ids', input.serviceTypeIds, SALON_LIMITS.serviceTypesPerService, known.isServiceType);
    requireIds('worker_ids', input.workerIds, SALON_LIMITS.workersPerService, known.isWorker);
}

function requireWhole(field: string, value: number, min: number, max: number): void {
    if (!Number.isSafeInteger(value) || value < min || value > max) throw invalid(field);
}

function requireIds(field: string, ids: readonly string[], max: number, isKnown: (id: string) => boolean): void {
    // Counted first: a list of a million ids must not be looked up one by one.
    if (ids.length > max || new Set(ids).size !== ids.length || !ids.every(isKnown)) throw invalid(field);
}
