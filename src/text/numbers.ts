/** The languages whose separators the table holds (rule 21). */
export type NumberLanguage = 'pl' | 'en' | 'de' | 'uk' | 'cs' | 'sk' | 'fr' | 'es' | 'it' | 'lt' | 'ru';

interface Separators {
    readonly decimal: string;
    readonly group: string;
    /** How many digits must stand before the first separator: with 2, "1250" stays whole and "12 500" does not. */
    readonly minimumGroupingDigits: 1 | 2;
    readonly minus: string;
}

/** How many decimals a number is written with; at most 15 of them. */
export interface Decimals {
    /** At least so many, filled with zeros. 0 when left out. */
    readonly min?: number;
    /** At most so many, rounded half away from zero. 3 when left out, as in Intl. */
    readonly max?: number;
}

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';
const MINUS_SIGN = '\u2212';

const SPACED: Separators = { decimal: ',', group: NO_BREAK_SPACE, minimumGroupingDigits: 1, minus: '-' };
const DOTTED: Separators = { decimal: ',', group: '.', minimumGroupingDigits: 1, minus: '-' };

const SEPARATORS: ReadonlyMap<unknown, Separators> = new Map<NumberLanguage, Separators>([
    ['pl', { ...SPACED, minimumGroupingDigits: 2 }],
    ['en', { decimal: '.', group: ',', minimumGroupingDigits: 1, minus: '-' }],
    ['de', DOTTED],
    ['uk', SPACED],
    ['cs', SPACED],
    ['sk', SPACED],
    ['fr', { ...SPACED, group: NARROW_NO_BREAK_SPACE }],
    ['es', { ...DOTTED, minimumGroupingDigits: 2 }],
    ['it', { ...DOTTED, minimumGroupingDigits: 2 }],
    ['lt', { ...SPACED, minus: MINUS_SIGN }],
    ['ru', SPACED]
]);

/** Tells whether the table holds a language. */
export function isNumberLanguage(value: unknown): value is NumberLanguage {
    return SEPARATORS.has(value);
}

/**
 * Writes a number with the separators of a language, as Node's `Intl.NumberFormat` does, in places that have no Intl (rule 21).
 * @throws RangeError for a number that is not finite.
 */
export function formatNumber(value: number, language: NumberLanguage, decimals: Decimals = {}): string {
    if (!Number.isFinite(value)) throw new RangeError('not a finite number');
    const min = decimals.min ?? 0;
    const max = Math.max(min, decimals.max ?? 3);
    const separators = SEPARATORS.get(language) ?? SPACED;
    const [whole, fraction] = roundDigits(plainDigits(Math.abs(value)), max);
    const shown = fraction.replace(/0+$/, '').padEnd(min, '0');
    const sign = value < 0 || Object.is(value, -0) ? separators.minus : '';
    return `${sign}${groupDigits(whole, separators)}${shown === '' ? '' : separators.decimal + shown}`;
}

/** The shortest decimal digits of a number that is not negative, without an exponent. */
function plainDigits(value: number): [whole: string, fraction: string] {
    const [digits = '0', exponentText] = String(value).split('e');
    const [whole = '0', fraction = ''] = digits.split('.');
    const exponent = Number(exponentText ?? 0);
    if (exponent >= 0) return [whole + fraction.slice(0, exponent).padEnd(exponent, '0'), fraction.slice(exponent)];
    return ['0', '0'.repeat(-exponent - whole.length) + whole + fraction];
}

/**
 * Rounds written digits, half up. It works on what is written and not on the binary value, because Intl does: 1.005 becomes 1.01, which
 * `toFixed` makes 1.00.
 */
function roundDigits([whole, fraction]: [string, string], decimals: number): [whole: string, fraction: string] {
    if (fraction.length <= decimals) return [whole, fraction];
    const kept = whole + fraction.slice(0, decimals);
    const roundedUp = fraction.charCodeAt(decimals) >= '5'.charCodeAt(0);
    const digits = (roundedUp ? String(BigInt(kept) + 1n) : kept).padStart(kept.length, '0');
    const cut = digits.length - decimals;
    return [digits.slice(0, cut), digits.slice(cut)];
}

function groupDigits(whole: string, { group, minimumGroupingDigits }: Separators): string {
    if (whole.length < 3 + minimumGroupingDigits) return whole;
    const groups: string[] = [];
    for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
    return groups.join(group);
}
