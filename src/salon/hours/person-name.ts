import { ToolRefusal } from '../../tool/tool-refusal.js';
import { hoursTexts } from './hours-texts.pl.js';

/** @throws ToolRefusal `not_found`, with where to find the right id */
export function personName(names: ReadonlyMap<string, string>, workerId: string): string {
    const name = names.get(workerId);
    if (name === undefined) throw new ToolRefusal('not_found', hoursTexts.unknownWorker(workerId));
    return name;
}
