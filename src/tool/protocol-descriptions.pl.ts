/** How the members of the two-step protocol are described to a model. */
export const protocolDescriptions = {
    confirmed:
        'Najpierw false: nic się nie zapisuje, wraca podsumowanie i echo. Dopiero gdy osoba zgodzi się w swojej następnej wiadomości: true, z argumentami z echo.',
    confirmationId: 'Identyfikator z echo podglądu, na który osoba się zgodziła. Tylko razem z confirmed=true.',
    confirmationPhrase: 'Nazwa, którą osoba sama przepisała w swojej wiadomości. Nigdy nie wpisuj jej za nią. Tylko razem z confirmed=true.'
} as const;
