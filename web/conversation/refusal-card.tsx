import type { ToolError } from '../../src/tool/tool-result.js';
import type { Language } from '../shell/settings.js';
import { texts } from '../texts/texts.js';
import { DataBlock } from './data-view.js';

/** A refusal as the tool gave it: its sentence, its code, and what came with it. */
export function RefusalCard({ result, spoken }: { readonly result: ToolError; readonly spoken: Language }) {
    const { conversation: said } = texts.value;
    return (
        <div class="result refusal">
            <p class="summary" lang={spoken}>
                {result.summary}
            </p>
            <p class="hint">
                {said.refused}: <span class="code">{result.code}</span>
                {result.retryable && ` · ${said.retryable}`}
            </p>
            {result.code === 'forbidden' && (
                <p>
                    {said.grantMissing} <a href="#consent">{said.goToConsent}</a>
                </p>
            )}
            {result.data !== undefined && (
                <details>
                    <summary>{said.data}</summary>
                    <DataBlock data={result.data} />
                </details>
            )}
        </div>
    );
}
