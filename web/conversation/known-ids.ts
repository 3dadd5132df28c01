import { isJsonObject, type JsonObject, type JsonValue } from '../../src/json/json-value.js';

/** By the name of an argument (`salonServiceId`): ids → what a person calls the thing. */
export type KnownIds = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What names a thing in the data of a tool, best first. */
const NAMES = ['label', 'name', 'title', 'code', 'serviceName', 'service'];

/**
 * The ids in what a tool answered, added to those known before: what a model would remember of a conversation, so that a person who fills in a
 * form can pick a thing by its name.
 */
export function withIdsOf(known: KnownIds, data: JsonValue): KnownIds {
    const found = new Map([...known].map(([key, names]) => [key, new Map(names)]));
    collect(data, found);
    return found;
}

/** What a thing was called by whoever asked for it: a tool that has added something answers with its id alone. */
export function namesIn(args: JsonObject): JsonObject {
    return Object.fromEntries(Object.entries(args).filter(([key]) => NAMES.includes(key)));
}

/** What a thing is called; undefined for what has no name. */
export function nameOf(thing: JsonValue): string | undefined {
    if (!isJsonObject(thing)) return undefined;
    return NAMES.map((key) => thing[key]).find((candidate) => typeof candidate === 'string');
}

/** The singular of an argument that takes several ids: `workerIds` takes what `workerId` names. */
export function idKey(argument: string): string {
    return argument.endsWith('Ids') ? argument.slice(0, -1) : argument;
}

function collect(value: JsonValue, found: Map<string, Map<string, string>>): void {
    if (Array.isArray(value)) return value.forEach((item: JsonValue) => collect(item, found));
    if (!isJsonObject(value)) return;
    const name = nameOf(value);
    for (const [key, member] of Object.entries(value)) {
        if (typeof member === 'object' && member !== null) collect(member, found);
        if (typeof member !== 'string' || !key.endsWith('Id') || name === undefined) continue;
        // The first id of a thing is its own; others beside it (of who does it, of what it is for) have names elsewhere.
        if (key !== ownId(value)) continue;
        const names = found.get(key) ?? new Map<string, string>();
        found.set(key, names.set(member, name));
    }
}

function ownId(value: Readonly<Record<string, JsonValue>>): string | undefined {
    return Object.keys(value).find((key) => key.endsWith('Id'));
}
