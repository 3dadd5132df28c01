import { language } from '../shell/settings.js';
import { labelsEn } from './labels.en.js';
import { labelsPl, type Labels } from './labels.pl.js';

function labels(): Labels {
    return language.value === 'en' ? labelsEn : labelsPl;
}

/** An argument as people call it; one that the page has never heard of keeps its name. */
export function fieldLabel(name: string): string {
    return own(labels().fields, name) ?? name;
}

/** A tool as people call it. */
export function toolLabel(name: string): string {
    return own(labels().tools, name) ?? name;
}

/** Names come from a canister, which may well have a tool called `constructor`. */
function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}
