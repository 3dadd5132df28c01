import { joinList } from '../text/list.js';
import { polishCount, polishPlural, type PolishForms } from '../text/plural.js';
import type { CustomerTexts, VisitWords, WhenWords } from './customer-texts.js';

const salonForms: PolishForms = { one: 'salon', few: 'salony', many: 'salonów' };
const haveForms: PolishForms = { one: 'ma', few: 'mają', many: 'ma' };
const serviceForms: PolishForms = { one: 'usługa', few: 'usługi', many: 'usług' };
const visitForms: PolishForms = { one: 'wizyta', few: 'wizyty', many: 'wizyt' };
const upcomingForms: PolishForms = { one: 'nadchodzącą wizytę', few: 'nadchodzące wizyty', many: 'nadchodzących wizyt' };
const rangeForms: PolishForms = { one: 'przedział', few: 'przedziały', many: 'przedziałów' };
const suggestionForms: PolishForms = { one: 'propozycja', few: 'propozycje', many: 'propozycji' };

export const polishTexts: CustomerTexts = {
    progress: {
        find_service_type: 'Szukam typu usługi…',
        search_slots: 'Szukam wolnych terminów w okolicy…',
        get_salon: 'Sprawdzam salon…',
        get_free_times: 'Sprawdzam wolne godziny…',
        book_appointment: 'Rezerwuję wizytę…',
        list_my_appointments: 'Sprawdzam Twoje wizyty…',
        cancel_appointment: 'Odwołuję wizytę…'
    },

    day: (date, near) => (near === undefined ? date : `${near}, ${date}`),
    moment: (day, time) => `${day}, godz. ${time}`,

    typesFound: (query, count, best) =>
        best === undefined
            ? `W katalogu nie ma typu usługi pasującego do „${query}”. Spróbuj innymi słowami, np. samą nazwą zabiegu.`
            : `Do „${query}”: ${polishCount(count, suggestionForms)}, najlepiej pasuje „${best}”.`,

    placeNeeded: (hasGeocoder) =>
        hasGeocoder
            ? 'Nie wiem, gdzie szukać. Zapytaj o miejsce (adres, ulicę z miastem albo dzielnicę), zamień je na współrzędne narzędziem geocode_place i podaj lat oraz lng — nie zgaduj współrzędnych.'
            : 'Nie wiem, gdzie szukać. Poproś o udostępnienie lokalizacji w aplikacji albo o nazwę dzielnicy lub miejscowości — nie zgaduj współrzędnych.',
    halfAPlace: 'Podaj oba argumenty: lat i lng, albo żadnego z nich.',
    swappedPlace: 'Współrzędne wyglądają na zamienione miejscami: lat to szerokość (np. 52.23), lng to długość geograficzna (np. 21.01).',
    typesNeeded: 'Podaj, jakiej usługi szukać: serviceTypeId albo serviceTypeIds z find_service_type.',
    tooManyTypes: (max) => `Naraz można szukać najwyżej ${max} typów usług. Wybierz te najważniejsze.`,
    unknownTypes: (ids) =>
        `Nie ma w katalogu typu o identyfikatorze: ${ids}. Znajdź właściwy serviceTypeId narzędziem find_service_type — nie zgaduj go.`,

    pastDay: (day) => `Ten dzień już minął: ${day}. Podaj dzisiejszy dzień albo późniejszy.`,
    pastMoment: (moment) => `Ten termin już minął: ${moment}. Podaj późniejszy.`,
    tooFarAhead: (day, days) => `To za daleko: ${day}. Terminy są dostępne najwyżej na ${days} dni naprzód.`,
    noSuchTime: (moment) => `Takiej godziny nie będzie: ${moment}. Tej nocy zegary są przestawiane do przodu — podaj inną godzinę.`,
    firstOfTwo: (time) => `Tej nocy godzina ${time} wypada dwa razy (zegary są cofane); chodzi o pierwszą z nich.`,
    offGrid: (time) => `Wizyty zaczynają się co 5 minut, więc nie o ${time}. Podaj godzinę kończącą się na 0 albo 5.`,

    found: ({ when, salons, name, distance, moment, leftOut }) =>
        `${polishCount(salons, salonForms)} w okolicy ${polishPlural(salons, haveForms)} wolny termin ${whenText(when)}. ` +
        `Najwcześniej: ${name} (${distance}), ${moment}.${leftOut === 0 ? '' : ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, salonForms)} — zawęź typ usługi albo czas.`}`,
    noneFound: (when, radius) =>
        `W promieniu ${radius} żaden salon nie ma wolnego terminu ${whenText(when)}. Spróbuj innego dnia lub godziny, większego promienia (radiusKm) albo innego miejsca.`,

    salon: (name, address, services, leftOut, query) =>
        `${name}${address === undefined ? '' : `, ${address}`}: ${polishCount(services, serviceForms)}${query === undefined ? '' : ` pasujące do „${query}”`}.` +
        (leftOut === 0 ? '' : ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, serviceForms)} — zawęź ją argumentem query.`),
    noServices: (name, query) =>
        query === undefined
            ? `${name} nie ma teraz żadnej usługi do rezerwacji.`
            : `W salonie ${name} żadna usługa nie pasuje do „${query}”.`,

    freeTimes: ({ service, salon, day, ranges, leftOut, repeated }) =>
        `„${service}” w salonie ${salon}, ${day} — wizyta może się zacząć: ${joinList(ranges, 'pl')}.` +
        (leftOut === 0 ? '' : ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, rangeForms)}.`) +
        (repeated
            ? ' Tej nocy zegary są cofane: przedziały z repeated = true to druga z dwóch takich samych godzin i tu się ich nie zarezerwuje.'
            : ''),
    noFreeTimes: (service, salon, day) =>
        `„${service}” w salonie ${salon}: ${day} nie ma wolnych godzin. Sprawdź inny dzień albo poszukaj w innych salonach.`,

    willBook: (visit, overlaps, note) =>
        `Zarezerwuję: ${fullVisit(visit)}.${overlapText(overlaps)}${note === undefined ? '' : ` ${note}`} Czy rezerwować?`,
    booked: (visit) => `Zarezerwowano: ${fullVisit(visit)}.`,
    notFree: (moment, worker, alternatives) =>
        `${worker === undefined ? 'Ten termin jest już zajęty albo niedostępny' : `${worker} nie ma wtedy wolnego czasu`}: ${moment}.${alternativesText(alternatives)}`,
    justTaken: (moment, alternatives) =>
        `Ktoś właśnie zajął ten termin: ${moment}. Nic nie zarezerwowano.${alternativesText(alternatives)}`,
    tooSoon: (moment, earliest) => `Na ten termin jest już za późno: ${moment}. Rezerwować można najwcześniej na: ${earliest}.`,

    appointments: (upcoming, first, leftOut) =>
        first === undefined
            ? 'Nie masz żadnych nadchodzących wizyt.'
            : `Masz ${polishCount(upcoming, upcomingForms)}. Najbliższa: ${shortVisit(first)}.${cutVisits(leftOut)}`,
    appointmentsWithPast: (total, leftOut) =>
        total === 0
            ? 'Nie masz żadnych wizyt, także z ostatnich 60 dni.'
            : `Wszystkie wizyty z ostatnich 60 dni i nadchodzące: ${total}.${cutVisits(leftOut)}`,

    willCancel: (visit) => `Odwołam wizytę: ${fullVisit(visit)}. Czy odwołać?`,
    cancelled: (visit) => `Odwołano wizytę: ${shortVisit(visit)}.`,
    alreadyCancelled: (visit) => `Ta wizyta jest już odwołana: ${shortVisit(visit)}.`,
    alreadyBegun: (visit) => `Tej wizyty nie można już odwołać, bo się zaczęła albo minęła: ${shortVisit(visit)}.`,

    unknownSalon: 'Nie ma takiego salonu albo jest już zamknięty. Weź salonId z search_slots.',
    unknownService: 'W tym salonie nie ma takiej usługi. Weź salonServiceId z search_slots albo get_salon tego samego salonu.',
    unknownWorker: 'W tym salonie nikt taki nie wykonuje tej usługi. Weź workerId z get_free_times albo pomiń ten argument.',
    unknownAppointment: 'Nie masz takiej wizyty. Weź appointmentId z list_my_appointments.',
    notAllowed: 'Nie mam Twojej zgody, żeby to zrobić. Zaloguj się i pozwól asystentowi działać w Twoim imieniu.',
    wrongTimeZone: (zone) =>
        `Asystent działa teraz w innej strefie czasowej niż salony (${zone}), więc podawałby złe godziny. Dopóki to się nie zmieni, nie szuka i nie rezerwuje terminów.`
};

function whenText(when: WhenWords): string {
    if (when.kind === 'next_hour') return 'w ciągu najbliższej godziny';
    if (when.kind === 'next_day') return 'w ciągu najbliższych 24 godzin';
    return when.kind === 'day' ? `na: ${when.day}` : `około: ${when.moment}`;
}

function shortVisit({ service, salon, moment }: VisitWords): string {
    return `„${service}” w salonie ${salon}, ${moment}`;
}

function fullVisit(visit: VisitWords): string {
    const where = visit.address === undefined ? visit.salon : `${visit.salon} (${visit.address})`;
    return `„${visit.service}” w salonie ${where}, ${visit.moment}, wykonuje ${visit.worker}, czas ${visit.duration}, cena ${visit.price}`;
}

function overlapText(overlaps: readonly VisitWords[]): string {
    if (overlaps.length === 0) return '';
    const known = overlaps.map((visit) => `${shortVisit(visit)} (${visit.duration})`);
    return ` Uwaga: w tym czasie masz już ${overlaps.length === 1 ? 'inną wizytę' : 'inne wizyty'}: ${joinList(known, 'pl')}.`;
}

function alternativesText(alternatives: readonly string[]): string {
    return alternatives.length === 0
        ? ' W najbliższych dniach nie widać tu innego wolnego terminu.'
        : ` Wolne są: ${joinList(alternatives, 'pl')}.`;
}

function cutVisits(leftOut: number): string {
    return leftOut === 0 ? '' : ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, visitForms)}.`;
}
