// The part of Azle 0.33 that the canisters use. Azle ships TypeScript sources that only a bundler resolves and that do not pass strict
// settings; the tsconfig files map 'azle' to this file. esbuild, which builds the canisters, never maps to a .d.ts and takes the real one,
// so a name that Azle does not export fails the build.
import type { IDL } from '@dfinity/candid';
import type { Principal } from '@dfinity/principal';

export { IDL } from '@dfinity/candid';
export { Principal } from '@dfinity/principal';

type Method<This, Args extends unknown[], Return> = (this: This, ...args: Args) => Return;
type MethodContext<This, Args extends unknown[], Return> = ClassMethodDecoratorContext<This, Method<This, Args, Return>>;
type Decorator = <This, Args extends unknown[], Return>(
    method: Method<This, Args, Return>,
    context: MethodContext<This, Args, Return>
) => void;

interface MethodOptions {
    /** The method reads `msgArgData` and answers with `msgReply` itself. */
    readonly manual?: boolean;
    /** Left out of a generated interface, but exported all the same. */
    readonly hidden?: boolean;
}

export function init(params?: IDL.Type[], options?: { readonly manual?: boolean }): Decorator;
export function postUpgrade(params?: IDL.Type[], options?: { readonly manual?: boolean }): Decorator;
export function query(params?: IDL.Type[], result?: IDL.Type, options?: MethodOptions & { readonly composite?: boolean }): Decorator;
export function update(params?: IDL.Type[], result?: IDL.Type, options?: MethodOptions): Decorator;
export function inspectMessage(options?: { readonly manual?: boolean }): Decorator;
export const preUpgrade: Decorator;
export const heartbeat: Decorator;

export interface CallOptions<Args extends Uint8Array | undefined> {
    /** Cycles to send along. */
    readonly cycles?: bigint;
    /** The method's argument, encoded. */
    readonly args?: Args;
    /** The only kind of call used here: a reply that Azle itself cannot decode traps where nothing can catch it. */
    readonly raw: true;
}

export interface CallPerformFailed extends Error {
    readonly type: 'CallPerformFailed';
}
export interface CallRejected extends Error {
    readonly type: 'CallRejected';
    readonly rejectCode: 1 | 2 | 3 | 4 | 5 | 6;
    readonly rejectMessage: string;
}
export interface CleanupCallback extends Error {
    readonly type: 'CleanupCallback';
    readonly rejectCode: 10_001;
    readonly rejectMessage: string;
}
export interface InsufficientLiquidCycleBalance extends Error {
    readonly type: 'InsufficientLiquidCycleBalance';
    readonly available: bigint;
    readonly required: bigint;
}
export type CallError = CallPerformFailed | CallRejected | CleanupCallback | InsufficientLiquidCycleBalance;

/**
 * Calls another canister and gives its encoded reply.
 * @throws CallError
 */
export function call<Args extends Uint8Array | undefined = Uint8Array, Return extends Uint8Array = Uint8Array>(
    canisterId: Principal | string,
    method: string,
    options: CallOptions<Args>
): Promise<Return>;

export function msgArgData(): Uint8Array;
export function msgCaller(): Principal;
export function msgMethodName(): string;
export function msgReply(data: Uint8Array): void;
export function msgReject(message: string): void;
export function msgCyclesAccept(most: bigint): bigint;
export function msgCyclesAvailable(): bigint;
export function msgCyclesRefunded(): bigint;

/** Nanoseconds since 1970-01-01 UTC. */
export function time(): bigint;
/** 0: instructions of this message so far; 1: of the whole call. */
export function performanceCounter(kind: 0 | 1): bigint;
export function canisterSelf(): Principal;
export function canisterVersion(): bigint;
export function canisterCycleBalance(): bigint;
export function isController(principal: Principal): boolean;
export function inReplicatedExecution(): boolean;
export function trap(message: string): never;
export function certifiedDataSet(data: Uint8Array): void;
export function dataCertificate(): Uint8Array | undefined;
/** Seeds `crypto.getRandomValues`; 32 bytes. */
export function randSeed(seed: Uint8Array): void;

/** Seconds are whole and at least 1: a fraction is cut off, and 0 fires in every round. */
export function setTimer(seconds: number, callback: () => void | Promise<void>): bigint;
export function setTimerInterval(seconds: number, callback: () => void | Promise<void>): bigint;
export function clearTimer(id: bigint): void;

export interface Serializable<T> {
    toBytes(value: T): Uint8Array;
    fromBytes(bytes: Uint8Array): T;
}

/** A map in stable memory, ordered by the bytes of its keys. Memory ids 254 and 255 belong to Azle. */
export class StableBTreeMap<Key, Value> {
    constructor(memoryId: number, keys: Serializable<Key>, values: Serializable<Value>);
    containsKey(key: Key): boolean;
    get(key: Key): Value | undefined;
    /** Gives the value that was there before. */
    insert(key: Key, value: Value): Value | undefined;
    isEmpty(): boolean;
    /** `start` is an index, not a key, and skipping to it costs time in proportion. */
    items(start?: number, length?: number): [Key, Value][];
    keys(start?: number, length?: number): Key[];
    values(start?: number, length?: number): Value[];
    len(): number;
    remove(key: Key): Value | undefined;
}
