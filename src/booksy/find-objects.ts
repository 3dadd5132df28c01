import type { NodeSource } from './node-source.js';

export const SEARCH_LIMITS = {
    /** Objects and lists looked at in search of salons. */
    nodes: 200_000,
    depth: 16
} as const;

/** Never looked into: what customers wrote and sent is theirs. */
const CUSTOMERS_OWN = /review|comment|opinion/i;

/** The objects and lists of a tree that are what is wanted, breadth first and each once. What is found is not gone into: a salon does not hold itself. */
export function objectsWhere(source: NodeSource, root: unknown, isWanted: (ref: unknown) => boolean): unknown[] {
    const found: unknown[] = [];
    const seen = new Set<unknown>();
    let visits = 0;
    let level: unknown[] = [root];
    for (let depth = 0; depth < SEARCH_LIMITS.depth && level.length > 0; depth++) {
        const next: unknown[] = [];
        for (const ref of level) {
            const identity = source.identity(ref);
            if (identity === undefined || seen.has(identity)) continue;
            if (++visits > SEARCH_LIMITS.nodes) return found;
            seen.add(identity);
            if (isWanted(ref)) found.push(ref);
            else addChildren(source, ref, next);
        }
        level = next;
    }
    return found;
}

function addChildren(source: NodeSource, ref: unknown, next: unknown[]): void {
    const items = source.items(ref);
    if (items !== undefined) {
        for (const item of items) next.push(item);
        return;
    }
    for (const [key, member] of Object.entries(source.members(ref) ?? {})) if (!CUSTOMERS_OWN.test(key)) next.push(member);
}
