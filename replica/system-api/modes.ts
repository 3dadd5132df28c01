/**
 * From where a System API function is called; the letters are those of the interface specification's overview of imports.
 * I init and post_upgrade · G pre_upgrade · U update · RQ query, replicated · NRQ query, not replicated · TQ transform ·
 * CQ composite query · Ry, Rt reply and reject callback · CRy, CRt those of a composite query · C, CC cleanup · F inspect_message ·
 * T heartbeat, timer, low-memory hook · s start function.
 */
export type Mode = 'I' | 'G' | 'U' | 'RQ' | 'NRQ' | 'TQ' | 'CQ' | 'Ry' | 'Rt' | 'CRy' | 'CRt' | 'C' | 'CC' | 'F' | 'T' | 's';

/** What `*` stands for in the overview: everywhere but in the start function. */
export const EVERYWHERE: readonly Mode[] = ['I', 'G', 'U', 'RQ', 'NRQ', 'TQ', 'CQ', 'Ry', 'Rt', 'CRy', 'CRt', 'C', 'CC', 'F', 'T'];

const NOT_REPLICATED: ReadonlySet<Mode> = new Set(['NRQ', 'TQ', 'CQ', 'CRy', 'CRt', 'CC', 'F']);

/** Whether a message in this mode runs on all nodes and may change the canister. */
export function isReplicated(mode: Mode): boolean {
    return !NOT_REPLICATED.has(mode);
}
