/** Millions with as many digits as can be trusted. */
export function millions(value: number): number {
    return rounded(value / 1e6, value < 1e6 ? 3 : value < 1e8 ? 2 : 1);
}

export function ratio(value: number, base: number): string {
    return `${rounded(value / base, 2).toFixed(2)}×`;
}

export function rounded(value: number, digits: number): number {
    return Number(value.toFixed(digits));
}
