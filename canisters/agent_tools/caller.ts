import { msgCaller, type Principal } from 'azle';

import { latin1FromBytes } from '../../src/text/latin1-from-bytes.js';

/**
 * Who called, taken from the message in the first line of a method and passed on. Nothing else in the canister names an acting principal: no
 * tool and no argument can.
 */
export interface Caller {
    readonly principal: Principal;
    readonly bytes: Uint8Array;
    readonly isAnonymous: boolean;
    /** The same for the same principal; for maps in the heap. Its text would cost a checksum. */
    readonly key: string;
}

const ANONYMOUS = 4;

export function currentCaller(): Caller {
    const principal = msgCaller();
    const bytes = principal.toUint8Array();
    return { principal, bytes, isAnonymous: isAnonymous(bytes), key: bytesText(bytes) };
}

export function isAnonymous(principal: Uint8Array): boolean {
    return principal.length === 1 && principal[0] === ANONYMOUS;
}

/** Bytes as a text that can be compared. */
export function bytesText(bytes: Uint8Array): string {
    return latin1FromBytes(bytes, 0, bytes.length);
}
