import { MS_PER_MINUTE } from '../time/instant.js';
import { boundedList } from '../tool/bounded-list.js';
import { defineReadTool } from '../tool/define-read-tool.js';
import { flag, optional } from '../tool/field.js';
import { listOutput, type OutputOf } from '../tool/output.js';
import { appointmentData, appointmentOutput, visitWords } from './appointment-words.js';
import type { CustomerVisitsContext } from './customer-context.js';
import { toldToCustomer } from './customer-failures.js';
import { customerProgress } from './customer-progress.js';
import { customerDescriptions } from './descriptions.pl.js';

const fields = { includePast: optional(flag(customerDescriptions.includePast)) };

const appointmentsOutput = listOutput('appointments', appointmentOutput);

export type AppointmentsData = OutputOf<typeof appointmentsOutput>;

export const listMyAppointments = defineReadTool<CustomerVisitsContext, typeof fields, AppointmentsData>({
    name: 'list_my_appointments',
    description: customerDescriptions.list_my_appointments,
    progress: customerProgress('list_my_appointments'),
    fields,
    output: appointmentsOutput,
    async read({ includePast }, context) {
        context.requireRightClock();
        const all = await toldToCustomer(context.texts, context.port.listMyAppointments());
        const now = context.now();
        const upcoming = all.filter(
            ({ state, start, durationMinutes }) => state === 'booked' && start + durationMinutes * MS_PER_MINUTE > now
        );
        // The newest first where the past is wanted too, so that a cut takes away what is oldest.
        const shown = includePast === true ? [...all].reverse() : upcoming;
        const { items, leftOut } = boundedList(shown.map((appointment) => appointmentData(appointment, context)));
        const [first] = upcoming;
        return {
            summary:
                includePast === true
                    ? context.texts.appointmentsWithPast(all.length, leftOut)
                    : context.texts.appointments(upcoming.length, first === undefined ? undefined : visitWords(first, context), leftOut),
            data: { appointments: items, leftOut }
        };
    }
});
