import { isJsonObject, type JsonValue } from '../../src/json/json-value.js';
import { fieldLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import { idKey, type KnownIds } from './known-ids.js';

/** An argument as a person reads it: ids by the names that go with them, flags as yes and no. */
export function namedValue(name: string, value: JsonValue, known: KnownIds): string {
    if (Array.isArray(value)) return value.map((item: JsonValue) => namedValue(name, item, known)).join(', ');
    if (isJsonObject(value)) {
        const members = Object.entries(value).map(([member, inner]) => `${fieldLabel(member)}: ${namedValue(member, inner, known)}`);
        return members.join('; ');
    }
    if (typeof value === 'string') return known.get(idKey(name))?.get(value) ?? value;
    if (typeof value === 'boolean') return value ? texts.value.form.yes : texts.value.form.no;
    return value === null ? '' : String(value);
}
