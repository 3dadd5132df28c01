import type { Session } from '../../src/core/generated/agent_tools.did.js';
import { localeFor, type Locale } from '../../src/text/locale.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { MAX_CONVERSATION } from './stable/keys.js';
import { isSalonId } from './subject.js';
import { canisterTexts } from './texts.pl.js';

/** Whom a call is about, checked. */
export type SessionSubject = { readonly kind: 'salon'; readonly salonId: string } | { readonly kind: 'visitor'; readonly salonId: string };

export interface CheckedSession {
    readonly subject: SessionSubject;
    readonly conversation: string;
    readonly turn: number;
    readonly locale: Locale;
}

/** @throws ToolRefusal `invalid_arguments` with what to send instead */
export function checkSession(session: Session): CheckedSession {
    if (!isConversation(session.conversation)) throw new ToolRefusal('invalid_arguments', canisterTexts.badConversation);
    if (session.turn > BigInt(Number.MAX_SAFE_INTEGER)) throw new ToolRefusal('invalid_arguments', canisterTexts.badTurn);
    return {
        subject: checkSubject(session.subject),
        conversation: session.conversation,
        turn: Number(session.turn),
        locale: localeFor(session.locale[0])
    };
}

/** An id of the host's own: printable ASCII, so that it is as many bytes as characters. */
export function isConversation(text: string): boolean {
    return text.length <= MAX_CONVERSATION && /^[\x21-\x7e]+$/.test(text);
}

function checkSubject(subject: Session['subject']): SessionSubject {
    if ('customer' in subject) throw new ToolRefusal('unavailable', canisterTexts.customerSet);
    const salonId = 'salon' in subject ? subject.salon : subject.visitor[0];
    if (salonId === undefined) throw new ToolRefusal('invalid_arguments', canisterTexts.visitorWithoutSalon);
    if (!isSalonId(salonId)) throw new ToolRefusal('invalid_arguments', canisterTexts.badSalonId);
    return { kind: 'salon' in subject ? 'salon' : 'visitor', salonId };
}
