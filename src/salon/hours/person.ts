import type { SalonWorker } from '../../core/salon-core-port.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { uniqueNames } from '../unique-names.js';
import { hoursTexts } from './hours-texts.pl.js';

/** The name of each person of the team by her id, no two alike. */
export function personNames(workers: readonly SalonWorker[]): ReadonlyMap<string, string> {
    return uniqueNames(workers.map(({ id, name }) => [id, name]));
}

/** @throws ToolRefusal `not_found`, with where to find the right id */
export function personName(names: ReadonlyMap<string, string>, workerId: string): string {
    const name = names.get(workerId);
    if (name === undefined) throw new ToolRefusal('not_found', hoursTexts.unknownWorker(workerId));
    return name;
}
