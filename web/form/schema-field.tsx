import type { JsonSchema } from '../../src/tool/json-schema.js';
import { idKey, type KnownIds } from '../conversation/known-ids.js';
import { fieldLabel } from '../texts/labels.js';
import type { Draft } from './draft.js';
import { FlagControl } from './flag-control.js';
import { IdControl } from './id-control.js';
import { ListField } from './list-field.js';
import { RecordField } from './record-field.js';
import { TextControl } from './text-control.js';

export interface FieldProps<Schema extends JsonSchema = JsonSchema> {
    readonly id: string;
    /** Of the argument, as the tool has it. */
    readonly name: string;
    readonly schema: Schema;
    readonly required: boolean;
    readonly draft: Draft;
    readonly knownIds: KnownIds;
    readonly onChange: (draft: Draft) => void;
}

/** One argument: its name for people, what it is, and the control that its schema calls for. */
export function SchemaField(props: FieldProps) {
    const { id, name, schema, required } = props;
    if (schema.type === 'array') return <ListField {...props} schema={schema} />;
    if (schema.type === 'object') return <RecordField {...props} schema={schema} />;
    return (
        <div class="field">
            <label for={id}>
                {fieldLabel(name)}
                {required && <Required />}
            </label>
            <Control {...props} schema={schema} />
            {schema.description !== undefined && (
                <p class="hint" id={`${id}-hint`} lang="pl">
                    {schema.description}
                </p>
            )}
        </div>
    );
}

/** A mark for the eye; the control says the same to a screen reader. */
export function Required() {
    return (
        <span class="required" aria-hidden="true">
            {' '}
            *
        </span>
    );
}

/** A control alone, for a list's items as well. */
export function Control({ schema, ...props }: FieldProps) {
    if (schema.type === 'array') return <ListField {...props} schema={schema} />;
    if (schema.type === 'object') return <RecordField {...props} schema={schema} />;
    if (schema.type === 'boolean') return <FlagControl {...props} schema={schema} />;
    if (schema.type === 'string' && schema.enum === undefined && isId(props.name)) return <IdControl {...props} schema={schema} />;
    return <TextControl {...props} schema={schema} />;
}

function isId(name: string): boolean {
    return idKey(name).endsWith('Id');
}
