import type { Subject } from '../../src/core/generated/agent_tools.did.js';
import type { PersonRole } from '../connection/role.js';
import type { Workspace } from '../shell/workspace.js';

/** What every part of the consent view is about. */
export interface SectionProps {
    readonly workspace: Workspace;
    readonly role: PersonRole;
    readonly subject: Subject;
}
