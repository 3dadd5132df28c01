import { IDL } from '@dfinity/candid';
import type { Principal } from '@dfinity/principal';

import { fromPic, toPic } from '../../deployment/pic-types.js';
import { idlFactory } from '../../src/core/generated/coordinator.did.js';
import { bareModule } from '../replica/support/canister-module.js';
import { SYSTEM_API_IMPORTS } from '../replica/support/system-api-imports.js';
import type { SalonReplica } from './salon-replica.js';

/** What goes wrong with every call of a method until something else is armed. */
export const FAULTS = {
    none: 0,
    /** The canister traps; the call is not passed on. */
    traps: 1,
    /** It says no by itself (`msg_reject`). */
    rejects: 2,
    /** It answers a number instead of passing the call on. */
    answersAnotherType: 3,
    /** The call is passed on, so a write is made, and then a number is answered. */
    worksAndAnswersAnotherType: 4,
    /** The call is passed on, and the answer comes twice in one message. */
    answersTwiceAsMuch: 5,
    /** The call is passed on after `release`. */
    waitsBefore: 6,
    /** The call is passed on at once, and answered after `release`. */
    answersLate: 7
} as const;

export type Fault = keyof typeof FAULTS;

/** Of a call that waits and will never be answered. */
const ABANDONED = 255;

const MAX_METHODS = 128;
const METHODS = methodNames();
const NAMES = 4_096;
const NAME = 64;
const ARMED = 1_024;
const ROUNDS = ARMED + MAX_METHODS;
const TARGET = 256;
/** An answer of Candid's type `nat`. */
const GARBAGE = '"DIDL\\00\\01\\7d\\05"';
const GARBAGE_AT = 512;
const GARBAGE_BYTES = 8;
const RANDOM_AT = 640;
/** Each call under way has a slot: method, fault, phase, size, then its argument or its answer. */
const SLOTS = 65_536;
const SLOT = 65_536;
const DATA = 16;
const SLOT_COUNT = 24;
const RELAY = 2_097_152;

/**
 * A canister in front of the real coordinator that passes every call on, unless a fault is armed for its method. What comes back from behind is
 * passed on too; a reject other than `msg_reject`'s becomes a trap, as only a trap can give the same code.
 */
export class UnreliableCoordinator {
    private constructor(
        private readonly salon: SalonReplica,
        readonly id: Principal
    ) {}

    /** Puts one between the agent tools of `salon` and its coordinator. */
    static async between(salon: SalonReplica): Promise<UnreliableCoordinator> {
        const { pic, deployment, controller, owner } = salon;
        const id = await pic.createCanister();
        await pic.installCode({ canisterId: id, wasm: await proxyModule() });
        const proxy = new UnreliableCoordinator(salon, fromPic(id));
        await proxy.call('point', deployment.coordinatorId.toUint8Array());
        await owner.coordinator.grant_agent(salon.salonId, proxy.id);
        await controller.tools.configure({ coordinator: [proxy.id], paused: [] });
        return proxy;
    }

    /** @param rounds of the replica after which a call that waits goes on by itself; 0: only with `release` */
    async arm(method: string, fault: Fault, rounds = 0): Promise<void> {
        const index = METHODS.indexOf(method);
        if (index < 0) throw new Error(`the coordinator has no method ${method}`);
        await this.call('arm', Uint8Array.of(index, FAULTS[fault], rounds));
    }

    /** Every method works again; what waits goes on. */
    async recover(): Promise<void> {
        await this.call('disarm', new Uint8Array());
        await this.release();
    }

    /** Lets go on what waits, now and in the next rounds. */
    async release(): Promise<void> {
        await this.call('release', new Uint8Array());
        await this.salon.pic.tick(4);
    }

    /** What waits now waits for ever: a coordinator that never answers. */
    async abandon(): Promise<void> {
        await this.call('abandon', new Uint8Array());
        await this.call('disarm', new Uint8Array());
    }

    /** Calls that wait for `release`. */
    async waiting(): Promise<number> {
        const { pic } = this.salon;
        return (await pic.queryCall({ canisterId: toPic(this.id), method: 'waiting', arg: new Uint8Array() }))[0] ?? 0;
    }

    private async call(method: string, arg: Uint8Array): Promise<void> {
        await this.salon.pic.updateCall({ canisterId: toPic(this.id), method, arg });
    }
}

function methodNames(): readonly string[] {
    const service = (idlFactory as unknown as (options: { IDL: typeof IDL }) => IDL.ServiceClass)({ IDL });
    const names = service._fields.map(([name]) => name);
    if (names.length > MAX_METHODS) throw new Error('the proxy has no room for so many methods');
    return names;
}

