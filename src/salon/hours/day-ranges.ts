import { formatRanges, parseRanges, type RangesProblem, type TextRange, type TimeRange } from '../../time/ranges.js';
import { ToolRefusal } from '../../tool/tool-refusal.js';
import { hoursTexts } from './hours-texts.pl.js';

/** Visits begin every five minutes, and so do hours. */
const GRID_MINUTES = 5;

/**
 * The hours of one day, checked, in order, and joined where one range ends as the next begins.
 *
 * @throws ToolRefusal `invalid_arguments` for ranges that overlap, run past midnight, are empty, or lie off the grid of five minutes
 */
export function dayRanges(texts: readonly TextRange[]): readonly TimeRange[] {
    const parsed = parseRanges(texts);
    if (!parsed.ok) throw new ToolRefusal('invalid_arguments', problemText(parsed.problem, texts));
    if (parsed.ranges.some(({ start, end }) => start % GRID_MINUTES !== 0 || end % GRID_MINUTES !== 0)) {
        throw new ToolRefusal('invalid_arguments', hoursTexts.offGrid);
    }
    return parsed.ranges;
}

/** The one form of these hours that is compared and sent back. */
export function normalRanges(texts: readonly TextRange[]): readonly TextRange[] {
    return formatRanges(dayRanges(texts));
}

function problemText(problem: RangesProblem, texts: readonly TextRange[]): string {
    const range = textOf(texts[problem.index]);
    switch (problem.kind) {
        case 'bad_start':
        case 'bad_end':
            return hoursTexts.badTime(range);
        case 'empty':
            return hoursTexts.emptyRange(range);
        case 'crosses_midnight':
            return hoursTexts.crossesMidnight(range);
        case 'ends_at_zero':
            return hoursTexts.endsAtZero(range);
        case 'overlap':
            return hoursTexts.overlap(textOf(texts[problem.other]), range);
    }
}

function textOf(range: TextRange | undefined): string {
    return range === undefined ? '' : `${range.start}–${range.end}`;
}
