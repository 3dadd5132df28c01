/** The kinds of things that may not be there. */
export type RefusedThing = 'salon' | 'service' | 'worker' | 'service_type' | 'appointment' | 'media' | 'promo' | 'discount_code';

/** Why the salon system did not do what was asked, in the form in which `coordinator.did` states it (`CoreError`). */
export type Refusal =
    | { readonly not_found: RefusedThing }
    | { readonly forbidden: null }
    | { readonly quota_exceeded: { readonly limit: number; readonly resets_at: bigint } }
    | { readonly invalid: string }
    | { readonly conflict: { readonly current_version: bigint } }
    | { readonly slot_taken: null };

/** What a call to the salon system comes to. Nothing is thrown: a canister must not trap over what a caller sent. */
export type Answer<T> = { readonly ok: T } | { readonly err: Refusal };

/** How the rules refuse, inside the salon system only; `answer` turns it into an `Answer`. */
export class SalonRefusal extends Error {
    constructor(readonly refusal: Refusal) {
        super(refusalCode(refusal));
        this.name = 'SalonRefusal';
    }
}

/** The name of a refusal alone, as logs keep it. */
export function refusalCode(refusal: Refusal): string {
    return Object.keys(refusal)[0] ?? 'unknown';
}

export function notFound(thing: RefusedThing): SalonRefusal {
    return new SalonRefusal({ not_found: thing });
}

export function forbidden(): SalonRefusal {
    return new SalonRefusal({ forbidden: null });
}

/** @param field the argument that is wrong, by its name in `coordinator.did` */
export function invalid(field: string): SalonRefusal {
    return new SalonRefusal({ invalid: field });
}

export function conflict(currentVersion: number): SalonRefusal {
    return new SalonRefusal({ conflict: { current_version: BigInt(currentVersion) } });
}

export function slotTaken(): SalonRefusal {
    return new SalonRefusal({ slot_taken: null });
}

/** Runs a piece of work and tells what it came to. Anything but a refusal is a mistake of ours and is thrown on. */
export function answer<T>(work: () => T): Answer<T> {
    try {
        return { ok: work() };
    } catch (error) {
        if (error instanceof SalonRefusal) return { err: error.refusal };
        throw error;
    }
}
