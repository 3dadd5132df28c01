import { signal } from '@preact/signals';

import type { Subject } from '../../src/core/generated/agent_tools.did.js';
import type { SalonCard } from '../../src/core/generated/coordinator.did.js';
import type { Caller, Connection } from '../connection/connection.js';
import type { PersonRole } from '../connection/role.js';
import { Talks } from '../conversation/talks.js';

/** What the views share: the replica, the owner's salon, the conversations, and how often something has changed. */
export class Workspace {
    /** Undefined while the owner has no salon. */
    readonly salon = signal<SalonCard | undefined>(undefined);
    /** Grows whenever the page has changed anything, so that the views read again. */
    readonly revision = signal(0);
    readonly talks: Talks;

    constructor(readonly connection: Connection) {
        this.talks = new Talks(this);
    }

    /** @throws what the replica's client throws */
    async findSalon(): Promise<void> {
        const salons = await this.connection.people.owner.coordinator.my_salons();
        this.salon.value = salons[0];
    }

    readonly noteChange = (): void => {
        this.revision.value++;
    };

    person(role: PersonRole): Caller {
        return this.connection.people[role];
    }

    /** Whose grants and audit trail these are; undefined while the owner has no salon. */
    subjectOf(role: PersonRole): Subject | undefined {
        if (role === 'customer') return { customer: this.person('customer').principal };
        return this.salon.value === undefined ? undefined : { salon: this.salon.value.id };
    }
}
