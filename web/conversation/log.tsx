import { useEffect, useRef } from 'preact/hooks';

import type { Workspace } from '../shell/workspace.js';
import { toolLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import type { CallEntry, Conversation, MessageEntry } from './conversation.js';
import { DataBlock } from './data-view.js';
import { PreviewCard } from './preview-card.js';
import { RefusalCard } from './refusal-card.js';

interface LogProps {
    readonly conversation: Conversation;
    readonly workspace: Workspace;
}

/** Everything that was said and done, in order. New entries are read aloud as they come. */
export function Log({ conversation, workspace }: LogProps) {
    const { conversation: said } = texts.value;
    const end = useRef<HTMLDivElement>(null);
    const entries = conversation.entries.value;
    useEffect(() => {
        if (entries.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
    }, [entries]);
    return (
        <section class="log" aria-label={said.log} aria-live="polite" role="log" tabIndex={0}>
            {entries.length === 0 && <p class="empty">{said.empty}</p>}
            {entries.map((entry) =>
                entry.kind === 'message' ? (
                    <Message key={entry.key} entry={entry} workspace={workspace} />
                ) : (
                    <Call key={entry.key} entry={entry} conversation={conversation} />
                )
            )}
            <div ref={end} />
        </section>
    );
}

function Message({ entry, workspace }: { readonly entry: MessageEntry; readonly workspace: Workspace }) {
    const { conversation: said, people } = texts.value;
    return (
        <article class="message">
            <p class="entry-head">
                <strong>{people[workspace.talks.person.value]}</strong> <span class="quiet">{said.turn(entry.turn)}</span>
            </p>
            <p class="message-text">{entry.text}</p>
        </article>
    );
}

function Call({ entry, conversation }: { readonly entry: CallEntry; readonly conversation: Conversation }) {
    const { conversation: said } = texts.value;
    const { tool, args, result, took } = entry;
    const { spoken } = conversation;
    return (
        <article class="call">
            <p class="entry-head">
                <strong>{toolLabel(tool.name)}</strong> <span class="code quiet">{tool.name}</span>
                {took !== undefined && <span class="took quiet">{said.took(took)}</span>}
            </p>
            {result === undefined && (
                <p class="progress">
                    <span class="spinner" aria-hidden="true" /> <span lang={spoken}>{tool.progress}</span>
                </p>
            )}
            {result?.status === 'ok' && (
                <div class="result ok">
                    <p class="summary" lang={spoken}>
                        {result.summary}
                    </p>
                    {result.repeated === true && <p class="hint">{said.repeated}</p>}
                    {result.data !== undefined && Object.keys(result.data).length > 0 && (
                        <details>
                            <summary>{said.data}</summary>
                            <DataBlock data={result.data} />
                        </details>
                    )}
                </div>
            )}
            {result?.status === 'error' && <RefusalCard result={result} spoken={spoken} />}
            {result?.status === 'confirmation_required' && <PreviewCard entry={entry} preview={result} conversation={conversation} />}
            <details class="arguments">
                <summary>{said.arguments}</summary>
                <pre class="code">{JSON.stringify(args, null, 2)}</pre>
            </details>
        </article>
    );
}
