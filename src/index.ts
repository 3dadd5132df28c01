/**
 * Tools that let an LLM agent run a beauty salon by conversation.
 *
 * @module
 */
export {
    CONFIRMATION_TTL_MS,
    ConfirmationLedger,
    MAX_LIVE_PREVIEWS,
    type ConfirmationLedgerOptions
} from './confirmations/confirmation-ledger.js';
export type { ConfirmationRecord, ConfirmationState, StoredOutcome } from './confirmations/confirmation-record.js';
export { MemoryConfirmationStore, type ConfirmationStore } from './confirmations/confirmation-store.js';
export { TooManyPreviews, type PreviewDetails, type TurnConfirmations, type Verdict } from './confirmations/turn-confirmations.js';

export { CoreFailure, type CoreFailureCode, type CoreFailureDetails, type CoreThing } from './core/core-failure.js';
export { IcSalonCorePort, type IcSalonCorePortOptions } from './core/ic-salon-core-port.js';
export type { SalonCorePort, SalonReadPort, SalonService, SalonServiceInput, SalonWorker } from './core/salon-core-port.js';
export type { ServiceType } from './catalogue/service-type.js';

export { createSalonReadToolsFromPort, createSalonToolsFromPort, type SalonToolsFromPortOptions } from './salon/create-salon-tools.js';
export {
    createSalonReadTools,
    createSalonTools,
    type SalonReadToolsOptions,
    type SalonToolsOptions
} from './salon/create-salon-tools-over-ic.js';
export type { ServiceTypeData } from './salon/services/find-service-type.js';
export type { ServiceData, WorkerData } from './salon/services/service-data.js';

export type { JsonObject, JsonValue } from './json/json-value.js';
export type { JsonSchema } from './tool/json-schema.js';
export type { Tool } from './tool/tool.js';
export { TOOL_ERROR_CODES, type ToolErrorCode } from './tool/tool-error-code.js';
export type { ToolConfirmationRequired, ToolError, ToolOk, ToolResult } from './tool/tool-result.js';
