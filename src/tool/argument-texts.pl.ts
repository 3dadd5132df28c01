/**
 * What argument checks say. Polish for every customer too: these sentences go back to the model, which corrects its call and does not show them
 * (rule 18). Each ends with what to send instead.
 */
export const argumentTexts = {
    notAnObject: 'Argumenty muszą być obiektem JSON zgodnym ze schematem narzędzia.',
    notJson:
        'Argumenty muszą być zwykłym JSON-em: obiekty, tablice, teksty, liczby, true, false i null. Wyślij je jeszcze raz w tej postaci.',
    brokenJson:
        'Argumenty nie są poprawnym JSON-em (może są urwane). Wyślij je jeszcze raz w całości jako jeden obiekt JSON; niczego nie zapisano.',
    noSuchTool: (name: string, known: string) =>
        known === '' ? `Nie ma narzędzia ${name}.` : `Nie ma narzędzia ${name}. Są tylko: ${known}.`,
    notANumber: 'Argumenty zawierają liczbę, której JSON nie zna (NaN albo nieskończoność). Podaj zwykłą liczbę.',
    tooLong: (characters: number) => `Argumenty są za długie. Wszystkie teksty razem mogą mieć najwyżej ${characters} znaków — skróć je.`,
    tooDeep: (depth: number) =>
        `Argumenty są zbyt głęboko zagnieżdżone (najwyżej ${depth} poziomów). Wyślij je w postaci ze schematu narzędzia.`,
    tooMany: (nodes: number) => `Argumenty mają zbyt wiele wartości (najwyżej ${nodes}). Podziel zmianę na mniejsze.`,
    missing: (path: string, expected: string) => `Brakuje argumentu ${path}. ${expected}`,
    wrong: (path: string, received: string, expected: string) =>
        `Argument ${path} jest nieprawidłowy (otrzymano: ${received}). ${expected}`,
    unknown: (path: string, known: string) =>
        known === ''
            ? `Nieznany argument ${path}. To narzędzie nie przyjmuje argumentów.`
            : `Nieznany argument ${path}. Dozwolone: ${known}.`,
    confirmed: 'Podaj true albo false: najpierw false, żeby pokazać podgląd, a po zgodzie w osobnej wiadomości true.',
    confirmationId: 'Podaj confirmationId dokładnie tak, jak przyszło w echo podglądu.',
    confirmationPhrase: 'Podaj nazwę przepisaną przez właścicielkę.',
    object: 'Podaj obiekt zgodny ze schematem.',
    boolean: 'Podaj true albo false.',
    text: (min: number, max: number) =>
        min > 0 ? `Podaj tekst w jednym wierszu, od ${min} do ${max} znaków.` : `Podaj tekst w jednym wierszu, najwyżej ${max} znaków.`,
    prose: (min: number, max: number) => (min > 0 ? `Podaj tekst, od ${min} do ${max} znaków.` : `Podaj tekst, najwyżej ${max} znaków.`),
    integer: (min: number, max: number) => `Podaj liczbę całkowitą od ${min} do ${max}.`,
    number: (min: number, max: number) => `Podaj liczbę od ${min} do ${max}.`,
    price: (max: number) => `Podaj kwotę w złotych od 0 do ${max}, najwyżej z dwoma miejscami po kropce (np. 120 albo 89.5).`,
    minutes: (max: number) => `Podaj czas w pełnych minutach, od 1 do ${max}.`,
    date: 'Podaj istniejący dzień w postaci RRRR-MM-DD, według czasu w salonie, bez godziny i strefy (np. 2026-08-07).',
    time: 'Podaj godzinę w postaci GG:MM, według czasu w salonie, bez daty i strefy (np. 09:00).',
    endTime: 'Podaj godzinę w postaci GG:MM, według czasu w salonie, bez daty i strefy (np. 17:30); koniec dnia to 24:00.',
    choice: (values: string) => `Podaj jedną z wartości: ${values}.`,
    list: (min: number, max: number) => (min > 0 ? `Podaj listę od ${min} do ${max} pozycji.` : `Podaj listę, najwyżej ${max} pozycji.`)
} as const;
