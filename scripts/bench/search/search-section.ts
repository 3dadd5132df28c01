import { millions, ratio } from '../page/numbers.js';
import { table } from '../page/table.js';
import type { Figures, Section } from '../section.js';
import { probeCosts, type ProbeCost } from './probe-costs.js';

type SearchFigures = Record<string, { readonly hour: number; readonly day: number; readonly beforeOpening: number }> & Figures;

/** Issue 4: a probe costs what lies within its circle, not what lies outside. */
export const SEARCH_SECTION: Section<SearchFigures> = {
    name: 'search',
    isExact: true,
    measure: async ({ modules, quick }) => {
        const costs = await probeCosts(modules.coordinator.wasmGz, quick);
        return Object.fromEntries(costs.map(({ hour, day, beforeOpening, ...world }) => [worldName(world), { hour, day, beforeOpening }]));
    },
    page: (figures) => {
        const rows = Object.entries(figures).map(([world, { hour, day, beforeOpening }]) => [
            world,
            millions(hour),
            millions(day),
            millions(beforeOpening)
        ]);
        const [few, many] = [
            figures['10 in the circle, 100 in the rest of the town'],
            figures['10 in the circle, 5000 in the rest of the town']
        ];
        const grown = few === undefined || many === undefined ? '' : ` ${growthText(few, many)}`;
        return `## What a search costs the coordinator

One probe is one query of the coordinator, whatever the number of service types. Millions of instructions for a circle of 10 km, six salons
wanted: one type within the hour; thirty types within a day; one type within a day that begins before anybody opens, so that every salon might be
the soonest and each has to be looked at.${grown} Salons outside are a name and a place; those inside have hours, people and three services.

${table(['salons', 'hour', 'day', 'before opening'], rows)}`;
    }
};

function worldName({ inside, outside, where }: Pick<ProbeCost, 'inside' | 'outside' | 'where'>): string {
    return `${inside} in the circle, ${outside} ${where}`;
}

function growthText(few: SearchFigures[string], many: SearchFigures[string]): string {
    return `With 5,000 salons in the rest of the town instead of 100 it costs ${ratio(many.hour, few.hour)}, ${ratio(many.day, few.day)} and ${ratio(many.beforeOpening, few.beforeOpening)} as much; the limit is 1.5.`;
}
