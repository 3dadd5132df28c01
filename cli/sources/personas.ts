import { customerAgentPersona } from '../../src/customer/persona.js';
import { SALON_READ_PERSONA_PL, salonAgentPersona } from '../../src/salon/personas.pl.js';
import type { SourceOptions } from './source-options.js';

/** How a model is to work with a set, with the calendar of the next two weeks where dates matter. */
export function personaFor({ set, locale, now = Date.now }: SourceOptions): string {
    if (set === 'salon') return salonAgentPersona({ now: now() });
    return set === 'salon-read' ? SALON_READ_PERSONA_PL : customerAgentPersona(locale, now());
}
