import type { PocketIc } from '@dfinity/pic';
import { Probe } from './probe.js';

/**
 * A canister that answers its method `hold` (with the number 7) only after its method `release` was called: it asks the management canister
 * for random bytes again and again, which takes a round each time.
 */
export function installHolder(pic: PocketIc): Promise<Probe> {
    return Probe.install(
        pic,
        `(data (i32.const 710) "raw_rand")
         (elem (i32.const 2) $again)
         (func $wait
           (call $call_new (i32.const 700) (i32.const 0) (i32.const 710) (i32.const 8) (i32.const 2) (i32.const 0) (i32.const 2) (i32.const 0))
           (call $perform))
         (func $again (param i32)
           (if (i64.eqz (global.get $global)) (then (call $wait)) (else (call $reply_u64 (i64.const 7)))))
         (func (export "canister_update hold") (call $wait))
         (func (export "canister_update release") (global.set $global (i64.const 1)) (call $msg_reply))`
    );
}
