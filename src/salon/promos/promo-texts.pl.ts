import type { PromoDiscount } from '../../core/salon-offers.js';
import { joinList } from '../../text/list.js';
import { polishCount, polishPlural } from '../../text/plural.js';
import { formatPrice } from '../../text/units.js';
import type { LocalDate } from '../../time/local-date.js';
import { dateText } from '../day-texts.pl.js';
import { validityText } from '../validity-texts.pl.js';
import type { PromoStatus } from './promo-status.js';
import type { PromoService, ReadablePromo } from './readable-promo.js';

const promoForms = { one: 'promocja', few: 'promocje', many: 'promocji' };
/** After "ma". */
const hasPromoForms = { one: 'promocję', few: 'promocje', many: 'promocji' };
const activePromoForms = { one: 'aktywna promocja', few: 'aktywne promocje', many: 'aktywnych promocji' };
/** After "na". */
const forServiceForms = { one: 'usługę', few: 'usługi', many: 'usług' };
const serviceForms = { one: 'usługa', few: 'usługi', many: 'usług' };
const runningForms = { one: 'trwa', few: 'trwają', many: 'trwa' };

/** Services that a sentence names one by one, with their prices. */
const NAMED_SERVICES = 5;

/** The names of a promo's fields as sentences use them; also the names of what a preview promises (rule 7). */
export const promoLabels = {
    promo: 'promocja',
    title: 'tytuł',
    discount: 'rabat',
    services: 'usługi',
    prices: 'ceny',
    validity: 'termin',
    picture: 'zdjęcie',
    description: 'opis',
    active: 'stan',
    afterChange: (label: string) => `${label} po zmianie`
} as const;

/** One field that an edit changes, in words. */
export interface PromoChange {
    readonly label: string;
    readonly before: string;
    readonly after: string;
}

/** What a list of promos found. */
export interface ListedPromos {
    readonly count: number;
    /** Those that hold today. */
    readonly running: number;
    readonly leftOut: number;
    readonly query: string | undefined;
}

export const promoFieldTexts = {
    title: (title: string) => `„${title}”`,
    discount: (discount: PromoDiscount) =>
        discount.kind === 'percent' ? `${discount.percent}%` : `cena ${formatPrice(discount.pricePln, 'pl')}`,
    services: (services: ReadablePromo['services']) => {
        if (services === undefined) return 'cały cennik';
        if (services.length === 0) return 'żadna';
        if (services.length > NAMED_SERVICES) return polishCount(services.length, serviceForms);
        return joinList(
            services.map(({ name }) => `„${name}”`),
            'pl'
        );
    },
    /** From what to what each covered service goes; many of them together. */
    prices: (services: ReadablePromo['services'] = []) => {
        if (services.length <= NAMED_SERVICES) return services.map(priceText).join('; ');
        const [before, after] = [sum(services.map(({ pricePln }) => pricePln)), sum(services.map(({ promoPricePln }) => promoPricePln))];
        return `${polishCount(services.length, serviceForms)}, razem ${formatPrice(before, 'pl')} → ${formatPrice(after, 'pl')}`;
    },
    picture: (picture: string | undefined) => (picture === undefined ? 'brak' : `„${picture}”`),
    description: (description: string | undefined) => (description === undefined ? 'brak' : `„${description}”`),
    active: (active: boolean) => (active ? 'włączona' : 'wyłączona')
} as const;

