/** Readers of picked data: each gives a value of its form or says that there is none, whatever the page holds. */
import type { Picked } from './pick.js';

export type PickedRecord = Readonly<Record<string, Picked>>;

export function recordIn(value: Picked | undefined): PickedRecord | undefined {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PickedRecord) : undefined;
}

export function listIn(value: Picked | undefined): readonly Picked[] {
    return Array.isArray(value) ? (value as readonly Picked[]) : [];
}

export function recordsIn(value: Picked | undefined): readonly PickedRecord[] {
    return listIn(value).filter((item): item is PickedRecord => recordIn(item) !== undefined);
}

/** A text with inner white space folded and trimmed; undefined for an empty one. Numbers come as their digits. */
export function lineIn(value: Picked | undefined): string | undefined {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string') return undefined;
    const line = isTidy(text) && !text.includes('  ') && !text.includes(NO_BREAK_SPACE) ? text.trim() : folded(text);
    return line === '' ? undefined : line;
}

const NO_BREAK_SPACE = '\u00a0';

/** Without control characters, tabs, line breaks, quotes and backslashes, told by a native function: regular expressions cost ten times as much. */
function isTidy(text: string): boolean {
    return JSON.stringify(text).length === text.length + 2;
}

function folded(text: string): string {
    return text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
}

/** A text of several lines: `\r\n` as `\n`, no control characters, no blank lines at the ends; undefined for an empty one. */
export function textIn(value: Picked | undefined): string | undefined {
    if (typeof value !== 'string') return undefined;
    // Most texts of several lines need nothing else, and splitting is native.
    const lines = value.split('\r\n').join('\n');
    const text = hasOnlyLineBreaks(lines) ? lines.trim() : tidied(lines);
    return text === '' ? undefined : text;
}

/** Without any control character but line breaks: nothing but these, quotes and backslashes grows when JSON escapes it. */
function hasOnlyLineBreaks(text: string): boolean {
    const grown = JSON.stringify(text).length - text.length - 2;
    return grown === 0 || grown === count(text, '\n') + count(text, '"') + count(text, '\\');
}

function count(text: string, character: string): number {
    return text.split(character).length - 1;
}

function tidied(value: string): string {
    return value
        .replace(/\r\n?/g, '\n')
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        .trim();
}

/** A finite number, also one written as text (`"230.00"`). */
export function numberIn(value: Picked | undefined): number | undefined {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    if (typeof value !== 'string' || !/^\s*-?\d{1,12}(?:\.\d{1,9})?\s*$/.test(value)) return undefined;
    return Number(value);
}

/** An id: a whole number from 1, or such a number as text. */
export function idIn(value: Picked | undefined): number | undefined {
    const id = numberIn(value);
    return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function idsIn(value: Picked | undefined): readonly number[] {
    return listIn(value).flatMap((item) => idIn(item) ?? []);
}

export function flagIn(value: Picked | undefined): boolean | undefined {
    return typeof value === 'boolean' ? value : undefined;
}
