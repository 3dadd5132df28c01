/** The part of JSON Schema 2020-12 that describes what a tool answers: as arguments (`JsonSchema`), and values that may be null. */
export interface OutputSchema {
    readonly type: OutputType | readonly [OutputType, 'null'];
    readonly description?: string;
    readonly enum?: readonly (string | null)[];
    readonly items?: OutputSchema;
    readonly properties?: Readonly<Record<string, OutputSchema>>;
    readonly required?: readonly string[];
    readonly additionalProperties?: false;
}

type OutputType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

/** The schema of a value and, for the compiler alone, its type: declared once, so that the two cannot drift apart (rule 12). */
export interface Output<T> {
    readonly schema: OutputSchema;
    /** Never there. */
    readonly value?: T;
}

export type OutputOf<O> = O extends Output<infer T> ? T : never;

type Members = Readonly<Record<string, Output<unknown>>>;

/** What the data of a tool is made of. */
export const output = {
    text: simple<string>('string'),
    integer: simple<number>('integer'),
    number: simple<number>('number'),
    flag: simple<boolean>('boolean'),

    choice<const Values extends readonly [string, ...string[]]>(values: Values): Output<Values[number]> {
        return { schema: { type: 'string', enum: values } };
    },

    list<Item>(item: Output<Item>): Output<readonly Item[]> {
        return { schema: { type: 'array', items: item.schema } };
    },

    /** A closed object; all its members are always there. */
    record<M extends Members>(members: M): Output<{ readonly [K in keyof M]: OutputOf<M[K]> }> {
        const properties: Record<string, OutputSchema> = {};
        for (const [name, member] of Object.entries(members)) properties[name] = member.schema;
        return { schema: { type: 'object', properties, required: Object.keys(members), additionalProperties: false } };
    },

    orNull<T>({ schema }: Output<T>): Output<T | null> {
        const type = [schema.type as OutputType, 'null'] as const;
        return { schema: { ...schema, type, ...(schema.enum === undefined ? {} : { enum: [...schema.enum, null] }) } };
    }
} as const;

function simple<T>(type: OutputType): Output<T> {
    return { schema: { type } };
}

/** The data of a tool that answers with a list: the items that fit, and how many did not (rule 10). */
export function listOutput<const Name extends string, Item>(name: Name, item: Output<Item>): Output<ListData<Name, Item>> {
    const members = { [name]: output.list(item), leftOut: output.integer };
    return output.record(members) as Output<ListData<Name, Item>>;
}

type ListData<Name extends string, Item> = Readonly<Record<Name, readonly Item[]>> & { readonly leftOut: number };
