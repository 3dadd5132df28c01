import { Principal } from '@dfinity/principal';
import type { Action, CoreError, SalonCard, SalonInput, Service, ServiceInput } from '../core/generated/coordinator.did.js';
import type { LoggedAction } from './reference-salons/action-log.js';
import type { Caller } from './reference-salons/actor.js';
import type { Answer } from './reference-salons/refusal.js';
import type { SalonCard as CardRecord, SalonInput as CardInput } from './reference-salons/salon-record.js';
import type { ServiceInput as ServiceFields, ServiceRecord } from './reference-salons/service-record.js';

const NANOSECONDS_PER_MS = 1_000_000n;
const ANONYMOUS = '2vxsx-fae';
const MANAGEMENT = 'aaaaa-aa';

/** A principal as the rules compare it: its text. Who can own nothing (the anonymous caller, the management canister) is nobody. */
export function callerOf(principal: Principal): Caller {
    const text = principal.toText();
    return text === ANONYMOUS || text === MANAGEMENT ? undefined : text;
}

export function candidResult<T, U>(answer: Answer<T>, value: (ok: T) => U): { ok: U } | { err: CoreError } {
    return 'err' in answer ? answer : { ok: value(answer.ok) };
}

export function candidList<T, U>(answer: Answer<readonly T[]>, item: (ok: T) => U): { ok: U[] } | { err: CoreError } {
    return candidResult(answer, (items) => items.map(item));
}

export function candidService(record: ServiceRecord): Service {
    return {
        id: record.id,
        version: BigInt(record.version),
        name: record.name,
        description: optional(record.description),
        price: BigInt(record.price),
        duration_minutes: record.durationMinutes,
        service_type_ids: record.serviceTypeIds.slice(),
        worker_ids: record.workerIds.slice(),
        active: record.active
    };
}

/** A price beyond exact numbers becomes one that the rules refuse. */
export function serviceFields(input: ServiceInput): ServiceFields {
    return {
        name: input.name,
        description: input.description[0],
        price: Number(input.price),
        durationMinutes: input.duration_minutes,
        serviceTypeIds: input.service_type_ids,
        workerIds: input.worker_ids,
        active: input.active
    };
}

export function candidCard(card: CardRecord): SalonCard {
    return { id: card.id, name: card.name, address: optional(card.address), position: optional(card.position) };
}

export function cardInput(input: SalonInput): CardInput {
    return { name: input.name, address: input.address[0], position: input.position[0] };
}

/** Writes the actions of one answer. Few principals act for a salon, and on chain each costs a checksum: they are made once. */
export function candidActions(): (action: LoggedAction) => Action {
    const known = new Map<string, Principal>();
    const principal = (text: string): Principal => {
        const made = known.get(text) ?? Principal.fromText(text);
        known.set(text, made);
        return made;
    };
    return (action) => ({
        index: BigInt(action.index),
        at: BigInt(action.at) * NANOSECONDS_PER_MS,
        action: action.action,
        caller: principal(action.caller),
        owner: principal(action.owner),
        target: optional(action.target),
        outcome: action.outcome
    });
}

export function optional<T>(value: T | undefined): [] | [T] {
    return value === undefined ? [] : [value];
}
