/** How the service tools and their arguments are described to a model. */
export const serviceDescriptions = {
    list_services:
        'Lista wszystkich usług salonu, także ukrytych: nazwa, cena w złotych, czas, typy z katalogu, osoby, widoczność i salonServiceId potrzebne do zmian.',
    list_services_public:
        'Lista aktywnych usług salonu — tylko to, co widzi każdy odwiedzający; usług ukrytych i osób bez przejętego konta tu nie ma. Niczego nie zmienia.',
    find_service_type:
        'Szuka w katalogu typów usług po słowach właścicielki i zwraca najlepiej pasujące z ich serviceTypeId. Używaj przed dodaniem usługi — identyfikatorów typów nie wolno zgadywać.',
    list_workers: 'Lista osób w zespole salonu z workerId potrzebnym do przypisywania usług i grafiku.',
    add_service:
        'Dodaje usługę do cennika. Najpierw confirmed=false: pokaż właścicielce podsumowanie i poczekaj na jej odpowiedź w następnej wiadomości. Typy usług weź z find_service_type, osoby z list_workers.',
    update_service:
        'Zmienia wybrane pola usługi; pola pominięte zostają bez zmian. Podaj salonServiceId z list_services i tylko to, co ma się zmienić. Najpierw confirmed=false.',
    remove_service:
        'Usuwa usługę na zawsze. Najpierw confirmed=false; do potwierdzenia właścicielka musi sama przepisać nazwę usługi, którą wysyłasz w confirmationPhrase. Jeżeli usługa ma tylko zniknąć z oferty, użyj update_service z active=false.',

    salonServiceId: 'Identyfikator usługi z list_services.',
    name: 'Nazwa usługi, tak jak zobaczą ją klientki.',
    pricePln: 'Cena w złotych, najwyżej dwa miejsca po kropce, np. 120 albo 89.5.',
    durationMinutes: 'Czas trwania w minutach; zostanie zaokrąglony w górę do pełnych 5 minut.',
    description: 'Opis usługi dla klientek.',
    serviceTypeIds: 'Typy usługi z katalogu (serviceTypeId z find_service_type), co najmniej jeden.',
    serviceTypeId: 'Identyfikator typu z find_service_type.',
    workerIds: 'Osoby, które wykonują usługę (workerId z list_workers). Pusta lista: nikt.',
    workerId: 'Identyfikator osoby z list_workers.',
    active: 'Czy klientki widzą usługę i mogą ją zarezerwować. Przy dodawaniu domyślnie true.',
    clear: 'Pola do wyczyszczenia.',
    filter: 'Tylko usługi, których nazwa zawiera te słowa; bez niego cała lista.',
    workerFilter: 'Tylko osoby, których imię lub nazwisko zawiera te słowa; bez niego cały zespół.',
    query: 'Czego szukać, słowami właścicielki, np. „koloryzacja odrostów”.',
    hint: 'Dodatkowa wskazówka, np. kategoria z cennika: „Paznokcie”.',
    limit: 'Ile propozycji zwrócić, domyślnie 5.'
} as const;
