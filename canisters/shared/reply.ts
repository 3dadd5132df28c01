import { msgArgData, msgReject, msgReply } from 'azle';

import { CandidError } from './candid/candid-error.js';

/** How methods of this canister end a call. Everything that a method throws ends here: stack traces would reach the caller otherwise. */
export interface ReplyOptions {
    /** Longest argument in bytes; checked before anything else is done with it. */
    readonly maxArgumentBytes: number;
    /** Whether an error is the run time's own clean-up after a trap, which must pass. */
    readonly isCleanup: (error: unknown) => boolean;
    /** What to say of an error of the canister's own; nothing of any other error leaves. */
    readonly sentenceOf: (error: unknown) => string | undefined;
}

const TOO_LONG = 'The argument is too long.';
const UNDECODABLE = 'The argument does not decode: it must be Candid as in the interface of this canister.';
const FAILED = 'The call failed.';

/** Answers a call that needs nothing from elsewhere. */
export function reply(options: ReplyOptions, answer: (argument: Uint8Array) => Uint8Array): void {
    const argument = msgArgData();
    if (argument.length > options.maxArgumentBytes) return msgReject(TOO_LONG);
    try {
        msgReply(answer(argument));
    } catch (error) {
        msgReject(sentenceFor(options, error));
    }
}

/** Answers a call that waits for other canisters. */
export async function replyLater(options: ReplyOptions, answer: (argument: Uint8Array) => Promise<Uint8Array>): Promise<void> {
    const argument = msgArgData();
    if (argument.length > options.maxArgumentBytes) return msgReject(TOO_LONG);
    try {
        msgReply(await answer(argument));
    } catch (error) {
        if (options.isCleanup(error)) throw error;
        msgReject(sentenceFor(options, error));
    }
}

function sentenceFor(options: ReplyOptions, error: unknown): string {
    return error instanceof CandidError ? UNDECODABLE : (options.sentenceOf(error) ?? FAILED);
}
