/** How the customer's tools and their arguments are described to a model; Polish for every customer (rule 18). */
export const customerDescriptions = {
    find_service_type:
        'Szuka w katalogu typów usług po słowach klientki i zwraca najlepiej pasujące z ich serviceTypeId. Używaj przed search_slots — identyfikatorów typów nie wolno zgadywać.',
    search_slots: (hasGeocoder: boolean) =>
        'Szuka salonów z wolnym terminem w okolicy: najwyżej 6, od najwcześniejszego, każdy z usługami i wolnymi godzinami. Bez date i time: w najbliższej godzinie, a gdy nic nie ma, w ciągu 24 godzin. Z date i time: od 30 minut przed do 60 minut po. Samo date: ten dzień. Samo time: dziś, a jeśli ta godzina już minęła, jutro. Szuka wokół położenia z aplikacji; inne miejsce podaj w lat i lng. ' +
        (hasGeocoder
            ? 'Współrzędne bierz wyłącznie z narzędzia geocode_place — nie zgaduj ich.'
            : 'Nie zgaduj współrzędnych — jeśli nie są znane, poproś o udostępnienie lokalizacji albo o nazwę dzielnicy.'),
    get_salon: 'Pokazuje salon: adres, odległość i usługi z cenami, czasem trwania i salonServiceId.',
    get_free_times:
        'Pokazuje wolne godziny jednej usługi w salonie w wybranym dniu, jako przedziały: wizyta może się zacząć co 5 minut od firstStart do lastStart włącznie.',
    book_appointment:
        'Rezerwuje wizytę dla klientki u pierwszej wolnej osoby albo u wskazanej w workerId. Najpierw confirmed=false: pokaż podsumowanie i poczekaj na zgodę w następnej wiadomości. Termin weź z search_slots albo get_free_times.',
    list_my_appointments:
        'Pokazuje nadchodzące wizyty klientki z appointmentId; z includePast=true także odwołane i minione z ostatnich 60 dni.',
    cancel_appointment:
        'Odwołuje nadchodzącą wizytę klientki. appointmentId weź z list_my_appointments. Najpierw confirmed=false: pokaż podsumowanie i poczekaj na zgodę w następnej wiadomości.',

    query: 'Czego szukać, słowami klientki, np. „manicure hybrydowy”.',
    hint: 'Dodatkowa wskazówka, np. „Paznokcie”.',
    limit: 'Ile propozycji zwrócić, domyślnie 5.',
    language: 'Język nazw typów: pl albo en; bez niego język klientki.',

    serviceTypeId: 'Jeden typ usługi z find_service_type.',
    serviceTypeIds: 'Kilka typów usług z find_service_type, najwyżej 30; szukane są usługi dowolnego z nich.',
    date: 'Dzień RRRR-MM-DD według czasu w salonie.',
    time: 'Godzina GG:MM według czasu w salonie.',
    lat: (hasGeocoder: boolean) => `Szerokość geograficzna innego miejsca, tylko razem z lng. ${source(hasGeocoder)}`,
    lng: (hasGeocoder: boolean) => `Długość geograficzna innego miejsca, tylko razem z lat. ${source(hasGeocoder)}`,
    radiusKm: 'Promień szukania w kilometrach, domyślnie 10.',

    salonId: 'Identyfikator salonu z search_slots.',
    salonServiceId: 'Identyfikator usługi tego salonu z search_slots albo get_salon.',
    servicesQuery: 'Tylko usługi, których nazwa zawiera te słowa; bez niego wszystkie.',
    workerId: 'Osoba z get_free_times, jeśli klientka chce właśnie do niej; bez niego pierwsza wolna.',
    promisedWorkerId: 'Osoba z echo podglądu. Tylko razem z confirmed=true.',
    includePast: 'Czy pokazać też wizyty odwołane i minione.',
    appointmentId: 'Identyfikator wizyty z list_my_appointments.'
} as const;

function source(hasGeocoder: boolean): string {
    return hasGeocoder
        ? 'Wyłącznie z narzędzia geocode_place — nie zgaduj współrzędnych.'
        : 'Nie zgaduj współrzędnych — poproś o udostępnienie lokalizacji albo o nazwę dzielnicy.';
}
