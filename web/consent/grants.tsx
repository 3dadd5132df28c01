import type { Grant } from '../../src/core/generated/agent_tools.did.js';
import { Loading } from '../shell/loading.js';
import { nanosText } from '../shell/moments.js';
import { PrincipalText } from '../shell/principal-text.js';
import { useLoaded } from '../shell/use-loaded.js';
import { texts } from '../texts/texts.js';
import { GrantForm } from './grant-form.js';
import { OutcomeLine } from './outcome-line.js';
import type { SectionProps } from './section-props.js';
import { useAction } from './use-action.js';

/** Who may act for the subject, how far and how long; given and taken back here. */
export function Grants(props: SectionProps) {
    const { workspace, role, subject } = props;
    const { consent } = texts.value;
    const action = useAction();
    const { tools } = workspace.person(role);
    const grants = useLoaded(() => tools.grants(subject), [role, workspace.salon.value?.id, workspace.revision.value]);

    const revoke = (grant: Grant) =>
        action.run(async () => {
            await tools.revoke_agent(subject, grant.agent);
            workspace.noteChange();
            return consent.revoked;
        });
    const revokeAll = () =>
        action.run(async () => {
            const count = await tools.revoke_all(subject);
            workspace.noteChange();
            return consent.revokedAll(count);
        });

    return (
        <section class="card" aria-labelledby="grants-title">
            <h2 id="grants-title">{consent.grants}</h2>
            <Loading of={grants}>
                {(list) => (
                    <>
                        {list.length === 0 && <p class="empty">{consent.noGrants}</p>}
                        <ul class="grants">
                            {list.map((grant) => (
                                <li key={grant.agent.toText()}>
                                    <GrantFacts grant={grant} demoAgent={workspace.connection.people.agent.principal.toText()} />
                                    <button type="button" class="small danger" onClick={() => void revoke(grant)}>
                                        {consent.revoke}
                                    </button>
                                </li>
                            ))}
                        </ul>
                        {list.length > 1 && (
                            <button type="button" class="small danger" onClick={() => void revokeAll()}>
                                {consent.revokeAll}
                            </button>
                        )}
                    </>
                )}
            </Loading>
            <OutcomeLine of={action} />
            <GrantForm {...props} />
        </section>
    );
}

function GrantFacts({ grant, demoAgent }: { readonly grant: Grant; readonly demoAgent: string }) {
    const { consent } = texts.value;
    const agent = grant.agent.toText();
    const isOwners = 'owner_approval' in grant.consent;
    return (
        <dl class="facts">
            <div>
                <dt>{consent.agent}</dt>
                <dd>
                    <PrincipalText value={agent} /> {agent === demoAgent && <span class="quiet">({consent.demoAgent})</span>}
                </dd>
            </div>
            <div>
                <dt>{consent.scope}</dt>
                <dd>{consent.scopes['write' in grant.scope ? 'write' : 'read']}</dd>
            </div>
            <div>
                <dt>{consent.kind}</dt>
                <dd>{consent.kinds[isOwners ? 'owner_approval' : 'next_turn']}</dd>
            </div>
            <div>
                <dt>{consent.expires}</dt>
                <dd>{nanosText(grant.expires_at)}</dd>
            </div>
            <div>
                <dt>{consent.budget}</dt>
                <dd>{grant.writes_per_day}</dd>
            </div>
            <div>
                <dt>{consent.tools}</dt>
                <dd>{grant.tools[0] === undefined ? consent.allTools : grant.tools[0].join(', ')}</dd>
            </div>
            {isOwners && (
                <div>
                    <dt>{consent.approvalMinutes}</dt>
                    <dd>{grant.approval_minutes}</dd>
                </div>
            )}
        </dl>
    );
}
