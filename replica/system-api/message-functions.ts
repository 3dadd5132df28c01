import { MAX_REJECT_MESSAGE_BYTES } from '../execution/limits.js';
import { contractViolation } from '../execution/trap.js';
import { copyToMemory, decodeText, readMemory, type SystemApiHost, type SystemApiImplementation } from './host.js';

/** Instructions per byte of an answer: it has to be sent. */
const TRANSMISSION_CHARGE = 50;

const encoder = new TextEncoder();
const NOTHING = new Uint8Array();

function rejectMessage(host: SystemApiHost): Uint8Array {
    const { reject } = host.execution.input;
    if (!reject) throw contractViolation('ic0.msg_reject_msg_*: there is no reject message');
    return encoder.encode(reject.message);
}

function copy(name: string, of: (host: SystemApiHost) => Uint8Array) {
    return (host: SystemApiHost, dst: number, offset: number, size: number): void => {
        host.charge(size >>> 0);
        copyToMemory(host, name, of(host), dst, offset, size);
    };
}

const methodName = (host: SystemApiHost): Uint8Array => encoder.encode(host.execution.input.method);

/** Argument, caller, reject, answer and inspection of the message that is running. */
export const MESSAGE_FUNCTIONS: SystemApiImplementation = {
    msg_arg_data_size: (host) => host.execution.input.arg.length,
    msg_arg_data_copy: copy('msg_arg_data_copy', (host) => host.execution.input.arg),
    msg_caller_size: (host) => host.execution.input.caller.length,
    msg_caller_copy: copy('msg_caller_copy', (host) => host.execution.input.caller),
    // Only canister signatures carry caller information; callers of this replica have none.
    msg_caller_info_data_size: () => 0,
    msg_caller_info_data_copy: copy('msg_caller_info_data_copy', () => NOTHING),
    msg_caller_info_signer_size: () => 0,
    msg_caller_info_signer_copy: copy('msg_caller_info_signer_copy', () => NOTHING),
    msg_reject_code: (host) => host.execution.input.reject?.code ?? 0,
    msg_reject_msg_size: (host) => rejectMessage(host).length,
    msg_reject_msg_copy: copy('msg_reject_msg_copy', rejectMessage),
    msg_deadline: (host) => host.execution.input.deadline,
    msg_reply_data_append: (host, src: number, size: number) => {
        host.charge((size >>> 0) * TRANSMISSION_CHARGE);
        host.execution.appendReply(readMemory(host, 'msg_reply_data_append', src, size));
    },
    msg_reply: (host) => host.execution.reply(),
    msg_reject: (host, src: number, size: number) => {
        host.charge((size >>> 0) * TRANSMISSION_CHARGE);
        const message = decodeText('msg_reject', readMemory(host, 'msg_reject', src, size));
        host.execution.rejectCall(message.slice(0, MAX_REJECT_MESSAGE_BYTES));
    },
    msg_method_name_size: (host) => methodName(host).length,
    msg_method_name_copy: copy('msg_method_name_copy', methodName),
    accept_message: (host) => host.execution.acceptMessage()
};
