/** Candid's types as the generator sees them, in the names of the IDL builder (`Nat`, `Text` …). */
export type CandidType =
    | { readonly kind: 'primitive'; readonly name: string }
    | { readonly kind: 'named'; readonly name: string }
    | { readonly kind: 'opt'; readonly inner: CandidType }
    | { readonly kind: 'vec'; readonly inner: CandidType }
    | { readonly kind: 'record'; readonly fields: readonly CandidField[]; readonly tuple: boolean }
    | { readonly kind: 'variant'; readonly fields: readonly CandidField[] }
    | CandidFunc;

export interface CandidFunc {
    readonly kind: 'func';
    readonly args: readonly CandidType[];
    readonly results: readonly CandidType[];
    readonly modes: readonly string[];
}

export interface CandidField {
    /** The property in JavaScript. */
    readonly name: string;
    readonly id: number;
    readonly type: CandidType;
}

export interface CandidService {
    /** The service's name: that of its `.did` file. */
    readonly name: string;
    readonly types: ReadonlyMap<string, CandidType>;
    readonly methods: ReadonlyMap<string, CandidFunc>;
    readonly init: readonly CandidType[];
}

/** The type itself, behind any names. */
export function resolve(service: CandidService, type: CandidType): Exclude<CandidType, { kind: 'named' }> {
    let current = type;
    while (current.kind === 'named') {
        const named = service.types.get(current.name);
        if (named === undefined) throw new Error(`${service.name}.did has no type ${current.name}`);
        current = named;
    }
    return current;
}

/** The types directly inside a type. */
export function members(type: CandidType): readonly CandidType[] {
    if (type.kind === 'opt' || type.kind === 'vec') return [type.inner];
    if (type.kind === 'record' || type.kind === 'variant') return type.fields.map((field) => field.type);
    return [];
}
