import loadWabt from 'wabt';
import { SYSTEM_API_IMPORTS } from './system-api-imports.js';

/** Where the prelude puts things in linear memory. */
const SCRATCH = 0;
const COUNTER = 1_024;
const CALL = 4_096;

/**
 * What every module of the suite has, beside its own functions.
 *
 * A number in memory (`$get`, `$add`), the same in a global (`$global`) and in stable memory (`$stable_get`, `$stable_add`; needs
 * `$stable_init` once), ways to reply, and calls: `$call (reply, reject, env)` begins the call that the argument describes — one byte
 * length and the callee, one byte length and the method, the rest is the payload — and leaves it to be performed.
 * Table entries 0 and 1 pass a reply on, or a reject as one byte of code and the message; tests put their own callbacks at 2 and above.
 */
const PRELUDE = `
(memory (export "memory") 2)
(table (export "table") 16 funcref)
(elem (i32.const 0) $relay_reply $relay_reject)
(global $global (mut i64) (i64.const 0))

(func $get (result i64) (i64.load (i32.const ${COUNTER})))
(func $add (param i64) (i64.store (i32.const ${COUNTER}) (i64.add (call $get) (local.get 0))))
(func $stable_init (drop (call $stable64_grow (i64.const 1))))
(func $stable_get (result i64)
  (call $stable64_read (i64.const ${SCRATCH}) (i64.const 8) (i64.const 8)) (i64.load (i32.const ${SCRATCH})))
(func $stable_add (param i64) (local $sum i64)
  (local.set $sum (i64.add (call $stable_get) (local.get 0)))
  (i64.store (i32.const ${SCRATCH}) (local.get $sum))
  (call $stable64_write (i64.const 8) (i64.const ${SCRATCH}) (i64.const 8)))

(func $append_u64 (param i64)
  (i64.store (i32.const ${SCRATCH}) (local.get 0)) (call $msg_reply_data_append (i32.const ${SCRATCH}) (i32.const 8)))
(func $reply_u64 (param i64) (call $append_u64 (local.get 0)) (call $msg_reply))
(func $reply_u32 (param i32) (call $reply_u64 (i64.extend_i32_u (local.get 0))))
(func $reply_bytes (param $src i32) (param $size i32)
  (call $msg_reply_data_append (local.get $src) (local.get $size)) (call $msg_reply))
(func $arg_to (param $dst i32) (result i32)
  (call $msg_arg_data_copy (local.get $dst) (i32.const 0) (call $msg_arg_data_size)) (call $msg_arg_data_size))
(func $arg_u64 (result i64) (drop (call $arg_to (i32.const ${SCRATCH}))) (i64.load (i32.const ${SCRATCH})))

(func $relay_reply (param i32) (call $reply_bytes (i32.const ${CALL}) (call $arg_to (i32.const ${CALL}))))
(func $relay_reject (param i32)
  (i32.store8 (i32.const ${CALL}) (call $msg_reject_code))
  (call $msg_reject_msg_copy (i32.const ${CALL + 1}) (i32.const 0) (call $msg_reject_msg_size))
  (call $reply_bytes (i32.const ${CALL}) (i32.add (call $msg_reject_msg_size) (i32.const 1))))

(func $call (param $reply i32) (param $reject i32) (param $env i32) (local $size i32) (local $name i32) (local $data i32)
  (local.set $size (call $arg_to (i32.const ${CALL})))
  (local.set $name (i32.add (i32.const ${CALL + 1}) (i32.load8_u (i32.const ${CALL}))))
  (local.set $data (i32.add (i32.add (local.get $name) (i32.const 1)) (i32.load8_u (local.get $name))))
  (call $call_new
    (i32.const ${CALL + 1}) (i32.load8_u (i32.const ${CALL}))
    (i32.add (local.get $name) (i32.const 1)) (i32.load8_u (local.get $name))
    (local.get $reply) (local.get $env) (local.get $reject) (local.get $env))
  (call $call_data_append (local.get $data) (i32.sub (i32.add (i32.const ${CALL}) (local.get $size)) (local.get $data))))
(func $perform (if (call $call_perform) (then unreachable)))
(func $forward (call $call (i32.const 0) (i32.const 1) (i32.const 0)) (call $perform))

(func (export "canister_update forward") (call $forward))
(func (export "canister_composite_query forward_query") (call $forward))
(func (export "canister_update count") (call $reply_u64 (call $get)))
(func (export "canister_query peek") (call $reply_u64 (call $get)))
(func (export "canister_query peek_global") (call $reply_u64 (global.get $global)))
(func (export "canister_query peek_stable") (call $reply_u64 (call $stable_get)))`;

let wabt: ReturnType<typeof loadWabt> | null = null;

/** A canister module: the System API, the prelude, and `functions` in WebAssembly's text format. */
export async function canisterModule(functions: string): Promise<Uint8Array> {
    return bareModule(`${SYSTEM_API_IMPORTS}\n${PRELUDE}\n${functions}`);
}

/** A module of exactly these fields. */
export async function bareModule(fields: string): Promise<Uint8Array> {
    wabt ??= loadWabt();
    const parsed = (await wabt).parseWat('canister.wat', `(module ${fields})`, { simd: true, bulk_memory: true, annotations: true });
    try {
        return new Uint8Array(parsed.toBinary({}).buffer);
    } finally {
        parsed.destroy();
    }
}
