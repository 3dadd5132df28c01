import { useEffect, useState } from 'preact/hooks';

import { loadConfig } from '../connection/console-config.js';
import { connect } from '../connection/connection.js';
import { ConsentView } from '../consent/consent-view.js';
import { ConversationView } from '../conversation/conversation-view.js';
import { SalonView } from '../salon/salon-view.js';
import { texts } from '../texts/texts.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { view } from './view.js';
import { Workspace } from './workspace.js';

type Opening =
    | { readonly state: 'connecting' }
    | { readonly state: 'unreachable'; readonly reason: string }
    | { readonly state: 'open'; readonly workspace: Workspace };

/** The page: a header that stays, one of three views, and where all of it comes from. */
export function App() {
    const [opening, setOpening] = useState<Opening>({ state: 'connecting' });
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
        setOpening({ state: 'connecting' });
        openWorkspace().then(
            (workspace) => setOpening({ state: 'open', workspace }),
            (error: unknown) => setOpening({ state: 'unreachable', reason: reasonOf(error) })
        );
    }, [attempt]);
    useEffect(() => {
        document.title = `${texts.value.app.views[view.value]} · ${texts.value.app.title}`;
    }, [texts.value, view.value]);
    return (
        <>
            <a class="skip-link" href="#content" onClick={skipToContent}>
                {texts.value.app.skip}
            </a>
            <Header />
            <main id="content" tabIndex={-1}>
                {opening.state === 'connecting' && <p role="status">{texts.value.app.connecting}</p>}
                {opening.state === 'unreachable' && <Unreachable reason={opening.reason} retry={() => setAttempt(attempt + 1)} />}
                {opening.state === 'open' && <CurrentView workspace={opening.workspace} />}
            </main>
            {opening.state === 'open' && (
                <Footer workspace={opening.workspace} onSignedIn={(workspace) => setOpening({ state: 'open', workspace })} />
            )}
        </>
    );
}

function CurrentView({ workspace }: { readonly workspace: Workspace }) {
    switch (view.value) {
        case 'conversation':
            return <ConversationView workspace={workspace} />;
        case 'consent':
            return <ConsentView workspace={workspace} />;
        case 'salon':
            return <SalonView workspace={workspace} />;
    }
}

function Unreachable({ reason, retry }: { readonly reason: string; readonly retry: () => void }) {
    const { app } = texts.value;
    return (
        <div class="card notice" role="alert">
            <h1>{app.unreachable}</h1>
            <p>{app.unreachableHelp}</p>
            <p class="quiet code">{reason}</p>
            <button type="button" class="primary" onClick={retry}>
                {app.retry}
            </button>
        </div>
    );
}

async function openWorkspace(): Promise<Workspace> {
    const workspace = new Workspace(await connect(await loadConfig()));
    await workspace.findSalon();
    return workspace;
}

/** The agent library puts its stack into the message; the first words say what is wrong. */
function reasonOf(error: unknown): string {
    const message = error instanceof Error ? error.message : String(error);
    return message.split(/\n|\sat\s/)[0] ?? '';
}

/** The fragment names the view, so the link must not change it. */
function skipToContent(event: Event): void {
    event.preventDefault();
    document.querySelector<HTMLElement>('#content')?.focus();
}
