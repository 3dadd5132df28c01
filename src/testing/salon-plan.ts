import type { SalonInput } from './reference-salons/salon-record.js';
import type { ServiceInput } from './reference-salons/service-record.js';
import type { WorkerRecord } from './reference-salons/worker-record.js';

/** A service of a salon to be opened; who does it is told by name, because ids are the salon system's. */
export interface PlannedService extends Omit<ServiceInput, 'workerIds'> {
    readonly workers: readonly string[];
}

/** A salon to be opened: what it is called, who works there (no two of one name), what it offers. */
export interface SalonPlan {
    readonly salon: SalonInput;
    readonly workers: readonly Omit<WorkerRecord, 'id'>[];
    readonly services: readonly PlannedService[];
}
