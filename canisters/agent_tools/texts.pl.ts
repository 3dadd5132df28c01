/** What the canister itself says, before and around its tools. Polish, as every refusal is (rule 18). */
export const canisterTexts = {
    argumentTooLong: (bytes: number) =>
        `Wywołanie jest za długie: może mieć najwyżej ${bytes} bajtów. Skróć argumenty albo podziel zmianę na mniejsze.`,
    argumentUndecodable: 'Wywołania nie da się odczytać: argumenty muszą być zakodowane w Candid zgodnie z interfejsem tego kanistra.',
    argsNotJson: 'Argumenty narzędzia nie są poprawnym JSON-em. Wyślij obiekt JSON zgodny ze schematem narzędzia.',
    argsTooNested: 'Argumenty narzędzia mają zbyt wiele zagnieżdżonych obiektów i list. Wyślij je w postaci ze schematu narzędzia.',
    badConversation: 'Pole conversation musi mieć od 1 do 32 drukowalnych znaków ASCII — to własny identyfikator rozmowy po stronie hosta.',
    badTurn: 'Pole turn jest za duże — podaj numer kolejnej wiadomości osoby w tej rozmowie.',
    turnWentBack: (last: number) => `Pole turn nie może się cofać: w tej rozmowie była już wiadomość numer ${last}.`,
    badSalonId: 'Identyfikator salonu musi mieć od 1 do 64 znaków.',
    unknownTool: (name: string, known: string) => `Nie ma narzędzia „${name}”. Dostępne w tej sesji: ${known}.`,
    notAReadTool: (name: string) => `Narzędzie „${name}” zmienia dane, więc nie działa w zapytaniu — wywołaj je przez execute_tool.`,
    customerSet: 'Ten kanister nie obsługuje jeszcze narzędzi klientki. Podaj w sesji salon.',
    visitorWithoutSalon: 'Podaj w sesji, o który salon chodzi: subject = visitor z identyfikatorem salonu.',
    paused: 'Narzędzia są chwilowo wstrzymane przez administratora. Spróbuj ponownie później.',
    notReady: 'Kanister dopiero się uruchamia i nie może jeszcze wydać podglądu. Spróbuj ponownie za kilka sekund.',
    noGrant: 'Brak dostępu do tego salonu. Właścicielka musi najpierw nadać dostęp temu agentowi (grant_agent).',
    anonymous: 'Bez zalogowania można tylko przeglądać to, co widzi każdy odwiedzający (subject = visitor).',
    grantExpired: 'Dostęp tego agenta do salonu wygasł. Właścicielka może go nadać ponownie.',
    grantReadOnly: 'Ten agent może tylko czytać dane salonu. Do zmian właścicielka musi nadać mu dostęp z prawem zapisu.',
    grantWithoutTool: (name: string) => `Dostęp tego agenta nie obejmuje narzędzia „${name}”.`,
    writesUsedUp: (limit: number) => `Ten agent wykonał już dziś ${limit} zmian, czyli tyle, na ile pozwala jego dostęp. Spróbuj jutro.`,
    outcomeUnknown:
        'Nie wiadomo, czy ta zmiana się zapisała, bo jej wykonanie zostało przerwane. Sprawdź aktualny stan, zanim spróbujesz ponownie.',

    onlyOwner: 'Dostępem do salonu zarządza tylko jego właścicielka.',
    agentIsAnonymous: 'Nie można nadać dostępu anonimowemu agentowi. Podaj principal agenta.',
    customerGrants: 'Ten kanister nie obsługuje jeszcze dostępów klientek. Podaj w subject salon.',
    ownerApproval: 'Ten kanister nie obsługuje jeszcze zgody owner_approval. Wybierz next_turn.',
    unknownTools: (names: string) => `Nie ma narzędzi: ${names}. Nazwy podaje list_tools.`,
    badExpiry: (days: number) => `Termin ważności dostępu musi być w przyszłości, najdalej za ${days} dni.`,
    badBudget: (limit: number) => `Dzienny limit zmian musi wynosić od 1 do ${limit}.`,
    tooManyAgents: (limit: number) => `Salon ma już ${limit} agentów z dostępem. Odbierz dostęp któremuś z nich.`,
    tooManySalons: (limit: number) => `Ten agent obsługuje już ${limit} salonów i więcej nie może.`,
    onlyController: 'Ustawienia kanistra zmieniają tylko jego administratorzy (controllers).'
} as const;
