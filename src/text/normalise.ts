const WHITE_SPACE = /\s+/g;
const COMBINING_MARKS = /[\u0300-\u036f]/g;

/**
 * Folds a text for search and matching: lower case, no diacritics ("Łódź" and "lodz" meet), white space runs as one space, trimmed.
 * `ł` is replaced by hand, because it does not decompose.
 */
export function foldPolish(text: string): string {
    return foldWhiteSpace(text.toLowerCase().normalize('NFD').replace(COMBINING_MARKS, '').replaceAll('ł', 'l'));
}

/**
 * The form in which a phrase typed by a person is compared (rule 4): NFC, trimmed, inner white space folded, case ignored, diacritics kept.
 */
export function normalisePhrase(text: string): string {
    // Through upper case, because that is what joins "ß" with "SS" and the two small sigmas; lower case first, because "ẞ" has no other way.
    return foldWhiteSpace(text.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC'));
}

/** Tells whether two phrases are the same to a person (rule 4). Diacritics count: "Zel" is not "Żel". */
export function isSamePhrase(left: string, right: string): boolean {
    return normalisePhrase(left) === normalisePhrase(right);
}

/** Makes every run of white space one space and drops it at the ends. */
export function foldWhiteSpace(text: string): string {
    return text.replace(WHITE_SPACE, ' ').trim();
}
