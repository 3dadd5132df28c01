import { CoreFailure, type CoreFailureCode, type CoreFailureDetails } from '../../core/core-failure.js';

/** What a contract throws when it is not kept. Plain, so that any test runner shows it. */
export class ContractBroken extends Error {
    constructor(message: string) {
        super(message);
        this.name = 'ContractBroken';
    }
}

/** @throws ContractBroken unless both are the same data: numbers, texts, lists and records, members in any order, absent = undefined */
export function requireSame(what: string, actual: unknown, expected: unknown): void {
    const [found, wanted] = [written(actual), written(expected)];
    if (found !== wanted) throw new ContractBroken(`${what}\n  is:        ${found}\n  should be: ${wanted}`);
}

/** @throws ContractBroken unless the call fails with this failure; details that are not named may be anything */
export async function requireFailure(
    what: string,
    call: Promise<unknown>,
    code: CoreFailureCode,
    details: CoreFailureDetails = {}
): Promise<void> {
    const failure = await failureOf(what, call);
    requireSame(`${what}: the failure's code`, failure.code, code);
    for (const [name, value] of Object.entries(details)) {
        requireSame(`${what}: the failure's ${name}`, failure.details[name as keyof CoreFailureDetails], value);
    }
}

async function failureOf(what: string, call: Promise<unknown>): Promise<CoreFailure> {
    try {
        await call;
    } catch (error) {
        if (error instanceof CoreFailure) return error;
        throw new ContractBroken(`${what}: a port throws CoreFailure and nothing else, but threw ${String(error)}`);
    }
    throw new ContractBroken(`${what}: should have failed`);
}

function written(value: unknown): string {
    return JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? `${member}n` : sorted(member))) ?? 'undefined';
}

function sorted(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
