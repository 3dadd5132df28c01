import type { Appointment } from '../core/customer-core-port.js';
import { output, type OutputOf } from '../tool/output.js';
import type { CustomerReadContext } from './customer-context.js';
import type { VisitWords } from './customer-texts.js';
import { momentData, momentOutput, momentWords } from './salon-time.js';

export const appointmentOutput = output.record({
    appointmentId: output.text,
    salonId: output.text,
    salonName: output.text,
    address: output.orNull(output.text),
    salonServiceId: output.text,
    service: output.text,
    worker: output.text,
    ...momentOutput,
    price: output.text,
    duration: output.text,
    state: output.choice(['booked', 'cancelled'])
});

/** A visit as the tools' data shows it: the same whether it was just booked or is listed a week later. */
export type AppointmentData = OutputOf<typeof appointmentOutput>;

export function appointmentData(appointment: Appointment, context: CustomerReadContext): AppointmentData {
    return {
        appointmentId: appointment.id,
        salonId: appointment.salonId,
        salonName: appointment.salonName,
        address: appointment.salonAddress ?? null,
        salonServiceId: appointment.serviceId,
        service: appointment.serviceName,
        worker: appointment.workerName,
        ...momentData(appointment.start, context),
        price: context.formats.price(appointment.pricePln),
        duration: context.formats.duration(appointment.durationMinutes),
        state: appointment.state
    };
}

export function visitWords(appointment: Omit<Appointment, 'id' | 'state'>, context: CustomerReadContext): VisitWords {
    return {
        service: appointment.serviceName,
        salon: appointment.salonName,
        address: appointment.salonAddress,
        worker: appointment.workerName,
        moment: momentWords(appointment.start, context),
        price: context.formats.price(appointment.pricePln),
        duration: context.formats.duration(appointment.durationMinutes)
    };
}
