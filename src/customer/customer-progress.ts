import type { AssistantLanguage } from '../text/locale.js';
import type { CustomerToolName } from './customer-tool-name.js';
import { customerTexts } from './texts.js';

/** What a chat shows while a customer's tool runs, in each language. */
export function customerProgress(tool: CustomerToolName): Readonly<Record<AssistantLanguage, string>> {
    return { pl: customerTexts('pl-PL').progress[tool], en: customerTexts('en-GB').progress[tool] };
}
