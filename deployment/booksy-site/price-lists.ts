/** The words of made-up price lists. */
import type { BooksySalonCategory } from '../../src/booksy/area/booksy-categories.js';

export interface PriceListPart {
    readonly heading: string;
    readonly services: readonly string[];
    /** Labels of variants; none for services that have one price and one time. */
    readonly variants: readonly string[];
}

const HAIR_LENGTHS = ['Włosy krótkie', 'Włosy średnie', 'Włosy długie', 'Włosy bardzo długie'];

export const PRICE_LISTS: Readonly<Record<BooksySalonCategory, readonly PriceListPart[]>> = {
    hair: [
        {
            heading: 'STRZYŻENIE ✂️',
            services: ['Strzyżenie damskie z modelowaniem', 'Strzyżenie męskie', 'Strzyżenie dziecięce', 'Podcięcie grzywki'],
            variants: HAIR_LENGTHS
        },
        {
            heading: 'Koloryzacja',
            services: [
                'Koloryzacja jednym kolorem',
                'Odrosty',
                'Balayage',
                'Baleyage z tonowaniem',
                'Refleksy',
                'Dekoloryzacja',
                'Tonowanie'
            ],
            variants: HAIR_LENGTHS
        },
        {
            heading: 'Pielęgnacja włosów',
            services: ['Keratynowe prostowanie', 'Nanoplastia', 'Botoks na włosy', 'Regeneracja Olaplex', 'Sauna na włosy'],
            variants: HAIR_LENGTHS
        },
        { heading: 'Stylizacja', services: ['Modelowanie', 'Upięcie okolicznościowe', 'Loki i fale', 'Fryzura ślubna'], variants: [] },
        { heading: '', services: ['Konsultacja kolorystyczna'], variants: [] }
    ],
    barber: [
        {
            heading: 'Włosy',
            services: [
                'Strzyżenie męskie',
                'Strzyżenie maszynką',
                'Skin fade',
                'Strzyżenie długich włosów',
                'Strzyżenie chłopca do 10 lat'
            ],
            variants: ['Barber', 'Senior barber', 'Master barber']
        },
        {
            heading: 'Broda',
            services: ['Trymowanie brody', 'Golenie brzytwą', 'Odsiwianie brody', 'Modelowanie brody'],
            variants: ['Barber', 'Senior barber', 'Master barber']
        },
        { heading: 'Combo', services: ['Strzyżenie + broda', 'Ojciec i syn', 'Strzyżenie + broda + odsiwianie'], variants: [] }
    ],
    nails: [
        {
            heading: 'Manicure',
            services: ['Manicure hybrydowy', 'Manicure klasyczny', 'Manicure japoński', 'Manicure męski', 'Zdjęcie hybrydy'],
            variants: ['Jednolity kolor', 'French', 'Ze zdobieniem']
        },
        {
            heading: 'Przedłużanie',
            services: ['Przedłużanie paznokci żelem', 'Uzupełnienie żelu', 'Paznokcie akrylowe', 'Rekonstrukcja paznokcia'],
            variants: ['Krótkie', 'Średnie', 'Długie']
        },
        {
            heading: 'Stopy',
            services: ['Pedicure hybrydowy', 'Pedicure leczniczy', 'Pedicure klasyczny', 'Usunięcie odcisku'],
            variants: ['Bez malowania', 'Z malowaniem']
        }
    ],
    brows_lashes: [
        {
            heading: 'RZĘSY',
            services: ['Przedłużanie rzęs 1:1', 'Przedłużanie rzęs 2-3D', 'Przedłużanie rzęs 4-6D', 'Lifting rzęs z botoksem'],
            variants: ['Założenie', 'Uzupełnienie do 3 tygodni', 'Uzupełnienie do 4 tygodni']
        },
        {
            heading: 'Brwi',
            services: ['Laminacja brwi', 'Henna pudrowa', 'Henna brwi z regulacją', 'Regulacja brwi pęsetą', 'Makijaż permanentny brwi'],
            variants: []
        }
    ],
    beautician: [
        {
            heading: 'Twarz',
            services: [
                'Oczyszczanie wodorowe',
                'Mezoterapia igłowa',
                'Peeling kawitacyjny',
                'Peeling chemiczny',
                'Dermapen',
                'Masaż kobido'
            ],
            variants: ['Twarz', 'Twarz + szyja', 'Twarz + szyja + dekolt']
        },
        {
            heading: 'Ciało',
            services: ['Masaż relaksacyjny', 'Endermologia', 'Drenaż limfatyczny', 'Zabieg antycellulitowy'],
            variants: ['30 min', '60 min', 'Pakiet 5 zabiegów']
        },
        {
            heading: 'Depilacja woskiem',
            services: ['Depilacja nóg', 'Depilacja bikini', 'Depilacja pach', 'Depilacja wąsika'],
            variants: []
        }
    ]
};

export const SENTENCES = [
    'Zabieg zaczynamy od krótkiej rozmowy i sprawdzenia, czy nie ma przeciwwskazań.',
    'Pracujemy wyłącznie na sprawdzonych produktach i sterylnych narzędziach.',
    'Efekt utrzymuje się zwykle od czterech do sześciu tygodni.',
    'Cena zależy od ilości zużytego produktu, dlatego ostateczną kwotę podajemy po konsultacji.',
    'Prosimy o przyjście bez makijażu i z czystą skórą.',
    'Przy spóźnieniu powyżej 15 minut nie możemy zagwarantować wykonania usługi.',
    'W cenie zabiegu kawa, herbata i chwila tylko dla siebie ☕️.',
    'Po zabiegu przez 24 godziny unikaj sauny, basenu i intensywnego wysiłku.',
    'Usługa obejmuje mycie, pielęgnację dobraną do potrzeb i wykończenie.',
    'Dla nowych klientek pierwsza konsultacja jest bezpłatna.',
    'Jeśli nie wiesz, który wariant wybrać, zadzwoń – chętnie doradzimy.',
    'Osoby niepełnoletnie przyjmujemy za zgodą opiekuna.'
];

export const FIRST_NAMES = [
    'Ala',
    'Basia',
    'Celina',
    'Dorota',
    'Ewelina',
    'Filip',
    'Gosia',
    'Hania',
    'Iga',
    'Jowita',
    'Kamil',
    'Lena',
    'Maja',
    'Natalia'
];
export const POSITIONS = ['Stylistka', 'Starsza stylistka', 'Specjalistka', 'Barber', 'Kosmetolożka'];
export const NAME_BEGINNINGS = ['Pracownia', 'Studio', 'Atelier', 'Salon', 'Strefa', 'Gabinet', 'Akademia', 'Zakątek'];
export const NAME_ENDS = [
    'Jaśmin',
    'Przy Rynku',
    'Pod Lipami',
    'Bursztyn',
    'Zielony Taras',
    'Mała Czarna',
    'Kasztanowa',
    'Róża Wiatrów',
    'Cynamon',
    'Wenus'
];
export const STREETS = ['Lipowa', 'Kwiatowa', 'Polna', 'Ogrodowa', 'Słoneczna', 'Długa', 'Szkolna', 'Leśna', 'Brzozowa', 'Miodowa'];
