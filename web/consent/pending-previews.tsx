import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Pending } from '../../src/core/generated/agent_tools.did.js';
import { Loading } from '../shell/loading.js';
import { nanosText } from '../shell/moments.js';
import { PrincipalText } from '../shell/principal-text.js';
import { useLoaded } from '../shell/use-loaded.js';
import { toolLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import { hexOf } from './hex.js';
import { OutcomeLine } from './outcome-line.js';
import type { SectionProps } from './section-props.js';
import { useAction, type Action } from './use-action.js';

/** How often an open page asks whether anything new waits. */
const LOOK_EVERY_MS = 5_000;

/** What agents want to do and may not without the person's own signature. */
export function PendingPreviews({ workspace, role, subject }: SectionProps) {
    const { consent } = texts.value;
    const action = useAction();
    const [looked, setLooked] = useState(0);
    const { tools } = workspace.person(role);
    const waiting = useLoaded(() => tools.pending(subject), [role, workspace.salon.value?.id, workspace.revision.value, looked]);
    useEffect(() => {
        const timer = setInterval(() => setLooked((count) => count + 1), LOOK_EVERY_MS);
        return () => clearInterval(timer);
    }, []);

    return (
        <section class="card" aria-labelledby="pending-title">
            <div class="card-head">
                <h2 id="pending-title">{consent.pending}</h2>
                <button type="button" class="small" onClick={() => setLooked(looked + 1)}>
                    {consent.refresh}
                </button>
            </div>
            <OutcomeLine of={action} />
            <Loading of={waiting}>
                {(list) => (
                    <>
                        {list.length === 0 && <p class="empty">{consent.noPending}</p>}
                        <ul class="pending">
                            {list.map((preview) => (
                                <li key={preview.id.confirmation_id}>
                                    <PendingCard preview={preview} action={action} workspace={workspace} role={role} />
                                </li>
                            ))}
                        </ul>
                    </>
                )}
            </Loading>
        </section>
    );
}

interface PendingCardProps extends Omit<SectionProps, 'subject'> {
    readonly preview: Pending;
    readonly action: Action;
}

function PendingCard({ preview, action, workspace, role }: PendingCardProps) {
    const { consent } = texts.value;
    const { tools } = workspace.person(role);
    const approve = () =>
        action.run(async () => {
            // The digest is of what was read here: were anything else stored by now, the canister would refuse.
            const result = await tools.approve(preview.id, preview.digest);
            if ('error' in result) throw new Error(result.error.summary);
            workspace.noteChange();
            return consent.approved;
        });
    const reject = () =>
        action.run(async () => {
            const wasWaiting = await tools.reject(preview.id);
            workspace.noteChange();
            return wasWaiting ? consent.rejected : consent.notWaiting;
        });
    return (
        <article class="pending-card">
            <p class="summary" lang={role === 'owner' ? 'pl' : undefined}>
                {preview.summary}
            </p>
            <dl class="facts">
                <Fact name={consent.tool}>{toolLabel(preview.tool)}</Fact>
                <Fact name={consent.agent}>
                    <PrincipalText value={preview.id.agent.toText()} />
                </Fact>
                <Fact name={consent.conversation}>
                    <span class="code">{preview.id.conversation}</span>
                </Fact>
                <Fact name={consent.asked}>{nanosText(preview.issued_at)}</Fact>
                <Fact name={consent.until}>{nanosText(preview.expires_at)}</Fact>
                <Fact name={consent.digest}>
                    <abbr class="code" title={hexOf(preview.digest)}>
                        {hexOf(preview.digest).slice(0, 12)}…
                    </abbr>
                </Fact>
            </dl>
            <div class="line">
                {preview.approved ? (
                    <span class="badge good">{consent.isApproved}</span>
                ) : (
                    <button type="button" class="primary" onClick={() => void approve()}>
                        {consent.approve}
                    </button>
                )}
                <button type="button" class="small danger" onClick={() => void reject()}>
                    {consent.reject}
                </button>
            </div>
        </article>
    );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
    return (
        <div>
            <dt>{name}</dt>
            <dd>{children}</dd>
        </div>
    );
}
