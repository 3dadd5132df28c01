/** What a made-up salon offers, and words for everything around it. */

export const CATEGORIES: readonly { readonly name: string; readonly services: readonly string[] }[] = [
    {
        name: 'Strzyżenie',
        services: [
            'Strzyżenie damskie',
            'Strzyżenie męskie',
            'Strzyżenie dziecka do 7 lat',
            'Strzyżenie grzywki',
            'Strzyżenie damskie z modelowaniem',
            'Strzyżenie gorącymi nożyczkami',
            'Modelowanie włosów',
            'Mycie i suszenie'
        ]
    },
    {
        name: 'Koloryzacja',
        services: [
            'Koloryzacja jednolita',
            'Odrosty',
            'Baleyage',
            'Refleksy',
            'Sombre',
            'Tonowanie włosów',
            'Dekoloryzacja',
            'Rozjaśnianie całości'
        ]
    },
    {
        name: 'Pielęgnacja włosów',
        services: ['Keratynowe prostowanie', 'Botoks na włosy', 'Sauna na włosy', 'Regeneracja Olaplex', 'Peeling skóry głowy', 'Trwała']
    },
    {
        name: 'Paznokcie',
        services: [
            'Manicure hybrydowy',
            'Manicure klasyczny',
            'Manicure japoński',
            'Żel na naturalnej płytce',
            'Uzupełnienie żelu',
            'Przedłużanie paznokci',
            'Zdjęcie hybrydy',
            'Pedicure hybrydowy',
            'Pedicure klasyczny'
        ]
    },
    {
        name: 'Brwi i rzęsy',
        services: ['Henna brwi i rzęs', 'Regulacja brwi', 'Laminacja brwi', 'Lifting rzęs', 'Rzęsy 1:1', 'Rzęsy 2D–3D', 'Zdjęcie rzęs']
    },
    {
        name: 'Kosmetyka twarzy',
        services: [
            'Oczyszczanie wodorowe',
            'Mikrodermabrazja',
            'Peeling kawitacyjny',
            'Mezoterapia mikroigłowa',
            'Masaż twarzy Kobido',
            'Kwas migdałowy'
        ]
    },
    {
        name: 'Depilacja',
        services: ['Depilacja woskiem — łydki', 'Depilacja woskiem — pachy', 'Depilacja cukrowa — bikini', 'Depilacja wąsika']
    }
];

/** Told apart in a price list of a hundred and twenty. */
export const LEVELS = ['', ' — stylistka', ' — mistrzyni'] as const;

export const VARIANTS = ['Włosy krótkie', 'Włosy do ramion', 'Włosy długie', 'Włosy bardzo długie i gęste'] as const;

export const PEOPLE = ['Ala', 'Ola', 'Kasia', 'Żaneta', 'Łucja', 'Wiesława', 'Jadwiga', 'Ewelina'] as const;

export const SENTENCES = [
    'Zabieg zaczynamy od krótkiej rozmowy o tym, czego potrzebują Twoje włosy i skóra.',
    'Używamy wyłącznie profesjonalnych kosmetyków, także wegańskich i bezzapachowych.',
    'W cenie usługi jest mycie, pielęgnacja oraz końcowa stylizacja.',
    'Ostateczna cena zależy od długości i gęstości włosów, ustalimy ją przed rozpoczęciem.',
    'Prosimy o przyjście pięć minut wcześniej i bez makijażu.',
    'Efekt utrzymuje się od czterech do sześciu tygodni, w zależności od pielęgnacji w domu.',
    'Jeśli jesteś w ciąży albo karmisz piersią, daj nam znać — dobierzemy łagodniejszą wersję.',
    'Po zabiegu zalecamy unikać sauny, basenu i ostrego słońca przez dobę.',
    'Spóźnienie powyżej piętnastu minut może oznaczać skrócenie lub odwołanie wizyty.',
    'Częstujemy kawą, herbatą, a latem domową lemoniadą.'
] as const;

export const REVIEWS = [
    'Jak zawsze super, polecam z całego serca!',
    'Bardzo miła obsługa i świetny efekt, na pewno wrócę.',
    'Trochę długo czekałam, ale było warto.',
    'Pani Żaneta to prawdziwa artystka.'
] as const;
