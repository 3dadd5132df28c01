import { joinList } from '../../text/list.js';
import { polishCount } from '../../text/plural.js';
import { weekdayName } from '../../text/weekdays.js';
import type { LocalDate } from '../../time/local-date.js';
import type { TimeRange } from '../../time/ranges.js';
import { dateText, dayText, rangesText } from '../day-texts.pl.js';

/** A day of the week with its hours. */
export interface WeekdayHours {
    readonly day: number;
    readonly ranges: readonly TimeRange[];
}

/** A day of the week whose hours change. */
export interface WeekdayChange {
    readonly day: number;
    readonly before: readonly TimeRange[];
    readonly after: readonly TimeRange[];
}

const morePeopleForms = { one: 'osoba', few: 'osoby', many: 'osób' };
const personForms = { one: 'osoby', few: 'osób', many: 'osób' };

/** How many people a summary describes one by one. */
const DESCRIBED_PEOPLE = 6;

/** Names of what a preview promises (rule 7). */
export const hoursLabels = {
    person: 'osoba',
    plan: 'plan na ten dzień',
    weekday: (day: number) => `grafik (${weekdayName(day, 'pl')})`,
    weekdayAfter: (day: number) => `grafik po zmianie (${weekdayName(day, 'pl')})`
} as const;

/** Days of a week as a sentence lists them, neighbours with the same hours together: "poniedziałek–piątek 09:00–17:00, sobota wolne". */
export function daysText(days: readonly WeekdayHours[]): string {
    const groups: { first: number; last: number; hours: string }[] = [];
    for (const { day, ranges } of days) {
        const hours = rangesText(ranges);
        const group = groups.at(-1);
        if (group !== undefined && group.hours === hours && group.last === day - 1) group.last = day;
        else groups.push({ first: day, last: day, hours });
    }
    return groups.map(({ first, last, hours }) => `${groupText(first, last)} ${hours}`).join(', ');
}

function groupText(first: number, last: number): string {
    const [from, to] = [weekdayName(first, 'pl'), weekdayName(last, 'pl')];
    if (first === last) return from;
    return last - first === 1 ? `${from} i ${to}` : `${from}–${to}`;
}

function weekText(days: readonly (readonly TimeRange[])[]): string {
    return daysText(days.map((ranges, day) => ({ day, ranges })));
}

