import { Principal } from 'azle';

import type { Subject as CandidSubject } from '../../src/core/generated/agent_tools.did.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { latin1Bytes } from '../../src/text/latin1-bytes.js';
import { latin1FromBytes } from '../../src/text/latin1-from-bytes.js';
import { isAnonymous } from './caller.js';
import { hexBytes, hexOf } from './hex.js';
import { MAX_SALON_ID, padded, unpadded } from './stable/keys.js';
import { canisterTexts } from './texts.pl.js';

/** Whom grants, budgets, ledger and audit trail are about. */
export type Subject = SalonSubject | CustomerSubject;

export interface SalonSubject {
    readonly kind: 'salon';
    readonly salonId: string;
}

export interface CustomerSubject {
    readonly kind: 'customer';
    /** Her principal. */
    readonly customer: Uint8Array;
}

/** A subject as the stable maps name it: its kind, then its id in a place of fixed width. */
export type SubjectKey = Uint8Array & { readonly __brand?: 'SubjectKey' };

const SALON = 1;
const CUSTOMER = 2;
const ID_PLACE = MAX_SALON_ID + 1;
export const SUBJECT_KEY = 1 + ID_PLACE;

export function salonSubject(salonId: string): SalonSubject {
    return { kind: 'salon', salonId };
}

export function customerSubject(customer: Uint8Array): CustomerSubject {
    return { kind: 'customer', customer };
}

/** @param subject with a checked id */
export function subjectKey(subject: Subject): SubjectKey {
    const key = new Uint8Array(SUBJECT_KEY);
    key[0] = subject.kind === 'salon' ? SALON : CUSTOMER;
    key.set(padded(subject.kind === 'salon' ? latin1Bytes(subject.salonId) : subject.customer, ID_PLACE), 1);
    return key;
}

/** @throws Error for a key that this program did not make */
export function subjectOfKey(key: SubjectKey): Subject {
    const id = unpadded(key.subarray(1));
    if (key[0] === CUSTOMER) return customerSubject(id);
    if (key[0] !== SALON) throw new Error(`a subject has kind ${key[0]}, which this program does not know`);
    return salonSubject(latin1FromBytes(id, 0, id.length));
}

/** A subject as records and digests name it. A customer's principal stands in hexadecimal: its own text would cost a checksum. */
export function subjectText(subject: Subject): string {
    return subject.kind === 'salon' ? `salon:${subject.salonId}` : `customer:${hexOf(subject.customer)}`;
}

/** The other way; undefined for a text that `subjectText` did not write. */
export function subjectOfText(text: string): Subject | undefined {
    const [, kind, id] = /^(salon|customer):(.+)$/.exec(text) ?? [];
    if (id === undefined) return undefined;
    return kind === 'salon' ? salonSubject(id) : customerSubject(hexBytes(id));
}

/** As the interface has it. */
export function candidSubject(subject: Subject): CandidSubject {
    return subject.kind === 'salon' ? { salon: subject.salonId } : { customer: Principal.fromUint8Array(subject.customer) };
}

/** Sixty-four printable ASCII characters at most, and at least one. */
export function isSalonId(text: string): boolean {
    return text.length <= MAX_SALON_ID && /^[\x21-\x7e]+$/.test(text);
}

/** @throws ToolRefusal */
export function checkedSubject(subject: CandidSubject): Subject {
    if ('customer' in subject) return checkedCustomer(subject.customer.toUint8Array());
    if (!isSalonId(subject.salon)) throw new ToolRefusal('invalid_arguments', canisterTexts.badSalonId);
    return salonSubject(subject.salon);
}

/** @throws ToolRefusal for the anonymous principal, who is nobody */
export function checkedCustomer(customer: Uint8Array): CustomerSubject {
    if (isAnonymous(customer)) throw new ToolRefusal('invalid_arguments', canisterTexts.badCustomer);
    return customerSubject(customer);
}
