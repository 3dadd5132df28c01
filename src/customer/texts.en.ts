import { joinList } from '../text/list.js';
import { englishCount, englishPlural, type EnglishForms } from '../text/plural.js';
import type { CustomerTexts, VisitWords, WhenWords } from './customer-texts.js';

const salonForms: EnglishForms = { one: 'salon', other: 'salons' };
const haveForms: EnglishForms = { one: 'has', other: 'have' };
const serviceForms: EnglishForms = { one: 'service', other: 'services' };
const visitForms: EnglishForms = { one: 'visit', other: 'visits' };
const rangeForms: EnglishForms = { one: 'range', other: 'ranges' };
const suggestionForms: EnglishForms = { one: 'suggestion', other: 'suggestions' };

export const englishTexts: CustomerTexts = {
    progress: {
        find_service_type: 'Looking for the service type…',
        search_slots: 'Looking for free times nearby…',
        get_salon: 'Checking the salon…',
        get_free_times: 'Checking free times…',
        book_appointment: 'Booking your visit…',
        list_my_appointments: 'Checking your visits…',
        cancel_appointment: 'Cancelling your visit…'
    },

    day: (date, near) => (near === undefined ? date : `${near}, ${date}`),
    moment: (day, time) => `${day}, at ${time}`,

    typesFound: (query, count, best) =>
        best === undefined
            ? `No service type in the catalogue matches “${query}”. Try other words, such as the name of the treatment alone.`
            : `For “${query}”: ${englishCount(count, suggestionForms)}, the best match is “${best}”.`,

    placeNeeded: (hasGeocoder) =>
        hasGeocoder
            ? 'I do not know where to search. Ask for a place (an address, a street with its town, or a district), turn it into coordinates with geocode_place and pass lat and lng; never guess coordinates.'
            : 'I do not know where to search. Ask to share the location in the app, or for the name of a district or town; never guess coordinates.',
    halfAPlace: 'Pass both lat and lng, or neither.',
    swappedPlace: 'The coordinates seem to be swapped: lat is the latitude (such as 52.23), lng the longitude (such as 21.01).',
    typesNeeded: 'Say which service to look for: serviceTypeId or serviceTypeIds from find_service_type.',
    tooManyTypes: (max) => `At most ${max} service types can be searched at a time. Choose the ones that matter most.`,
    unknownTypes: (ids) =>
        `The catalogue has no service type with the id: ${ids}. Find the right serviceTypeId with find_service_type; never guess it.`,

    pastDay: (day) => `That day is over: ${day}. Give today or a later day.`,
    pastMoment: (moment) => `That time is over: ${moment}. Give a later one.`,
    tooFarAhead: (day, days) => `That is too far ahead: ${day}. Times are available at most ${days} days ahead.`,
    noSuchTime: (moment) => `There is no such time: ${moment}. Clocks go forward that night; give another time.`,
    firstOfTwo: (time) => `That night ${time} comes twice (clocks go back); the first one is meant.`,
    offGrid: (time) => `Visits begin every 5 minutes, so not at ${time}. Give a time that ends in 0 or 5.`,

    found: ({ when, salons, name, distance, moment, leftOut }) =>
        `${englishCount(salons, salonForms)} nearby ${englishPlural(salons, haveForms)} a free time ${whenText(when)}. ` +
        `Soonest: ${name} (${distance}), ${moment}.${leftOut === 0 ? '' : ` The list is cut, ${englishCount(leftOut, salonForms)} more; narrow the service type or the time.`}`,
    noneFound: (when, radius) =>
        `No salon within ${radius} has a free time ${whenText(when)}. Try another day or time, a larger radius (radiusKm) or another place.`,

    salon: (name, address, services, leftOut, query) =>
        `${name}${address === undefined ? '' : `, ${address}`}: ${englishCount(services, serviceForms)}${query === undefined ? '' : ` matching “${query}”`}.` +
        (leftOut === 0 ? '' : ` The list is cut, ${englishCount(leftOut, serviceForms)} more; narrow it with query.`),
    noServices: (name, query) =>
        query === undefined ? `${name} has no service to book at the moment.` : `No service of ${name} matches “${query}”.`,

    freeTimes: ({ service, salon, day, ranges, leftOut, repeated }) =>
        `“${service}” at ${salon}, ${day}: a visit can begin ${joinList(ranges, 'en')}.` +
        (leftOut === 0 ? '' : ` The list is cut, ${englishCount(leftOut, rangeForms)} more.`) +
        (repeated
            ? ' Clocks go back that night: ranges with repeated = true are the second of two equal hours and cannot be booked here.'
            : ''),
    noFreeTimes: (service, salon, day) => `“${service}” at ${salon}: no free time on ${day}. Check another day or look at other salons.`,

    willBook: (visit, overlaps, note) =>
        `I will book ${fullVisit(visit)}.${overlapText(overlaps)}${note === undefined ? '' : ` ${note}`} Shall I book it?`,
    booked: (visit) => `Booked: ${fullVisit(visit)}.`,
    notFree: (moment, worker, alternatives) =>
        `${worker === undefined ? 'This time is taken or not available' : `${worker} is not free then`}: ${moment}.${alternativesText(alternatives)}`,
    justTaken: (moment, alternatives) =>
        `Somebody has just taken this time: ${moment}. Nothing was booked.${alternativesText(alternatives)}`,
    tooSoon: (moment, earliest) => `It is too late to book this time: ${moment}. The earliest one to book is ${earliest}.`,

    appointments: (upcoming, first, leftOut) =>
        first === undefined
            ? 'You have no upcoming visits.'
            : `You have ${upcoming} upcoming ${englishPlural(upcoming, visitForms)}. The next one: ${shortVisit(first)}.${cutVisits(leftOut)}`,
    appointmentsWithPast: (total, leftOut) =>
        total === 0
            ? 'You have no visits, not in the last 60 days either.'
            : `All visits of the last 60 days and the upcoming ones: ${total}.${cutVisits(leftOut)}`,

    willCancel: (visit) => `I will cancel the visit ${fullVisit(visit)}. Shall I cancel it?`,
    cancelled: (visit) => `Cancelled: ${shortVisit(visit)}.`,
    alreadyCancelled: (visit) => `This visit is already cancelled: ${shortVisit(visit)}.`,
    alreadyBegun: (visit) => `This visit can no longer be cancelled, because it has begun or is over: ${shortVisit(visit)}.`,

    unknownSalon: 'There is no such salon, or it is closed by now. Take salonId from search_slots.',
    unknownService: 'This salon has no such service. Take salonServiceId from search_slots or get_salon of the same salon.',
    unknownWorker: 'Nobody like that does this service in this salon. Take workerId from get_free_times, or leave it out.',
    unknownAppointment: 'You have no such visit. Take appointmentId from list_my_appointments.',
    notAllowed: 'I do not have your permission to do this. Sign in and let the assistant act for you.',
    wrongTimeZone: (zone) =>
        `The assistant is running in another time zone than the salons (${zone}) and would give wrong times. Until that changes it neither searches nor books.`
};

