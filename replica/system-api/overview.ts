import { EVERYWHERE, type Mode } from './modes.js';

/** One line per System API function: name, type, and the modes that may call it, as in the interface specification (I = i32 here). */
const OVERVIEW = `
msg_arg_data_size () -> i32 | I U RQ NRQ TQ CQ Ry CRy F
msg_arg_data_copy (i32 i32 i32) -> | I U RQ NRQ TQ CQ Ry CRy F
msg_caller_size () -> i32 | *
msg_caller_copy (i32 i32 i32) -> | *
msg_caller_info_data_size () -> i32 | U RQ NRQ CQ Ry Rt CRy CRt C CC F
msg_caller_info_data_copy (i32 i32 i32) -> | U RQ NRQ CQ Ry Rt CRy CRt C CC F
msg_caller_info_signer_size () -> i32 | U RQ NRQ CQ Ry Rt CRy CRt C CC F
msg_caller_info_signer_copy (i32 i32 i32) -> | U RQ NRQ CQ Ry Rt CRy CRt C CC F
msg_reject_code () -> i32 | Ry Rt CRy CRt C
msg_reject_msg_size () -> i32 | Rt CRt
msg_reject_msg_copy (i32 i32 i32) -> | Rt CRt
msg_deadline () -> i64 | U RQ NRQ CQ Ry Rt CRy CRt
msg_reply_data_append (i32 i32) -> | U RQ NRQ TQ CQ Ry Rt CRy CRt
msg_reply () -> | U RQ NRQ TQ CQ Ry Rt CRy CRt
msg_reject (i32 i32) -> | U RQ NRQ TQ CQ Ry Rt CRy CRt
msg_cycles_available () -> i64 | U RQ Rt Ry
msg_cycles_available128 (i32) -> | U RQ Rt Ry
msg_cycles_refunded () -> i64 | Rt Ry
msg_cycles_refunded128 (i32) -> | Rt Ry
msg_cycles_accept (i64) -> i64 | U RQ Rt Ry
msg_cycles_accept128 (i64 i64 i32) -> | U RQ Rt Ry
cycles_burn128 (i64 i64 i32) -> | I G U RQ Ry Rt C T
canister_self_size () -> i32 | *
canister_self_copy (i32 i32 i32) -> | *
canister_cycle_balance () -> i64 | *
canister_cycle_balance128 (i32) -> | *
canister_liquid_cycle_balance128 (i32) -> | *
canister_status () -> i32 | *
canister_version () -> i64 | *
subnet_self_size () -> i32 | *
subnet_self_copy (i32 i32 i32) -> | *
subnet_self_node_count () -> i32 | *
msg_method_name_size () -> i32 | F
msg_method_name_copy (i32 i32 i32) -> | F
accept_message () -> | F
call_new (i32 i32 i32 i32 i32 i32 i32 i32) -> | U CQ Ry Rt CRy CRt T
call_on_cleanup (i32 i32) -> | U CQ Ry Rt CRy CRt T
call_data_append (i32 i32) -> | U CQ Ry Rt CRy CRt T
call_with_best_effort_response (i32) -> | U CQ Ry Rt CRy CRt T
call_cycles_add (i64) -> | U Ry Rt T
call_cycles_add128 (i64 i64) -> | U Ry Rt T
call_perform () -> i32 | U CQ Ry Rt CRy CRt T
stable_size () -> i32 | * s
stable_grow (i32) -> i32 | * s
stable_write (i32 i32 i32) -> | * s
stable_read (i32 i32 i32) -> | * s
stable64_size () -> i64 | * s
stable64_grow (i64) -> i64 | * s
stable64_write (i64 i64 i64) -> | * s
stable64_read (i64 i64 i64) -> | * s
root_key_size () -> i32 | I G U RQ Ry Rt C T
root_key_copy (i32 i32 i32) -> | I G U RQ Ry Rt C T
certified_data_set (i32 i32) -> | I G U Ry Rt T
data_certificate_present () -> i32 | *
data_certificate_size () -> i32 | NRQ CQ
data_certificate_copy (i32 i32 i32) -> | NRQ CQ
time () -> i64 | *
global_timer_set (i64) -> i64 | I G U Ry Rt C T
performance_counter (i32) -> i64 | * s
is_controller (i32 i32) -> i32 | * s
in_replicated_execution () -> i32 | * s
cost_call (i64 i64 i32) -> | * s
cost_create_canister (i32) -> | * s
cost_http_request (i64 i64 i32) -> | * s
cost_sign_with_ecdsa (i32 i32 i32 i32) -> i32 | * s
cost_sign_with_schnorr (i32 i32 i32 i32) -> i32 | * s
cost_vetkd_derive_key (i32 i32 i32 i32) -> i32 | * s
env_var_count () -> i32 | *
env_var_name_size (i32) -> i32 | *
env_var_name_copy (i32 i32 i32 i32) -> | *
env_var_name_exists (i32 i32) -> i32 | *
env_var_value_size (i32 i32) -> i32 | *
env_var_value_copy (i32 i32 i32 i32 i32) -> | *
debug_print (i32 i32) -> | * s
trap (i32 i32) -> | * s`;

/** Instructions a System API call costs where it is not 500. Source: dfinity/ic, system_api_complexity.rs. */
const CHARGES: Readonly<Record<string, number>> = {
    call_new: 1_500,
    call_perform: 5_000,
    cycles_burn128: 100,
    debug_print: 100,
    is_controller: 1_000,
    performance_counter: 200,
    stable_size: 20,
    stable64_size: 20,
    stable_grow: 100,
    stable64_grow: 100,
    stable_read: 20,
    stable64_read: 20,
    stable_write: 20,
    stable64_write: 20
};
const DEFAULT_CHARGE = 500;

export interface SystemApiFunction {
    readonly name: string;
    /** "(i32 i32) -> i64", as in the overview. */
    readonly type: string;
    readonly modes: ReadonlySet<Mode>;
    /** Instructions each call costs, beside those per byte. */
    readonly charge: number;
}

/** Every System API function there is for 32-bit memories, by name. */
export const SYSTEM_API: ReadonlyMap<string, SystemApiFunction> = new Map(
    OVERVIEW.trim()
        .split('\n')
        .map((line) => {
            const [signature = '', modes = ''] = line.split(' | ');
            const name = signature.slice(0, signature.indexOf(' '));
            return [
                name,
                { name, type: signature.slice(name.length + 1), modes: parseModes(modes), charge: CHARGES[name] ?? DEFAULT_CHARGE }
            ];
        })
);

function parseModes(letters: string): ReadonlySet<Mode> {
    return new Set(letters.split(' ').flatMap((letter) => (letter === '*' ? EVERYWHERE : [letter as Mode])));
}

const VALUE_TYPES: Readonly<Record<number, string>> = { 0x7f: 'i32', 0x7e: 'i64', 0x7d: 'f32', 0x7c: 'f64' };

/** A WebAssembly function type in the overview's notation. */
export function describeType(params: readonly number[], results: readonly number[]): string {
    const words = (types: readonly number[]): string => types.map((type) => VALUE_TYPES[type] ?? `0x${type.toString(16)}`).join(' ');
    return `(${words(params)}) -> ${words(results)}`.trimEnd();
}
