import type { NumberSchema, TextSchema } from '../../src/tool/json-schema.js';
import { texts } from '../texts/texts.js';
import type { FieldProps } from './schema-field.js';

/** A text longer than this is written in several lines. */
const LONG = 300;
const DATE_LENGTH = 10;
const TIME_LENGTH = 5;

export function TextControl({ id, schema, required, draft, onChange }: FieldProps<TextSchema | NumberSchema>) {
    const value = typeof draft === 'string' ? draft : '';
    const common = {
        id,
        value,
        'aria-required': required,
        'aria-describedby': schema.description === undefined ? undefined : `${id}-hint`
    } as const;
    const onInput = (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value);
    if (schema.type !== 'string') return <input {...common} type="text" inputMode="decimal" autocomplete="off" onInput={onInput} />;
    if (schema.enum !== undefined) {
        return (
            <select {...common} onChange={onInput}>
                <option value="">{texts.value.form.notSaid}</option>
                {schema.enum.map((choice) => (
                    <option key={choice} value={choice}>
                        {choice}
                    </option>
                ))}
            </select>
        );
    }
    if ((schema.maxLength ?? 0) > LONG) return <textarea {...common} rows={3} onInput={onInput} />;
    return <input {...common} {...kindOf(schema)} autocomplete="off" onInput={onInput} />;
}

/** A day is picked from a calendar. A time is typed: a field for times cannot hold 24:00, the end of a day. */
function kindOf({ minLength, maxLength }: TextSchema) {
    if (minLength === DATE_LENGTH && maxLength === DATE_LENGTH) return { type: 'date' } as const;
    if (minLength === TIME_LENGTH && maxLength === TIME_LENGTH) return { type: 'text', placeholder: 'HH:MM' } as const;
    return { type: 'text' } as const;
}
