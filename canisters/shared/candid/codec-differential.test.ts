import { IDL } from '@dfinity/candid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueListsOf } from './testing/random-values.js';
import { idlFactory as agentTools } from '../../../src/core/generated/agent_tools.did.js';
import { idlFactory as coordinator } from '../../../src/core/generated/coordinator.did.js';
import * as agentToolsCodec from '../generated/agent_tools-codec.js';
import * as coordinatorCodec from '../generated/coordinator-codec.js';

type Codec = Readonly<Record<string, unknown>>;

const SERVICES: [string, IDL.InterfaceFactory, Codec][] = [
    ['agent_tools', agentTools, agentToolsCodec],
    ['coordinator', coordinator, coordinatorCodec]
];

/** `execute_tool` → `ExecuteTool`, as the generated functions are called. */
function pascal(method: string): string {
    return method.replace(/(^|_)([a-z])/g, (_match, _gap, letter: string) => letter.toUpperCase());
}

/** A generated function; results of one value are wrapped so that every message is a list. */
function codecOf(codec: Codec, method: string, direction: 'Args' | 'Result', types: readonly IDL.Type[]) {
    const single = direction === 'Result' && types.length === 1;
    const encode = codec[`encode${pascal(method)}${direction}`] as (values: unknown) => Uint8Array;
    const decode = codec[`decode${pascal(method)}${direction}`] as (message: Uint8Array) => unknown;
    return {
        encode: (values: unknown[]) => encode(single ? values[0] : values),
        decode: (message: Uint8Array) => (single ? [decode(message)] : decode(message))
    };
}

for (const [name, factory, codec] of SERVICES) {
    describe(`the codec of ${name} against @dfinity/candid`, () => {
        for (const [method, func] of factory({ IDL })._fields) {
            for (const [direction, types] of [['Args', func.argTypes] as const, ['Result', func.retTypes] as const]) {
                const { encode, decode } = codecOf(codec, method, direction, types);
                it(`${method} ${direction}: what either encodes, the other decodes`, () => {
                    fc.assert(
                        fc.property(valueListsOf(types), (values) => {
                            const theirs = new Uint8Array(IDL.encode([...types], values));
                            expect(encode(values)).toEqual(theirs);
                            expect(decode(theirs)).toEqual(IDL.decode([...types], theirs));
                        }),
                        { numRuns: 100 }
                    );
                });
            }
        }
    });
}
