import { Principal } from '@dfinity/principal';

import type { GeoPoint } from '../core/geo-point.js';
import type { Session } from '../core/generated/agent_tools.did.js';

/** Whose tools a conversation uses, where the canister runs them. */
export type CanisterSubject =
    /** The owner's set of this salon, for the owner or an agent that she granted. */
    | { readonly salonId: string }
    /** The customer's set: `me` is whoever calls; a principal, the customer whose granted agent calls. */
    | { readonly customer: 'me' | Principal | string }
    /** What a visitor of this salon may read; without one, what anybody may search. */
    | { readonly visitorOf: string | undefined };

/** What a host knows of the conversation that its tools are for; none of it is ever an argument of a tool. */
export interface CanisterSession {
    readonly subject: CanisterSubject;
    /** The host's own id of the conversation: 1 to 32 printable ASCII characters. */
    readonly conversation: string;
    /** How many messages the person has sent in it. Counted by the host, never by a model; it never goes back. */
    readonly turn: number;
    /** A BCP 47 tag; `pl-PL` when left out. */
    readonly locale?: string;
    readonly position?: GeoPoint;
}

/** @throws RangeError when `turn` is no count; Error when a principal cannot be read */
export function candidSession(session: CanisterSession): Session {
    if (!Number.isSafeInteger(session.turn) || session.turn < 0) throw new RangeError(`${session.turn} is no count of messages`);
    return {
        subject: candidSubject(session.subject),
        conversation: session.conversation,
        turn: BigInt(session.turn),
        locale: session.locale === undefined ? [] : [session.locale],
        position: session.position === undefined ? [] : [session.position]
    };
}

function candidSubject(subject: CanisterSubject): Session['subject'] {
    if ('salonId' in subject) return { salon: subject.salonId };
    if ('visitorOf' in subject) return { visitor: subject.visitorOf === undefined ? [] : [subject.visitorOf] };
    const { customer } = subject;
    if (customer === 'me') return { customer: [] };
    return { customer: [typeof customer === 'string' ? Principal.fromText(customer) : customer] };
}
