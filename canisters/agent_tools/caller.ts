import { msgCaller } from 'azle';

/**
 * Who called, taken from the message in the first line of a method and passed on. Nothing else in the canister names an acting principal: no
 * tool and no argument can.
 */
export interface Caller {
    readonly bytes: Uint8Array;
    readonly isAnonymous: boolean;
    /** Text form; costs a checksum, so it is made only where it is stored or shown. */
    text(): string;
}

const ANONYMOUS = 4;

export function currentCaller(): Caller {
    const principal = msgCaller();
    const bytes = principal.toUint8Array();
    return { bytes, isAnonymous: bytes.length === 1 && bytes[0] === ANONYMOUS, text: () => principal.toText() };
}
