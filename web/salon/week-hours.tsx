import { useState } from 'preact/hooks';

import type { DayOverride, TimeRange } from '../../src/core/generated/coordinator.did.js';
import { granted } from '../../src/testing/seed-salon.js';
import { weekdayName } from '../../src/text/weekdays.js';
import { addDays, weekdayOf, type LocalDate } from '../../src/time/local-date.js';
import { formatMinuteOfDay } from '../../src/time/local-time.js';
import { WARSAW } from '../../src/time/warsaw.js';
import type { Caller } from '../connection/connection.js';
import { language } from '../shell/settings.js';
import { shortDayText } from '../shell/moments.js';
import { useLoaded } from '../shell/use-loaded.js';
import { texts } from '../texts/texts.js';
import type { SalonRead } from './read-salon.js';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** Of the day, in the bars: from six in the morning to ten in the evening. */
const BAR_START = 6 * 60;
const BAR_MINUTES = 16 * 60;

interface WeekHoursProps {
    readonly salon: SalonRead;
    readonly coordinator: Caller['coordinator'];
    readonly revision: number;
}

/** A week as it is worked: everybody's ordinary hours, and what is different on its days. */
export function WeekHours({ salon, coordinator, revision }: WeekHoursProps) {
    const { salon: said } = texts.value;
    const [ahead, setAhead] = useState(0);
    const monday = mondayOf(WARSAW.localAt(Date.now()).date, ahead);
    const sunday = addDays(monday, 6);
    const overrides = useLoaded(
        async () => granted(await coordinator.day_overrides([], salon.card.id, monday, sunday)),
        [salon.card.id, monday, revision]
    );
    return (
        <section class="card week" aria-labelledby="week-title">
            <div class="card-head">
                <h2 id="week-title">{said.hours}</h2>
                <div class="line">
                    <button type="button" class="icon-button" aria-label={said.earlier} onClick={() => setAhead(ahead - 1)}>
                        ‹
                    </button>
                    <span aria-live="polite">{said.weekOf(shortDayText(monday), shortDayText(sunday))}</span>
                    <button type="button" class="icon-button" aria-label={said.later} onClick={() => setAhead(ahead + 1)}>
                        ›
                    </button>
                </div>
            </div>
            <div class="table-scroll" tabIndex={0} role="group" aria-labelledby="week-title">
                <table class="week-grid">
                    <thead>
                        <tr>
                            <th scope="col">{said.worker}</th>
                            {WEEKDAYS.map((day) => (
                                <th key={day} scope="col">
                                    <abbr title={weekdayName(day, language.value)}>{weekdayName(day, language.value).slice(0, 3)}</abbr>{' '}
                                    <span class="quiet">{Number(addDays(monday, day).slice(8))}</span>
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {salon.workers.map((worker) => (
                            <tr key={worker.id}>
                                <th scope="row">
                                    {worker.name} {!worker.claimed && <span class="badge">{said.notClaimed}</span>}
                                </th>
                                {WEEKDAYS.map((day) => (
                                    <Day
                                        key={day}
                                        ranges={salon.hours.find(({ worker_id }) => worker_id === worker.id)?.days[day] ?? []}
                                        override={overrideOf(overrides.value, worker.id, addDays(monday, day))}
                                    />
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        </section>
    );
}

function Day({ ranges, override }: { readonly ranges: readonly TimeRange[]; readonly override: DayOverride | undefined }) {
    const { salon: said } = texts.value;
    const isOff = override !== undefined && 'day_off' in override.plan;
    const busy = override !== undefined && 'busy' in override.plan ? override.plan.busy : [];
    if (isOff) return <td class="day is-off">{said.dayOff}</td>;
    if (ranges.length === 0) return <td class="day is-free">{said.off}</td>;
    return (
        <td class="day">
            <span class="bar" aria-hidden="true">
                {ranges.map((range) => (
                    <Segment key={range.start} range={range} kind="open" />
                ))}
                {busy.map((range) => (
                    <Segment key={range.start} range={range} kind="busy" />
                ))}
            </span>
            {ranges.map((range) => (
                <span key={range.start} class="range">
                    {rangeText(range)}
                </span>
            ))}
            {busy.map((range) => (
                <span key={range.start} class="range busy">
                    {said.busy} {rangeText(range)}
                </span>
            ))}
        </td>
    );
}

function Segment({ range, kind }: { readonly range: TimeRange; readonly kind: 'open' | 'busy' }) {
    const left = Math.max(0, (range.start - BAR_START) / BAR_MINUTES);
    const right = Math.min(1, (range.end - BAR_START) / BAR_MINUTES);
    return <span class={`segment ${kind}`} style={{ left: `${left * 100}%`, width: `${Math.max(0, right - left) * 100}%` }} />;
}

function overrideOf(overrides: readonly DayOverride[] | undefined, workerId: string, date: LocalDate): DayOverride | undefined {
    return overrides?.find((override) => override.worker_id === workerId && override.date === date);
}

function mondayOf(today: LocalDate, weeksAhead: number): LocalDate {
    return addDays(today, 7 * weeksAhead - weekdayOf(today));
}

function rangeText({ start, end }: TimeRange): string {
    return `${formatMinuteOfDay(start)}–${formatMinuteOfDay(end)}`;
}
