import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import type { SalonCorePort } from '../core/salon-core-port.js';
import { createSalonToolsFromPort } from '../salon/create-salon-tools.js';
import type { Tool } from '../tool/tool.js';
import type { ToolConfirmationRequired, ToolResult } from '../tool/tool-result.js';

/** An owner's conversation as a host leads it: one ledger, and the tools made anew for each of her messages. For tests. */
export class OwnersConversation {
    constructor(
        private readonly port: SalonCorePort,
        private readonly ledger = new ConfirmationLedger(),
        private readonly now: () => number = Date.now
    ) {}

    /** The tools of her next message. */
    message(): readonly Tool[] {
        return createSalonToolsFromPort(this.port, { confirmations: this.ledger.forTurn(), now: this.now });
    }

    /** Calls a tool in her next message. */
    call(name: string, args: unknown): Promise<ToolResult> {
        const tool = this.message().find((candidate) => candidate.name === name);
        if (tool === undefined) throw new Error(`there is no tool ${name}`);
        return tool.execute(args);
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
