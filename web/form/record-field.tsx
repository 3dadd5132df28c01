import type { ObjectSchema } from '../../src/tool/json-schema.js';
import { fieldLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import { blankObject, type DraftObject } from './draft.js';
import { Required, SchemaField, type FieldProps } from './schema-field.js';

/** Several members that belong together. */
export function RecordField({ id, name, schema, required, draft, knownIds, onChange }: FieldProps<ObjectSchema>) {
    const { form } = texts.value;
    const members = draft as DraftObject | undefined;
    return (
        <fieldset class="field record">
            <legend>
                {fieldLabel(name)}
                {required && <Required />}
            </legend>
            {members === undefined ? (
                <button type="button" class="small" onClick={() => onChange(blankObject(schema))}>
                    {form.addItem(fieldLabel(name))}
                </button>
            ) : (
                Object.entries(schema.properties).map(([member, memberSchema]) => (
                    <SchemaField
                        key={member}
                        id={`${id}-${member}`}
                        name={member}
                        schema={memberSchema}
                        required={schema.required.includes(member)}
                        draft={members[member]}
                        knownIds={knownIds}
                        onChange={(value) => onChange({ ...members, [member]: value })}
                    />
                ))
            )}
        </fieldset>
    );
}
