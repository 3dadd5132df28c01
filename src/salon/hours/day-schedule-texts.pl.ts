import { joinList } from '../../text/list.js';
import { polishCount } from '../../text/plural.js';
import type { LocalDate } from '../../time/local-date.js';
import type { TimeRange } from '../../time/ranges.js';
import { dayText, rangesText } from '../day-texts.pl.js';
import { visitTexts, type ReadableVisit } from '../visits/visit-texts.pl.js';
import type { WorkingDay } from './working-day.js';

/** A person's day, for a sentence. */
export interface ReadableDay {
    readonly name: string;
    readonly day: WorkingDay;
    readonly visits: readonly ReadableVisit[];
    readonly free: readonly TimeRange[];
}

const moreForms = { one: 'osoba', few: 'osoby', many: 'osób' };

/** How many people a summary describes one by one, and how many visits of one person. */
const DESCRIBED_PEOPLE = 6;
const DESCRIBED_VISITS = 12;

/** What `get_day_schedule` says to the owner. */
export const dayScheduleTexts = {
    schedule: (date: LocalDate, today: LocalDate, people: readonly ReadableDay[]) => {
        const beginning = `Grafik na dzień ${dayText(date, today)}`;
        const [person] = people;
        if (person === undefined) return `${beginning}: w zespole salonu nie ma jeszcze nikogo.`;
        if (people.length === 1) return `${beginning}, ${person.name}: ${personText(person)}`;
        const described = people
            .slice(0, DESCRIBED_PEOPLE)
            .map((one) => `${one.name}: ${hoursText(one.day)}, ${visitTexts.count(one.visits.length)}`);
        const rest = people.length - described.length;
        return `${beginning} — ${described.join('; ')}${rest === 0 ? '' : `; w danych jeszcze ${polishCount(rest, moreForms)}`}.`;
    }
} as const;

function personText({ day, visits, free }: ReadableDay): string {
    const hours = `${hoursText(day)}.`;
    const booked =
        visits.length === 0 ? ' Nie ma umówionych wizyt.' : ` Umówione: ${visitTexts.count(visits.length)} — ${visitList(visits)}.`;
    const left = free.length === 0 ? '' : ` Wolne: ${rangesText(free)}.`;
    return hours + booked + left;
}

function visitList(visits: readonly ReadableVisit[]): string {
    const named = visits.slice(0, DESCRIBED_VISITS).map((visit) => visitTexts.visit(visit, { date: true, worker: true }));
    const rest = visits.length - named.length;
    return rest === 0 ? joinList(named, 'pl') : `${named.join(', ')} i jeszcze ${rest}`;
}

function hoursText({ source, hours, busy }: WorkingDay): string {
    if (source === 'day_off') return 'dzień wolny';
    if (source === 'none') return 'brak grafiku';
    const weekly = hours.length === 0 ? 'wolne według grafiku tygodniowego' : rangesText(hours);
    return busy.length === 0 ? weekly : `${weekly}, zajęte ${rangesText(busy)}`;
}
