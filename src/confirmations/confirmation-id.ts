/** The part of Web Crypto that Node, browsers and the canister's QuickJS all have. */
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };

/** What a confirmation id looks like: `c-` and eight hexadecimal digits (L2). */
export const CONFIRMATION_ID = /^c-[0-9a-f]{8}$/;

/** A random id. It need not be secret: it is looked up only among the previews of one caller and conversation. */
export function newConfirmationId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(4));
    return `c-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
