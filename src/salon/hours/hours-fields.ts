import { integer, list, record, text } from '../../tool/field.js';
import { localDate, localEnd, localTime } from '../../tool/local-fields.js';
import { MAX_ID_LENGTH } from '../services/service-fields.js';
import { hoursDescriptions } from './descriptions.pl.js';

/** More breaks in one day than this is a mistake. */
const MAX_RANGES_PER_DAY = 12;
const LAST_DAY_OF_WEEK = 6;

const range = record({ start: localTime(hoursDescriptions.start), end: localEnd(hoursDescriptions.end) });

const day = record({
    day: integer({ description: hoursDescriptions.day, minimum: 0, maximum: LAST_DAY_OF_WEEK }),
    ranges: list(range, { description: hoursDescriptions.dayRanges, maxItems: MAX_RANGES_PER_DAY })
});

/** The arguments of the tools for hours; each tool makes optional what it may leave out. */
export const hoursFields = {
    workerId: text({ description: hoursDescriptions.workerId, maxLength: MAX_ID_LENGTH }),
    date: localDate(hoursDescriptions.date),
    days: list(day, { description: hoursDescriptions.days, minItems: 1, maxItems: LAST_DAY_OF_WEEK + 1 }),
    busyRanges: list(range, { description: hoursDescriptions.busyRanges, minItems: 1, maxItems: MAX_RANGES_PER_DAY })
} as const;
