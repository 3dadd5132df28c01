import { Principal } from '@dfinity/principal';
import type { Callback, CallContext, QueuedMessage } from '../execution/call-context.js';
import { idleCyclesPerSecond } from '../execution/cycles.js';
import type { Response } from '../execution/reject.js';
import type { Subnet } from '../execution/subnet.js';
import { CanisterLog } from './canister-log.js';
import type { CanisterSettings } from './settings.js';
import { StableMemory } from './stable-memory.js';
import type { WasmInstance } from './wasm-instance.js';

export type SystemTask = 'heartbeat' | 'globalTimer' | 'onLowWasmMemory';

/** A `stop_canister` call that is answered when the last call of the canister has ended. */
export interface StopRequest {
    readonly respond: (response: Response) => void;
    /** Nanoseconds after which the stopping is given up. */
    readonly expiry: bigint;
}

export interface QueryStatistics {
    calls: bigint;
    instructions: bigint;
    requestBytes: bigint;
    replyBytes: bigint;
}

/** A canister as the replica keeps it: committed state only; what a running message changes lives in its `Execution`. */
export class Canister {
    readonly idText: string;
    status: 'running' | 'stopping' | 'stopped' = 'running';
    instance: WasmInstance | null = null;
    certifiedData: Uint8Array = new Uint8Array();
    /** Nanoseconds since 1970; 0: not set. */
    globalTimer = 0n;
    version = 0n;
    /** Whether the low-memory hook is due, or ran since memory last became low. */
    lowMemoryHook: 'armed' | 'done' = 'armed';
    /** Nanoseconds up to which storage was paid. */
    paidUntil: bigint;
    readonly stable = new StableMemory();
    readonly chunks = new Map<string, Uint8Array>();
    readonly inbox: QueuedMessage[] = [];
    readonly tasks: SystemTask[] = [];
    readonly contexts = new Map<number, CallContext>();
    readonly callbacks = new Map<number, Callback>();
    readonly stopRequests: StopRequest[] = [];
    readonly log = new CanisterLog();
    readonly queries: QueryStatistics = { calls: 0n, instructions: 0n, requestBytes: 0n, replyBytes: 0n };
    private nextNumber = 1;

    constructor(
        readonly id: Uint8Array,
        readonly subnet: Subnet,
        public settings: CanisterSettings,
        public cycles: bigint,
        time: bigint
    ) {
        this.idText = Principal.fromUint8Array(id).toText();
        this.paidUntil = time;
    }

    /** A number no context or callback of this canister has had. */
    freshNumber(): number {
        return this.nextNumber++;
    }

    isController(principal: Uint8Array): boolean {
        return this.settings.controllers.some((controller) => Buffer.compare(controller, principal) === 0);
    }

    /** Calls to `callee` whose responses have not arrived. */
    outstandingCallsTo(callee: Uint8Array): number {
        if (this.callbacks.size === 0) return 0;
        const wanted = Buffer.from(callee).toString('hex');
        let count = 0;
        for (const callback of this.callbacks.values()) if (callback.callee === wanted) count += 1;
        return count;
    }

    /** Bytes the canister is charged for. */
    memoryUsage(): bigint {
        const chunkBytes = [...this.chunks.values()].reduce((sum, chunk) => sum + chunk.length, 0);
        return BigInt((this.instance?.memoryBytes ?? 0) + this.stable.bytes + (this.instance?.code.size ?? 0) + chunkBytes);
    }

    /** Cycles the canister burns in a second when it does nothing. */
    idleCyclesPerSecond(): bigint {
        const memory = this.memoryUsage();
        const { memoryAllocation, computeAllocation } = this.settings;
        return idleCyclesPerSecond(memory > memoryAllocation ? memory : memoryAllocation, computeAllocation);
    }

    /** Cycles below which the canister is frozen. */
    freezingLimit(): bigint {
        return this.idleCyclesPerSecond() * this.settings.freezingThreshold;
    }
}
