import { useState } from 'preact/hooks';

import { connect } from '../connection/connection.js';
import { signIn } from '../connection/internet-identity.js';
import { texts } from '../texts/texts.js';
import { PrincipalText } from './principal-text.js';
import { Workspace } from './workspace.js';

interface FooterProps {
    readonly workspace: Workspace;
    readonly onSignedIn: (workspace: Workspace) => void;
}

/** Where everything on the page comes from, and who is who. */
export function Footer({ workspace, onSignedIn }: FooterProps) {
    const { app, people } = texts.value;
    const { config, people: callers } = workspace.connection;
    return (
        <footer class="footer">
            <dl class="facts">
                <Fact name={app.replica} value={config.replica} />
                <Fact name={app.agentTools} value={config.agentToolsId} />
                <Fact name={app.coordinator} value={config.coordinatorId} />
                <div>
                    <dt>{people.yourOwner}</dt>
                    <dd>
                        <PrincipalText value={callers.owner.principal.toText()} />
                    </dd>
                </div>
                <div>
                    <dt>{people.yourAgent}</dt>
                    <dd>
                        <PrincipalText value={callers.agent.principal.toText()} />
                    </dd>
                </div>
                <div>
                    <dt>{people.yourCustomer}</dt>
                    <dd>
                        <PrincipalText value={callers.customer.principal.toText()} />
                    </dd>
                </div>
            </dl>
            {config.identityProvider !== undefined && (
                <SignIn identityProvider={config.identityProvider} workspace={workspace} onSignedIn={onSignedIn} />
            )}
        </footer>
    );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
    return (
        <div>
            <dt>{name}</dt>
            <dd class="code">{value}</dd>
        </div>
    );
}

/** The owner's key is then Internet Identity's; the agent's and the customer's stay those of this browser. */
function SignIn({ identityProvider, workspace, onSignedIn }: FooterProps & { readonly identityProvider: string }) {
    const { app } = texts.value;
    const [hasFailed, setFailed] = useState(false);
    const start = async () => {
        setFailed(false);
        try {
            const owner = await signIn(identityProvider);
            const next = new Workspace(await connect(workspace.connection.config, { owner }));
            await next.findSalon();
            onSignedIn(next);
        } catch {
            setFailed(true);
        }
    };
    return (
        <p>
            <button type="button" onClick={() => void start()}>
                {app.signIn}
            </button>
            {hasFailed && <span role="alert"> {app.signInFailed}</span>}
        </p>
    );
}
