import * as v from 'valibot';

import { ARGUMENT_LIMITS, plainJson, type PlainJsonProblem } from '../json/plain-json.js';
import { deepFreeze } from '../json/deep-freeze.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.js';
import { argumentTexts } from './argument-texts.pl.js';
import type { Field, Fields } from './field.js';
import { ToolRefusal } from './tool-refusal.js';

/** Problems told in one answer; a model corrects several at once, and more would be noise. */
const MAX_PROBLEMS = 5;

/** Characters of a wrong value that are shown back. */
const SHOWN_VALUE = 40;

/**
 * Parses what a model sent. The result is a private, frozen copy.
 *
 * @param parser of the object that `fields` describes (see `objectParser`); passed in so that it is built once for a tool
 * @throws ToolRefusal `invalid_arguments`, with a sentence that says for each problem what to send instead
 */
export function parseArguments<Args>(input: unknown, fields: Fields, parser: v.GenericSchema<unknown, Args>): Args {
    const parsed = v.safeParse(parser, withoutNulls(plainArguments(input)));
    if (parsed.success) return deepFreeze(parsed.output);
    const sentences = new Set(parsed.issues.map((issue) => issueText(issue, fields)));
    throw new ToolRefusal('invalid_arguments', [...sentences].slice(0, MAX_PROBLEMS).join(' '));
}

/**
 * What a model sent as a private, frozen object of plain data, its members not looked at.
 *
 * @throws ToolRefusal `invalid_arguments`
 */
export function plainArguments(input: unknown): JsonObject {
    const plain = plainJson(input ?? {});
    if (!plain.ok) throw new ToolRefusal('invalid_arguments', problemText(plain.problem));
    if (!isJsonObject(plain.value)) throw new ToolRefusal('invalid_arguments', argumentTexts.notAnObject);
    return plain.value;
}

function problemText(problem: PlainJsonProblem): string {
    if (problem === 'too_long') return argumentTexts.tooLong(ARGUMENT_LIMITS.characters);
    if (problem === 'too_deep') return argumentTexts.tooDeep(ARGUMENT_LIMITS.depth);
    if (problem === 'too_many_values') return argumentTexts.tooMany(ARGUMENT_LIMITS.nodes);
    return problem === 'not_a_number' ? argumentTexts.notANumber : argumentTexts.notJson;
}

/** Absent and null are the same (rule 14). Nulls inside lists stay, and are refused there. */
function withoutNulls(value: JsonValue): JsonValue {
    if (Array.isArray(value)) return value.map(withoutNulls);
    if (!isJsonObject(value)) return value;
    // Without a prototype, so that `__proto__` and `toString` are keys like any other for whoever looks.
    const kept = Object.create(null) as Record<string, JsonValue>;
    for (const key of Object.keys(value)) {
        const member = value[key];
        if (member !== undefined && member !== null) kept[key] = withoutNulls(member);
    }
    return kept;
}

function issueText(issue: v.BaseIssue<unknown>, fields: Fields): string {
    const keys = (issue.path ?? []).map((item) => item.key as string | number);
    const path = pathText(keys);
    const found = fieldAt(keys, fields);
    if (found.field === undefined) return argumentTexts.unknown(path, Object.keys(found.siblings).join(', '));
    if (issue.input === undefined) return argumentTexts.missing(path, found.field.expected);
    return argumentTexts.wrong(path, shown(issue.input), found.field.expected);
}

function fieldAt(keys: readonly (string | number)[], fields: Fields): { field: Field<unknown, boolean> | undefined; siblings: Fields } {
    let siblings = fields;
    let field: Field<unknown, boolean> | undefined;
    for (const key of keys) {
        field = typeof key === 'number' ? field?.item : Object.hasOwn(siblings, key) ? siblings[key] : undefined;
        if (field === undefined) break;
        siblings = field.members ?? siblings;
    }
    return { field, siblings };
}

function pathText(keys: readonly (string | number)[]): string {
    let path = '';
    for (const key of keys) path += typeof key === 'number' ? `[${key}]` : `${path === '' ? '' : '.'}${clipped(key)}`;
    return path;
}

function shown(input: unknown): string {
    const json = JSON.stringify(input) ?? String(input);
    return clipped(json);
}

function clipped(long: string): string {
    return long.length > SHOWN_VALUE ? `${long.slice(0, SHOWN_VALUE)}…` : long;
}
