import { latin1Bytes } from './latin1-bytes.js';
import { REPLY_LIMITS } from './limits.js';
import { Reader } from './reader.js';
import type { TypeNode } from './type-node.js';
import { readTypes, type FieldNames } from './type-table.js';

/** The types of one message: what a method takes or answers. Made once a message by the generated code. */
export class MessageType {
    private encodedHeader: Uint8Array | undefined;
    private expectedTypes: TypeNode[] | undefined;

    /**
     * @param header everything before the values (magic, type table, types), one character a byte
     * @param names properties for the field ids in it
     */
    constructor(
        readonly header: string,
        private readonly names: FieldNames
    ) {}

    /** The header as bytes; made on first use, because most canisters use few of their messages between two upgrades. */
    get headerBytes(): Uint8Array {
        this.encodedHeader ??= latin1Bytes(this.header);
        return this.encodedHeader;
    }

    /** The types as nodes, only needed for messages whose type table is another one. */
    get expected(): readonly TypeNode[] {
        this.expectedTypes ??= readTypes(new Reader(this.headerBytes, REPLY_LIMITS), this.names);
        return this.expectedTypes;
    }
}
