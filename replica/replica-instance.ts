import { createHash } from 'node:crypto';
import type { Canister } from './canister/canister.js';
import type { CanisterRequest } from './execution/call-context.js';
import type { ExecutionRecord } from './execution/execution-record.js';
import { ingressFee } from './execution/cycles.js';
import { type EffectivePrincipal, type IngressMessage, IngressHistory, type IngressStatus } from './execution/ingress-history.js';
import { checkIngress, ingressBytes } from './execution/ingress-checks.js';
import { AWAIT_ROUNDS } from './execution/limits.js';
import { samePrincipal } from './execution/principals.js';
import { executeQuery } from './execution/queries.js';
import { Randomness } from './execution/randomness.js';
import { reject, type Reject, type Response } from './execution/reject.js';
import { type PrintSink, ReplicaState } from './execution/replica-state.js';
import { executeRound } from './execution/rounds.js';
import type { Subnet } from './execution/subnet.js';
import { buildSubnets, type SubnetSpec } from './execution/topology.js';
import { executeManagementQuery } from './management/execute.js';
import { answerOutcall, type OutcallResult, type PendingOutcall } from './management/outcalls.js';
import type { ReplicaInput } from './replica-input.js';
import type { ModuleLoader } from './wasm/load-module.js';

/** A certificate costs far more than most queries, and few ask for it. */
function once(source: CertificateSource, instance: ReplicaInstance, canister: Canister): () => Uint8Array {
    let made: Uint8Array | null = null;
    return () => (made ??= source(instance, canister));
}

export interface InstanceOptions {
    readonly subnets: readonly SubnetSpec[];
    readonly loader: ModuleLoader;
    /** Nanoseconds since 1970; PocketIC's instances begin on 6 May 2021. */
    readonly time?: bigint;
    readonly print?: PrintSink;
}

export interface Call {
    readonly sender: Uint8Array;
    readonly canister: Uint8Array;
    readonly method: string;
    readonly arg: Uint8Array;
    readonly effective: EffectivePrincipal;
}

export interface IngressCall extends Call {
    /** Request id in hexadecimal; made up when the client did not sign a request. */
    readonly id?: string;
    readonly expiry?: bigint;
}

/** The time at which PocketIC's instances begin: 2021-05-06 19:17:10 UTC. */
export const GENESIS = 1_620_328_630_000_000_000n;
const INGRESS_LIFETIME = 300_000_000_000n;

/** Where the certificate for a query's `data_certificate` comes from when the canister asks for it: whoever holds the keys sets it. */
export type CertificateSource = (instance: ReplicaInstance, canister: Canister) => Uint8Array;

/**
 * A small Internet Computer in memory: subnets, canisters, time. Nothing in it does input or output; everything is synchronous and, given the
 * same calls, comes out the same.
 */
export class ReplicaInstance {
    readonly state: ReplicaState;
    /** Set by the HTTP interface; without it queries see no certificate. */
    certificates: CertificateSource | null = null;
    /** Hears every change from outside: a round when it was executed, anything else before it is. */
    onInput: ((input: ReplicaInput, isIdle: boolean) => void) | null = null;
    /** The time the next round will have at least; `time` is that of the last round. */
    private wantedTime: bigint;
    private ingressCounter = 0;
    private readonly pool: IngressMessage[] = [];

    constructor(options: InstanceOptions) {
        const time = options.time ?? GENESIS;
        const subnets = buildSubnets(options.subnets);
        const seed = createHash('sha256').update('replica').digest();
        this.state = new ReplicaState(
            subnets,
            options.loader,
            new IngressHistory(),
            time,
            options.print ?? (() => undefined),
            new Randomness(seed)
        );
        this.wantedTime = time;
    }

    get subnets(): readonly Subnet[] {
        return this.state.subnets;
    }

    /** DER public key that signs for the whole instance. */
    get rootKey(): Uint8Array {
        return this.state.root.publicKey;
    }

    /** Nanoseconds since 1970 as the next round and `get_time` see it. */
    get time(): bigint {
        return this.wantedTime;
    }

