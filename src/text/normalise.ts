const WHITE_SPACE = /\s+/g;
/**
 * Texts of these alone take a short way to the same result: composing and decomposing, and cases that change a text's length, cost the
 * interpreter of the canister ten times as much, and almost every name of a Polish salon is of these. The dashes, quotes and dots have neither
 * case nor another form.
 */
const PLAIN_POLISH = /^[ -~ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–—…„”’]*$/;
const POLISH_LETTER = /[ąćęłńóśźż]/;
const POLISH_LETTERS = [...'ąćęłńóśźż'];
const PLAIN_LETTERS = [...'acelnoszz'];
const COMBINING_MARKS = /[\u0300-\u036f]/g;

/**
 * Folds a text for search and matching: lower case, no diacritics ("Łódź" and "lodz" meet), white space runs as one space, trimmed.
 * `ł` is replaced by hand, because it does not decompose.
 */
export function foldPolish(text: string): string {
    if (PLAIN_POLISH.test(text)) return foldBlanks(withoutPolishLetters(text.toLowerCase()));
    return foldWhiteSpace(text.toLowerCase().normalize('NFD').replace(COMBINING_MARKS, '').replaceAll('ł', 'l'));
}

/**
 * The form in which a phrase typed by a person is compared (rule 4): NFC, trimmed, inner white space folded, case ignored, diacritics kept.
 */
export function normalisePhrase(text: string): string {
    if (PLAIN_POLISH.test(text)) return foldBlanks(text.toLowerCase());
    // Through upper case, because that is what joins "ß" with "SS" and the two small sigmas; lower case first, because "ẞ" has no other way.
    return foldWhiteSpace(text.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC'));
}

/** Tells whether two phrases are the same to a person (rule 4). Diacritics count: "Zel" is not "Żel". */
export function isSamePhrase(left: string, right: string): boolean {
    return normalisePhrase(left) === normalisePhrase(right);
}

/** Tells whether texts are the same to a person as one text that many are compared with (rule 4). */
export function samePhraseAs(text: string): (other: string) => boolean {
    const phrase = normalisePhrase(text);
    return (other) => normalisePhrase(other) === phrase;
}

/** Makes every run of white space one space and drops it at the ends. */
export function foldWhiteSpace(text: string): string {
    return text.replace(WHITE_SPACE, ' ').trim();
}

/** The same where blanks are the only white space. */
function foldBlanks(text: string): string {
    return (text.includes('  ') ? text.replace(WHITE_SPACE, ' ') : text).trim();
}

/** @param text in lower case */
function withoutPolishLetters(text: string): string {
    if (!POLISH_LETTER.test(text)) return text;
    return POLISH_LETTERS.reduce((folded, letter, at) => folded.replaceAll(letter, PLAIN_LETTERS[at] ?? letter), text);
}