/** What the tools for promos say to the owner. */
export const promoTexts = {
    listed: ({ count, running, leftOut, query }: ListedPromos) => {
        if (count === 0) return query === undefined ? 'Salon nie ma żadnej promocji.' : noneFits(query);
        const found =
            query === undefined
                ? `Salon ma ${polishCount(count, hasPromoForms)}`
                : `Pasujące do „${query}”: ${polishCount(count, promoForms)}`;
        const now = running === 0 ? 'dziś żadna nie trwa' : `dziś ${polishPlural(running, runningForms)} ${running}`;
        return `${found}, ${now}.${cut(leftOut)}`;
    },
    listedPublic: ({ count, leftOut, query }: ListedPromos) => {
        if (count === 0) return `${query === undefined ? 'Dziś salon nie ma żadnej aktywnej promocji.' : noneFits(query)} ${onlyRunning}`;
        const which = query === undefined ? 'Widoczne dziś dla klientek' : `Widoczne dziś dla klientek i pasujące do „${query}”`;
        return `${which}: ${polishCount(count, activePromoForms)}. ${onlyRunning}${cut(leftOut)}`;
    },

    willAdd: (promo: ReadablePromo, today: LocalDate, sameTitle: boolean) =>
        [
            `Założę promocję „${promo.title}”: ${offer(promo)}, ${validityText(promo, today)}${extras(promo)}, ${promoFieldTexts.active(promo.active)}.`,
            ...pricesSentence(promo),
            ...warnings(promo),
            ...(sameTitle ? ['Uwaga: salon ma już promocję o tym tytule — powstanie druga.'] : []),
            'Czy zapisać?'
        ].join(' '),
    added: (title: string) => `Założono promocję „${title}”.`,

    /** @param priced the promo as it will be, where the edit changes what it comes to */
    willUpdate: (title: string, changes: readonly PromoChange[], unchanged: readonly string[], priced: ReadablePromo | undefined) =>
        [
            `Zmienię promocję „${title}” — ${changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; ')}.`,
            ...(unchanged.length === 0 ? [] : [`Bez zmian — ${unchanged.join('; ')}.`]),
            ...(priced === undefined ? [] : [...pricesSentence(priced), ...warnings(priced)]),
            'Czy zapisać?'
        ].join(' '),
    updated: (title: string, changes: readonly PromoChange[]) =>
        `Zmieniono promocję „${title}” — ${changes.map(({ label, after }) => `${label}: ${after}`).join('; ')}.`,
    nothingToChange: 'Podaj, co zmienić w promocji: co najmniej jedno pole oprócz promoId.',
    alreadySo: (title: string) => `Promocja „${title}” już tak wygląda — nie ma czego zmieniać.`,
    clearAndSet: (field: string) => `Pole ${field} jest jednocześnie ustawiane i czyszczone. Wybierz jedno.`,

    willSwitchOn: (promo: ReadablePromo, today: LocalDate) =>
        [
            `Włączę promocję „${promo.title}”: ${offer(promo)}, ${validityText(promo, today)}.`,
            promo.validFrom !== undefined && promo.validFrom > today
                ? `Klientki zobaczą ją pierwszego dnia: ${dateText(promo.validFrom)}.`
                : 'Klientki zobaczą ją od razu.',
            ...pricesSentence(promo),
            ...warnings(promo),
            'Czy zapisać?'
        ].join(' '),
    willSwitchOff: (promo: ReadablePromo, today: LocalDate, status: PromoStatus) =>
        `Wyłączę promocję „${promo.title}” (${offer(promo)}, ${validityText(promo, today)}). ${switchedOff[status]} Promocję można później znów włączyć. Czy zapisać?`,
    switched: (title: string, active: boolean) => `${active ? 'Włączono' : 'Wyłączono'} promocję „${title}”.`,
    alreadySwitched: (title: string, active: boolean) =>
        `Promocja „${title}” jest już ${promoFieldTexts.active(active)} — nie ma czego zmieniać.`,
    over: (title: string, validTo: LocalDate) =>
        `Promocja „${title}” skończyła się (${dateText(validTo)}), więc włączenie nic nie da. Najpierw trzeba przesunąć jej ostatni dzień (update_promo, validTo).`,

    willRemove: (promo: ReadablePromo, today: LocalDate) =>
        `Usunę na zawsze promocję „${promo.title}” (${offer(promo)}, ${validityText(promo, today)}, ${promoFieldTexts.active(promo.active)}). Tego nie da się cofnąć. Poproś właścicielkę, żeby na potwierdzenie sama napisała pełny tytuł promocji.`,
    removed: (title: string) => `Usunięto promocję „${title}”.`,

    bothDiscounts: 'Podaj albo percent, albo promoPricePln — promocja nie może mieć obu naraz.',
    noDiscount: 'Podaj, na czym polega promocja: percent (rabat w procentach) albo promoPricePln (cena promocyjna).',
    priceForWholeList:
        'Cena promocyjna musi dotyczyć wskazanych usług: podaj salonServiceIds. Na cały cennik można dać rabat w procentach (percent).',
    notCheaper: (service: string, pricePln: number, promoPricePln: number) =>
        `Cena promocyjna ${formatPrice(promoPricePln, 'pl')} nie jest niższa od zwykłej ceny usługi „${service}” (${formatPrice(pricePln, 'pl')}). Podaj niższą albo wybierz inne usługi.`,
    noServiceLeft:
        'Wszystkie usługi tej promocji zostały usunięte. Podaj nowe (salonServiceIds) albo wyczyść to pole (clear), żeby objęła cały cennik.',
    endsBeforeItBegins: (validFrom: LocalDate, validTo: LocalDate) =>
        `Promocja kończyłaby się (${dateText(validTo)}), zanim się zacznie (${dateText(validFrom)}). Popraw termin.`,
    dayIsOver: (date: LocalDate, today: LocalDate) =>
        `Dzień ${date} już minął (dziś jest ${dateText(today)}). Podaj dzień od dzisiaj w przód albo pomiń to pole.`,
    notAPicture: (name: string) => `„${name}” to film, a w promocji może być tylko zdjęcie. Wybierz inne z list_media.`,
    unknownMedia: (id: string) => `Nie ma w bibliotece zdjęcia o identyfikatorze „${id}”. Weź mediaId z list_media.`,
    unknownServices: (ids: string) => `Nie ma usługi o identyfikatorze: ${ids}. Weź salonServiceId z list_services.`,
    unknownPromo: (id: string) => `Nie ma promocji o identyfikatorze „${id}”. Weź promoId z list_promos.`
} as const;

