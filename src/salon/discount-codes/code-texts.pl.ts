import type { CodeDiscount, SalonDiscountCode, SalonDiscountCodeInput } from '../../core/salon-offers.js';
import { polishCount, polishPlural } from '../../text/plural.js';
import { formatPrice } from '../../text/units.js';
import type { LocalDate } from '../../time/local-date.js';
import { dateText } from '../day-texts.pl.js';
import { validityText } from '../validity-texts.pl.js';

const codeForms = { one: 'kod rabatowy', few: 'kody rabatowe', many: 'kodów rabatowych' };
const moreForms = { one: 'kod', few: 'kody', many: 'kodów' };
const useForms = { one: 'użycie', few: 'użycia', many: 'użyć' };
const worksForms = { one: 'działa', few: 'działają', many: 'działa' };
const timeForms = { one: 'raz', few: 'razy', many: 'razy' };

/** Names of what a preview promises (rule 7). */
export const codeLabels = { code: 'kod', discount: 'rabat' } as const;

/** What a list of codes found. */
export interface ListedCodes {
    readonly count: number;
    /** Those that somebody can use today. */
    readonly usable: number;
    readonly leftOut: number;
    readonly query: string | undefined;
}

/** What the tools for discount codes say to the owner. */
export const codeTexts = {
    listed: ({ count, usable, leftOut, query }: ListedCodes) => {
        if (count === 0) {
            return query === undefined
                ? 'Salon nie ma żadnego kodu rabatowego.'
                : `Żaden kod nie pasuje do „${query}”. Spróbuj inaczej albo weź całą listę, bez argumentu query.`;
        }
        const cut =
            leftOut === 0 ? '' : ` Lista jest skrócona, poza nią jeszcze ${polishCount(leftOut, moreForms)} — zawęź ją argumentem query.`;
        const which = query === undefined ? 'Salon ma' : `Pasujące do „${query}”:`;
        return `${which} ${polishCount(count, codeForms)}, ${worksText(usable)}.${cut}`;
    },

    willAdd: (input: SalonDiscountCodeInput, sent: string, today: LocalDate) =>
        `Dodam kod rabatowy ${input.code}: ${discountText(input.discount)}, ${usesText(input.maxUses)}, ${validityText({ validTo: input.expires }, today)}.` +
        (sent === input.code ? '' : ` Podany kod „${sent}” zapiszę wielkimi literami i bez spacji.`) +
        (isFree(input.discount) ? ' Uwaga: z tym kodem wizyta będzie za darmo.' : '') +
        ' Czy zapisać?',
    added: (code: string) => `Dodano kod rabatowy ${code}.`,

    willRemove: (code: SalonDiscountCode) =>
        `Usunę kod rabatowy ${code.code} (${discountText(code.discount)}, ${usedText(code.used)}). Nikt już z niego nie skorzysta. Czy usunąć?`,
    removed: (code: string) => `Usunięto kod rabatowy ${code}.`,

    discount: discountText,

    badCode: (code: string, suggested: string | undefined) =>
        `Kod „${code}” jest nieprawidłowy: dozwolone jest od 3 do 24 znaków — litery A–Z bez polskich znaków, cyfry, łącznik i podkreślenie.` +
        (suggested === undefined ? '' : ` Może ${suggested}?`),
    exists: (code: string) => `Salon ma już kod ${code}. Wybierz inny albo najpierw usuń tamten.`,
    bothDiscounts: 'Podaj albo percent, albo amountPln — kod nie może mieć obu rabatów naraz.',
    noDiscount: 'Podaj, ile wynosi rabat: percent (w procentach) albo amountPln (w złotych).',
    zeroAmount: 'Rabat kwotowy musi być większy od zera.',
    expired: (expires: LocalDate, today: LocalDate) =>
        `Dzień ${expires} już minął (dziś jest ${dateText(today)}), więc kod nigdy by nie zadziałał. Podaj późniejszy termin.`,
    unknown: (id: string) => `Nie ma kodu rabatowego o identyfikatorze „${id}”. Weź discountCodeId z list_discount_codes.`
} as const;

function discountText(discount: CodeDiscount): string {
    return discount.kind === 'percent' ? `${discount.percent}% taniej` : `${formatPrice(discount.amountPln, 'pl')} taniej`;
}

function worksText(usable: number): string {
    if (usable === 0) return 'dziś żaden nie działa';
    return `dziś ${polishPlural(usable, worksForms)} ${usable}`;
}

function usesText(maxUses: number | undefined): string {
    return maxUses === undefined ? 'bez limitu użyć' : `najwyżej ${polishCount(maxUses, useForms)}`;
}

function usedText(used: number): string {
    return used === 0 ? 'jeszcze nieużyty' : `użyty ${polishCount(used, timeForms)}`;
}

function isFree(discount: CodeDiscount): boolean {
    return discount.kind === 'percent' && discount.percent === 100;
}
