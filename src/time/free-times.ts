import { type InstantMs, MS_PER_MINUTE } from './instant.js';
import { localDateOf, type LocalDate } from './local-date.js';
import { MINUTES_PER_DAY, type MinuteOfDay } from './local-time.js';
import { isSecondOfTwo } from './second-of-two.js';
import type { Zone } from './zone.js';

/** The moments at which one worker can begin a visit. */
export interface WorkerStarts {
    readonly workerId: string;
    readonly starts: readonly InstantMs[];
}

/**
 * A run of starts five minutes apart, by the clock on the wall, within one date. Every one of them can be booked with each of `workerIds`.
 */
export interface StartRange {
    readonly date: LocalDate;
    /** The first start. */
    readonly first: MinuteOfDay;
    /** The last start; a visit that begins then still ends in time. */
    readonly last: MinuteOfDay;
    /** True in the hour that clocks repeat in autumn, when it comes round again: no date and time name it alone. */
    readonly repeated: boolean;
    readonly workerIds: readonly string[];
}

/** Where a start stands on the wall. */
interface Place {
    readonly date: LocalDate;
    readonly minute: MinuteOfDay;
    readonly repeated: boolean;
}

type PlaceReader = (start: InstantMs) => Place;

interface Run {
    readonly starts: readonly InstantMs[];
    readonly workerId: string;
}

/** The grid of starts, in minutes. */
export const START_GRID_MINUTES = 5;

const GRID_MS = START_GRID_MINUTES * MS_PER_MINUTE;

/**
 * Folds the starts of several workers into ranges: per worker first, then together, so that every range can be booked whole with one worker
 * (two workers' ranges joined would promise a stretch that neither has). Ranges name each start once, are as few as that allows, and go in
 * order of time. They break at midnight and where clocks change, so that their texts unfold to the same starts.
 */
export function foldStarts(workers: readonly WorkerStarts[], zone: Zone): StartRange[] {
    const placeOf = rememberingPlaces(zone);
    const runs = workers.flatMap((worker) => runsOf(worker, placeOf));
    const runsAt = runsByStart(runs);
    const covered = new Set<InstantMs>();
    const ranges: StartRange[] = [];
    for (const start of [...runsAt.keys()].sort((left, right) => left - right)) {
        if (covered.has(start)) continue;
        const range = longestFrom(start, runsAt.get(start) ?? []);
        for (const taken of range) covered.add(taken);
        ranges.push(toRange(range, runsAt, placeOf));
    }
    return ranges;
}

/** The starts that ranges stand for, in order and each once: the way back from `foldStarts`. */
export function unfoldStarts(ranges: readonly StartRange[], zone: Zone): InstantMs[] {
    const starts = new Set<InstantMs>();
    for (const range of ranges) {
        for (let minute = range.first; minute <= range.last; minute += START_GRID_MINUTES) starts.add(startAt(range, minute, zone));
    }
    return [...starts].sort((left, right) => left - right);
}

function startAt({ date, repeated }: StartRange, minute: MinuteOfDay, zone: Zone): InstantMs {
    const resolution = zone.resolve(date, minute);
    if (resolution.kind === 'ok') return resolution.utc;
    if (resolution.kind === 'gap') throw new RangeError('a range over a time that does not exist');
    return repeated ? resolution.second : resolution.first;
}

/** The worker's starts, cut wherever the next one is not five minutes later both in time and on the wall. */
function runsOf({ workerId, starts }: WorkerStarts, placeOf: PlaceReader): Run[] {
    const runs: InstantMs[][] = [];
    let previous: { start: InstantMs; place: Place } | undefined;
    for (const start of [...new Set(starts)].sort((left, right) => left - right)) {
        const place = placeOf(start);
        const goesOn = previous?.start === start - GRID_MS && followsOnWall(previous.place, place);
        if (goesOn) runs.at(-1)?.push(start);
        else runs.push([start]);
        previous = { start, place };
    }
    return runs.map((run) => ({ starts: run, workerId }));
}

/** Workers are free at the same moments of few dates, and writing a date is the dear part of folding. */
function rememberingPlaces(zone: Zone): PlaceReader {
    const places = new Map<InstantMs, Place>();
    const dates = new Map<number, LocalDate>();
    const dateOf = (day: number): LocalDate => {
        const date = dates.get(day) ?? localDateOf(day);
        dates.set(day, date);
        return date;
    };
    return (start) => {
        const known = places.get(start);
        if (known) return known;
        const minutes = Math.floor(start / MS_PER_MINUTE) + zone.offsetMinutesAt(start);
        const day = Math.floor(minutes / MINUTES_PER_DAY);
        const place = { date: dateOf(day), minute: minutes - day * MINUTES_PER_DAY, repeated: isSecondOfTwo(start, zone) };
        places.set(start, place);
        return place;
    };
}

function followsOnWall(before: Place, after: Place): boolean {
    return after.date === before.date && after.minute === before.minute + START_GRID_MINUTES && after.repeated === before.repeated;
}

function runsByStart(runs: readonly Run[]): Map<InstantMs, Run[]> {
    const runsAt = new Map<InstantMs, Run[]>();
    for (const run of runs) {
        for (const start of run.starts) {
            const others = runsAt.get(start);
            if (others) others.push(run);
            else runsAt.set(start, [run]);
        }
    }
    return runsAt;
}

/** What is left, from a start on, of the run that lasts longest: taking it each time gives the fewest ranges. */
function longestFrom(start: InstantMs, runs: readonly Run[]): readonly InstantMs[] {
    const rests = runs.map((run) => run.starts.slice(run.starts.indexOf(start)));
    return rests.reduce((longest, rest) => (rest.length > longest.length ? rest : longest), []);
}

function toRange(range: readonly InstantMs[], runsAt: ReadonlyMap<InstantMs, readonly Run[]>, placeOf: PlaceReader): StartRange {
    const [firstStart, lastStart] = [range[0], range.at(-1)];
    if (firstStart === undefined || lastStart === undefined) throw new RangeError('a range without starts');
    const { date, minute: first, repeated } = placeOf(firstStart);
    const withLast = new Set(runsAt.get(lastStart));
    const whole = (runsAt.get(firstStart) ?? []).filter((run) => withLast.has(run));
    const workerIds = [...new Set(whole.map((run) => run.workerId))];
    return { date, first, last: placeOf(lastStart).minute, repeated, workerIds };
}
