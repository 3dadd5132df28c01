import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMinuteOfDay, parseLocalEnd, parseLocalTime } from './local-time.js';

function problemOf(text: unknown): string {
    const result = parseLocalTime(text);
    return result.ok ? 'ok' : result.problem;
}

describe('K5 local times', () => {
    test('K5: every minute of the day is written and read back unchanged', () => {
        for (let minute = 0; minute < 1440; minute += 1) {
            const text = formatMinuteOfDay(minute);
            const [begin, end] = [parseLocalTime(text), parseLocalEnd(text)];
            if (!begin.ok || begin.minute !== minute || !end.ok || end.minute !== minute) expect.fail(text);
        }
        expect(formatMinuteOfDay(9 * 60 + 5)).toBe('09:05');
    });

    test('K5: 24:00 is an end and never a beginning', () => {
        expect(parseLocalEnd('24:00')).toEqual({ ok: true, minute: 1440 });
        expect(formatMinuteOfDay(1440)).toBe('24:00');
        expect(problemOf('24:00')).toBe('no_such_time');
    });

    test('K5: a time that no clock shows is refused', () => {
        for (const text of ['24:30', '25:00', '10:60', '99:99', '24:01']) {
            expect(problemOf(text)).toBe('no_such_time');
            expect(parseLocalEnd(text)).toEqual({ ok: false, problem: 'no_such_time' });
        }
    });

    test('K5 X-B2-21: an instant or an offset instead of a local time is refused as such', () => {
        const instants = [
            '10:00Z',
            '10:00+02:00',
            '10:00:00.000Z',
            '10:00 UTC',
            '10:00-0500',
            'T10:00',
            '2026-12-05T10:00',
            '2026-12-05 10:00'
        ];
        for (const text of instants) expect(problemOf(text)).toBe('instant_or_offset');
    });

    test('K5: any other shape is refused, and what is no text as well', () => {
        for (const text of ['', '9:00', '09:0', '9', '09.00', '0900', ' 09:00', '09:00\n', '09:00:00', '9am', '-1:00', 'rano', '٠٩:00']) {
            expect(problemOf(text)).toBe('bad_shape');
        }
        for (const value of [null, undefined, 900, {}, ['09:00']]) expect(problemOf(value)).toBe('not_text');
    });

    test('K5: whatever text is given, reading it answers, and only HH:mm is read', () => {
        fc.assert(
            fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,2}:\d{1,2}.?$/)), (text) => {
                expect(parseLocalTime(text).ok).toBe(/^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text) && text.length === 5);
            })
        );
    });

    test('K5: what is not a minute of the day is never written', () => {
        for (const minute of [-1, 1441, 0.5, NaN]) expect(() => formatMinuteOfDay(minute)).toThrow(RangeError);
    });
});