async function proxyModule(): Promise<Uint8Array> {
    const names = METHODS.map((name, i) => `(data (i32.const ${NAMES + NAME * i}) "\\${hex(name.length)}${name}")`);
    const methods = METHODS.map((name, i) => `(func (export "canister_update ${name}") (call $handle (i32.const ${i})))`);
    return bareModule([SYSTEM_API_IMPORTS, ...names, ...methods, PROXY].join('\n'));
}

function hex(value: number): string {
    return value.toString(16).padStart(2, '0');
}

const PROXY = `
(memory (export "memory") 64)
(table (export "table") 4 funcref)
(elem (i32.const 0) $on_reply $on_reject $again)
(data (i32.const ${GARBAGE_AT}) ${GARBAGE})
(data (i32.const ${RANDOM_AT}) "raw_rand")
(global $released (mut i32) (i32.const 0))
(global $waiting (mut i32) (i32.const 0))

(func $slot (param $i i32) (result i32) (i32.add (i32.const ${SLOTS}) (i32.mul (local.get $i) (i32.const ${SLOT}))))
(func $fault (param $slot i32) (result i32) (i32.load8_u offset=1 (local.get $slot)))
(func $size (param $slot i32) (result i32) (i32.load offset=4 (local.get $slot)))
(func $keep_argument (param $slot i32)
  (if (i32.gt_u (call $msg_arg_data_size) (i32.const ${SLOT - DATA})) (then unreachable))
  (i32.store offset=4 (local.get $slot) (call $msg_arg_data_size))
  (call $msg_arg_data_copy (i32.add (local.get $slot) (i32.const ${DATA})) (i32.const 0) (call $msg_arg_data_size)))
(func $free_slot (result i32) (local $i i32)
  (loop $next
    (if (i32.eqz (i32.load8_u offset=2 (call $slot (local.get $i)))) (then (return (call $slot (local.get $i)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $next (i32.lt_u (local.get $i) (i32.const ${SLOT_COUNT}))))
  unreachable)
(func $done (param $slot i32) (i32.store8 offset=2 (local.get $slot) (i32.const 0)))

(func $reply_garbage (call $msg_reply_data_append (i32.const ${GARBAGE_AT}) (i32.const ${GARBAGE_BYTES})) (call $msg_reply))
(func $append_relay (call $msg_arg_data_copy (i32.const ${RELAY}) (i32.const 0) (call $msg_arg_data_size))
  (call $msg_reply_data_append (i32.const ${RELAY}) (call $msg_arg_data_size)))

(func $handle (param $method i32) (local $slot i32) (local $fault i32)
  (local.set $fault (i32.load8_u (i32.add (i32.const ${ARMED}) (local.get $method))))
  (if (i32.eq (local.get $fault) (i32.const ${FAULTS.traps})) (then unreachable))
  (if (i32.eq (local.get $fault) (i32.const ${FAULTS.rejects})) (then (call $msg_reject (i32.const ${RANDOM_AT}) (i32.const 8)) return))
  (if (i32.eq (local.get $fault) (i32.const ${FAULTS.answersAnotherType})) (then (call $reply_garbage) return))
  (local.set $slot (call $free_slot))
  (i32.store8 (local.get $slot) (local.get $method))
  (i32.store8 offset=1 (local.get $slot) (local.get $fault))
  (i32.store8 offset=2 (local.get $slot) (i32.const 1))
  (i32.store8 offset=3 (local.get $slot) (i32.load8_u (i32.add (i32.const ${ROUNDS}) (local.get $method))))
  (call $keep_argument (local.get $slot))
  (if (i32.eq (local.get $fault) (i32.const ${FAULTS.waitsBefore})) (then (call $begin_wait (local.get $slot)) return))
  (call $forward (local.get $slot)))

(func $forward (param $slot i32) (local $name i32)
  (local.set $name (i32.add (i32.const ${NAMES}) (i32.mul (i32.load8_u (local.get $slot)) (i32.const ${NAME}))))
  (call $call_new
    (i32.const ${TARGET + 1}) (i32.load8_u (i32.const ${TARGET}))
    (i32.add (local.get $name) (i32.const 1)) (i32.load8_u (local.get $name))
    (i32.const 0) (local.get $slot) (i32.const 1) (local.get $slot))
  (call $call_data_append (i32.add (local.get $slot) (i32.const ${DATA})) (call $size (local.get $slot)))
  (if (call $call_perform) (then unreachable)))

(func $on_reply (param $slot i32) (local $fault i32)
  (local.set $fault (call $fault (local.get $slot)))
  (if (i32.eq (local.get $fault) (i32.const ${FAULTS.answersLate}))
    (then (call $keep_argument (local.get $slot)) (call $begin_wait (local.get $slot)) return))
  (call $done (local.get $slot))
  (if (i32.eq (local.get $fault) (i32.const ${FAULTS.worksAndAnswersAnotherType})) (then (call $reply_garbage) return))
  (if (i32.eq (local.get $fault) (i32.const ${FAULTS.answersTwiceAsMuch})) (then (call $append_relay)))
  (call $append_relay)
  (call $msg_reply))

(func $on_reject (param $slot i32)
  (if (i32.ne (call $msg_reject_code) (i32.const 4)) (then unreachable))
  (call $done (local.get $slot))
  (call $msg_reject_msg_copy (i32.const ${RELAY}) (i32.const 0) (call $msg_reject_msg_size))
  (call $msg_reject (i32.const ${RELAY}) (call $msg_reject_msg_size)))

(func $begin_wait (param $slot i32)
  (global.set $waiting (i32.add (global.get $waiting) (i32.const 1)))
  (call $wait (local.get $slot)))
(func $wait (param $slot i32)
  (call $call_new (i32.const ${RANDOM_AT}) (i32.const 0) (i32.const ${RANDOM_AT}) (i32.const 8)
    (i32.const 2) (local.get $slot) (i32.const 2) (local.get $slot))
  (if (call $call_perform) (then unreachable)))
(func $must_wait (param $slot i32) (result i32) (local $rounds i32)
  (local.set $rounds (i32.load8_u offset=3 (local.get $slot)))
  (if (i32.eqz (local.get $rounds)) (then (return (i32.const 1))))
  (i32.store8 offset=3 (local.get $slot) (i32.sub (local.get $rounds) (i32.const 1)))
  (i32.ne (local.get $rounds) (i32.const 1)))
(func $again (param $slot i32) (local $fault i32)
  (if (i32.eq (call $fault (local.get $slot)) (i32.const ${ABANDONED})) (then (call $wait (local.get $slot)) return))
  (if (i32.and (i32.eqz (global.get $released)) (call $must_wait (local.get $slot))) (then (call $wait (local.get $slot)) return))
  (global.set $waiting (i32.sub (global.get $waiting) (i32.const 1)))
  (local.set $fault (call $fault (local.get $slot)))
  (i32.store8 offset=1 (local.get $slot) (i32.const 0))
  (if (i32.eq (local.get $fault) (i32.const ${FAULTS.waitsBefore})) (then (call $forward (local.get $slot)) return))
  (call $done (local.get $slot))
  (call $msg_reply_data_append (i32.add (local.get $slot) (i32.const ${DATA})) (call $size (local.get $slot)))
  (call $msg_reply))

(func (export "canister_update point")
  (i32.store8 (i32.const ${TARGET}) (call $msg_arg_data_size))
  (call $msg_arg_data_copy (i32.const ${TARGET + 1}) (i32.const 0) (call $msg_arg_data_size))
  (call $msg_reply))
(func (export "canister_update arm") (local $fault i32)
  (call $msg_arg_data_copy (i32.const 0) (i32.const 0) (i32.const 3))
  (i32.store8 (i32.add (i32.const ${ARMED}) (i32.load8_u (i32.const 0))) (i32.load8_u (i32.const 1)))
  (i32.store8 (i32.add (i32.const ${ROUNDS}) (i32.load8_u (i32.const 0))) (i32.load8_u (i32.const 2)))
  (if (i32.load8_u (i32.const 1)) (then (global.set $released (i32.const 0))))
  (call $msg_reply))
(func (export "canister_update disarm")
  (memory.fill (i32.const ${ARMED}) (i32.const 0) (i32.const ${MAX_METHODS})) (call $msg_reply))
(func (export "canister_update abandon") (local $i i32)
  (loop $next
    (if (i32.load8_u offset=2 (call $slot (local.get $i)))
      (then (i32.store8 offset=1 (call $slot (local.get $i)) (i32.const ${ABANDONED}))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $next (i32.lt_u (local.get $i) (i32.const ${SLOT_COUNT}))))
  (global.set $waiting (i32.const 0))
  (call $msg_reply))
(func (export "canister_update release") (global.set $released (i32.const 1)) (call $msg_reply))
(func (export "canister_query waiting")
  (i32.store8 (i32.const 0) (global.get $waiting)) (call $msg_reply_data_append (i32.const 0) (i32.const 1)) (call $msg_reply))`;
