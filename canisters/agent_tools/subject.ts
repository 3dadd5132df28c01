import type { Subject as CandidSubject } from '../../src/core/generated/agent_tools.did.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { latin1Bytes } from '../shared/candid/latin1-bytes.js';
import { latin1FromBytes } from '../shared/text/utf8-latin1.js';
import { MAX_SALON_ID, padded, unpadded } from './stable/keys.js';
import { canisterTexts } from './texts.pl.js';

/** Whom grants, budgets, ledger and audit trail are about. Customers come with their tools; their kind has its place in every key already. */
export interface Subject {
    readonly kind: 'salon';
    readonly salonId: string;
}

/** A subject as the stable maps name it: its kind, then its id in a place of fixed width. */
export type SubjectKey = Uint8Array & { readonly __brand?: 'SubjectKey' };

const SALON = 1;
const ID_PLACE = MAX_SALON_ID + 1;
export const SUBJECT_KEY = 1 + ID_PLACE;

export function salonSubject(salonId: string): Subject {
    return { kind: 'salon', salonId };
}

/** @param subject with a checked id */
export function subjectKey(subject: Subject): SubjectKey {
    const key = new Uint8Array(SUBJECT_KEY);
    key[0] = SALON;
    key.set(padded(latin1Bytes(subject.salonId), ID_PLACE), 1);
    return key;
}

/** @throws Error for a key that this program did not make */
export function subjectOfKey(key: SubjectKey): Subject {
    if (key[0] !== SALON) throw new Error(`a subject has kind ${key[0]}, which this program does not know`);
    const id = unpadded(key.subarray(1));
    return salonSubject(latin1FromBytes(id, 0, id.length));
}

/** A subject as records and digests name it. */
export function subjectText(subject: Subject): string {
    return `${subject.kind}:${subject.salonId}`;
}

/** The other way; undefined for a text that `subjectText` did not write. */
export function subjectOfText(text: string): Subject | undefined {
    const [, salonId] = /^salon:(.+)$/.exec(text) ?? [];
    return salonId === undefined ? undefined : salonSubject(salonId);
}

/** Sixty-four printable ASCII characters at most, and at least one. */
export function isSalonId(text: string): boolean {
    return text.length <= MAX_SALON_ID && /^[\x21-\x7e]+$/.test(text);
}

/** @throws ToolRefusal */
export function checkedSubject(subject: CandidSubject): Subject {
    if (!('salon' in subject)) throw new ToolRefusal('unavailable', canisterTexts.customerGrants);
    if (!isSalonId(subject.salon)) throw new ToolRefusal('invalid_arguments', canisterTexts.badSalonId);
    return salonSubject(subject.salon);
}
