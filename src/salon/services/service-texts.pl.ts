import { joinList } from '../../text/list.js';
import { polishCount, type PolishForms } from '../../text/plural.js';
import { formatDuration, formatPrice } from '../../text/units.js';

const serviceForms = { one: 'usługa', few: 'usługi', many: 'usług' };
const activeServiceForms = { one: 'aktywna usługa', few: 'aktywne usługi', many: 'aktywnych usług' };
const hiddenForms = { one: 'ukryta', few: 'ukryte', many: 'ukrytych' };
const personForms = { one: 'osoba', few: 'osoby', many: 'osób' };
const suggestionForms = { one: 'propozycja', few: 'propozycje', many: 'propozycji' };

/** Promos that a sentence names one by one. */
const NAMED_PROMOS = 6;

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

/** What a list tool found. */
export interface ListedServices {
    readonly services: readonly ReadableService[];
    /** How many of them the answer has no room for. */
    readonly leftOut: number;
    /** The words that were looked for. */
    readonly query: string | undefined;
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
    active: 'stan'
} as const;

export const fieldTexts = {
    name: (name: string) => `„${name}”`,
    price: (pln: number) => formatPrice(pln, 'pl'),
    duration: (minutes: number) => formatDuration(minutes),
    types: (types: readonly string[]) => joinList(types, 'pl'),
    workers: (workers: readonly string[]) => (workers.length === 0 ? 'brak' : joinList(workers, 'pl')),
    active: (active: boolean) => (active ? 'widoczna dla klientek' : 'ukryta'),
    description: (description: string | undefined) => (description === undefined ? 'brak' : `„${description}”`),
    afterChange: (label: string) => `${label} po zmianie`
} as const;

function performers(workers: readonly string[]): string {
    if (workers.length === 0) return 'bez przypisanych osób';
    return `${workers.length === 1 ? 'wykonuje' : 'wykonują'}: ${fieldTexts.workers(workers)}`;
}

function rounding(sent: number, rounded: number): string {
    return sent === rounded ? '' : ` (zaokrąglony w górę z ${formatDuration(sent)}, bo terminy liczą się co 5 minut)`;
}

function details(service: ReadableService, sentMinutes: number): string {
    const parts = [
        `cena ${fieldTexts.price(service.pricePln)}`,
        `czas ${fieldTexts.duration(service.durationMinutes)}${rounding(sentMinutes, service.durationMinutes)}`,
        `typ: ${fieldTexts.types(service.types)}`,
        performers(service.workers),
        ...(service.description === undefined ? [] : [`opis: ${fieldTexts.description(service.description)}`]),
        fieldTexts.active(service.active)
    ];
    return parts.join(', ');
}

