import type { AuditEntry, AuditPage } from '../../src/core/generated/agent_tools.did.js';
import { Loading } from '../shell/loading.js';
import { momentText, nanosText } from '../shell/moments.js';
import { PrincipalText } from '../shell/principal-text.js';
import { useLoaded } from '../shell/use-loaded.js';
import { toolLabel } from '../texts/labels.js';
import { texts } from '../texts/texts.js';
import { hexOf } from './hex.js';
import type { SectionProps } from './section-props.js';

/** Entries that are shown: the newest ones. */
const SHOWN = 50;

/** What was written for the subject, or may have been, by whom and with whose approval. */
export function AuditTrail(props: SectionProps) {
    const { workspace, role, subject } = props;
    const { consent } = texts.value;
    const { tools } = workspace.person(role);
    const loaded = useLoaded(async () => {
        const { next } = await tools.audit(subject, 0n, 1);
        const from = next > BigInt(SHOWN) ? next - BigInt(SHOWN) : 0n;
        const page = await tools.audit(subject, from, SHOWN);
        return { page, verdict: page.entries.length === 0 ? undefined : await verdictOn(page, props) };
    }, [role, workspace.salon.value?.id, workspace.revision.value]);
    return (
        <section class="card" aria-labelledby="audit-title">
            <h2 id="audit-title">{consent.audit}</h2>
            <p class="hint">{consent.auditLead}</p>
            <Loading of={loaded}>
                {({ page, verdict }) => (
                    <>
                        {verdict !== undefined && <Verdict of={verdict} />}
                        <Trail page={page} ownAgent={workspace.connection.people.agent.principal.toText()} />
                    </>
                )}
            </Loading>
        </section>
    );
}

type Verdict = Awaited<ReturnType<typeof verdictOn>>;

/** Checked here against the network's key; loaded with the first trail, since not every visit looks at one. */
async function verdictOn(page: AuditPage, { workspace, subject }: SectionProps) {
    const { verifyAudit } = await import('../../src/audit/verify-audit.js');
    const { visitor, agentToolsId } = workspace.connection;
    if (visitor.agent.rootKey === null) throw new Error('no root key');
    return verifyAudit(page, { subject, canisterId: agentToolsId, rootKey: visitor.agent.rootKey });
}

function Verdict({ of: verdict }: { readonly of: Verdict }) {
    const { consent } = texts.value;
    if (!verdict.valid) {
        return (
            <p class="notice" role="alert">
                {consent.notVerified} <span class="code">{verdict.problem}</span>
            </p>
        );
    }
    return (
        <p>
            <span class="badge good">✓ {consent.verified(momentText(verdict.certifiedAt))}</span>
        </p>
    );
}

function Trail({ page, ownAgent }: { readonly page: AuditPage; readonly ownAgent: string }) {
    const { consent } = texts.value;
    if (page.entries.length === 0) return <p class="empty">{consent.noAudit}</p>;
    return (
        <>
            <div class="table-scroll" tabIndex={0} role="group" aria-labelledby="audit-title">
                <table class="audit">
                    <thead>
                        <tr>
                            <th scope="col">#</th>
                            <th scope="col">{consent.at}</th>
                            <th scope="col">{consent.tool}</th>
                            <th scope="col">{consent.outcome}</th>
                            <th scope="col">{consent.by}</th>
                            <th scope="col">{consent.approvedBy}</th>
                            <th scope="col">{consent.hash}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {[...page.entries].reverse().map((entry) => (
                            <Row key={String(entry.index)} entry={entry} ownAgent={ownAgent} />
                        ))}
                    </tbody>
                </table>
            </div>
            <p class="hint">
                {consent.head}: <span class="code break">{hexOf(page.head)}</span>
            </p>
        </>
    );
}

function Row({ entry, ownAgent }: { readonly entry: AuditEntry; readonly ownAgent: string }) {
    const { consent, people } = texts.value;
    const caller = entry.caller.toText();
    const [outcome, code] = Object.entries(entry.outcome)[0] as ['done' | 'failed' | 'unknown', string | null];
    return (
        <tr>
            <td>{String(entry.index)}</td>
            <td>{nanosText(entry.at)}</td>
            <td>{toolLabel(entry.tool)}</td>
            <td>
                <span class={`badge ${outcome === 'done' ? 'good' : 'bad'}`}>{consent.outcomes[outcome]}</span>
                {code !== null && <span class="code"> {code}</span>}
            </td>
            <td>{caller === ownAgent ? people.yourAgent : <PrincipalText value={caller} />}</td>
            <td>{entry.approved_by[0] === undefined ? '—' : <PrincipalText value={entry.approved_by[0].toText()} />}</td>
            <td>
                <abbr class="code" title={hexOf(entry.hash)}>
                    {hexOf(entry.hash).slice(0, 10)}…
                </abbr>
            </td>
        </tr>
    );
}
