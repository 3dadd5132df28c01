import { useState } from 'preact/hooks';

import type { ToolConfirmationRequired } from '../../src/tool/tool-result.js';
import { isOfProtocol } from '../form/draft.js';
import { goOnAt } from '../shell/focus.js';
import { fieldLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import type { CallEntry, Conversation } from './conversation.js';
import { namedValue } from './named-value.js';

interface PreviewCardProps {
    readonly entry: CallEntry;
    readonly preview: ToolConfirmationRequired;
    readonly conversation: Conversation;
}

/** What would be written, and the person's answer. Agreeing is a message of hers, so it begins the next turn. */
export function PreviewCard({ entry, preview, conversation }: PreviewCardProps) {
    const { conversation: said } = texts.value;
    const [phrase, setPhrase] = useState('');
    const [hasFailed, setFailed] = useState(false);
    const { tool } = entry;
    const wantsPhrase = 'confirmationPhrase' in tool.parameters.properties;
    const state = stateOf(entry, conversation);
    const typed = wantsPhrase ? phrase : undefined;

    const agree = async (event: Event) => {
        event.preventDefault();
        setFailed(false);
        try {
            await conversation.send(wantsPhrase && phrase.trim() !== '' ? phrase : said.agreement);
            await conversation.confirm(tool.name, preview, typed);
            goOnAt('.log');
        } catch {
            setFailed(true);
        }
    };
    const confirmAtOnce = () => void conversation.confirm(tool.name, preview, typed);

    return (
        <form class={`result preview ${state}`} onSubmit={(event) => void agree(event)}>
            <p class="preview-title">{said.previewTitle}</p>
            <p class="summary" lang={conversation.spoken}>
                {preview.summary}
            </p>
            <Changes preview={preview} conversation={conversation} />
            {state === 'used' && <p class="hint">{said.settled}</p>}
            {state === 'open' && wantsPhrase && (
                <div class="field">
                    <label for={`phrase-${entry.key}`}>{said.phrase}</label>
                    <input
                        id={`phrase-${entry.key}`}
                        type="text"
                        autocomplete="off"
                        value={phrase}
                        onInput={({ currentTarget }) => setPhrase(currentTarget.value)}
                    />
                </div>
            )}
            {state === 'open' && preview.needsApproval === true && (
                <div class="preview-actions">
                    <p>
                        {said.needsApproval} <a href="#consent">{said.goToConsent}</a>
                    </p>
                    <button type="button" class="primary" onClick={confirmAtOnce}>
                        {said.afterApproval}
                    </button>
                </div>
            )}
            {state === 'open' && preview.needsApproval !== true && (
                <div class="preview-actions">
                    <button type="submit" class="primary" aria-describedby={`confirm-${entry.key}`}>
                        {said.confirm}
                    </button>
                    <button type="button" class="small" aria-describedby={`same-${entry.key}`} onClick={confirmAtOnce}>
                        {said.sameTurn}
                    </button>
                    <p class="hint">
                        <span id={`confirm-${entry.key}`}>{said.confirmHint}</span>{' '}
                        <span id={`same-${entry.key}`}>{said.sameTurnHint}</span>
                    </p>
                </div>
            )}
            {hasFailed && (
                <p class="notice" role="alert">
                    {said.notSent}
                </p>
            )}
        </form>
    );
}

function Changes({ preview, conversation }: Pick<PreviewCardProps, 'preview' | 'conversation'>) {
    const members = Object.entries(preview.echo).filter(([name]) => !isOfProtocol(name));
    if (members.length === 0) return null;
    return (
        <dl class="changes" aria-label={texts.value.conversation.changes}>
            {members.map(([name, value]) => (
                <div key={name}>
                    <dt>{fieldLabel(name)}</dt>
                    <dd>{namedValue(name, value, conversation.knownIds.value)}</dd>
                </div>
            ))}
        </dl>
    );
}

/** A preview is used once its confirmation has been answered by anything but a refusal; a refused one may be tried again. */
function stateOf({ result }: CallEntry, conversation: Conversation): 'open' | 'used' {
    const id = result?.status === 'confirmation_required' ? result.echo['confirmationId'] : undefined;
    const isUsed = conversation.entries.value.some(
        (entry) =>
            entry.kind === 'call' &&
            entry.args['confirmed'] === true &&
            entry.args['confirmationId'] === id &&
            (entry.result === undefined || entry.result.status === 'ok')
    );
    return isUsed ? 'used' : 'open';
}
