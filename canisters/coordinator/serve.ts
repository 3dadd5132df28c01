import { msgArgData, msgReject, msgReply, trap } from 'azle';
import { CandidError } from '../shared/candid/candid-error.js';

/** Longest argument in bytes. The longest honest one, a service with a full description, is a third of it. */
export const MAX_ARGUMENT_BYTES = 16 * 1024;

const TOO_LONG = 'The argument is longer than 16 KiB.';
const UNDECODABLE = 'The argument does not decode: it must be Candid as in the interface of this canister.';
const FAILED = 'The coordinator failed; nothing was written.';

/**
 * Answers a call. What the caller sent wrong is a reject; a mistake of ours is a trap, which takes back what was written. Neither shows a
 * stack, as Azle would for an error that leaves a method.
 */
export function serve<Args>(decode: (argument: Uint8Array) => Args, answer: (args: Args) => Uint8Array): void {
    const argument = msgArgData();
    if (argument.length > MAX_ARGUMENT_BYTES) return msgReject(TOO_LONG);
    const args = decoded(argument, decode);
    if (args === undefined) return msgReject(UNDECODABLE);
    msgReply(orTrap(() => answer(args)));
}

function decoded<Args>(argument: Uint8Array, decode: (argument: Uint8Array) => Args): Args | undefined {
    try {
        return decode(argument);
    } catch (error) {
        if (error instanceof CandidError) return undefined;
        trap(FAILED);
    }
}

function orTrap<T>(work: () => T): T {
    try {
        return work();
    } catch {
        trap(FAILED);
    }
}
