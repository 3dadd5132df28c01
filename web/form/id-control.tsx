import { useState } from 'preact/hooks';

import type { TextSchema } from '../../src/tool/json-schema.js';
import { idKey } from '../conversation/known-ids.js';
import { texts } from '../texts/texts.js';
import type { FieldProps } from './schema-field.js';
import { TextControl } from './text-control.js';

const ANOTHER = '\u0000another';

/** An id is picked by the name that a tool has told with it in this conversation; any other can be typed. */
export function IdControl(props: FieldProps<TextSchema>) {
    const { id, name, schema, required, draft, knownIds, onChange } = props;
    const known = [...(knownIds.get(idKey(name)) ?? [])];
    const value = typeof draft === 'string' ? draft : '';
    const [isTyped, setTyped] = useState(false);
    const isUnknown = value !== '' && !known.some(([candidate]) => candidate === value);
    if (known.length === 0 || isTyped || isUnknown) return <TextControl {...props} />;
    return (
        <select
            id={id}
            value={value}
            aria-required={required}
            aria-describedby={schema.description === undefined ? undefined : `${id}-hint`}
            onChange={({ currentTarget }) => (currentTarget.value === ANOTHER ? setTyped(true) : onChange(currentTarget.value))}
        >
            <option value="">{texts.value.form.notSaid}</option>
            {known.map(([candidate, label]) => (
                <option key={candidate} value={candidate}>
                    {label}
                </option>
            ))}
            <option value={ANOTHER}>{texts.value.form.anotherId}</option>
        </select>
    );
}
