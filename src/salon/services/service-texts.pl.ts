import { joinList } from '../../text/list.js';
import { polishCount } from '../../text/plural.js';
import { formatDuration, formatPrice } from '../../text/units.js';

const serviceForms = { one: 'usługa', few: 'usługi', many: 'usług' };
const activeServiceForms = { one: 'aktywna usługa', few: 'aktywne usługi', many: 'aktywnych usług' };
const hiddenForms = { one: 'ukryta', few: 'ukryte', many: 'ukrytych' };
const personForms = { one: 'osoba', few: 'osoby', many: 'osób' };
const suggestionForms = { one: 'propozycja', few: 'propozycje', many: 'propozycji' };

/** A service with its ids already resolved to names. */
export interface ReadableService {
    readonly name: string;
    readonly pricePln: number;
    readonly durationMinutes: number;
    readonly description?: string;
    readonly types: readonly string[];
    readonly workers: readonly string[];
    readonly active: boolean;
}

/** One field that an edit changes, in words. */
export interface ReadableChange {
    readonly label: string;
    readonly before: string;
    readonly after: string;
}

/** The names of a service's fields as sentences use them; also the names of what a preview promises (rule 7). */
export const fieldLabels = {
    service: 'usługa',
    name: 'nazwa',
    pricePln: 'cena',
    durationMinutes: 'czas',
    description: 'opis',
    serviceTypeIds: 'typ',
    workerIds: 'osoby',
    active: 'widoczność'
} as const;

export const fieldTexts = {
    price: (pln: number) => formatPrice(pln, 'pl'),
    duration: (minutes: number) => formatDuration(minutes),
    types: (types: readonly string[]) => joinList(types, 'pl'),
    workers: (workers: readonly string[]) => (workers.length === 0 ? 'nikt' : joinList(workers, 'pl')),
    active: (active: boolean) => (active ? 'widoczna dla klientek' : 'ukryta'),
    description: (description: string | undefined) => (description === undefined ? 'brak' : `„${description}”`)
} as const;

function rounding(sent: number, rounded: number): string {
    return sent === rounded ? '' : ` (zaokrąglony w górę z ${formatDuration(sent)}, bo terminy liczą się co 5 minut)`;
}

function details(service: ReadableService, sentMinutes: number): string {
    const parts = [
        `cena ${fieldTexts.price(service.pricePln)}`,
        `czas ${fieldTexts.duration(service.durationMinutes)}${rounding(sentMinutes, service.durationMinutes)}`,
        `typ: ${fieldTexts.types(service.types)}`,
        service.workers.length === 0 ? 'bez przypisanych osób' : `wykonuje: ${fieldTexts.workers(service.workers)}`,
        ...(service.description === undefined ? [] : [`opis: ${fieldTexts.description(service.description)}`]),
        fieldTexts.active(service.active)
    ];
    return parts.join(', ');
}

/** What the service tools say to the owner. */
export const serviceTexts = {
    listed: (services: readonly ReadableService[], leftOut: number) => {
        if (services.length === 0) return 'Salon nie ma jeszcze żadnej usługi.';
        const hidden = services.filter((service) => !service.active).length;
        const count = polishCount(services.length, serviceForms);
        return `W cenniku: ${count}${hidden === 0 ? '' : `, w tym ${polishCount(hidden, hiddenForms)}`}.${cut(leftOut)}`;
    },
    listedPublic: (count: number, leftOut: number) =>
        count === 0
            ? 'Salon nie ma teraz żadnej usługi widocznej dla klientek. Usług ukrytych ta lista nie pokazuje.'
            : `Klientki widzą: ${polishCount(count, activeServiceForms)}. Usług ukrytych ta lista nie pokazuje.${cut(leftOut)}`,
    workers: (count: number) =>
        count === 0 ? 'W zespole salonu nie ma jeszcze nikogo.' : `W zespole: ${polishCount(count, personForms)}.`,
    typesFound: (query: string, count: number, best: string | undefined) =>
        best === undefined
            ? `W katalogu nie ma typu pasującego do „${query}”. Spróbuj innymi słowami, np. samą nazwą zabiegu.`
            : `Do „${query}”: ${polishCount(count, suggestionForms)}, najbliżej „${best}”.`,

    willAdd: (service: ReadableService, sentMinutes: number, sameName: boolean) =>
        `Dodam usługę „${service.name}”: ${details(service, sentMinutes)}.` +
        (service.workers.length === 0 ? ' Dopóki nikt nie jest przypisany, klientki jej nie zarezerwują.' : '') +
        (sameName ? ' Uwaga: salon ma już usługę o tej nazwie — powstanie druga.' : '') +
        ' Czy zapisać?',
    added: (name: string) => `Dodano usługę „${name}”.`,

    willUpdate: (name: string, changes: readonly ReadableChange[], unchanged: readonly string[], roundedFrom: number | undefined) =>
        `Zmienię usługę „${name}”: ${changes.map(({ label, before, after }) => `${label} ${before} → ${after}`).join('; ')}.` +
        (roundedFrom === undefined ? '' : ` Czas ${formatDuration(roundedFrom)} zaokrąglono w górę, bo terminy liczą się co 5 minut.`) +
        (unchanged.length === 0 ? '' : ` Bez zmian: ${unchanged.join(', ')}.`) +
        ' Czy zapisać?',
    updated: (name: string, changes: readonly ReadableChange[]) =>
        `Zmieniono usługę „${name}”: ${changes.map(({ label, after }) => `${label} ${after}`).join('; ')}.`,
    nothingToChange: 'Podaj, co zmienić w usłudze: co najmniej jedno pole oprócz salonServiceId.',
    alreadySo: (name: string) => `Usługa „${name}” już tak wygląda — nie ma czego zmieniać.`,
    clearAndSet: (field: string) => `Pole ${field} jest jednocześnie ustawiane i czyszczone. Wybierz jedno.`,

    willRemove: (service: ReadableService) =>
        `Usunę na zawsze usługę „${service.name}” (${fieldTexts.price(service.pricePln)}, ${fieldTexts.duration(service.durationMinutes)}, wykonuje: ${fieldTexts.workers(service.workers)}). Tego nie da się cofnąć. Poproś właścicielkę, żeby na potwierdzenie sama napisała pełną nazwę usługi.`,
    removed: (name: string) => `Usunięto usługę „${name}”.`,

    unknownTypes: (ids: string) =>
        `Nie ma w katalogu typu o identyfikatorze: ${ids}. Znajdź właściwy serviceTypeId narzędziem find_service_type — nie zgaduj go.`,
    unknownWorkers: (ids: string) => `Nie ma w zespole osoby o identyfikatorze: ${ids}. Weź workerId z list_workers.`,
    unknownService: (id: string) => `Nie ma usługi o identyfikatorze „${id}”. Weź salonServiceId z list_services.`
} as const;

function cut(leftOut: number): string {
    return leftOut === 0 ? '' : ` Lista jest skrócona, poza nią: ${polishCount(leftOut, serviceForms)}; zawęź ją argumentem query.`;
}
