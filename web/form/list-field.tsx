import type { ArraySchema } from '../../src/tool/json-schema.js';
import { fieldLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import { blank, type Draft } from './draft.js';
import { Control, Required, type FieldProps } from './schema-field.js';

/** A list of anything. One that may be left out can also be sent empty, which is another thing. */
export function ListField({ id, name, schema, required, draft, knownIds, onChange }: FieldProps<ArraySchema>) {
    const { form } = texts.value;
    const items = Array.isArray(draft) ? (draft as readonly Draft[]) : undefined;
    const isFull = items !== undefined && items.length >= (schema.maxItems ?? Infinity);
    const label = fieldLabel(name);
    return (
        <fieldset class="field list" aria-describedby={schema.description === undefined ? undefined : `${id}-hint`}>
            <legend>
                {label}
                {required && <Required />}
            </legend>
            {schema.description !== undefined && (
                <p class="hint" id={`${id}-hint`} lang="pl">
                    {schema.description}
                </p>
            )}
            {items?.map((item, at) => (
                // Items have no identity but their place.
                <div class="list-item" key={at}>
                    <div class="list-item-control">
                        <label class="visually-hidden" for={`${id}-${at}`}>
                            {form.item(label, at + 1)}
                        </label>
                        <Control
                            id={`${id}-${at}`}
                            name={name}
                            schema={schema.items}
                            required
                            draft={item}
                            knownIds={knownIds}
                            onChange={(changed) => onChange(items.map((other, index) => (index === at ? changed : other)))}
                        />
                    </div>
                    <button
                        type="button"
                        class="icon-button"
                        aria-label={form.removeItem(label, at + 1)}
                        onClick={() => onChange(items.filter((_other, index) => index !== at))}
                    >
                        ×
                    </button>
                </div>
            ))}
            <div class="list-actions">
                {!isFull && (
                    <button type="button" class="small" onClick={() => onChange([...(items ?? []), blank(schema.items)])}>
                        {form.addItem(label)}
                    </button>
                )}
                {items !== undefined && items.length === 0 && !required && (
                    <button type="button" class="small" onClick={() => onChange(undefined)}>
                        {form.leaveOut}
                    </button>
                )}
                {items?.length === 0 && <span class="quiet">{form.emptyList}</span>}
            </div>
        </fieldset>
    );
}