/** What switching a promo off means to customers. */
const switchedOff: Readonly<Record<PromoStatus, string>> = {
    running: 'Klientki przestaną ją widzieć, a ceny wrócą do zwykłych.',
    scheduled: 'Nie zacznie się wtedy, kiedy miała.',
    ended: 'Już się skończyła, więc dla klientek nic się nie zmieni.',
    inactive: 'Klientki i tak jej nie widzą.'
};

const onlyRunning = 'Promocji wyłączonych, zaplanowanych i zakończonych ta lista nie pokazuje.';

function noneFits(query: string): string {
    return `Żadna promocja nie pasuje do „${query}”. Spróbuj innych słów albo weź całą listę, bez argumentu query.`;
}

function cut(leftOut: number): string {
    return leftOut === 0 ? '' : ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, promoForms)} — zawęź ją argumentem query.`;
}

function offer({ discount, services }: ReadablePromo): string {
    const what = discount.kind === 'percent' ? `${discount.percent}% taniej` : `cena promocyjna ${formatPrice(discount.pricePln, 'pl')}`;
    if (services === undefined) return `${what}, ${promoFieldTexts.services(services)}`;
    if (services.length > NAMED_SERVICES) return `${what} na ${polishCount(services.length, forServiceForms)}`;
    return `${what}, usługi: ${promoFieldTexts.services(services)}`;
}

function extras({ picture, description }: ReadablePromo): string {
    return (
        (picture === undefined ? '' : `, zdjęcie ${promoFieldTexts.picture(picture)}`) +
        (description === undefined ? '' : `, opis: ${promoFieldTexts.description(description)}`)
    );
}

/** What the discount comes to, where few enough services are covered to be named. */
function pricesSentence({ services }: ReadablePromo): readonly string[] {
    if (services === undefined || services.length === 0 || services.length > NAMED_SERVICES) return [];
    return [`Ceny: ${promoFieldTexts.prices(services)}.`];
}

function sum(pln: readonly number[]): number {
    return pln.reduce((total, price) => total + Math.round(price * 100), 0) / 100;
}

function priceText({ name, pricePln, promoPricePln }: PromoService): string {
    return `„${name}” ${formatPrice(pricePln, 'pl')} → ${formatPrice(promoPricePln, 'pl')}`;
}

function warnings({ services, discount }: ReadablePromo): readonly string[] {
    const hidden = (services ?? []).filter((service) => !service.active).map(({ name }) => `„${name}”`);
    const isFree = discount.kind === 'percent' ? discount.percent === 100 : discount.pricePln === 0;
    return [...(isFree ? ['Uwaga: w tej promocji usługi są za darmo.'] : []), ...(hidden.length === 0 ? [] : [hiddenText(hidden)])];
}

function hiddenText(names: readonly string[]): string {
    if (names.length > NAMED_SERVICES) return `Uwaga: przy ${names.length} usługach ukrytych w cenniku klientki nie zobaczą promocji.`;
    const which = names.length === 1 ? 'usłudze ukrytej' : 'usługach ukrytych';
    return `Uwaga: klientki nie zobaczą promocji przy ${which} w cenniku: ${joinList(names, 'pl')}.`;
}
