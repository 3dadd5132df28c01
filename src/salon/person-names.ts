import type { SalonWorker } from '../core/salon-core-port.js';
import { uniqueNames } from './unique-names.js';

/** The name of each person of the team by her id, no two alike. */
export function personNames(workers: readonly SalonWorker[]): ReadonlyMap<string, string> {
    return uniqueNames(workers.map(({ id, name }) => [id, name]));
}
