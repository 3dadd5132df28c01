/** What the two-step protocol says beyond the refusals of the confirmation gate. Polish for everyone, as those are (rule 18). */
export const protocolTexts = {
    wrongPhrase: (given: string | undefined) =>
        given === undefined
            ? 'To nieodwracalna zmiana. Poproś, żeby osoba sama przepisała dokładną nazwę, i wyślij ją w confirmationPhrase — podgląd jest nadal ważny.'
            : `Przepisana nazwa („${given}”) nie zgadza się z nazwą tego, co ma zostać usunięte. Poproś o przepisanie jej jeszcze raz — podgląd jest nadal ważny.`,
    changed: (changes: string) =>
        `Od czasu podglądu zmieniło się: ${changes}. Niczego nie zapisano — pokaż nowy podgląd (confirmed=false).`,
    change: (name: string, before: string | undefined, now: string | undefined) =>
        `${name} (było: ${before ?? 'brak'}, jest: ${now ?? 'brak'})`
} as const;
