import { Principal } from '@dfinity/principal';
import type { Canister } from '../canister/canister.js';
import type { ModuleLoader } from '../wasm/load-module.js';
import type { CallOrigin, CanisterRequest, QueuedMessage } from './call-context.js';
import { PendingOutcalls } from '../management/outcalls.js';
import { ExecutionLog } from './execution-record.js';
import type { IngressHistory } from './ingress-history.js';
import type { Randomness } from './randomness.js';
import { reject, type Response } from './reject.js';
import { canisterNumber, hostsNumber, type Subnet } from './subnet.js';

interface Delivery {
    readonly canister: Canister;
    readonly message: QueuedMessage;
}

/** Where canisters' prints go while they run. */
export type PrintSink = (canister: string, line: string) => void;

/** Everything an instance is made of, and the post between its canisters. */
export class ReplicaState {
    readonly canisters = new Map<string, Canister>();
    readonly executions = new ExecutionLog();
    /** Calls to `raw_rand` wait for the next round: that round's randomness must not be known when they are made. */
    readonly postponed: { readonly subnet: Subnet; readonly request: CanisterRequest }[] = [];
    readonly outcalls = new PendingOutcalls();
    private outbox: Delivery[] = [];
    private nextRound: Delivery[] = [];

    constructor(
        readonly subnets: readonly Subnet[],
        readonly loader: ModuleLoader,
        readonly ingress: IngressHistory,
        /** Nanoseconds since 1970, of the round that is being or was last executed. */
        public time: bigint,
        readonly print: PrintSink,
        readonly randomness: Randomness
    ) {}

    /** The subnet whose key is the root key. */
    get root(): Subnet {
        return this.subnets.find((subnet) => subnet.kind === 'NNS') ?? (this.subnets[0] as Subnet);
    }

    find(id: Uint8Array): Canister | undefined {
        return this.canisters.get(keyOf(id));
    }

    /** The text of a principal. */
    nameOf(id: Uint8Array): string {
        return Principal.fromUint8Array(id).toText();
    }

    add(canister: Canister): void {
        this.canisters.set(keyOf(canister.id), canister);
    }

    remove(canister: Canister): void {
        this.canisters.delete(keyOf(canister.id));
    }

    /** Canisters in the order in which rounds run them: by id. */
    inOrder(): Canister[] {
        return [...this.canisters.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, canister]) => canister);
    }

    subnetOf(id: Uint8Array): Subnet | undefined {
        const number = canisterNumber(id);
        return number === null ? undefined : this.subnets.find((subnet) => hostsNumber(subnet, number));
    }

    /** Sends a call that a canister of `from` made. It arrives after the current step of the round, or in the next round on another subnet. */
    send(request: CanisterRequest, from: Subnet): void {
        const management = this.managementSubnet(request.receiver, from);
        if (management) {
            management.managementQueue.push(request);
            return;
        }
        const target = this.find(request.receiver);
        if (!target) {
            this.respond(request.origin, reject('canisterNotFound', `Canister ${this.nameOf(request.receiver)} not found`), request.cycles);
            return;
        }
        this.post({ canister: target, message: request }, target.subnet === from);
    }

    /** Answers a call; `refund` cycles go back to the caller with it. */
    respond(origin: CallOrigin, response: Response, refund: bigint): void {
        if (origin.kind === 'system') return;
        if (origin.kind === 'ingress') {
            this.ingress.finish(origin.messageId, response);
            return;
        }
        const caller = this.canisters.get(origin.canister);
        if (!caller) return;
        this.post({ canister: caller, message: { kind: 'response', callback: origin.callback, response, refund } }, true);
    }

    /** Puts what was sent into the canisters' inboxes. @returns whether there was anything. */
    deliver(): boolean {
        const deliveries = this.outbox;
        this.outbox = [];
        for (const { canister, message } of deliveries) canister.inbox.push(message);
        return deliveries.length > 0;
    }

    /** Whether any message waits to be executed. */
    get hasMessages(): boolean {
        const isSent = this.outbox.length > 0 || this.nextRound.length > 0 || this.postponed.length > 0;
        if (isSent || this.subnets.some((subnet) => subnet.managementQueue.length > 0)) return true;
        for (const { inbox, tasks } of this.canisters.values()) if (inbox.length > 0 || tasks.length > 0) return true;
        return false;
    }

    /** Lets messages that crossed subnets arrive: called once when a round begins. */
    beginRound(): void {
        this.outbox.push(...this.nextRound);
        this.nextRound = [];
    }

    private managementSubnet(receiver: Uint8Array, from: Subnet): Subnet | undefined {
        if (receiver.length === 0) return from;
        return this.subnets.find((subnet) => Buffer.compare(subnet.id, receiver) === 0);
    }

    private post(delivery: Delivery, sameSubnet: boolean): void {
        (sameSubnet ? this.outbox : this.nextRound).push(delivery);
    }
}

/** Key of a canister in the replica's maps: its id in hexadecimal. */
export function keyOf(id: Uint8Array): string {
    return Buffer.from(id).toString('hex');
}
