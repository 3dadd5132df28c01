/** Names of services: whole again where Booksy cut them, joined with their variant, unique in the price list. */
import { foldPolish } from '../text/normalise.js';
import { serviceNotes } from './texts.pl.js';

/** Sultana's longest name of a service, in characters. */
export const LONGEST_NAME = 120;

/** Booksy cuts names at this length, with an ellipsis or without. */
const BOOKSY_CUT = 50;

/** A shorter beginning could be that of another name. */
const SHORTEST_BEGINNING = 8;

const ELLIPSIS = /\.{3}|…/;

export interface DraftName {
    readonly name: string;
    readonly notes: readonly string[];
}

/** The whole name of a service, looked for in its variants' labels and the first line of its description. */
export function wholeName(name: string, labels: readonly string[], description: string | undefined): DraftName {
    const isMarked = name.includes('...') || name.includes('…');
    if (!isMarked && name.length !== BOOKSY_CUT) return { name, notes: [] };
    const [beginning = '', end = ''] = name.split(ELLIPSIS);
    const firstLine = description?.split('\n')[0]?.trim() ?? '';
    const [whole, another] = new Set(
        [...labels, firstLine].filter((candidate) => isWhole(candidate, beginning.trim(), end.trim(), name.length))
    );
    if (whole !== undefined && another === undefined) return { name: whole, notes: [serviceNotes.nameRestored(name)] };
    const shown = name.replace(/\s*(?:\.{3}|…)\s*$/, '');
    // Several whole names are those of the variants, and each will stand alone.
    return { name: shown, notes: isMarked && whole === undefined ? [serviceNotes.nameCut] : [] };
}

/**
 * "Service — variant". A variant without a label, or whose label is the service's name, is the service itself; a label that begins with the
 * name stands alone.
 */
export function nameWithVariant(service: string, label: string | undefined): string {
    if (label === undefined) return service;
    const [name, variant] = [foldPolish(service), foldPolish(label)];
    if (variant === name || name.startsWith(`${variant} `)) return service;
    return variant.startsWith(name) ? label : `${service} — ${label}`;
}

/** Cuts a name that Sultana would refuse. */
export function fittingName(name: string): DraftName {
    if (name.length <= LONGEST_NAME) return { name, notes: [] };
    return { name: `${cutAt(name, LONGEST_NAME - 1).trimEnd()}…`, notes: [serviceNotes.nameShortened] };
}

/** The first characters of a text, never half of a letter that takes two. */
export function cutAt(text: string, length: number): string {
    const cut = text.slice(0, length);
    return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

function isWhole(candidate: string, beginning: string, end: string, shownLength: number): boolean {
    if (beginning.length < SHORTEST_BEGINNING || candidate.length < shownLength || candidate.length > 2 * LONGEST_NAME) return false;
    if (ELLIPSIS.test(candidate)) return false;
    const folded = foldPolish(candidate);
    return folded.startsWith(foldPolish(beginning)) && folded.endsWith(foldPolish(end)) && folded !== foldPolish(`${beginning}${end}`);
}
