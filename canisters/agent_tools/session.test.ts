import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Session } from '../../src/core/generated/agent_tools.did.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import type { Caller } from './caller.js';
import { checkSession, isConversation } from './session.js';
import { isSalonId, subjectKey, subjectOfKey, subjectOfText, subjectText, salonSubject, customerSubject } from './subject.js';

const CALLER = { bytes: Uint8Array.of(5), isAnonymous: false, key: '5' } as Caller;

test('S1 a session names what it is about, and never who calls', () => {
    expect(checkSession(session({ salon: 'salon-1' }), CALLER)).toMatchObject({
        subject: { kind: 'salon', salonId: 'salon-1' },
        conversation: 'talk',
        turn: 3
    });
    expect(checkSession(session({ visitor: ['salon-1'] }), CALLER).subject).toEqual({ kind: 'visitor', salonId: 'salon-1' });
    expect(checkSession(session({ customer: [] }), CALLER).subject).toEqual({ kind: 'customer', customer: CALLER.bytes });
});

test('a conversation and a salon are checked before they become keys', () => {
    fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
            const printable = [...text].every((character) => character > ' ' && character < '\u007f') && text !== '';
            expect(isConversation(text)).toBe(printable && text.length <= 32);
            expect(isSalonId(text)).toBe(printable && text.length <= 64);
        })
    );
});

test('rule 24 a turn that JavaScript cannot count is refused', () => {
    expect(() => checkSession({ ...session({ salon: 'a' }), turn: 2n ** 53n }, CALLER)).toThrow(ToolRefusal);
    expect(checkSession({ ...session({ salon: 'a' }), turn: 2n ** 53n - 1n }, CALLER).turn).toBe(Number.MAX_SAFE_INTEGER);
});

test('a subject comes back from its key and from its text, and no two share either', () => {
    const salon = fc.string({ unit: fc.constantFrom(...'abc-:19~!'), minLength: 1, maxLength: 64 }).map(salonSubject);
    const customer = fc.uint8Array({ minLength: 1, maxLength: 29 }).map(customerSubject);
    const subject = fc.oneof(salon, customer);
    fc.assert(
        fc.property(subject, subject, (a, b) => {
            expect(subjectOfKey(subjectKey(a))).toEqual(a);
            expect(subjectOfText(subjectText(a))).toEqual(a);
            expect(subjectKey(a).join() === subjectKey(b).join()).toBe(subjectText(a) === subjectText(b));
        })
    );
});

function session(subject: Session['subject']): Session {
    return { subject, conversation: 'talk', turn: 3n, locale: [], position: [] };
}