/** What the service tools say to the owner. */
export const serviceTexts = {
    listed: ({ services, leftOut, query }: ListedServices) => {
        if (services.length === 0) return query === undefined ? 'Salon nie ma jeszcze żadnej usługi.' : noneFits('usługa', query);
        const hidden = services.filter((service) => !service.active).length;
        const count = polishCount(services.length, serviceForms);
        const found = `${count}${hidden === 0 ? '' : `, w tym ${polishCount(hidden, hiddenForms)}`}`;
        return `${query === undefined ? 'W cenniku' : `Pasujące do „${query}”`}: ${found}.${cut(leftOut, serviceForms)}`;
    },
    listedPublic: ({ services, leftOut, query }: ListedServices) => {
        if (services.length === 0) {
            const none =
                query === undefined ? 'Salon nie ma teraz żadnej usługi widocznej dla klientek.' : noneFits('aktywna usługa', query);
            return `${none} ${onlyActive}`;
        }
        const count = polishCount(services.length, activeServiceForms);
        const which = query === undefined ? 'Widoczne dla klientek' : `Widoczne dla klientek i pasujące do „${query}”`;
        return `${which}: ${count}. ${onlyActive}${cut(leftOut, serviceForms)}`;
    },
    workers: (count: number, leftOut: number, query: string | undefined) => {
        if (count === 0) return query === undefined ? 'W zespole salonu nie ma jeszcze nikogo.' : noneFits('osoba', query);
        return `${query === undefined ? 'W zespole' : `Pasujące do „${query}”`}: ${polishCount(count, personForms)}.${cut(leftOut, personForms)}`;
    },
    typesFound: (query: string, count: number, best: string | undefined) =>
        best === undefined
            ? `W katalogu nie ma typu pasującego do „${query}”. Spróbuj innymi słowami, np. samą nazwą zabiegu.`
            : `Do „${query}”: ${polishCount(count, suggestionForms)}, najlepiej pasuje „${best}”.`,

    willAdd: (service: ReadableService, sentMinutes: number, sameName: boolean) =>
        `Dodam usługę „${service.name}”: ${details(service, sentMinutes)}.` +
        (service.workers.length === 0 ? ' Dopóki nikt nie jest przypisany, klientki jej nie zarezerwują.' : '') +
        (sameName ? ' Uwaga: salon ma już usługę o tej nazwie — powstanie druga.' : '') +
        ' Czy zapisać?',
    added: (name: string) => `Dodano usługę „${name}”.`,

    /** @param visits what becomes of booked visits (rule 17), one sentence or more */
    willUpdate: (
        name: string,
        changes: readonly ReadableChange[],
        unchanged: readonly string[],
        { roundedFrom, visits }: { readonly roundedFrom: number | undefined; readonly visits: string }
    ) =>
        `Zmienię usługę „${name}” — ${changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; ')}.` +
        (roundedFrom === undefined ? '' : ` ${roundedUp(roundedFrom)}`) +
        (unchanged.length === 0 ? '' : ` Bez zmian — ${unchanged.join('; ')}.`) +
        (visits === '' ? '' : ` ${visits}`) +
        ' Czy zapisać?',
    updated: (name: string, changes: readonly ReadableChange[]) =>
        `Zmieniono usługę „${name}” — ${changes.map(({ label, after }) => `${label}: ${after}`).join('; ')}.`,
    nothingToChange: 'Podaj, co zmienić w usłudze: co najmniej jedno pole oprócz salonServiceId.',
    alreadySo: (name: string, roundedFrom: number | undefined) =>
        `Usługa „${name}” już tak wygląda — nie ma czego zmieniać.${roundedFrom === undefined ? '' : ` ${roundedUp(roundedFrom)}`}`,
    clearAndSet: (field: string) => `Pole ${field} jest jednocześnie ustawiane i czyszczone. Wybierz jedno.`,

    /** @param consequences what becomes of booked visits (rule 17) and of promos */
    willRemove: (service: ReadableService, consequences: string) =>
        `Usunę na zawsze usługę „${service.name}” (${fieldTexts.price(service.pricePln)}, ${fieldTexts.duration(service.durationMinutes)}, ${performers(service.workers)}). ${consequences} Tego nie da się cofnąć. Poproś właścicielkę, żeby na potwierdzenie sama napisała pełną nazwę usługi.`,
    removed: (name: string) => `Usunięto usługę „${name}”.`,
    takenOutOfPromos: (promos: readonly { readonly title: string; readonly isLast: boolean }[]) => {
        const titles = promos.map(({ title, isLast }) => `„${title}”${isLast ? ' (to jej jedyna usługa, więc promocja się wyłączy)' : ''}`);
        if (titles.length === 0) return '';
        const rest = titles.length - NAMED_PROMOS;
        const named = rest <= 0 ? joinList(titles, 'pl') : `${titles.slice(0, NAMED_PROMOS).join(', ')} i jeszcze ${rest}`;
        return ` Usługa zniknie też z promocji: ${named}.`;
    },

    unknownTypes: (ids: string) =>
        `Nie ma w katalogu typu o identyfikatorze: ${ids}. Znajdź właściwy serviceTypeId narzędziem find_service_type — nie zgaduj go.`,
    unknownWorkers: (ids: string) => `Nie ma w zespole osoby o identyfikatorze: ${ids}. Weź workerId z list_workers.`,
    unknownService: (id: string) => `Nie ma usługi o identyfikatorze „${id}”. Weź salonServiceId z list_services.`
} as const;

const onlyActive = 'Usług ukrytych ta lista nie pokazuje.';

function noneFits(what: string, query: string): string {
    return `Żadna ${what} nie pasuje do „${query}”. Spróbuj innych słów albo weź całą listę, bez argumentu query.`;
}

function cut(leftOut: number, forms: PolishForms): string {
    return leftOut === 0 ? '' : ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, forms)} — zawęź ją argumentem query.`;
}

function roundedUp(from: number): string {
    return `Czas zaokrąglono w górę z ${formatDuration(from)}, bo terminy liczą się co 5 minut.`;
}