function whenText(when: WhenWords): string {
    if (when.kind === 'next_hour') return 'within the next hour';
    if (when.kind === 'next_day') return 'within the next 24 hours';
    return when.kind === 'day' ? `on ${when.day}` : `around ${when.moment}`;
}

function shortVisit({ service, salon, moment }: VisitWords): string {
    return `“${service}” at ${salon}, ${moment}`;
}

function fullVisit(visit: VisitWords): string {
    const where = visit.address === undefined ? visit.salon : `${visit.salon} (${visit.address})`;
    return `“${visit.service}” at ${where}, ${visit.moment}, with ${visit.worker}, ${visit.duration}, ${visit.price}`;
}

function overlapText(overlaps: readonly VisitWords[]): string {
    if (overlaps.length === 0) return '';
    const known = overlaps.map((visit) => `${shortVisit(visit)} (${visit.duration})`);
    return ` Note: you already have ${overlaps.length === 1 ? 'another visit' : 'other visits'} at that time: ${joinList(known, 'en')}.`;
}

function alternativesText(alternatives: readonly string[]): string {
    return alternatives.length === 0
        ? ' No other free time is to be seen here in the next days.'
        : ` Free instead: ${joinList(alternatives, 'en')}.`;
}

function cutVisits(leftOut: number): string {
    return leftOut === 0 ? '' : ` The list is cut, ${englishCount(leftOut, visitForms)} more.`;
}
