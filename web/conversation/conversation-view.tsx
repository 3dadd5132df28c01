import { useEffect, useState } from 'preact/hooks';

import { Choice } from '../shell/choice.js';
import { Welcome } from '../shell/welcome.js';
import type { Workspace } from '../shell/workspace.js';
import { texts } from '../texts/texts.js';
import { Composer } from './composer.js';
import type { Conversation } from './conversation.js';
import { Log } from './log.js';
import { ToolPanel } from './tool-panel.js';

export function ConversationView({ workspace }: { readonly workspace: Workspace }) {
    const { conversation: said, people } = texts.value;
    const { talks } = workspace;
    const conversation = talks.current.value;
    return (
        <>
            <div class="view-head">
                <h1>{said.title}</h1>
                <p class="lead">{said.lead}</p>
            </div>
            <div class="choices">
                <Choice
                    name="person"
                    legend={said.who}
                    value={talks.person.value}
                    options={[
                        { value: 'owner', label: people.owner },
                        { value: 'customer', label: people.customer }
                    ]}
                    onChange={(person) => (talks.person.value = person)}
                />
                <Choice
                    name="signer"
                    legend={said.caller}
                    value={talks.signer.value}
                    options={[
                        { value: 'agent', label: said.callers.agent },
                        { value: 'self', label: said.callers.self }
                    ]}
                    onChange={(signer) => (talks.signer.value = signer)}
                />
                <button type="button" class="small" onClick={() => talks.startAnew()}>
                    {said.newConversation}
                </button>
            </div>
            {conversation === undefined ? (
                <Welcome workspace={workspace} />
            ) : (
                <Talk key={conversation.id} conversation={conversation} workspace={workspace} />
            )}
        </>
    );
}

function Talk({ conversation, workspace }: { readonly conversation: Conversation; readonly workspace: Workspace }) {
    const { app } = texts.value;
    const [problem, setProblem] = useState<string>();
    useEffect(() => {
        if (conversation.tools.peek().length > 0) return;
        conversation.open().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
    }, [conversation]);
    return (
        <div class="talk">
            {problem !== undefined && (
                <p class="notice" role="alert">
                    {app.failed} <span class="quiet">{problem}</span>
                </p>
            )}
            <div class="talk-log">
                <Log conversation={conversation} workspace={workspace} />
                <Composer conversation={conversation} talks={workspace.talks} booksyProfile={workspace.connection.config.booksyProfile} />
            </div>
            <ToolPanel conversation={conversation} talks={workspace.talks} />
        </div>
    );
}
