/** What reading a Booksy profile says to the owner, in Polish. */
import { formatDuration, formatPrice } from '../text/units.js';
import { polishCount } from '../text/plural.js';
import type { BooksyProblem } from './booksy-failure.js';

const pln = (zlote: number): string => formatPrice(zlote, 'pl');

/** Notes on single services. */
export const serviceNotes = {
    priceFrom: (zlote: number): string => {
        const amount = pln(zlote);
        return `Na Booksy cena „od ${amount}” — wpisano ${amount}.`;
    },
    priceVaries: (zlote: number): string => `Na Booksy cena zmienna — wpisano ${pln(zlote)}.`,
    priceVariesUnknown: 'Na Booksy cena zmienna, bez kwoty — trzeba ją ustalić.',
    priceHidden: 'Booksy nie pokazuje ceny tej usługi — trzeba ją ustalić.',
    priceFree: 'Na Booksy usługa darmowa — wpisano 0 zł.',
    pricePromotion: (zlote: number): string => `Na Booksy trwa promocja — wpisano cenę regularną ${pln(zlote)}.`,
    priceRounded: (zlote: number): string => `Cenę zaokrąglono do grosza: ${pln(zlote)}.`,
    priceSymbolic: (zlote: number): string => `Cena ${pln(zlote)} wygląda na umowną — warto ją sprawdzić.`,
    priceForeign: (text: string): string => `Cena na Booksy nie jest w złotych („${text}”) — trzeba ją ustalić.`,
    priceTooHigh: 'Cena na Booksy jest wyższa, niż przyjmuje Sultana — trzeba ją ustalić.',
    durationMissing: 'Booksy nie podaje czasu trwania — trzeba go ustalić.',
    durationRounded: (from: number, to: number): string =>
        `Czas ${formatDuration(from)} zaokrąglono do ${formatDuration(to)} (Sultana liczy co 5 minut).`,
    durationTooLong: 'Czas na Booksy jest dłuższy niż doba — trzeba go ustalić.',
    nameRestored: (cut: string): string => `Booksy ucina nazwę („${cut}”) — uzupełniono ją z wariantu lub opisu.`,
    nameCut: 'Nazwa na Booksy jest ucięta i nie ma jej w całości — warto ją poprawić.',
    nameShortened: 'Nazwę skrócono, bo była za długa.',
    nameWithCategory: 'Nazwa powtarza się w cenniku, więc dopisano kategorię.',
    nameWithDetail: 'Nazwa powtarza się w cenniku, więc dopisano to, co ją odróżnia.',
    descriptionShortened: 'Opis skrócono, bo był za długi.',
    combo: 'Na Booksy to zestaw kilku usług.',
    nobody: 'Na Booksy nikt z zespołu nie jest przypisany do tej usługi.'
} as const;

/** Notes on the draft as a whole. */
export const draftNotes = {
    degraded:
        'Nie udało się odczytać danych strony, więc usługi pochodzą z jej skrótu dla wyszukiwarek: bez czasu trwania, wariantów i osób. Nie można ich skopiować.',
    noServices: 'Na profilu nie ma żadnej usługi do skopiowania.',
    inactive: (count: number): string =>
        `Pominięto ${polishCount(count, { one: 'usługę', few: 'usługi', many: 'usług' })} wyłączone na Booksy z rezerwacji.`,
    unreadable: (count: number): string =>
        `Pominięto ${polishCount(count, { one: 'pozycję', few: 'pozycje', many: 'pozycji' })} bez nazwy.`,
    repeated: (count: number): string =>
        `Pominięto ${polishCount(count, { one: 'pozycję', few: 'pozycje', many: 'pozycji' })} powtórzone w cenniku.`,
    hoursDiffer: (days: string): string => `Godziny otwarcia na profilu są podane dwojako (${days}) — warto je sprawdzić.`,
    hoursRounded: 'Godziny otwarcia zaokrąglono do 5 minut.',
    hoursUnreadable: 'Części godzin otwarcia nie dało się odczytać.',
    staffWithoutServices: (names: string): string => `Bez usług na Booksy: ${names}. Zapytaj, czy te osoby przyjmują klientki.`
} as const;

export const BOOKSY_WITHOUT_CATEGORY = 'Bez kategorii';

export const variantWithoutLabel = (number: number): string => `wariant ${number}`;

/** What a wrong address should have been. */
export const ADDRESS_HINT =
    'Podaj adres publicznego profilu na Booksy skopiowany z paska przeglądarki, taki jak https://booksy.com/pl-pl/123456_nazwa-salonu_fryzjer_3_warszawa (numer w adresie to numer salonu).';

const PROBLEMS: Readonly<Record<BooksyProblem, string>> = {
    address: `To nie jest adres publicznego profilu na Booksy. ${ADDRESS_HINT}`,
    moved_elsewhere: `Booksy odsyła z tego adresu gdzie indziej. ${ADDRESS_HINT}`,
    not_found: 'Na Booksy nie ma takiego profilu albo został usunięty. Sprawdź adres.',
    refused: 'Booksy nie pozwolił odczytać tej strony. Spróbuj później.',
    too_many_requests: 'Booksy prosi o przerwę, bo pytań było za dużo. Spróbuj za kilka minut.',
    no_answer: 'Booksy nie odpowiedział. Spróbuj ponownie za chwilę.',
    too_large: 'Strona tego profilu jest za duża, żeby ją odczytać.',
    no_salon_on_page: 'Na tej stronie nie znaleziono danych salonu. Booksy mógł zmienić budowę strony.',
    broken_page: 'Danych na tej stronie nie da się odczytać. Spróbuj ponownie, a jeśli to nie pomoże, Booksy zmienił budowę strony.',
    unknown_place: 'Nie udało się ustalić, jaka to miejscowość. Sprawdź współrzędne; wyszukiwanie działa tylko w Polsce.',
    no_region:
        'Booksy nie ma strony dla tej okolicy. Wyszukiwanie sięga dużych miast, ich dzielnic i miejscowości, które wymieniają ich strony.',
    answers_differ:
        'Booksy pokazał ten profil naraz w kilku różnych wersjach, na przykład z różnymi cenami, więc niczego nie przyjęto. Spróbuj ponownie za chwilę.',
    being_read: 'Ten profil jest właśnie odczytywany. Spróbuj ponownie za kilkanaście sekund.',
    reads_used_up:
        'Dzisiejszy limit odczytów z Booksy jest wyczerpany. Profil odczytany w ciągu ostatnich dziesięciu minut jest nadal dostępny; inne będzie można odczytać jutro.',
    reads_stopped:
        'Odczyty z Booksy są wstrzymane, bo kanister ma za mało cykli, żeby za nie zapłacić. Doładować go może jego administrator.',
    not_in_query: 'Tego profilu ostatnio nie odczytywano, a zapytanie nie może pobrać strony. Wywołaj to narzędzie przez execute_tool.'
};

/** What to tell a person when a profile could not be read. */
export function booksyProblemText(problem: BooksyProblem): string {
    return PROBLEMS[problem];
}
