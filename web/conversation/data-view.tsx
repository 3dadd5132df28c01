import { isJsonObject, type JsonObject, type JsonValue } from '../../src/json/json-value.js';
import { fieldLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import { nameOf } from './known-ids.js';

/** A result's data, in a block that scrolls when there is much of it. */
export function DataBlock({ data }: { readonly data: JsonObject }) {
    return (
        <div class="data-scroll" tabIndex={0} role="group" aria-label={texts.value.conversation.data}>
            <DataView value={data} />
        </div>
    );
}

/** Data of any shape, as a model is given it, readable for a person: lists of records as tables, records as lists of terms. */
function DataView({ value }: { readonly value: JsonValue }) {
    if (Array.isArray(value)) return <ListView items={value} />;
    if (isJsonObject(value)) return <RecordView record={value} />;
    if (typeof value === 'boolean') return <>{value ? texts.value.form.yes : texts.value.form.no}</>;
    return <>{value === null ? '—' : String(value)}</>;
}

function RecordView({ record }: { readonly record: JsonObject }) {
    return (
        <dl class="data">
            {Object.entries(record).map(([name, member]) => (
                <div key={name}>
                    <dt>{fieldLabel(name)}</dt>
                    <dd>
                        <DataView value={member} />
                    </dd>
                </div>
            ))}
        </dl>
    );
}

function ListView({ items }: { readonly items: readonly JsonValue[] }) {
    if (items.length === 0) return <>—</>;
    const records = items.filter((item) => isJsonObject(item));
    if (records.length < items.length) {
        return (
            <ul class="plain">
                {items.map((item, at) => (
                    <li key={at}>
                        <DataView value={item} />
                    </li>
                ))}
            </ul>
        );
    }
    const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
    return (
        <div class="table-scroll" tabIndex={0} role="group" aria-label={texts.value.conversation.data}>
            <table>
                <thead>
                    <tr>
                        {columns.map((name) => (
                            <th key={name} scope="col">
                                {fieldLabel(name)}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {records.map((record, at) => (
                        <tr key={at}>
                            {columns.map((name) => (
                                <td key={name}>
                                    <Cell value={record[name] ?? null} />
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

/** A table inside a table is read by nobody: things with names are told by their names. */
function Cell({ value }: { readonly value: JsonValue }) {
    const names = Array.isArray(value) ? value.map(nameOf) : [];
    if (names.length === 0 || names.some((name) => name === undefined)) return <DataView value={value} />;
    return <>{names.join(', ')}</>;
}