    /** @throws Error when the time lies in the past: rounds never go back. */
    setTime(time: bigint): void {
        this.moveTime(time, false);
    }

    /** As `setTime`, and queries see it at once. */
    setCertifiedTime(time: bigint): void {
        this.moveTime(time, true);
        this.state.time = time;
    }

    /** Executes one round. @param time the round's, if it is later than the instance's */
    tick(time = 0n): void {
        const before = this.isBusy ? null : this.state.executions.totalInstructions;
        if (time > this.wantedTime) this.wantedTime = time;
        const next = this.wantedTime > this.state.time ? this.wantedTime : this.state.time + 1n;
        this.state.time = next;
        this.wantedTime = next;
        for (const message of this.pool.splice(0)) this.induct(message);
        executeRound(this.state);
        const isIdle = before === this.state.executions.totalInstructions && !this.isBusy;
        this.onInput?.({ kind: 'tick', time: next }, isIdle);
    }

    /**
     * Checks an ingress message and keeps it for the next round.
     * @returns its id, or the reject with which it is refused; a message that is already known is not executed again.
     */
    submitIngress(call: IngressCall): { readonly id: string } | { readonly reject: Reject } {
        const id = call.id ?? this.freshMessageId();
        if (this.state.ingress.status(id)) return { id };
        this.onInput?.({ kind: 'ingress', call }, false);
        const message: IngressMessage = {
            id,
            sender: call.sender,
            receiver: call.canister,
            method: call.method,
            arg: call.arg,
            expiry: call.expiry ?? this.wantedTime + INGRESS_LIFETIME,
            effective: call.effective,
            isSigned: call.id !== undefined
        };
        const refused = checkIngress(this.state, message);
        if (refused) return refused;
        this.state.ingress.receive(message);
        this.pool.push(message);
        return { id };
    }

    /** Whether a message waits for the next round. */
    get isBusy(): boolean {
        return this.pool.length > 0 || this.state.hasMessages;
    }

    ingressStatus(id: string): IngressStatus | undefined {
        return this.state.ingress.status(id);
    }

    /**
     * Executes rounds until the message is answered.
     * @throws Error with PocketIC's words when that takes more than 100 rounds, or when the message is not known.
     */
    awaitIngress(id: string): Response {
        for (let round = 0; ; round++) {
            const status = this.state.ingress.status(id);
            if (!status) throw new Error(`BadIngressMessage("The message ${id} is not known")`);
            if (status.state === 'answered') return status.response;
            if (round >= AWAIT_ROUNDS)
                throw new Error(`BadIngressMessage("Failed to answer to ingress 0x${id} after ${AWAIT_ROUNDS} rounds.")`);
            this.tick();
        }
    }

    /** Evaluates a query call on the state after the last round; nothing of it stays. */
    query(call: Call): Response {
        if (call.canister.length === 0) return executeManagementQuery(this.state, this.managementSubnet(call) ?? this.state.root, call);
        const canister = this.state.find(call.canister);
        const certificate = canister && this.certificates ? once(this.certificates, this, canister) : null;
        const { canister: id, sender: caller, method, arg } = call;
        return executeQuery(this.state, { canister: id, caller, method, arg, certificate, kind: 'query' });
    }

    /** The canister with this id, or undefined. */
    canister(id: Uint8Array): Canister | undefined {
        return this.state.find(id);
    }

    subnetOf(id: Uint8Array): Subnet | undefined {
        return this.state.subnetOf(id);
    }

    /** Content of the custom section `icp:public <name>` or `icp:private <name>`, or null when the canister has none. */
    metadata(id: Uint8Array, name: string): { readonly content: Uint8Array; readonly isPublic: boolean } | null {
        const sections = this.state.find(id)?.instance?.code.info.customSections ?? [];
        const section = sections.find((candidate) => candidate.name === `icp:public ${name}` || candidate.name === `icp:private ${name}`);
        return section ? { content: section.content, isPublic: section.name.startsWith('icp:public') } : null;
    }

