/** Characters in the order of Unicode's root collation, with the Polish alphabet in its place. */
const ORDER = ' _-–—,;:!?.\'"«»()[]{}§@*/\\&#%`^°+±×<=>|~$£€' + '0123456789' + 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż';

/** Marks that make a foreign letter out of ours ("é", "ü"): they count only between texts that are otherwise equal. */
const MARKS = '\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0327\u0328\u0304';

/** Signs of print are the plain ones with something on top, or several of them. */
const SIGNS_OF_PRINT: ReadonlyMap<string, string> = new Map([
    ['‘', "'\u0301"],
    ['’', "'\u0300"],
    ['“', '"\u0301'],
    ['”', '"\u0300'],
    ['„', '"\u0306'],
    ['…', '...']
]);

const PLACES: ReadonlyMap<string, string> = new Map([...ORDER].map((character, index) => [character, String.fromCharCode(index + 2)]));
const MARK_PLACES: ReadonlyMap<string, string> = new Map([...MARKS].map((mark, index) => [mark, String.fromCharCode(index + 2)]));

const LEVEL_END = '\u0000';
const PLAIN = '\u0001';
const CAPITAL = '\u0002';
const AFTER_ALL = '\uffff';
const WHITE_SPACE = /\s/;
const COMBINING_MARK = /[\u0300-\u036f]/;

/**
 * Compares two texts in Polish alphabetical order, as `Array.prototype.sort` wants it: by letters first ("ą" follows all of "a"), then by
 * foreign marks ("é" after "e"), then by case, small before capital. Digits stand before letters, other characters before digits, letters
 * of other scripts after "ż".
 */
export function comparePolish(left: string, right: string): number {
    return compareKeys(collationKey(left), collationKey(right));
}

/**
 * Sorts items in Polish alphabetical order; items that compare equal keep their order.
 * @param textOf the text by which an item is sorted; asked once an item
 */
export function sortPolish<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
    const keyed = items.map((item) => ({ item, key: collationKey(textOf(item)) }));
    return keyed.sort((left, right) => compareKeys(left.key, right.key)).map(({ item }) => item);
}

/** Texts compare as their keys do by code units: all letters, then all marks, then all cases. */
function collationKey(text: string): string {
    let letters = '';
    let marks = '';
    let cases = '';
    for (const character of text.normalize('NFC')) {
        const small = character.toLowerCase();
        const place = PLACES.get(small);
        const foreign = place === undefined ? foreignWeights(small) : undefined;
        letters += place ?? foreign?.letters ?? '';
        marks += foreign?.marks ?? PLAIN;
        cases += small === character ? PLAIN : CAPITAL;
    }
    return letters + LEVEL_END + marks + LEVEL_END + cases;
}

/** What is not of our alphabet: white space is a space, a letter is one of ours with its marks where it can be, the rest follows after all. */
function foreignWeights(character: string): { letters: string; marks: string } {
    let letters = '';
    let marks = '';
    for (const part of decompose(character)) {
        if (COMBINING_MARK.test(part)) {
            marks += MARK_PLACES.get(part) ?? AFTER_ALL + part;
            continue;
        }
        letters += PLACES.get(part) ?? AFTER_ALL + part;
        marks += PLAIN;
    }
    return { letters, marks };
}

function decompose(character: string): string {
    if (WHITE_SPACE.test(character)) return ' ';
    return SIGNS_OF_PRINT.get(character) ?? character.normalize('NFD');
}

function compareKeys(left: string, right: string): number {
    if (left === right) return 0;
    return left < right ? -1 : 1;
}
