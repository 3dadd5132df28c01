/**
 * When a person can begin a visit, from her hours and what takes her time: plain arithmetic over instants, without a store.
 *
 * A person works whenever the clock on the wall shows a time within her hours. On the day when clocks are put back, hours over the repeated hour
 * are therefore longer; on the day when they are put forward, hours over the missing one are shorter.
 */
import { MS_PER_DAY, MS_PER_MINUTE, type InstantMs } from '../../time/instant.js';
import { dayNumberOf, type LocalDate } from '../../time/local-date.js';
import { localDay } from '../../time/local-day.js';
import type { TimeRange } from '../../time/ranges.js';
import type { Zone } from '../../time/zone.js';

/** From an instant on, and before another. */
export interface Stretch {
    readonly from: InstantMs;
    readonly until: InstantMs;
}

/** Starts every five minutes from the first to the last, both included. */
export interface StartRun {
    readonly first: InstantMs;
    readonly last: InstantMs;
}

const GRID_MS = 5 * MS_PER_MINUTE;

/** The instants at which the clock of that date shows a time within the ranges, as few stretches in order. */
export function instantsOf(date: LocalDate, ranges: readonly TimeRange[], zone: Zone): readonly Stretch[] {
    const midnight = dayNumberOf(date) * MS_PER_DAY;
    return union(
        evenParts(date, zone).flatMap((part) => {
            const offset = zone.offsetMinutesAt(part.from);
            const at = (minute: number) => midnight + (minute - offset) * MS_PER_MINUTE;
            return ranges.map(({ start, end }) => ({ from: Math.max(part.from, at(start)), until: Math.min(part.until, at(end)) }));
        })
    );
}

/** What is left of some stretches without others, in order. */
export function without(stretches: readonly Stretch[], taken: readonly Stretch[]): readonly Stretch[] {
    const blocks = union(taken);
    return union(stretches).flatMap((stretch) => {
        const left: Stretch[] = [];
        let from = stretch.from;
        for (const block of blocks) {
            if (block.until <= from || block.from >= stretch.until) continue;
            left.push({ from, until: block.from });
            from = block.until;
        }
        left.push({ from, until: stretch.until });
        return left.filter(isSomething);
    });
}

/** The starts on the five-minute grid from which a visit of that length fits into one stretch. @param window where starts may lie */
export function startRuns(free: readonly Stretch[], durationMinutes: number, window: Stretch): readonly StartRun[] {
    const runs: StartRun[] = [];
    for (const stretch of free) {
        const first = nextStart(Math.max(stretch.from, window.from));
        const latest = Math.min(stretch.until - durationMinutes * MS_PER_MINUTE, window.until - 1);
        const last = Math.floor(latest / GRID_MS) * GRID_MS;
        if (first <= last) runs.push({ first, last });
    }
    return runs;
}

/** The first moment on the grid from an instant on. */
export function nextStart(instant: InstantMs): InstantMs {
    return Math.ceil(instant / GRID_MS) * GRID_MS;
}

/** The starts of any of the runs, as few runs in order. */
export function mergedRuns(runs: readonly StartRun[]): readonly StartRun[] {
    const stretches = union(runs.map(({ first, last }) => ({ from: first, until: last + GRID_MS })));
    return stretches.map(({ from, until }) => ({ first: from, last: until - GRID_MS }));
}

/** Stretches in order, joined where they meet, empty ones left out. */
export function union(stretches: readonly Stretch[]): readonly Stretch[] {
    const joined: Stretch[] = [];
    for (const stretch of stretches.filter(isSomething).sort((left, right) => left.from - right.from)) {
        const last = joined.at(-1);
        if (last === undefined || last.until < stretch.from) joined.push(stretch);
        else joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, stretch.until) };
    }
    return joined;
}

/** A day as stretches of one offset each: one on most days, two where clocks change. */
function evenParts(date: LocalDate, zone: Zone): readonly Stretch[] {
    const { start, end } = localDay(date, zone);
    const change = changeWithin(start, end, zone);
    if (change === undefined) return [{ from: start, until: end }];
    return [
        { from: start, until: change },
        { from: change, until: end }
    ];
}

/** The first instant of the day that has the day's last offset; undefined on a day that has one only. */
function changeWithin(start: InstantMs, end: InstantMs, zone: Zone): InstantMs | undefined {
    const after = zone.offsetMinutesAt(end - MS_PER_MINUTE);
    if (zone.offsetMinutesAt(start) === after) return undefined;
    let [before, found] = [start, end - MS_PER_MINUTE];
    while (found - before > MS_PER_MINUTE) {
        const middle = before + Math.floor((found - before) / 2 / MS_PER_MINUTE) * MS_PER_MINUTE;
        if (zone.offsetMinutesAt(middle) === after) found = middle;
        else before = middle;
    }
    return found;
}

function isSomething({ from, until }: Stretch): boolean {
    return from < until;
}
