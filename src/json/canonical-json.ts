import { isJsonObject, type JsonObject, type JsonValue } from './json-value.js';

/**
 * The one text of a JSON value: keys sorted by code unit, arrays in order, numbers and texts as JSON writes them, members that are null left
 * out (absent and null are the same argument, rule 14). Two values have the same text only when they are equal in that sense.
 */
export function canonicalJson(value: JsonValue): string {
    if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
    if (isJsonObject(value)) return `{${canonicalMembers(value).join(',')}}`;
    return JSON.stringify(value);
}

function canonicalMembers(value: JsonObject): string[] {
    const members: string[] = [];
    for (const key of Object.keys(value).sort()) {
        const member = value[key];
        if (member === undefined || member === null) continue;
        members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
    }
    return members;
}
