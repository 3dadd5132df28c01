import { useState } from 'preact/hooks';

import { blankObject } from '../form/draft.js';
import { texts } from '../texts/texts.js';
import type { Conversation } from './conversation.js';
import type { Talks } from './talks.js';

interface ComposerProps {
    readonly conversation: Conversation;
    readonly talks: Talks;
    /** A profile that the import can be tried with. */
    readonly booksyProfile: string | undefined;
}

/** Where the person writes. Sending begins a turn. */
export function Composer({ conversation, talks, booksyProfile }: ComposerProps) {
    const { conversation: said, samples } = texts.value;
    const [problem, setProblem] = useState(false);
    const message = talks.message.value;
    // A canister may offer fewer tools than there are samples.
    const known = samples[talks.person.value].filter((sample) => conversation.tools.value.some(({ name }) => name === sample.tool));
    const send = async (event: Event) => {
        event.preventDefault();
        const text = message.trim();
        if (text === '') return;
        setProblem(false);
        try {
            await conversation.send(text);
            talks.message.value = '';
        } catch {
            setProblem(true);
        }
    };
    const take = (sample: { readonly text: string; readonly tool: string }) => {
        talks.message.value = sample.text;
        const tool = conversation.tools.value.find(({ name }) => name === sample.tool);
        if (tool === undefined || talks.tool.value === tool.name) return;
        talks.tool.value = tool.name;
        talks.draft.value = {
            ...blankObject(tool.parameters),
            ...('url' in tool.parameters.properties ? { url: booksyProfile ?? '' } : {})
        };
    };
    return (
        <form class="composer" onSubmit={(event) => void send(event)}>
            <fieldset class="samples">
                <legend class="visually-hidden">{said.samples}</legend>
                {known.map((sample) => (
                    <button key={sample.text} type="button" class="chip" onClick={() => take(sample)}>
                        {sample.text}
                    </button>
                ))}
            </fieldset>
            <label for="message">{said.message}</label>
            <div class="composer-line">
                <input
                    id="message"
                    type="text"
                    autocomplete="off"
                    placeholder={said.messagePlaceholder}
                    value={message}
                    onInput={({ currentTarget }) => (talks.message.value = currentTarget.value)}
                />
                <button type="submit" class="primary">
                    {said.send}
                </button>
            </div>
            {problem && (
                <p class="notice" role="alert">
                    {said.notSent}
                </p>
            )}
        </form>
    );
}