/** What the tools for hours say to the owner. */
export const hoursTexts = {
    weekly: (people: readonly { readonly name: string; readonly days?: readonly (readonly TimeRange[])[] | undefined }[]) => {
        if (people.length === 0) return 'W zespole salonu nie ma jeszcze nikogo.';
        const withHours = people.filter((person) => person.days !== undefined);
        const described = withHours.slice(0, DESCRIBED_PEOPLE).map(({ name, days }) => `${name}: ${weekText(days ?? [])}.`);
        const rest = withHours.length - described.length;
        const without = people.filter((person) => person.days === undefined).map(({ name }) => name);
        return [
            ...(described.length === 0 ? [] : [`Grafik tygodniowy — ${described.join(' ')}`]),
            ...(rest > 0 ? [`Grafik jeszcze ${polishCount(rest, personForms)} jest w danych.`] : []),
            ...(without.length === 0 ? [] : [`Bez grafiku, więc bez zapisów: ${namesText(without)}.`])
        ].join(' ');
    },

    willSetWeekly: (name: string, changes: readonly WeekdayChange[], unchanged: readonly WeekdayHours[], visits: string) =>
        `Zmienię grafik tygodniowy (${name}) — ${changes.map(changeText).join('; ')}.` +
        (unchanged.length === 0 ? '' : ` Bez zmian: ${daysText(unchanged)}.`) +
        ` ${visits} Czy zapisać?`,
    willSetFirstWeekly: (name: string, days: readonly (readonly TimeRange[])[], visits: string) =>
        `Ustawię grafik tygodniowy (${name}): ${weekText(days)}. Do tej pory nie było go wcale, więc klientki nie mogły się zapisywać. ${visits} Czy zapisać?`,
    noWorkingDay: 'Uwaga: w tym grafiku nie ma ani jednego dnia pracy.',
    weeklySet: (name: string, changes: readonly WeekdayHours[]) => `Zmieniono grafik tygodniowy (${name}): ${daysText(changes)}.`,
    weeklyAlreadySo: (name: string) => `Grafik tygodniowy (${name}) już tak wygląda — nie ma czego zmieniać.`,
    dayTwice: (day: number) =>
        `Dzień ${day} (${weekdayName(day, 'pl')}) jest podany dwa razy. Podaj wszystkie jego godziny w jednej pozycji.`,

    willSetDayOff: (name: string, date: LocalDate, today: LocalDate, hours: readonly TimeRange[], replaced: string, visits: string) =>
        `Ustawię dzień wolny: ${dayText(date, today)}, ${name}. ` +
        (hours.length === 0 ? 'W grafiku tygodniowym i tak nie ma wtedy godzin pracy.' : `Odpadają godziny ${rangesText(hours)}.`) +
        `${replaced} ${visits} Czy zapisać?`,
    dayOffSet: (name: string, date: LocalDate) => `Ustawiono dzień wolny: ${dateText(date)}, ${name}.`,
    alreadyOff: (name: string, date: LocalDate) => `Nie ma czego zmieniać: ${name} ma już dzień wolny (${dateText(date)}).`,
    replacesBusy: (busy: readonly TimeRange[]) => ` Zapisane wcześniej godziny zajęte (${rangesText(busy)}) przestają być potrzebne.`,

    willSetBusy: (name: string, date: LocalDate, today: LocalDate, busy: readonly TimeRange[], remarks: readonly string[]) =>
        [`Zapiszę godziny zajęte: ${dayText(date, today)}, ${rangesText(busy)}, ${name}.`, ...remarks, 'Czy zapisać?'].join(' '),
    busySet: (name: string, date: LocalDate, busy: readonly TimeRange[]) =>
        `Zapisano godziny zajęte: ${dateText(date)}, ${rangesText(busy)}, ${name}.`,
    replacesEarlierBusy: (before: readonly TimeRange[]) => `Zastąpią zapisane wcześniej: ${rangesText(before)}.`,
    leftFree: (free: readonly TimeRange[]) =>
        free.length === 0 ? 'Tego dnia nie zostanie czas na wizyty.' : `Na wizyty zostanie ${rangesText(free)}.`,
    busyAlreadySo: (name: string, date: LocalDate) => `Nie ma czego zmieniać: te godziny są już zajęte (${name}, ${dateText(date)}).`,
    busyOnDayOff: (name: string, date: LocalDate) =>
        `Nie ma czego blokować: ${name} ma wtedy dzień wolny (${dateText(date)}). Najpierw trzeba przywrócić grafik tygodniowy (clear_daily_override).`,
    busyOutsideHours: (name: string, date: LocalDate, hours: readonly TimeRange[]) =>
        `Te godziny są poza grafikiem (${name}, ${dateText(date)}: ${rangesText(hours)}), więc i tak nikt się na nie nie zapisze.`,

    willClear: (name: string, date: LocalDate, today: LocalDate, gone: string, hours: readonly TimeRange[], visits: string) =>
        `Przywrócę grafik tygodniowy: ${dayText(date, today)}, ${name}. ${gone} Znów obowiązuje: ${rangesText(hours)}. ${visits} Czy zapisać?`,
    goneDayOff: 'Dzień wolny zniknie.',
    goneBusy: (busy: readonly TimeRange[]) => `Zajęte godziny ${rangesText(busy)} znikną.`,
    cleared: (name: string, date: LocalDate) => `Przywrócono grafik tygodniowy: ${dateText(date)}, ${name}.`,
    nothingToClear: (name: string, date: LocalDate) =>
        `Nie ma wyjątku do usunięcia (${name}, ${dateText(date)}) — obowiązuje grafik tygodniowy.`,

    plan: {
        none: 'grafik tygodniowy',
        dayOff: 'dzień wolny',
        busy: (busy: readonly TimeRange[]) => `zajęte ${rangesText(busy)}`
    },

    unknownWorker: (id: string) => `Nie ma w zespole osoby o identyfikatorze: ${id}. Weź workerId z list_workers.`,
    dayIsOver: (date: LocalDate, today: LocalDate) =>
        `Dzień ${date} już minął (dziś jest ${dateText(today)}). Podaj dzień od dzisiaj w przód.`,
    dayTooFar: (date: LocalDate) => `Dzień ${date} jest za daleko — grafik można zmieniać najwyżej na dwa lata naprzód. Sprawdź rok.`,
    badTime: (range: string) => `Zakres ${range} ma złą godzinę. Podaj początek i koniec w postaci GG:MM.`,
    emptyRange: (range: string) => `Zakres ${range} jest pusty. Koniec musi być później niż początek.`,
    crossesMidnight: (range: string) =>
        `Zakres ${range} przechodzi przez północ. Zapisz go na dwóch dniach: pierwszego do 24:00, drugiego od 00:00.`,
    endsAtZero: (range: string) => `Zakres ${range} kończy się o 00:00. Koniec dnia zapisz jako 24:00.`,
    overlap: (first: string, second: string) => `Zakresy ${first} i ${second} nachodzą na siebie. Popraw je albo połącz w jeden.`,
    offGrid: 'Godziny muszą wypadać co 5 minut (np. 09:00, 09:05), bo tak liczą się terminy.'
} as const;

/** The first names of a list, and how many more there are. */
function namesText(names: readonly string[]): string {
    const rest = names.length - DESCRIBED_PEOPLE;
    if (rest <= 0) return joinList(names, 'pl');
    return `${names.slice(0, DESCRIBED_PEOPLE).join(', ')} i jeszcze ${polishCount(rest, morePeopleForms)}`;
}

function changeText({ day, before, after }: WeekdayChange): string {
    return `${weekdayName(day, 'pl')}: ${rangesText(before)} → ${rangesText(after)}`;
}
