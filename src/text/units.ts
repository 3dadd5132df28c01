import { formatNumber, type NumberLanguage } from './numbers.js';

/** Stands between a number and its unit, so that a line never breaks there (rule 21). */
const NO_BREAK_SPACE = '\u00a0';

const METRES_IN_KILOMETRE = 1000;
const MINUTES_IN_HOUR = 60;

/**
 * Writes a price: "60 zł", "60,50 zł", English "60.50 zł" (rule 21). Grosze are written when there are any, and then with two digits.
 * @param zlote the amount in złote
 * @throws RangeError for a number that is not finite.
 */
export function formatPrice(zlote: number, language: NumberLanguage): string {
    const grosze = Math.round(zlote * 100) % 100;
    const decimals = grosze === 0 ? 0 : 2;
    return withUnit(formatNumber(zlote, language, { min: decimals, max: decimals }), 'zł');
}

/**
 * Writes a distance: whole metres under a kilometre ("450 m"), else kilometres with one decimal ("8,3 km") (rule 21).
 * @param metres the distance in metres, 0 or more
 * @throws RangeError for a number that is not finite.
 */
export function formatDistance(metres: number, language: NumberLanguage): string {
    // Rounded first: 999.6 m would otherwise become "1000 m".
    const whole = Math.round(metres);
    if (whole < METRES_IN_KILOMETRE) return withUnit(formatNumber(whole, language, { max: 0 }), 'm');
    return withUnit(formatNumber(whole / METRES_IN_KILOMETRE, language, { min: 1, max: 1 }), 'km');
}

/**
 * Writes a duration: "45 min", "1 h", "1 h 30 min" (rule 21). The same in every language of the table.
 * @param minutes whole minutes, 0 or more
 * @throws RangeError for anything else.
 */
export function formatDuration(minutes: number): string {
    if (!Number.isInteger(minutes) || minutes < 0) throw new RangeError('not a duration in minutes');
    const hours = Math.floor(minutes / MINUTES_IN_HOUR);
    const rest = minutes % MINUTES_IN_HOUR;
    if (hours === 0) return withUnit(String(rest), 'min');
    if (rest === 0) return withUnit(String(hours), 'h');
    return `${withUnit(String(hours), 'h')} ${withUnit(String(rest), 'min')}`;
}

function withUnit(number: string, unit: string): string {
    return number + NO_BREAK_SPACE + unit;
}
