import type { SalonService } from '../../core/salon-core-port.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { serviceTexts } from './service-texts.pl.js';

/** @throws ToolRefusal `not_found`, with where to find the right id */
export function serviceById(services: readonly SalonService[], id: string): SalonService {
    const service = services.find((candidate) => candidate.id === id);
    if (service === undefined) throw new ToolRefusal('not_found', serviceTexts.unknownService(id));
    return service;
}
