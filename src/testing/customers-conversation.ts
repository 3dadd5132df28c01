import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import type { CustomerCorePort } from '../core/customer-core-port.js';
import { createCustomerToolsFromPort } from '../customer/create-customer-tools.js';
import type { CustomerOptions } from '../customer/make-context.js';
import type { JsonObject } from '../json/json-value.js';
import type { Tool } from '../tool/tool.js';
import type { ToolConfirmationRequired, ToolError, ToolResult } from '../tool/tool-result.js';

/** A customer's conversation as a host leads it: one ledger, and the tools made anew for each of her messages. For tests. */
export class CustomersConversation {
    constructor(
        readonly port: CustomerCorePort,
        private readonly options: CustomerOptions & { readonly now: () => number },
        readonly ledger = new ConfirmationLedger({ now: options.now })
    ) {}

    /** The tools of her next message. */
    message(): readonly Tool[] {
        return createCustomerToolsFromPort(this.port, { ...this.options, confirmations: this.ledger.forTurn() });
    }

    /** Calls a tool in her next message. */
    call(name: string, args: object = {}): Promise<ToolResult> {
        const tool = this.message().find((candidate) => candidate.name === name);
        if (tool === undefined) throw new Error(`there is no tool ${name}`);
        return tool.execute(args);
    }

    /** The data of a call that must go well. @throws Error when it does not */
    async read<Data = JsonObject>(name: string, args: object = {}): Promise<Data> {
        const result = await this.call(name, args);
        if (result.status !== 'ok' || result.data === undefined) throw new Error(`${name}: ${result.summary}`);
        return result.data as unknown as Data;
    }

    /** @throws Error when the tool answers with anything but an error */
    async refused(name: string, args: object = {}): Promise<ToolError> {
        const result = await this.call(name, args);
        if (result.status !== 'error') throw new Error(`${name} did not refuse: ${result.summary}`);
        return result;
    }

    /** @throws Error when the tool answers with anything but a preview */
    async preview(name: string, args: object): Promise<ToolConfirmationRequired> {
        const result = await this.call(name, { ...args, confirmed: false });
        if (result.status !== 'confirmation_required') throw new Error(`${name} gave no preview: ${result.summary}`);
        return result;
    }

    /** Previews and, in her next message, confirms with the echo. */
    async agree(name: string, args: object, more: object = {}): Promise<ToolResult> {
        const { echo } = await this.preview(name, args);
        return this.call(name, { ...echo, ...more });
    }
}
