import { TooManyPreviews } from '../confirmations/turn-confirmations.js';
import { CoreFailure } from '../core/core-failure.js';
import { failureTexts } from './failure-texts.js';
import type { AssistantLanguage } from '../text/locale.js';
import { toolError, type ToolError } from './tool-result.js';
import { ToolRefusal } from './tool-refusal.js';

/** The error result of whatever was thrown inside a tool. A mistake of ours becomes `internal` and shows nothing of itself. */
export function failureResult(error: unknown, language: AssistantLanguage): ToolError {
    if (error instanceof ToolRefusal) return toolError(error.code, error.summary, error.data);
    if (error instanceof CoreFailure) return toolError(error.code, coreFailureText(error, language));
    if (error instanceof TooManyPreviews) return toolError('rate_limited', error.message);
    return toolError('internal', failureTexts[language].internal);
}

function coreFailureText(failure: CoreFailure, language: AssistantLanguage): string {
    const texts = failureTexts[language];
    if (failure.code === 'not_found') return texts.not_found[failure.details.thing ?? 'unknown'];
    if (failure.code === 'quota_exceeded') return texts.quota_exceeded(failure.details.limit);
    return texts[failure.code];
}
