import type { Canister } from '../canister/canister.js';
import type { Mode } from '../system-api/modes.js';
import type { Closure } from './call-context.js';
import type { ExecutionInput } from './execution-input.js';
import { callFee, MAX_CYCLES, responseReservation } from './cycles.js';
import { MAX_CALLS_PER_CALLEE } from './limits.js';
import { ErrorCode, RejectCode, type Response } from './reject.js';
import { CanisterTrap, contractViolation } from './trap.js';

export interface OutgoingCall {
    readonly callee: Uint8Array;
    readonly method: string;
    readonly arg: Uint8Array;
    readonly reply: Closure;
    readonly reject: Closure;
    readonly cleanup: Closure | null;
    readonly cycles: bigint;
    readonly reserved: bigint;
    readonly timeoutSeconds: number | null;
}

interface CallInPreparation {
    callee: Uint8Array;
    method: string;
    reply: Closure;
    reject: Closure;
    cleanup: Closure | null;
    data: Uint8Array[];
    size: number;
    cycles: bigint;
    timeoutSeconds: number | null;
}

/**
 * One execution of one entry point: what it may see, and what it did so far.
 * Effects are only kept here; whoever ran the message applies them when it has not trapped.
 */
export class Execution {
    balance: bigint;
    available: bigint;
    burned = 0n;
    response: Response | null = null;
    accepted = false;
    /** null: not set by this message. */
    globalTimer: bigint | null = null;
    certifiedData: Uint8Array | null = null;
    readonly calls: OutgoingCall[] = [];
    readonly printed: Uint8Array[] = [];
    private preparing: CallInPreparation | null = null;
    private replyParts: Uint8Array[] = [];
    private replyBytes = 0;

    constructor(
        readonly canister: Canister,
        readonly input: ExecutionInput
    ) {
        this.balance = input.balance;
        this.available = input.available;
    }

    get mode(): Mode {
        return this.input.mode;
    }

    /** Balance above what the canister must keep not to be frozen. */
    get liquidBalance(): bigint {
        const liquid = this.balance - this.canister.freezingLimit();
        return liquid > 0n ? liquid : 0n;
    }

    appendReply(data: Uint8Array): void {
        this.assertUnanswered('msg_reply_data_append');
        this.replyBytes += data.length;
        if (this.replyBytes > this.input.maxReplyBytes)
            throw contractViolation(
                `ic0.msg_reply_data_append: application payload size (${this.replyBytes}) cannot be larger than ${this.input.maxReplyBytes}.`
            );
        this.replyParts.push(data);
    }

    reply(): void {
        this.assertUnanswered('msg_reply');
        this.response = { reply: new Uint8Array(Buffer.concat(this.replyParts)) };
        this.replyParts = [];
    }

    rejectCall(message: string): void {
        this.assertUnanswered('msg_reject');
        this.response = { reject: { code: RejectCode.canisterReject, message, errorCode: ErrorCode.canisterRejectedMessage } };
    }

    /** Moves at most `max` cycles from the call to the balance. @returns how many. */
    acceptCycles(max: bigint): bigint {
        if (this.response || !this.input.needsResponse) return 0n;
        const room = MAX_CYCLES - this.balance;
        const amount = [max, this.available, room].reduce((a, b) => (a < b ? a : b));
        this.available -= amount;
        this.balance += amount;
        return amount;
    }

    /** Cycles of the call that could still be accepted: none once it is answered. */
    availableCycles(): bigint {
        return this.response || !this.input.needsResponse ? 0n : this.available;
    }

    burnCycles(max: bigint): bigint {
        const amount = max < this.liquidBalance ? max : this.liquidBalance;
        this.balance -= amount;
        this.burned += amount;
        return amount;
    }

    acceptMessage(): void {
        if (this.accepted) throw contractViolation('ic0.accept_message: the function was already called.');
        this.accepted = true;
    }

    newCall(callee: Uint8Array, method: string, reply: Closure, reject: Closure): void {
        this.discardPreparedCall();
        this.preparing = {
            callee,
            method,
            reply,
            reject,
            cleanup: null,
            data: [],
            size: Buffer.byteLength(method),
            cycles: 0n,
            timeoutSeconds: null
        };
    }

    onCleanup(closure: Closure): void {
        const call = this.prepared('call_on_cleanup');
        if (call.cleanup)
            throw contractViolation('ic0.call_on_cleanup can be called at most once between `ic0.call_new` and `ic0.call_perform`');
        call.cleanup = closure;
    }

    appendCallData(data: Uint8Array, limit: number): void {
        const call = this.prepared('call_data_append');
        call.size += data.length;
        if (call.size > limit)
            throw contractViolation(`ic0.call_data_append: payload size (${call.size}) exceeds the limit of ${limit} bytes`);
        call.data.push(data);
    }

    addCallCycles(amount: bigint): void {
        const call = this.prepared('call_cycles_add');
        if (amount > this.liquidBalance) throw outOfCycles(this.canister.idText, amount - this.liquidBalance);
        call.cycles += amount;
        this.balance -= amount;
    }

    limitCallTime(seconds: number): void {
        const call = this.prepared('call_with_best_effort_response');
        if (call.timeoutSeconds !== null) throw contractViolation('ic0.call_with_best_effort_response can be called at most once per call');
        call.timeoutSeconds = seconds;
    }

    /** @returns 0 when the call was queued, 2 (SYS_FATAL) when it cannot be made. */
    performCall(): 0 | 2 {
        const call = this.prepared('call_perform');
        const free = this.isQuery() || !this.canister.subnet.charges;
        const reserved = free ? 0n : responseReservation(this.canister.subnet.limits.message);
        const cost = free ? 0n : callFee(call.size) + reserved;
        if (cost > this.liquidBalance || this.callsTo(call.callee) >= MAX_CALLS_PER_CALLEE) {
            this.discardPreparedCall();
            return RejectCode.sysTransient; // 2: the number the specification calls SYS_FATAL here
        }
        this.balance -= cost;
        const { data, size: _size, ...rest } = call;
        this.calls.push({ ...rest, arg: new Uint8Array(Buffer.concat(data)), reserved });
        this.preparing = null;
        return 0;
    }

    /** Ends the execution: what was prepared but not sent is dropped. */
    finish(): void {
        this.discardPreparedCall();
    }

    private isQuery(): boolean {
        return this.mode === 'CQ' || this.mode === 'CRy' || this.mode === 'CRt';
    }

    private callsTo(callee: Uint8Array): number {
        const made = this.calls.filter((call) => Buffer.compare(call.callee, callee) === 0).length;
        return made + this.canister.outstandingCallsTo(callee);
    }

    private discardPreparedCall(): void {
        this.balance += this.preparing?.cycles ?? 0n;
        this.preparing = null;
    }

    private prepared(name: string): CallInPreparation {
        if (!this.preparing) throw contractViolation(`ic0.${name} called when no call is under construction.`);
        return this.preparing;
    }

    private assertUnanswered(name: string): void {
        if (this.response || !this.input.needsResponse) throw contractViolation(`ic0.${name}: the call is already replied`);
    }
}

function outOfCycles(canister: string, missing: bigint): CanisterTrap {
    return new CanisterTrap(
        'canisterOutOfCycles',
        `Canister ${canister} is out of cycles: please top up the canister with at least ${missing} additional cycles`
    );
}
