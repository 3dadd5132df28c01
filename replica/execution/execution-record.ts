import type { CanisterTrap } from './trap.js';

export type ExecutionKind =
    | 'init'
    | 'pre_upgrade'
    | 'post_upgrade'
    | 'start'
    | 'update'
    | 'replicated_query'
    | 'query'
    | 'composite_query'
    | 'transform'
    | 'reply_callback'
    | 'reject_callback'
    | 'cleanup_callback'
    | 'inspect_message'
    | 'heartbeat'
    | 'global_timer'
    | 'on_low_wasm_memory';

/** One entry point that ran. */
export interface ExecutionRecord {
    /** Text of the canister id. */
    readonly canister: string;
    readonly kind: ExecutionKind;
    /** Method of the call it belongs to; the task's name for system tasks. */
    readonly method: string;
    readonly instructions: bigint;
    /** Cycles charged for the execution; 0 for queries. */
    readonly cycles: bigint;
    readonly outcome: 'ok' | 'trap';
    /** The trap's message, or null. */
    readonly error: string | null;
    /** Nanoseconds since 1970. */
    readonly time: bigint;
    /** Bytes of linear memory afterwards. */
    readonly memoryBytes: number;
}

/** More are not kept: a server that nobody asks must not grow. */
const CAPACITY = 50_000;

/** Records of what was executed since they were last taken. */
export class ExecutionLog {
    /** Instructions of everything ever recorded. */
    totalInstructions = 0n;
    private records: ExecutionRecord[] = [];

    add(record: ExecutionRecord): void {
        this.totalInstructions += record.instructions;
        if (this.records.length >= CAPACITY) this.records.splice(0, CAPACITY / 2);
        this.records.push(record);
    }

    /** Gives the records (of one canister, if its id's text is given) and forgets them. */
    take(canister?: string): ExecutionRecord[] {
        const taken = this.records.filter((record) => canister === undefined || record.canister === canister);
        this.records = canister === undefined ? [] : this.records.filter((record) => record.canister !== canister);
        return taken;
    }
}

export function outcomeOf(trap: CanisterTrap | null): Pick<ExecutionRecord, 'outcome' | 'error'> {
    return trap ? { outcome: 'trap', error: trap.message } : { outcome: 'ok', error: null };
}
