import type { SalonService } from '../../core/salon-core-port.js';
import type { SalonPromo } from '../../core/salon-offers.js';
import { defineWriteTool } from '../../tool/define-write-tool.js';
import { personNames } from '../person-names.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonContext, SalonReadContext } from '../salon-context.js';
import { salonToday } from '../salon-day.js';
import { touchedVisits } from '../visits/touched-visits.js';
import { visitSentences, visitTexts } from '../visits/visit-texts.pl.js';
import { serviceDescriptions } from './descriptions.pl.js';
import { SalonNames } from './salon-names.js';
import { serviceById } from './service-by-id.js';
import { writtenServiceOutput, type WrittenServiceData } from './service-data.js';
import { serviceFields } from './service-fields.js';
import { fieldLabels, fieldTexts, serviceTexts } from './service-texts.pl.js';

const fields = { salonServiceId: serviceFields.salonServiceId };

/** Irreversible: the owner types the service's name herself, and the echo does not hold it (T9). */
export const removeService = defineWriteTool<SalonReadContext, SalonContext, typeof fields, SalonService, WrittenServiceData>({
    name: 'remove_service',
    description: serviceDescriptions.remove_service,
    progress: salonProgress('remove_service'),
    fields,
    output: writtenServiceOutput,
    irreversible: true,
    async plan({ salonServiceId }, { port, catalogue, now }) {
        const [services, workers, index, booked, promos] = await Promise.all([
            port.listServices(),
            port.listWorkers(),
            catalogue.index(),
            port.listVisits({ from: salonToday(now()), serviceId: salonServiceId }),
            port.listPromos()
        ]);
        const service = serviceById(services, salonServiceId);
        const shown = new SalonNames(index, workers).readable(service);
        const touched = touchedVisits(booked, now(), personNames(workers));
        const visits = visitTexts.touched(visitSentences.serviceRemoved, touched);
        const fromPromos = serviceTexts.takenOutOfPromos(promosWith(service, promos));
        return {
            plan: service,
            summary: serviceTexts.willRemove(shown, visits + fromPromos),
            phrase: service.name,
            marks: {
                [fieldLabels.service]: service.name,
                [fieldLabels.pricePln]: fieldTexts.price(service.pricePln),
                [fieldLabels.durationMinutes]: fieldTexts.duration(service.durationMinutes),
                [fieldLabels.workerIds]: fieldTexts.workers(shown.workers),
                [visitTexts.label]: visitTexts.mark(touched)
            }
        };
    },
    async apply(service, { port }) {
        await port.removeService(service.id, service.version);
        return { summary: serviceTexts.removed(service.name), data: { salonServiceId: service.id } };
    }
});

function promosWith(service: SalonService, promos: readonly SalonPromo[]) {
    return promos
        .filter(({ serviceIds }) => serviceIds?.includes(service.id) === true)
        .map(({ title, serviceIds, active }) => ({ title, isLast: active && serviceIds?.length === 1 }));
}
