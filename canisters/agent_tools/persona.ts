import { SALON_BOOKSY_PERSONA_PL } from '../../src/booksy/persona.pl.js';
import { customerAgentPersona } from '../../src/customer/persona.js';
import { salonAgentPersona, SALON_READ_PERSONA_PL } from '../../src/salon/personas.pl.js';
import { nowMs } from './canister-state.js';
import type { CheckedSession } from './session.js';

/** How a model is to work with the session's tools. */
export function personaOf({ subject, locale }: CheckedSession): string {
    switch (subject.kind) {
        case 'salon':
            return `${salonAgentPersona({ now: nowMs() })}\n\n${SALON_BOOKSY_PERSONA_PL}`;
        case 'visitor':
            return SALON_READ_PERSONA_PL;
        case 'customer':
        case 'passer_by':
            return customerAgentPersona(locale.tag, nowMs());
    }
}
