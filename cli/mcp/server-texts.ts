/** What the MCP server says to a person when it asks her, and to a model that may not go on without her. */
export interface ServerTexts {
    readonly agree: string;
    readonly agreeHint: string;
    readonly phrase: string;
    readonly phraseHint: string;
    readonly refused: string;
    readonly wrongPhrase: string;
    readonly noQuestion: string;
    readonly lostPerson: string;
    readonly gone: string;
    readonly asks: string;
    readonly previewsOnly: string;
}

const polish: ServerTexts = {
    agree: 'Zapisać tę zmianę?',
    agreeHint: 'Zaznacz, żeby zapisać. Bez tego nic się nie zmieni.',
    phrase: 'Przepisz dokładną nazwę',
    phraseHint: 'Tej zmiany nie da się cofnąć. Wpisz nazwę tego, co ma zostać usunięte.',
    refused: 'Osoba nie zgodziła się na tę zmianę. Niczego nie zapisano — nie ponawiaj jej, zapytaj, co zrobić inaczej.',
    wrongPhrase:
        'Wpisana nazwa się nie zgadza, więc niczego nie zapisano. Zapytaj osobę, czy na pewno o to chodzi, zanim spróbujesz ponownie.',
    noQuestion:
        'Ten klient nie potrafi zapytać osoby o zgodę, więc zmian nie da się tu zapisać. Pokaż jej podgląd (confirmed=false) i skieruj ją z tą zmianą do panelu salonu.',
    gone: 'Tego narzędzia już tu nie ma. Niczego nie zapisano.',
    lostPerson: 'Nie udało się zapytać osoby o zgodę, więc niczego nie zapisano. Spróbuj ponownie za chwilę.',
    asks: 'Przez ten serwer o zgodę na każdą zmianę pyta osobę sam serwer, w osobnym oknie: wyślij confirmed=true bez confirmationId, a zobaczy ona podsumowanie i zdecyduje. Z confirmed=false nic się nie zapisuje i nikt nie jest pytany. Nie wpisuj confirmationPhrase — nazwę wpisze osoba.',
    previewsOnly:
        'Ten klient nie potrafi zapytać osoby o zgodę, więc narzędzia pokazują tutaj tylko podgląd zmian (confirmed=false) i niczego nie zapisują. Zapis jest możliwy w panelu albo po zatwierdzeniu podglądu przez właścicielkę, gdy tego wymaga jej zgoda dla asystenta.'
};

const english: ServerTexts = {
    agree: 'Make this change?',
    agreeHint: 'Tick to go ahead. Otherwise nothing changes.',
    phrase: 'Type the exact name',
    phraseHint: 'This cannot be undone. Type the name of what is to be removed.',
    refused: 'The person did not agree to this. Nothing was changed — do not try it again; ask what to do instead.',
    wrongPhrase:
        'The name that was typed does not match, so nothing was changed. Ask the person whether this is what they mean before you try again.',
    noQuestion:
        'This client cannot ask the person for consent, so nothing can be changed here. Show the preview (confirmed=false) and send the person to the app.',
    gone: 'This tool is not here any more. Nothing was changed.',
    lostPerson: 'The person could not be asked for consent, so nothing was changed. Try again in a moment.',
    asks: 'Through this server, the server itself asks the person about every change, in a window of its own: send confirmed=true without confirmationId, and the person sees the summary and decides. With confirmed=false nothing is changed and nobody is asked. Do not fill in confirmationPhrase — the person types the name.',
    previewsOnly:
        'This client cannot ask the person for consent, so the tools only preview changes here (confirmed=false) and make none. Changes are made in the app.'
};

export const SERVER_TEXTS: Readonly<Record<'pl' | 'en', ServerTexts>> = { pl: polish, en: english };
