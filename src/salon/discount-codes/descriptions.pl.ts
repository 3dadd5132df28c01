/** How the tools for discount codes and their arguments are described to a model. */
export const codeDescriptions = {
    list_discount_codes:
        'Lista kodów rabatowych salonu: kod, rabat w procentach albo w złotych, ile razy użyty, limit, termin i discountCodeId potrzebny do usunięcia.',
    add_discount_code:
        'Dodaje kod rabatowy, który klientki wpisują przy rezerwacji. Podaj percent albo amountPln, nie oba. Kod zostanie zapisany wielkimi literami i bez spacji. Najpierw confirmed=false.',
    remove_discount_code:
        'Usuwa kod rabatowy: nikt już z niego nie skorzysta. Podaj discountCodeId z list_discount_codes. Najpierw confirmed=false.',

    discountCodeId: 'Identyfikator kodu z list_discount_codes.',
    code: 'Kod, np. LATO20: od 3 do 24 znaków — litery bez polskich znaków, cyfry, łącznik albo podkreślenie.',
    percent: 'Rabat w procentach, liczba całkowita od 1 do 100.',
    amountPln: 'Rabat kwotowy w złotych, np. 20 albo 15.5.',
    maxUses: 'Ile razy łącznie można użyć kodu; bez tego pola bez limitu.',
    expires: 'Ostatni dzień ważności, RRRR-MM-DD; bez tego pola bezterminowo.',
    query: 'Tylko kody zawierające ten tekst; bez niego cała lista.'
} as const;
