import { useSignal } from '@preact/signals';

import type { PersonRole } from '../connection/role.js';
import { Choice } from '../shell/choice.js';
import { Welcome } from '../shell/welcome.js';
import type { Workspace } from '../shell/workspace.js';
import { texts } from '../texts/texts.js';
import { AuditTrail } from './audit-trail.js';
import { Grants } from './grants.js';
import { PendingPreviews } from './pending-previews.js';
import { SystemConsent } from './system-consent.js';

/** The side of the person whose salon, or whose visits, an agent acts for. Everything here is signed with her own key. */
export function ConsentView({ workspace }: { readonly workspace: Workspace }) {
    const { consent, people } = texts.value;
    const role = useSignal<PersonRole>('owner');
    const subject = workspace.subjectOf(role.value);
    return (
        <>
            <div class="view-head">
                <h1>{consent.title}</h1>
                <p class="lead">{consent.lead}</p>
            </div>
            <div class="choices">
                <Choice
                    name="consent-of"
                    legend={consent.whose}
                    value={role.value}
                    options={[
                        { value: 'owner', label: people.owner },
                        { value: 'customer', label: people.customer }
                    ]}
                    onChange={(value) => (role.value = value)}
                />
            </div>
            {subject === undefined ? (
                <Welcome workspace={workspace} />
            ) : (
                <div class="consent" key={role.value}>
                    <PendingPreviews workspace={workspace} role={role.value} subject={subject} />
                    <Grants workspace={workspace} role={role.value} subject={subject} />
                    <SystemConsent workspace={workspace} role={role.value} />
                    <AuditTrail workspace={workspace} role={role.value} subject={subject} />
                </div>
            )}
        </>
    );
}
