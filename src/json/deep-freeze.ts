/** Freezes plain data with everything in it, in place. */
export function deepFreeze<T>(value: T): T {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
    for (const member of Object.values(value)) deepFreeze(member);
    return Object.freeze(value);
}
