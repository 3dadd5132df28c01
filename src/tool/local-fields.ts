import * as v from 'valibot';

import { isLocalDate, type LocalDate } from '../time/local-date.js';
import { parseLocalEnd, parseLocalTime } from '../time/local-time.js';
import { argumentTexts } from './argument-texts.pl.js';
import type { Field } from './field.js';

const DATE_LENGTH = 10;
const TIME_LENGTH = 5;

/** A day that exists, `YYYY-MM-DD`. An instant, or anything with an offset, is refused and never turned into a day. */
export function localDate(description: string): Field<LocalDate> {
    return {
        parser: v.pipe(
            v.string(),
            v.trim(),
            v.check((text) => isLocalDate(text)),
            v.transform((text) => text as LocalDate)
        ),
        schema: { type: 'string', description, minLength: DATE_LENGTH, maxLength: DATE_LENGTH },
        required: true,
        expected: argumentTexts.date
    };
}

/** A time by the clock on the wall, `HH:mm`. */
export function localTime(description: string): Field<string> {
    return timeField(description, (text) => parseLocalTime(text).ok, argumentTexts.time);
}

/** A time at which something ends: `24:00` is the end of the day. */
export function localEnd(description: string): Field<string> {
    return timeField(description, (text) => parseLocalEnd(text).ok, argumentTexts.endTime);
}

function timeField(description: string, isTime: (text: string) => boolean, expected: string): Field<string> {
    return {
        parser: v.pipe(
            v.string(),
            v.trim(),
            v.check((value) => isTime(value))
        ),
        schema: { type: 'string', description, minLength: TIME_LENGTH, maxLength: TIME_LENGTH },
        required: true,
        expected
    };
}
