import { joinList } from '../../text/list.js';
import { polishPlural, type PolishForms } from '../../text/plural.js';
import type { LocalDate } from '../../time/local-date.js';
import { formatMinuteOfDay, type MinuteOfDay } from '../../time/local-time.js';
import { dateText } from '../day-texts.pl.js';

/** A visit in words. */
export interface ReadableVisit {
    readonly date: LocalDate;
    readonly start: MinuteOfDay;
    readonly service: string;
    readonly worker: string;
}

/** Visits that a change touches (rule 17). */
export interface TouchedVisits {
    /** How many. */
    readonly count: number;
    /** There are more than the salon system would list, so `count` is the least there are. */
    readonly atLeast: boolean;
    /** The first ones. */
    readonly first: readonly ReadableVisit[];
    /** The last one, when it is not among the first. */
    readonly last?: ReadableVisit | undefined;
}

/** The beginning of the sentence for a number of visits: "Tego dnia umówione są". */
export interface VisitsSentence {
    readonly none: string;
    readonly some: PolishForms;
    /** Which of "when", "what" and "with whom" the sentence need not repeat for each visit. */
    readonly known?: { readonly date?: boolean; readonly service?: boolean; readonly worker?: boolean };
    /** What becomes of them. */
    readonly after: (count: number) => string;
}

const visitForms: PolishForms = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };
const bookedForms: PolishForms = { one: 'umówiona wizyta', few: 'umówione wizyty', many: 'umówionych wizyt' };

/** What stays to be done with visits that no longer fit. */
function stayInCalendar(count: number): string {
    return count === 1
        ? 'Wizyta zostaje w kalendarzu — trzeba ją osobno przełożyć albo odwołać.'
        : 'Wizyty zostają w kalendarzu — trzeba je osobno przełożyć albo odwołać.';
}

const noCollision = 'Nie koliduje to z żadną umówioną wizytą.';

/** How each kind of change tells which visits it touches. */
export const visitSentences = {
    dayOff: {
        none: noCollision,
        some: { one: 'Tego dnia umówiona jest # wizyta', few: 'Tego dnia umówione są # wizyty', many: 'Tego dnia umówionych jest # wizyt' },
        known: { date: true, worker: true },
        after: stayInCalendar
    },
    busyHours: {
        none: noCollision,
        some: {
            one: 'W tych godzinach umówiona jest # wizyta',
            few: 'W tych godzinach umówione są # wizyty',
            many: 'W tych godzinach umówionych jest # wizyt'
        },
        known: { date: true, worker: true },
        after: stayInCalendar
    },
    weeklyHours: {
        none: noCollision,
        some: {
            one: 'Poza nowym grafikiem zostaje # umówiona wizyta',
            few: 'Poza nowym grafikiem zostają # umówione wizyty',
            many: 'Poza nowym grafikiem zostaje # umówionych wizyt'
        },
        known: { worker: true },
        after: stayInCalendar
    },
    backToWeeklyHours: {
        none: noCollision,
        some: {
            one: 'Poza grafikiem tygodniowym zostaje # umówiona wizyta',
            few: 'Poza grafikiem tygodniowym zostają # umówione wizyty',
            many: 'Poza grafikiem tygodniowym zostaje # umówionych wizyt'
        },
        known: { date: true, worker: true },
        after: stayInCalendar
    },
    serviceRemoved: {
        none: 'Nikt nie ma umówionej wizyty na tę usługę.',
        some: {
            one: 'Na tę usługę umówiona jest # wizyta',
            few: 'Na tę usługę umówione są # wizyty',
            many: 'Na tę usługę umówionych jest # wizyt'
        },
        known: { service: true },
        after: stayInCalendar
    },
    serviceLonger: {
        none: 'Nikt nie ma umówionej wizyty na tę usługę.',
        some: {
            one: 'Z dotychczasowym czasem umówiona jest już # wizyta',
            few: 'Z dotychczasowym czasem umówione są już # wizyty',
            many: 'Z dotychczasowym czasem umówionych jest już # wizyt'
        },
        known: { service: true },
        after: (count: number) =>
            count === 1
                ? 'Ta wizyta się nie wydłuży — jeśli potrzeba więcej czasu, trzeba ją osobno przełożyć.'
                : 'Te wizyty się nie wydłużą — jeśli potrzeba więcej czasu, trzeba je osobno przełożyć.'
    },
    serviceGivenToOthers: {
        none: 'U nikogo, kto przestaje wykonywać tę usługę, nie ma na nią umówionej wizyty.',
        some: {
            one: 'U kogoś, kto przestaje wykonywać tę usługę, umówiona jest # wizyta',
            few: 'U kogoś, kto przestaje wykonywać tę usługę, umówione są # wizyty',
            many: 'U kogoś, kto przestaje wykonywać tę usługę, umówionych jest # wizyt'
        },
        known: { service: true },
        after: stayInCalendar
    }
} as const satisfies Record<string, VisitsSentence>;

export const visitTexts = {
    /** The name of the count in what a preview promises (rule 7). */
    label: 'umówione wizyty',
    touched: (sentence: VisitsSentence, touched: TouchedVisits) => {
        if (touched.count === 0) return sentence.none;
        const number = `${touched.atLeast ? 'co najmniej ' : ''}${touched.count}`;
        const beginning = polishPlural(touched.count, sentence.some).replace('#', number);
        return `${beginning}: ${listed(touched, sentence)}. ${sentence.after(touched.count)}`;
    },
    /** As what a preview promises: short, and different for different visits. */
    mark: ({ count, first, last }: TouchedVisits) => {
        if (count === 0) return 'brak';
        const times = [...first, ...(last === undefined ? [] : [last])].map(({ date, start }) => `${date} ${formatMinuteOfDay(start)}`);
        return `${count} (${times.join(', ')})`;
    },
    count: (count: number) => (count === 0 ? 'bez wizyt' : `${count} ${polishPlural(count, visitForms)}`),
    booked: (count: number) => (count === 0 ? 'nie ma umówionych wizyt' : `${count} ${polishPlural(count, bookedForms)}`),
    visit: visitText
} as const;

function listed({ count, first, last }: TouchedVisits, { known }: VisitsSentence): string {
    const texts = first.map((visit) => visitText(visit, known));
    const rest = count - first.length;
    if (rest <= 0) return joinList(texts, 'pl');
    if (rest === 1 && last !== undefined) return joinList([...texts, visitText(last, known)], 'pl');
    const end = last === undefined ? '' : ` (ostatnia: ${visitText(last, known)})`;
    return `${texts.join(', ')} i jeszcze ${rest}${end}`;
}

function visitText({ date, start, service, worker }: ReadableVisit, known: VisitsSentence['known'] = {}): string {
    const when = `${known.date === true ? '' : `${dateText(date)} `}o ${formatMinuteOfDay(start)}`;
    const what = [...(known.service === true ? [] : [`„${service}”`]), ...(known.worker === true ? [] : [worker])].join(', ');
    return what === '' ? when : `${when} (${what})`;
}
