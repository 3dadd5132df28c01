/** How the tools for promos and their arguments are described to a model. */
export const promoDescriptions = {
    list_promos:
        'Lista wszystkich promocji salonu, także wyłączonych i zakończonych: tytuł, rabat, usługi, termin, stan i promoId potrzebne do zmian.',
    list_promos_public:
        'Lista aktywnych promocji salonu, czyli tych, które dziś obowiązują — tylko to, co widzi każdy odwiedzający; promocji wyłączonych, zaplanowanych i zakończonych tu nie ma. Niczego nie zmienia.',
    add_promo:
        'Zakłada promocję. Podaj percent (rabat w procentach) albo promoPricePln (jedna cena promocyjna dla wskazanych usług), nie oba. Bez salonServiceIds promocja obejmuje cały cennik. Zdjęcie weź z list_media. Najpierw confirmed=false: pokaż podsumowanie i poczekaj na odpowiedź w następnej wiadomości.',
    update_promo:
        'Zmienia wybrane pola promocji; pola pominięte zostają bez zmian. Podaj promoId z list_promos i tylko to, co ma się zmienić. Do włączania i wyłączania służy set_promo_active. Najpierw confirmed=false.',
    set_promo_active: 'Włącza albo wyłącza promocję; reszta jej pól zostaje bez zmian. Najpierw confirmed=false.',
    remove_promo:
        'Usuwa promocję na zawsze. Najpierw confirmed=false; do potwierdzenia właścicielka musi sama przepisać tytuł promocji, który wysyłasz w confirmationPhrase. Jeżeli promocja ma tylko zniknąć klientkom z oczu, użyj set_promo_active z active=false.',

    promoId: 'Identyfikator promocji z list_promos.',
    title: 'Tytuł promocji, tak jak zobaczą go klientki.',
    description: 'Opis promocji dla klientek.',
    mediaId: 'Zdjęcie promocji: mediaId z list_media.',
    percent: 'Rabat w procentach, liczba całkowita od 1 do 100.',
    promoPricePln: 'Cena promocyjna w złotych dla każdej ze wskazanych usług, np. 99 albo 89.5; musi być niższa od zwykłej.',
    salonServiceIds: 'Usługi objęte promocją (salonServiceId z list_services). Bez tego pola cały cennik.',
    salonServiceId: 'Identyfikator usługi z list_services.',
    validFrom: 'Pierwszy dzień promocji, RRRR-MM-DD; bez tego pola od razu.',
    validTo: 'Ostatni dzień promocji, RRRR-MM-DD; bez tego pola bezterminowo.',
    active: 'Czy promocja jest włączona. Przy zakładaniu domyślnie true.',
    setActive: 'Czy promocja ma działać: true włącza, false wyłącza.',
    clear: 'Pola do wyczyszczenia. Wyczyszczone salonServiceIds oznacza cały cennik.',
    query: 'Tylko promocje, których tytuł zawiera te słowa; bez niego cała lista.'
} as const;
