import { invalid } from './refusal.js';

const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]/u;
/** Half a character: it cannot be written as UTF-8, so another store would give back another text. */
const LONE_SURROGATE = /\p{Cs}/u;

/** @throws SalonRefusal `invalid` unless the text is one line with something on it, of at most `max` characters */
export function requireLine(field: string, text: string, max: number): void {
    if (text.length > max || text.trim() === '' || CONTROL.test(text) || LONE_SURROGATE.test(text)) throw invalid(field);
}

/** @throws SalonRefusal `invalid` unless the text is absent, or of at most `max` characters; line breaks and tabs may be in it */
export function requireProse(field: string, text: string | undefined, max: number): void {
    if (text === undefined) return;
    if (text.length > max || CONTROL_BUT_LINES.test(text) || LONE_SURROGATE.test(text)) throw invalid(field);
}
