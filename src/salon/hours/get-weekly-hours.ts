import { boundedList } from '../../tool/bounded-list.js';
import { defineReadTool } from '../../tool/define-read-tool.js';
import { optional } from '../../tool/field.js';
import { personNames } from '../person-names.js';
import { salonProgress } from '../progress.pl.js';
import type { SalonReadContext } from '../salon-context.js';
import { hoursDescriptions } from './descriptions.pl.js';
import { weekData, weeklyHoursOutput, type WeeklyHoursData } from './hours-data.js';
import { hoursFields } from './hours-fields.js';
import { hoursTexts } from './hours-texts.pl.js';
import { personName } from './person-name.js';
import { EMPTY_WEEK } from './week.js';

const fields = { workerId: optional(hoursFields.workerId) };

export const getWeeklyHours = defineReadTool<SalonReadContext, typeof fields, WeeklyHoursData>({
    name: 'get_weekly_hours',
    description: hoursDescriptions.get_weekly_hours,
    progress: salonProgress('get_weekly_hours'),
    fields,
    output: weeklyHoursOutput,
    async read({ workerId }, { port }) {
        const [workers, weeks] = await Promise.all([port.listWorkers(), port.listWeeklyHours()]);
        const names = personNames(workers);
        if (workerId !== undefined) personName(names, workerId);
        const weekOf = new Map(weeks.map((week) => [week.workerId, week.days]));
        const people = [...names]
            .filter(([id]) => workerId === undefined || id === workerId)
            .map(([id, name]) => ({ workerId: id, name, days: weekOf.get(id) }));
        const { items, leftOut } = boundedList(
            people.map(({ days, ...person }) => ({ ...person, hasHours: days !== undefined, days: weekData(days ?? EMPTY_WEEK) }))
        );
        return { summary: hoursTexts.weekly(people), data: { workers: items, leftOut } };
    }
});
