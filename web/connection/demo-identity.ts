import { Ed25519KeyIdentity } from '@dfinity/identity';

import type { Role } from './role.js';

const KEY_PREFIX = 'sultana-console.key.';

/** The key of a role: made here once, kept in this browser, sent nowhere. For demonstrations; whoever uses this browser can read it. */
export function demoIdentity(role: Role, storage: Storage = localStorage): Ed25519KeyIdentity {
    const kept = storage.getItem(KEY_PREFIX + role);
    const known = kept === null ? undefined : parsed(kept);
    if (known !== undefined) return known;
    const made = Ed25519KeyIdentity.generate();
    storage.setItem(KEY_PREFIX + role, JSON.stringify(made.toJSON()));
    return made;
}

/** Another key for a role: a person whom neither the salon system nor the agent tools know. */
export function forgetDemoIdentity(role: Role, storage: Storage = localStorage): void {
    storage.removeItem(KEY_PREFIX + role);
}

/** What was kept by another version, or was changed by hand, counts as nothing kept. */
function parsed(json: string): Ed25519KeyIdentity | undefined {
    try {
        return Ed25519KeyIdentity.fromJSON(json);
    } catch {
        return undefined;
    }
}
