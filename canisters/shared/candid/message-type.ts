import { expectedTypes, type ExpectedTable } from './expected-types.js';
import { latin1Bytes } from '../../../src/text/latin1-bytes.js';
import type { TypeNode } from './type-node.js';

/** The types of one message: what a method takes or answers. Made once a message by the generated code. */
export class MessageType {
    private encodedHeader: Uint8Array | undefined;
    private expectedNodes: TypeNode[] | undefined;

    /**
     * @param header everything before the values (magic, type table, types), one character a byte
     * @param table the same type table with the names of fields
     * @param values the types of the values: indices into the table, or codes of primitive types
     */
    constructor(
        readonly header: string,
        private readonly table: ExpectedTable,
        private readonly values: readonly number[]
    ) {}

    /** The header as bytes; made on first use, because most canisters use few of their messages between two upgrades. */
    get headerBytes(): Uint8Array {
        this.encodedHeader ??= latin1Bytes(this.header);
        return this.encodedHeader;
    }

    /** The types as nodes, only needed for messages whose type table is another one. */
    get expected(): readonly TypeNode[] {
        this.expectedNodes ??= expectedTypes(this.table, this.values);
        return this.expectedNodes;
    }
}
