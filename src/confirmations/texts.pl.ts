/** What the confirmation gate says. The first three are fixed by the product; hosts and tests compare them word for word. */
export const confirmationTexts = {
    same_turn: 'Zgoda musi przyjść w osobnej wiadomości właścicielki — najpierw pokaż podsumowanie i poczekaj na odpowiedź.',
    no_preview: 'Brak ważnego podglądu tej zmiany — wywołaj narzędzie z confirmed=false i pokaż właścicielce podsumowanie.',
    different_arguments: 'Argumenty różnią się od pokazanego podglądu — pokaż nowy podgląd (confirmed=false).',
    not_approved:
        'Ta zmiana czeka na zatwierdzenie przez właścicielkę w jej panelu — potwierdź ją ponownie, gdy właścicielka ją zatwierdzi.',
    executing: 'Ta zmiana jest właśnie zapisywana — poczekaj chwilę i sprawdź wynik, zamiast potwierdzać ponownie.',
    too_many_previews:
        'W tej rozmowie czeka już zbyt wiele niepotwierdzonych podglądów — potwierdź lub wycofaj któryś z nich albo poczekaj, aż wygasną (15 minut).'
} as const;
