import { IDL } from '@dfinity/candid';

import { idlFactory as agentTools, init as agentToolsInit } from '../../../../src/core/generated/agent_tools.did.js';
import { idlFactory as coordinator, init as coordinatorInit } from '../../../../src/core/generated/coordinator.did.js';
import * as agentToolsCodec from '../../generated/agent_tools-codec.js';
import * as coordinatorCodec from '../../generated/coordinator-codec.js';
import type { DecodeLimits } from '../limits.js';
import * as kitchenSinkCodec from './generated/kitchen_sink-codec.js';
import { idlFactory as kitchenSink, init as kitchenSinkInit } from './generated/kitchen_sink.did.js';

/** One message of an interface: its types as `@dfinity/candid` has them, and the generated functions for it. */
export interface Message {
    /** For instance `coordinator services Result`. */
    readonly name: string;
    readonly types: IDL.Type[];
    encode(values: unknown[]): Uint8Array;
    decode(message: Uint8Array, limits?: DecodeLimits): unknown[];
    /** For messages of more than one value. */
    readonly decodeFirst?: (message: Uint8Array, limits?: DecodeLimits) => unknown;
}

type Codec = Readonly<Record<string, unknown>>;
type Init = (idl: { IDL: typeof IDL }) => IDL.Type[];

/** Every message of every interface, and of the one that has every kind of type. */
export const MESSAGES: readonly Message[] = [
    ...messagesOf('agent_tools', agentTools, agentToolsInit, agentToolsCodec),
    ...messagesOf('coordinator', coordinator, coordinatorInit, coordinatorCodec),
    ...messagesOf('kitchen_sink', kitchenSink, kitchenSinkInit, kitchenSinkCodec)
];

/** The same messages without those whose types another has too. */
export const DISTINCT_MESSAGES: readonly Message[] = [
    ...new Map(MESSAGES.map((message) => [message.types.map((type) => type.display()).join(), message])).values()
];

/** The fields of the test interface's record of vectors, none of them in the order of the message. */
export const VECTOR_NAMES = [
    'bytes',
    'shorts',
    'words',
    'longs',
    'signed_bytes',
    'signed_shorts',
    'signed_words',
    'signed_longs',
    'bools',
    'texts',
    'maybe_texts',
    'nothings',
    'empties',
    'nested'
];

/** How often to try a message: the interfaces share most of their types, the test's own has every kind once. */
export function runsFor(name: string): number {
    return name.startsWith('kitchen_sink') ? 40 : 6;
}

/**
 * One message by its name.
 * @throws Error when there is none
 */
export function messageNamed(name: string): Message {
    const message = MESSAGES.find((candidate) => candidate.name === name);
    if (message === undefined) throw new Error(`no message is called ${name}`);
    return message;
}

function messagesOf(service: string, factory: IDL.InterfaceFactory, init: Init, codec: Codec): Message[] {
    const methods = factory({ IDL })._fields.flatMap(([method, func]) => [
        messageOf(service, method, 'Args', func.argTypes, codec),
        messageOf(service, method, 'Result', func.retTypes, codec)
    ]);
    return [messageOf(service, 'init', 'Args', init({ IDL }), codec), ...methods];
}

function messageOf(service: string, method: string, direction: string, types: IDL.Type[], codec: Codec): Message {
    const label = method.replace(/(^|_)([a-z])/g, (_match, _gap, letter: string) => letter.toUpperCase());
    const encode = codec[`encode${label}${direction}`] as (values: unknown) => Uint8Array;
    const decode = codec[`decode${label}${direction}`] as (message: Uint8Array, limits?: DecodeLimits) => unknown;
    const decodeFirst = codec[`decode${label}FirstArg`] as Message['decodeFirst'];
    // A single result is given as it is; here every message is a list.
    const single = direction === 'Result' && types.length === 1;
    return {
        name: `${service} ${method} ${direction}`,
        types,
        encode: (values) => encode(single ? values[0] : values),
        decode: (message, limits) => (single ? [decode(message, limits)] : (decode(message, limits) as unknown[])),
        ...(direction === 'Args' && decodeFirst !== undefined && { decodeFirst })
    };
}
