import { formatMinuteOfDay, type LocalTimeProblem, type MinuteOfDay, parseLocalEnd, parseLocalTime } from './local-time.js';

/** A stretch of a day by the clock on the wall; the end no longer belongs to it, and 1440 is the end of the day. */
export interface TimeRange {
    readonly start: MinuteOfDay;
    readonly end: MinuteOfDay;
}

/** A stretch of a day as tools take and give it: `HH:mm` each, `24:00` as the end of the day. */
export interface TextRange {
    readonly start: string;
    readonly end: string;
}

/**
 * What is wrong with a list of ranges, and at which place of the list. A range that runs past midnight belongs to two days, and one that ends
 * at `00:00` should say `24:00`. `other` is the place of the range that an overlapping one runs into.
 */
export type RangesProblem =
    | { readonly kind: 'bad_start' | 'bad_end'; readonly index: number; readonly problem: LocalTimeProblem }
    | { readonly kind: 'empty' | 'crosses_midnight' | 'ends_at_zero'; readonly index: number }
    | { readonly kind: 'overlap'; readonly index: number; readonly other: number };

export type RangesResult =
    { readonly ok: true; readonly ranges: readonly TimeRange[] } | { readonly ok: false; readonly problem: RangesProblem };

type RangeResult = { readonly ok: true; readonly range: TimeRange } | { readonly ok: false; readonly problem: RangesProblem };

/**
 * Reads the ranges of one day: each checked, then sorted, and joined where one ends as the next begins. Ranges that overlap are refused rather
 * than joined, because one of them is a slip of whoever wrote them.
 */
export function parseRanges(texts: readonly TextRange[]): RangesResult {
    const placed: { range: TimeRange; index: number }[] = [];
    for (const [index, text] of texts.entries()) {
        const result = parseRange(text, index);
        if (!result.ok) return result;
        placed.push({ range: result.range, index });
    }

    placed.sort((left, right) => left.range.start - right.range.start || left.index - right.index);
    const merged: TimeRange[] = [];
    for (const [place, { range, index }] of placed.entries()) {
        const before = placed[place - 1];
        if (before && before.range.end > range.start) return { ok: false, problem: { kind: 'overlap', index, other: before.index } };
        appendMerging(merged, range);
    }
    return { ok: true, ranges: merged };
}

/** Writes ranges as tools give them. */
export function formatRanges(ranges: readonly TimeRange[]): TextRange[] {
    return ranges.map(({ start, end }) => ({ start: formatMinuteOfDay(start), end: formatMinuteOfDay(end) }));
}

/** The time that any of the ranges covers, sorted and without overlaps. */
export function unionOfRanges(ranges: readonly TimeRange[]): TimeRange[] {
    const merged: TimeRange[] = [];
    for (const range of [...ranges].sort((left, right) => left.start - right.start)) appendMerging(merged, range);
    return merged;
}

/** The time of `ranges` that none of `taken` covers, sorted and without overlaps. */
export function subtractRanges(ranges: readonly TimeRange[], taken: readonly TimeRange[]): TimeRange[] {
    const blocks = unionOfRanges(taken);
    return unionOfRanges(ranges).flatMap((range) => subtractBlocks(range, blocks));
}

function subtractBlocks(range: TimeRange, blocks: readonly TimeRange[]): TimeRange[] {
    const left: TimeRange[] = [];
    let start = range.start;
    for (const block of blocks) {
        if (block.start > start) left.push({ start, end: Math.min(block.start, range.end) });
        start = Math.max(start, block.end);
        if (start >= range.end) break;
    }
    if (start < range.end) left.push({ start, end: range.end });
    return left.filter(({ start: from, end }) => from < end);
}

function appendMerging(merged: TimeRange[], range: TimeRange): void {
    const last = merged.at(-1);
    if (!last || last.end < range.start) {
        merged.push(range);
        return;
    }
    merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
}

function parseRange(text: TextRange, index: number): RangeResult {
    const start = parseLocalTime(text.start);
    if (!start.ok) return { ok: false, problem: { kind: 'bad_start', index, problem: start.problem } };
    const end = parseLocalEnd(text.end);
    if (!end.ok) return { ok: false, problem: { kind: 'bad_end', index, problem: end.problem } };
    const kind = problemOf(start.minute, end.minute);
    if (kind) return { ok: false, problem: { kind, index } };
    return { ok: true, range: { start: start.minute, end: end.minute } };
}

function problemOf(start: MinuteOfDay, end: MinuteOfDay): 'empty' | 'crosses_midnight' | 'ends_at_zero' | undefined {
    if (start < end) return undefined;
    if (end === 0) return 'ends_at_zero';
    return start === end ? 'empty' : 'crosses_midnight';
}
