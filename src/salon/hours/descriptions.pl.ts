/** How the tools for hours and their arguments are described to a model. */
export const hoursDescriptions = {
    get_weekly_hours:
        'Stały grafik tygodniowy: kto w które dni i w jakich godzinach pracuje. Bez workerId dla całego zespołu. Wyjątki w konkretne dni pokazuje get_day_schedule.',
    set_weekly_hours:
        'Zmienia stały grafik tygodniowy jednej osoby. Podaj tylko te dni tygodnia, które mają się zmienić — pozostałe zostają bez zmian; dzień z pustą listą godzin staje się wolny. Na jeden konkretny dzień użyj set_day_off albo set_busy_hours. Najpierw confirmed=false.',
    get_day_schedule:
        'Grafik na konkretny dzień: godziny pracy z grafiku tygodniowego albo z wyjątku na ten dzień, godziny zajęte, umówione wizyty i wolny czas. Bez workerId dla całego zespołu.',
    set_day_off:
        'Daje jednej osobie wolne w konkretny dzień (urlop, choroba). Umówionych wizyt nie odwołuje — podgląd mówi, ile ich jest. Na kilka dni wywołaj osobno dla każdego dnia. Najpierw confirmed=false.',
    set_busy_hours:
        'Blokuje jednej osobie godziny w konkretny dzień (szkolenie, lekarz), reszta dnia zostaje bez zmian. Podaj wszystkie godziny zajęte tego dnia: lista zastępuje poprzednią. Najpierw confirmed=false.',
    clear_daily_override:
        'Usuwa wyjątek na konkretny dzień (dzień wolny albo godziny zajęte), tak że znów obowiązuje grafik tygodniowy. Najpierw confirmed=false.',

    workerId: 'Osoba z zespołu: workerId z list_workers.',
    date: 'Dzień w postaci RRRR-MM-DD, według kalendarza w salonie.',
    days: 'Dni tygodnia, które mają się zmienić. Dni pominięte zostają bez zmian.',
    day: 'Dzień tygodnia: 0 = poniedziałek, 1 = wtorek, 2 = środa, 3 = czwartek, 4 = piątek, 5 = sobota, 6 = niedziela.',
    dayRanges:
        'Godziny pracy tego dnia, np. [{"start":"09:00","end":"17:00"}]; przerwa dzieli dzień na dwa zakresy. Pusta lista: dzień wolny.',
    busyRanges: 'Wszystkie godziny zajęte tego dnia, np. [{"start":"12:00","end":"13:30"}].',
    start: 'Początek GG:MM, co 5 minut.',
    end: 'Koniec GG:MM, co 5 minut; 24:00 to koniec dnia.'
} as const;
