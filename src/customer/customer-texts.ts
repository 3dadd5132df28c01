import type { CustomerToolName } from './customer-tool-name.js';

/** A visit in words, each already written for the customer. */
export interface VisitWords {
    readonly service: string;
    readonly salon: string;
    readonly address: string | undefined;
    readonly worker: string;
    /** "jutro, sobota 2026-08-08, godz. 10:30" */
    readonly moment: string;
    readonly price: string;
    readonly duration: string;
}

/** When a search looked. */
export type WhenWords =
    | { readonly kind: 'next_hour' }
    | { readonly kind: 'next_day' }
    | { readonly kind: 'day'; readonly day: string }
    | { readonly kind: 'around'; readonly moment: string };

export interface FoundWords {
    readonly when: WhenWords;
    readonly salons: number;
    /** Of the first one. */
    readonly name: string;
    readonly distance: string;
    readonly moment: string;
    /** Salons that the answer has no room for. */
    readonly leftOut: number;
}

export interface FreeTimesWords {
    readonly service: string;
    readonly salon: string;
    readonly day: string;
    /** "09:00–11:30" from the first start to the last. */
    readonly ranges: readonly string[];
    readonly leftOut: number;
    /** Some of the ranges lie in the hour that comes round a second time. */
    readonly repeated: boolean;
}

/**
 * Everything that the customer's tools say themselves: a closed set of keys, the same in every language (K8). What they share with the owner's
 * tools (argument checks, the confirmation gate, failures of the salon system) stays Polish (rule 18).
 */
export interface CustomerTexts {
    readonly progress: Readonly<Record<CustomerToolName, string>>;

    /** A day as sentences name it: "jutro, sobota 2026-08-08". @param near "jutro", where there is such a word */
    day(date: string, near: string | undefined): string;
    moment(day: string, time: string): string;

    typesFound(query: string, count: number, best: string | undefined): string;

    placeNeeded(hasGeocoder: boolean): string;
    halfAPlace: string;
    swappedPlace: string;
    typesNeeded: string;
    tooManyTypes(max: number): string;
    unknownTypes(ids: string): string;

    pastDay(day: string): string;
    pastMoment(moment: string): string;
    tooFarAhead(day: string, days: number): string;
    noSuchTime(moment: string): string;
    /** The time comes twice that night, and the first is meant. */
    firstOfTwo(time: string): string;
    offGrid(time: string): string;

    found(words: FoundWords): string;
    noneFound(when: WhenWords, radius: string): string;

    salon(name: string, address: string | undefined, services: number, leftOut: number, query: string | undefined): string;
    noServices(name: string, query: string | undefined): string;

    freeTimes(words: FreeTimesWords): string;
    noFreeTimes(service: string, salon: string, day: string): string;

    willBook(visit: VisitWords, overlaps: readonly VisitWords[], note: string | undefined): string;
    booked(visit: VisitWords): string;
    notFree(moment: string, worker: string | undefined, alternatives: readonly string[]): string;
    justTaken(moment: string, alternatives: readonly string[]): string;
    tooSoon(moment: string, earliest: string): string;

    appointments(upcoming: number, first: VisitWords | undefined, leftOut: number): string;
    appointmentsWithPast(total: number, leftOut: number): string;

    willCancel(visit: VisitWords): string;
    cancelled(visit: VisitWords): string;
    alreadyCancelled(visit: VisitWords): string;
    alreadyBegun(visit: VisitWords): string;

    unknownSalon: string;
    unknownService: string;
    unknownWorker: string;
    unknownAppointment: string;
    notAllowed: string;
    wrongTimeZone(zone: string): string;
}
