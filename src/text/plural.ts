/** The forms that a Polish noun takes after a whole number: "1 usługa", "2 usługi", "5 usług". */
export interface PolishForms {
    readonly one: string;
    readonly few: string;
    readonly many: string;
}

/** The forms that an English noun takes after a whole number: "1 service", "2 services". */
export interface EnglishForms {
    readonly one: string;
    readonly other: string;
}

/**
 * The Polish form for a whole number: one for 1, few for 2–4, 22–24, … but not 12–14, many for the rest.
 * @param count a whole number, 0 or more
 */
export function polishPlural(count: number, forms: PolishForms): string {
    if (count === 1) return forms.one;
    const tens = count % 100;
    const units = count % 10;
    const isTeen = tens >= 12 && tens <= 14;
    return units >= 2 && units <= 4 && !isTeen ? forms.few : forms.many;
}

/**
 * The English form for a whole number: one for 1, else other.
 * @param count a whole number, 0 or more
 */
export function englishPlural(count: number, forms: EnglishForms): string {
    return count === 1 ? forms.one : forms.other;
}

/** A whole number with the Polish form it asks for: "5 usług". */
export function polishCount(count: number, forms: PolishForms): string {
    return `${count} ${polishPlural(count, forms)}`;
}

/** A whole number with the English form it asks for: "5 services". */
export function englishCount(count: number, forms: EnglishForms): string {
    return `${count} ${englishPlural(count, forms)}`;
}
