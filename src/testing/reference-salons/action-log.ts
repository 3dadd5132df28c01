import type { PrincipalKey } from './actor.js';
import { NO_ACTIVITY } from './salon-activity.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { SalonStore } from './salon-store.js';

/** The methods of `coordinator.did` that change a salon, or something of a customer's. */
export type ActionName =
    | 'create_salon'
    | 'update_salon'
    | 'set_salon_open'
    | 'transfer_salon'
    | 'grant_agent'
    | 'revoke_agent'
    | 'add_service'
    | 'update_service'
    | 'remove_service'
    | 'add_worker'
    | 'claim_worker'
    | 'remove_worker'
    | 'set_weekly_hours'
    | 'set_day_override'
    | 'clear_day_override'
    | 'record_visit'
    | 'add_media'
    | 'remove_media'
    | 'add_promo'
    | 'update_promo'
    | 'set_promo_active'
    | 'remove_promo'
    | 'add_discount_code'
    | 'remove_discount_code'
    | CustomerActionName;

/** Those that change something of a customer's. */
export type CustomerActionName = 'grant_my_agent' | 'revoke_my_agent' | 'book_appointment' | 'cancel_appointment';

/** One write, done or refused, with both principals (rule 27). */
export interface LoggedAction {
    /** Counts a salon's entries from 0. */
    readonly index: number;
    /** Milliseconds since 1970 UTC. */
    readonly at: number;
    readonly action: ActionName;
    /** Who called: the owner or the customer, or her agent. */
    readonly caller: PrincipalKey;
    /** Whose salon it was then; in a customer's log, the customer. */
    readonly owner: PrincipalKey;
    /** What the action was about, when it is one thing of the salon. */
    readonly target?: string | undefined;
    /** `ok`, or the name of the refusal. */
    readonly outcome: string;
}

export type NewAction = Omit<LoggedAction, 'index'>;

/** Adds an entry to a salon's log, over the oldest when it is full. */
export function logAction(store: SalonStore, salonId: string, entry: NewAction): void {
    const activity = store.activity.get(salonId) ?? NO_ACTIVITY;
    const index = activity.logged;
    store.actions.set(actionKey(salonId, index), { ...entry, index });
    store.activity.set(salonId, { ...activity, logged: index + 1 });
}

/**
 * A salon's log, newest first.
 *
 * @param before entries with a lower index only; all when left out
 * @param limit how many at most
 */
export function loggedActions(store: SalonStore, salonId: string, before: number | undefined, limit: number): readonly LoggedAction[] {
    const end = store.activity.get(salonId)?.logged ?? 0;
    const first = Math.max(0, end - SALON_LIMITS.loggedActions);
    const entries: LoggedAction[] = [];
    for (let index = Math.min(end, before ?? end) - 1; index >= first && entries.length < limit; index--) {
        const entry = store.actions.get(actionKey(salonId, index));
        if (entry !== undefined) entries.push(entry);
    }
    return entries;
}

function actionKey(salonId: string, index: number): string {
    return `${salonId}/${index % SALON_LIMITS.loggedActions}`;
}
