import { CoreFailure } from '../core/core-failure.js';
import type { Appointment } from '../core/customer-core-port.js';
import { defineWriteTool } from '../tool/define-write-tool.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import { appointmentData, appointmentOutput, visitWords, type AppointmentData } from './appointment-words.js';
import type { CustomerContext, CustomerVisitsContext } from './customer-context.js';
import { toldToCustomer } from './customer-failures.js';
import { id } from './customer-fields.js';
import { customerProgress } from './customer-progress.js';
import { customerDescriptions } from './descriptions.pl.js';
import { promiseLabels } from './promise-labels.pl.js';

const fields = { appointmentId: id(customerDescriptions.appointmentId) };

export const cancelAppointment = defineWriteTool<CustomerVisitsContext, CustomerContext, typeof fields, Appointment, AppointmentData>({
    name: 'cancel_appointment',
    description: customerDescriptions.cancel_appointment,
    progress: customerProgress('cancel_appointment'),
    fields,
    output: appointmentOutput,
    async plan({ appointmentId }, context) {
        context.requireRightClock();
        const all = await toldToCustomer(context.texts, context.port.listMyAppointments());
        const appointment = all.find((known) => known.id === appointmentId);
        if (appointment === undefined) throw new ToolRefusal('not_found', context.texts.unknownAppointment);
        const visit = visitWords(appointment, context);
        if (appointment.state === 'cancelled') throw new ToolRefusal('conflict', context.texts.alreadyCancelled(visit));
        if (appointment.start <= context.now()) throw new ToolRefusal('invalid_arguments', context.texts.alreadyBegun(visit));
        const { date, time } = appointmentData(appointment, context);
        return {
            plan: appointment,
            summary: context.texts.willCancel(visit),
            marks: {
                [promiseLabels.salon]: visit.salon,
                [promiseLabels.service]: visit.service,
                [promiseLabels.moment]: `${date} ${time}`,
                [promiseLabels.worker]: visit.worker
            }
        };
    },
    async apply(appointment, context) {
        const cancelled = await toldToCustomer(context.texts, cancel(appointment, context));
        return { summary: context.texts.cancelled(visitWords(cancelled, context)), data: appointmentData(cancelled, context) };
    }
});

/** The visit may have begun, or been cancelled elsewhere, since it was last looked at. */
async function cancel(appointment: Appointment, { port, texts, ...context }: CustomerContext): Promise<Appointment> {
    try {
        return await port.cancel(appointment.id);
    } catch (error) {
        if (!(error instanceof CoreFailure)) throw error;
        const visit = visitWords(appointment, { port, texts, ...context });
        if (error.code === 'conflict') throw new ToolRefusal('conflict', texts.alreadyCancelled(visit));
        if (error.code === 'invalid_arguments') throw new ToolRefusal('invalid_arguments', texts.alreadyBegun(visit));
        throw error;
    }
}
