/** Said with every tool that reads a profile (rule 36). */
const TRIAL = 'Narzędzie próbne: czytanie profilu przez program może być niezgodne z regulaminem Booksy.';

/** How the Booksy tools and their arguments are described to a model. */
export const booksyDescriptions = {
    read_booksy_salon: `Czyta publiczny profil salonu na Booksy: nazwa, opis, adres, położenie, godziny otwarcia (dzień 0 to poniedziałek, zakresy jak w set_weekly_hours), zespół, liczba usług i zdjęć. Niczego nie zapisuje. ${TRIAL}`,
    read_booksy_services: `Czyta cennik z publicznego profilu na Booksy w postaci dla add_service: nazwa, cena w złotych, czas w minutach oraz kategoria, opis, osoby i uwagi z Booksy. Pola serviceTypeIds i workerIds są puste: typy weź z find_service_type (hint: booksyCategory), osoby z list_workers. Niczego nie zapisuje; do skopiowania całego cennika służy import_booksy_services. ${TRIAL}`,
    download_booksy_photos: `Pobiera zdjęcia z publicznego profilu na Booksy i przekazuje je aplikacji, która je przechowa. Domyślnie logo, okładka i zdjęcia salonu; najwyżej 150 na jedno wywołanie. W salonie niczego nie zmienia. ${TRIAL}`,
    import_booksy_services: `Kopiuje cennik z publicznego profilu na Booksy do tego salonu za jedną zgodą. Podaj tylko adres profilu, bez przepisywania usług. Najpierw confirmed=false: pokaż właścicielce całą listę z podglądu i poczekaj na jej odpowiedź w następnej wiadomości. Usługi, które salon już ma, są pomijane, więc przerwane kopiowanie wystarczy uruchomić jeszcze raz. ${TRIAL}`,
    import_booksy_logo: `Kopiuje logo z publicznego profilu na Booksy do biblioteki salonu i ustawia je jako miniaturę salonu; okładki nie zmienia. Najpierw confirmed=false. ${TRIAL}`,
    import_booksy_cover: `Kopiuje zdjęcie okładkowe z publicznego profilu na Booksy do biblioteki salonu i ustawia je jako okładkę salonu; miniatury nie zmienia. Najpierw confirmed=false. ${TRIAL}`,
    import_booksy_workers: `Kopiowania zespołu jeszcze nie ma. Narzędzie tylko pokazuje, kto jest na publicznym profilu na Booksy i kogo z tych osób brakuje w zespole salonu. Niczego nie zapisuje. ${TRIAL}`,

    url: 'Adres publicznego profilu na Booksy z paska przeglądarki, np. https://booksy.com/pl-pl/123456_nazwa-salonu_fryzjer_3_warszawa.',
    category: 'Tylko usługi z tej kategorii cennika na Booksy (booksyCategory), cała jej nazwa; bez niej cały cennik.',
    query: 'Tylko usługi, których nazwa zawiera te słowa; bez nich wszystkie.',
    kinds: 'Rodzaje zdjęć: logo, cover (okładka), salon, inspiration (inspiracje), service (zdjęcia usług), staff (zespół). Domyślnie logo, cover i salon.',
    kind: 'Rodzaj zdjęć.',
    offset: 'Ile pierwszych zdjęć tych rodzajów pominąć, żeby pobrać dalszą część. Domyślnie 0.',
    overrides: 'Poprawki właścicielki do pojedynczych usług z podglądu. Bez nich nic nie jest poprawiane.',
    override: 'Poprawka do jednej usługi: skip albo serviceTypeIds.',
    overrideName: 'Nazwa usługi dokładnie tak, jak w podglądzie.',
    skip: 'true: tej usługi nie kopiować.',
    overrideTypes: 'Typy tej usługi wybrane ręcznie (serviceTypeId z find_service_type).',
    serviceTypeId: 'Identyfikator typu z find_service_type.',
    expectedCount: 'Liczba usług z echo podglądu. Tylko razem z confirmed=true.',
    planDigest: 'Skrót planu z echo podglądu. Tylko razem z confirmed=true.',
    pictureMark: 'Znak zdjęcia z echo podglądu. Tylko razem z confirmed=true.'
} as const;