    /** SHA-256 of the installed module, or null when the canister is empty. */
    moduleHash(id: Uint8Array): Uint8Array | null {
        return this.state.find(id)?.instance?.code.hash ?? null;
    }

    pendingOutcalls(): PendingOutcall[] {
        return this.state.outcalls.list();
    }

    /** @throws Error when no outcall has this id, or there are neither one result nor one per replica. */
    answerOutcall(id: number, results: readonly OutcallResult[]): void {
        const pending = this.state.outcalls.list().find((outcall) => outcall.id === id);
        if (!pending) throw new Error(`InvalidCanisterHttpRequestId(${id})`);
        this.onInput?.({ kind: 'outcall', id, results }, false);
        answerOutcall(pending, results);
        this.state.outcalls.take(id);
    }

    /** @returns the new balance. @throws Error when there is no such canister */
    addCycles(id: Uint8Array, amount: bigint): bigint {
        const canister = this.requireCanister(id);
        this.onInput?.({ kind: 'cycles', canister: id, amount }, false);
        canister.cycles += amount;
        return canister.cycles;
    }

    /** Replaces the stable memory of a canister. @throws Error when there is no such canister */
    setStableMemory(id: Uint8Array, content: Uint8Array): void {
        const canister = this.requireCanister(id);
        this.onInput?.({ kind: 'stable', canister: id, content }, false);
        canister.stable.replace(content);
    }

    /** The canister with this id. @throws Error when there is none */
    requireCanister(id: Uint8Array): Canister {
        const canister = this.state.find(id);
        if (!canister) throw new Error(`CanisterNotFound(${this.state.nameOf(id)})`);
        return canister;
    }

    /** What was executed since the last call (for one canister, if its id's text is given); see README, "Executions". */
    takeExecutions(canister?: string): ExecutionRecord[] {
        return this.state.executions.take(canister);
    }

    private moveTime(time: bigint, certified: boolean): void {
        if (time < this.wantedTime) throw new Error(`SettingTimeIntoPast((${this.wantedTime}, ${time}))`);
        this.onInput?.({ kind: 'time', time, certified }, false);
        this.wantedTime = time;
    }

    private induct(message: IngressMessage): void {
        const { id: messageId, sender, receiver, method, arg } = message;
        const origin = { kind: 'ingress', messageId } as const;
        if (message.expiry < this.state.time) {
            const late = `Ingress message 0x${messageId} timed out waiting to start executing.`;
            return this.state.respond(origin, reject('ingressMessageTimeout', late), 0n);
        }
        const request: CanisterRequest = { kind: 'request', sender, origin, receiver, method, arg, cycles: 0n };
        this.state.ingress.start(messageId);
        const subnet = this.managementSubnet({ canister: receiver, method, arg, effective: message.effective });
        if (subnet) subnet.managementQueue.push(request);
        else {
            const target = this.state.find(receiver);
            if (target) {
                if (target.subnet.charges) target.cycles -= ingressFee(ingressBytes(message));
                target.inbox.push(request);
            } else this.state.respond(origin, reject('canisterNotFound', `Canister ${this.state.nameOf(receiver)} not found`), 0n);
        }
    }

    /** The subnet that executes a management call, or null for other calls. */
    private managementSubnet(call: Pick<Call, 'canister' | 'method' | 'arg' | 'effective'>): Subnet | null {
        const named = this.subnets.find((subnet) => samePrincipal(subnet.id, call.canister));
        if (named) return named;
        if (call.canister.length > 0) return null;
        const { effective } = call;
        if (effective.kind === 'subnet') return this.subnets.find((subnet) => samePrincipal(subnet.id, effective.id)) ?? null;
        if (effective.kind === 'canister') return this.state.subnetOf(effective.id) ?? this.defaultSubnet();
        return this.defaultSubnet();
    }

    /** Where canisters go when the client names no subnet: the first application subnet, else the first of all. */
    defaultSubnet(): Subnet {
        return this.subnets.find((subnet) => subnet.kind === 'Application') ?? this.state.root;
    }

    private freshMessageId(): string {
        return createHash('sha256').update(`ingress ${this.ingressCounter++}`).digest('hex');
    }
}
