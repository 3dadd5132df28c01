/** Type codes of the Candid binary format (specification, section "Binary Format", `T`). */
export const OP = {
    null: -1,
    bool: -2,
    nat: -3,
    int: -4,
    nat8: -5,
    nat16: -6,
    nat32: -7,
    nat64: -8,
    int8: -9,
    int16: -10,
    int32: -11,
    int64: -12,
    float32: -13,
    float64: -14,
    text: -15,
    reserved: -16,
    empty: -17,
    opt: -18,
    vec: -19,
    record: -20,
    variant: -21,
    func: -22,
    service: -23,
    principal: -24,
    /** Any code below `principal`: a type of a later version of Candid, which can only be skipped. */
    future: -25
} as const;

const NAMES = new Map<number, string>(Object.entries(OP).map(([name, code]) => [code, name]));

/** The name of a type code, for error messages. */
export function opName(code: number): string {
    return NAMES.get(code) ?? 'future';
}
