import type { ServiceTypeCatalogue } from '../catalogue/service-type-catalogue.js';
import type { TurnConfirmations } from '../confirmations/turn-confirmations.js';
import type { CustomerCorePort, CustomerReadPort } from '../core/customer-core-port.js';
import type { Tool } from '../tool/tool.js';
import type { ToolBinding, ToolDefinition } from '../tool/tool-definition.js';
import type { CustomerReadContext } from './customer-context.js';
import { customerReadTools, customerTools } from './customer-tool-definitions.js';
import { customerContext, type CustomerOptions } from './make-context.js';

export interface CustomerToolsFromPortOptions extends CustomerOptions {
    /** The turn of the message that these tools answer. With it, the two-step protocol is enforced and not only asked for. */
    readonly confirmations?: TurnConfirmations | undefined;
}

export function bindCustomerTools(port: CustomerCorePort, catalogue: ServiceTypeCatalogue, options: CustomerToolsFromPortOptions): Tool[] {
    const context = customerContext(port, catalogue, options);
    const confirmations = options.confirmations?.forSubject(`customer:${port.customerId}`);
    const binding = confirmations === undefined ? {} : { confirmations };
    return customerTools(context.hasGeocoder).map((definition) => bindCustomerTool(definition, context, binding));
}

export function bindCustomerReadTools(port: CustomerReadPort, catalogue: ServiceTypeCatalogue, options: CustomerOptions): Tool[] {
    const context = customerContext(port, catalogue, options);
    return customerReadTools(context.hasGeocoder).map((definition) => bindCustomerTool(definition, context, {}));
}

/**
 * A customer's tool: its progress line is in her language, and what it shares with the owner's tools stays Polish (rule 18), so the binding
 * names no language.
 */
export function bindCustomerTool<Context extends CustomerReadContext>(
    definition: ToolDefinition<Context>,
    context: Context,
    binding: ToolBinding
): Tool {
    return { ...definition.bind(context, binding), progress: definition.progress[context.language] };
}
