import type { JsonObject } from '../json/json-value.js';
import type { ToolErrorCode } from './tool-error-code.js';

/** Thrown inside a tool to end the call with an error result: the code, and the sentence for the person. Never leaves `execute`. */
export class ToolRefusal extends Error {
    constructor(
        readonly code: ToolErrorCode,
        readonly summary: string,
        readonly data?: JsonObject
    ) {
        super(summary);
        this.name = 'ToolRefusal';
    }
}
