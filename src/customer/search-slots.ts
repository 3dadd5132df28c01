import type { SlotProbe } from '../core/customer-core-port.js';
import type { LocalDate } from '../time/local-date.js';
import { boundedList } from '../tool/bounded-list.js';
import { defineReadTool } from '../tool/define-read-tool.js';
import { decimal, integer, list, optional, type ArgsOf } from '../tool/field.js';
import type { ToolDefinition } from '../tool/tool-definition.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import type { CustomerReadContext } from './customer-context.js';
import { toldToCustomer } from './customer-failures.js';
import { customerFields, id } from './customer-fields.js';
import { customerProgress } from './customer-progress.js';
import type { WhenWords } from './customer-texts.js';
import { customerDescriptions } from './descriptions.pl.js';
import { foundSalonData, foundSalonsOutput, MAX_SALONS, rankedSalons, type FoundSalonsData, type RankedSalon } from './found-salons.js';
import { searchPlace } from './place.js';
import { dayWords, localWords, minuteOf, momentWords } from './salon-time.js';
import { MAX_DAYS_AHEAD, searchWindow, type SearchWindow, type SearchWindowProblem } from './search-window.js';
import { MAX_TYPES_PER_SEARCH, wantedTypes } from './wanted-types.js';

const DEFAULT_RADIUS_KM = 10;
const MAX_RADIUS_KM = 25;
const METRES_PER_KM = 1000;

function fieldsFor(hasGeocoder: boolean) {
    return {
        serviceTypeId: optional(id(customerDescriptions.serviceTypeId)),
        serviceTypeIds: optional(
            list(id(customerDescriptions.serviceTypeId), {
                description: customerDescriptions.serviceTypeIds,
                maxItems: MAX_TYPES_PER_SEARCH
            })
        ),
        date: optional(customerFields.date),
        time: optional(customerFields.time),
        lat: optional(decimal({ description: customerDescriptions.lat(hasGeocoder), minimum: -90, maximum: 90 })),
        lng: optional(decimal({ description: customerDescriptions.lng(hasGeocoder), minimum: -180, maximum: 180 })),
        radiusKm: optional(integer({ description: customerDescriptions.radiusKm, minimum: 1, maximum: MAX_RADIUS_KM }))
    };
}

type SearchFields = ReturnType<typeof fieldsFor>;

/**
 * The search across all salons (K2–K4).
 *
 * @param hasGeocoder whether the descriptions may name `geocode_place` (rule 23)
 */
export function searchSlotsTool(hasGeocoder: boolean): ToolDefinition<CustomerReadContext> {
    return defineReadTool<CustomerReadContext, SearchFields, FoundSalonsData>({
        name: 'search_slots',
        description: customerDescriptions.search_slots(hasGeocoder),
        progress: customerProgress('search_slots'),
        fields: fieldsFor(hasGeocoder),
        output: foundSalonsOutput,
        read: search
    });
}

async function search(args: ArgsOf<SearchFields>, context: CustomerReadContext) {
    context.requireRightClock();
    const position = searchPlace(args, context);
    const window = whenToLook(args, context);
    const serviceTypeIds = await wantedTypes(args, context);
    const radiusMetres = (args.radiusKm ?? DEFAULT_RADIUS_KM) * METRES_PER_KM;

    for (const [index, probe] of window.probes.entries()) {
        const salons = await look({ position, radiusMetres, window: probe, serviceTypeIds, limit: MAX_SALONS }, context);
        if (salons.length > 0) return found(salons, whenWords(window, index, context), noteOf(window, args.time, context), context);
    }
    const when = whenWords(window, window.probes.length - 1, context);
    return { summary: context.texts.noneFound(when, context.formats.distance(radiusMetres)), data: { salons: [], leftOut: 0 } };
}

/** One probe is one query, whatever the number of types (K3). */
async function look(probe: SlotProbe, { port, texts }: CustomerReadContext): Promise<readonly RankedSalon[]> {
    return rankedSalons(await toldToCustomer(texts, port.searchSlots(probe)), probe);
}

function found(salons: readonly RankedSalon[], when: WhenWords, note: string, context: CustomerReadContext) {
    const { items, leftOut } = boundedList(salons.map((salon) => foundSalonData(salon, context)));
    const [first, soonest] = [items[0], salons[0]?.moments[0]];
    if (first === undefined || soonest === undefined) throw new RangeError('nothing was found');
    const summary = context.texts.found({
        when,
        salons: salons.length,
        name: first.name,
        distance: first.distance,
        moment: momentWords(soonest, context),
        leftOut
    });
    return { summary: summary + note, data: { salons: items, leftOut } };
}

function whenToLook(args: { readonly date?: LocalDate; readonly time?: string }, context: CustomerReadContext): SearchWindow {
    const minute = args.time === undefined ? undefined : minuteOf(args.time);
    const result = searchWindow(args.date, minute, context.now());
    if (!result.ok) throw new ToolRefusal('invalid_arguments', problemText(result.problem, context));
    return result.window;
}

function problemText(problem: SearchWindowProblem, context: CustomerReadContext): string {
    const { texts } = context;
    switch (problem.kind) {
        case 'past_day':
            return texts.pastDay(dayWords(problem.date, context));
        case 'too_far':
            return texts.tooFarAhead(dayWords(problem.date, context), MAX_DAYS_AHEAD);
        case 'past_moment':
            return texts.pastMoment(localWords(problem.date, problem.minute, context));
        case 'no_such_time':
            return texts.noSuchTime(localWords(problem.date, problem.minute, context));
    }
}

/** @param probe which of the window's probes */
function whenWords(window: SearchWindow, probe: number, context: CustomerReadContext): WhenWords {
    if (window.kind === 'soon') return { kind: probe === 0 ? 'next_hour' : 'next_day' };
    if (window.kind === 'day') return { kind: 'day', day: dayWords(window.date, context) };
    return { kind: 'around', moment: localWords(window.date, window.minute, context) };
}

function noteOf(window: SearchWindow, time: string | undefined, { texts }: CustomerReadContext): string {
    return window.kind === 'around' && window.isFirstOfTwo && time !== undefined ? ` ${texts.firstOfTwo(time)}` : '';
}
