import type { BooleanSchema } from '../../src/tool/json-schema.js';
import { texts } from '../texts/texts.js';
import type { FieldProps } from './schema-field.js';

/** Yes, no, or not said: a flag that may be left out has three states, so it is no check box. */
export function FlagControl({ id, schema, required, draft, onChange }: FieldProps<BooleanSchema>) {
    const { form } = texts.value;
    return (
        <select
            id={id}
            value={typeof draft === 'string' ? draft : ''}
            aria-required={required}
            aria-describedby={schema.description === undefined ? undefined : `${id}-hint`}
            onChange={(event) => onChange(event.currentTarget.value)}
        >
            <option value="">{form.notSaid}</option>
            <option value="true">{form.yes}</option>
            <option value="false">{form.no}</option>
        </select>
    );
}
