import type { Session } from '../../src/core/generated/agent_tools.did.js';
import type { GeoPoint } from '../../src/core/geo-point.js';
import { localeFor, type Locale } from '../../src/text/locale.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import type { Caller } from './caller.js';
import { MAX_CONVERSATION } from './stable/keys.js';
import { checkedCustomer, customerSubject, isSalonId, salonSubject, type CustomerSubject, type SalonSubject } from './subject.js';
import { canisterTexts } from './texts.pl.js';

/** Whom a call is about, checked. */
export type SessionSubject =
    | SalonSubject
    | CustomerSubject
    | { readonly kind: 'visitor'; readonly salonId: string }
    /** A visitor of no salon in particular: what customers search with, without anybody to book for. */
    | { readonly kind: 'passer_by' };

export interface CheckedSession {
    readonly subject: SessionSubject;
    readonly conversation: string;
    readonly turn: number;
    readonly locale: Locale;
    /** Where the customer is, as the app told; whether it is a place is the tools' to judge. */
    readonly position: GeoPoint | undefined;
}

/**
 * @param caller who a session for "the customer who calls" is about
 * @throws ToolRefusal `invalid_arguments` with what to send instead
 */
export function checkSession(session: Session, caller: Caller): CheckedSession {
    if (!isConversation(session.conversation)) throw new ToolRefusal('invalid_arguments', canisterTexts.badConversation);
    if (session.turn > BigInt(Number.MAX_SAFE_INTEGER)) throw new ToolRefusal('invalid_arguments', canisterTexts.badTurn);
    return {
        subject: checkSubject(session.subject, caller),
        conversation: session.conversation,
        turn: Number(session.turn),
        locale: localeFor(session.locale[0]),
        position: session.position[0]
    };
}

/** An id of the host's own: printable ASCII, so that it is as many bytes as characters. */
export function isConversation(text: string): boolean {
    return text.length <= MAX_CONVERSATION && /^[\x21-\x7e]+$/.test(text);
}

function checkSubject(subject: Session['subject'], caller: Caller): SessionSubject {
    if ('customer' in subject) return checkCustomer(subject.customer[0]?.toUint8Array(), caller);
    const salonId = 'salon' in subject ? subject.salon : subject.visitor[0];
    if (salonId === undefined) return { kind: 'passer_by' };
    if (!isSalonId(salonId)) throw new ToolRefusal('invalid_arguments', canisterTexts.badSalonId);
    return 'salon' in subject ? salonSubject(salonId) : { kind: 'visitor', salonId };
}

/** Null is whoever calls. The anonymous caller may list the tools, and is refused everything else. */
function checkCustomer(customer: Uint8Array | undefined, caller: Caller): CustomerSubject {
    return customer === undefined ? customerSubject(caller.bytes) : checkedCustomer(customer);
}
