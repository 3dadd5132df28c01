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
    badCustomer: 'Klientką nie może być anonimowy principal. Podaj principal klientki.',
    paused: 'Narzędzia są chwilowo wstrzymane przez administratora. Spróbuj ponownie później.',
    notReady: 'Kanister dopiero się uruchamia i nie może jeszcze wydać podglądu. Spróbuj ponownie za kilka sekund.',
    noGrant:
        'Brak dostępu do tego salonu. Właścicielka musi najpierw nadać dostęp temu agentowi (grant_agent); także sobie, jeśli sama go używa.',
    noCustomerGrant:
        'Brak zgody klientki. Musi najpierw pozwolić temu kanistrowi działać w jej imieniu w systemie salonów (grant_my_agent), a agentowi — tutaj (grant_agent).',
    anonymous: 'Bez zalogowania można tylko przeglądać to, co widzi każdy odwiedzający (subject = visitor).',
    visitorUpdate: 'Odwiedzający czytają przez execute_tool_query — to zapytanie, które nic nie kosztuje.',
    tooManyCalls: 'Zbyt wiele wywołań tego agenta w ciągu minuty. Poczekaj chwilę i spróbuj ponownie.',
    tooManyQuestions: 'Teraz zbyt wiele osób podłącza swoje salony. Spróbuj ponownie za minutę.',
    tooManyWaiting: (limit: number) =>
        `Na zatwierdzenie przez właścicielkę czeka już ${limit} zmian. Poproś ją, żeby je przejrzała, zanim pokażesz następne.`,
    grantExpired: 'Dostęp tego agenta do salonu wygasł. Właścicielka może go nadać ponownie.',
    grantReadOnly: 'Ten agent może tylko czytać dane salonu. Do zmian właścicielka musi nadać mu dostęp z prawem zapisu.',
    grantWithoutTool: (name: string) => `Dostęp tego agenta nie obejmuje narzędzia „${name}”.`,
    writesUsedUp: (limit: number) => `Ten agent wykonał już dziś ${limit} zmian, czyli tyle, na ile pozwala jego dostęp. Spróbuj jutro.`,
    outcomeUnknown:
        'Nie wiadomo, czy ta zmiana się zapisała, bo jej wykonanie zostało przerwane. Sprawdź aktualny stan, zanim spróbujesz ponownie.',

    onlyOwner: 'Dostępem do salonu zarządza tylko jego właścicielka.',
    agentIsAnonymous: 'Nie można nadać dostępu anonimowemu agentowi. Podaj principal agenta.',
    onlyCustomer:
        'Dostępem do swoich wizyt zarządza tylko klientka, i dopiero gdy pozwoli temu kanistrowi działać w jej imieniu w systemie salonów (grant_my_agent).',
    agentIsOwner: 'Zgody owner_approval nie można wymagać od samej siebie — agent musi mieć inny principal niż właścicielka.',
    approvalWithoutConsent: 'Pole approval_minutes ma sens tylko ze zgodą owner_approval.',
    badApprovalMinutes: (min: number, max: number) => `Podgląd może czekać na zatwierdzenie od ${min} do ${max} minut.`,
    onlyOwnerApproves: 'Zmiany zatwierdza tylko właścicielka salonu, którego dotyczą.',
    agentCannotApprove: 'Agent nie może zatwierdzać własnych zmian.',
    nothingWaits: 'Ten podgląd już nie czeka na zatwierdzenie — wygasł, został wycofany albo użyty.',
    otherPreview: 'To nie jest podgląd, który został odczytany. Pobierz listę jeszcze raz i przeczytaj ją przed zatwierdzeniem.',
    onlyOwnerAudits: 'Historię zmian salonu czyta tylko jego właścicielka.',
    unknownTools: (names: string) => `Nie ma narzędzi: ${names}. Nazwy podaje list_tools.`,
    badExpiry: (days: number) => `Termin ważności dostępu musi być w przyszłości, najdalej za ${days} dni.`,
    badBudget: (min: number, max: number) => `Dzienny limit zmian musi wynosić od ${min} do ${max}.`,
    tooManyAgents: (limit: number) => `Salon ma już ${limit} agentów z dostępem. Odbierz dostęp któremuś z nich.`,
    tooManySalons: (limit: number) => `Ten agent obsługuje już ${limit} salonów i więcej nie może.`,
    onlyManagement: 'Tę metodę woła tylko kanister zarządzający (aaaaa-aa), gdy sieć pobrała stronę.',
    onlyController: 'Ustawienia kanistra zmieniają tylko jego administratorzy (controllers).'
} as const;
