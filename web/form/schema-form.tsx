import type { ObjectSchema } from '../../src/tool/json-schema.js';
import type { KnownIds } from '../conversation/known-ids.js';
import { texts } from '../texts/texts.js';
import { personsFields, type DraftObject } from './draft.js';
import { SchemaField } from './schema-field.js';

interface SchemaFormProps {
    /** Makes the ids of the controls. */
    readonly id: string;
    readonly schema: ObjectSchema;
    readonly draft: DraftObject;
    readonly knownIds: KnownIds;
    readonly onChange: (draft: DraftObject) => void;
}

/** A form made from a tool's JSON Schema, in the dialect of `src/tool/json-schema.ts`. */
export function SchemaForm({ id, schema, draft, knownIds, onChange }: SchemaFormProps) {
    const fields = personsFields(schema);
    if (fields.length === 0) return <p class="quiet">{texts.value.form.nothingToFillIn}</p>;
    return (
        <div class="fields">
            {fields.map(([name, member]) => (
                <SchemaField
                    key={name}
                    id={`${id}-${name}`}
                    name={name}
                    schema={member}
                    required={schema.required.includes(name)}
                    draft={draft[name]}
                    knownIds={knownIds}
                    onChange={(value) => onChange({ ...draft, [name]: value })}
                />
            ))}
        </div>
    );
}
