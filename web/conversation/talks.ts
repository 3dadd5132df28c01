import { computed, signal } from '@preact/signals';

import type { CanisterSubject } from '../../src/canister/canister-session.js';
import { createCanisterTools } from '../../src/canister/create-canister-tools.js';
import type { PersonRole } from '../connection/role.js';
import type { DraftObject } from '../form/draft.js';
import { language } from '../shell/settings.js';
import type { Workspace } from '../shell/workspace.js';
import { Conversation, type ToolsOfTurn } from './conversation.js';

/** Who signs the calls of a conversation: the agent that the person granted, or she herself. */
export type Signer = 'agent' | 'self';

/** The conversations of this page, and what stands in the form beside them. */
export class Talks {
    readonly person = signal<PersonRole>('owner');
    readonly signer = signal<Signer>('agent');
    readonly message = signal('');
    readonly tool = signal('');
    readonly draft = signal<DraftObject>({});
    readonly #begun = signal(0);
    readonly #kept = new Map<string, Conversation>();

    /** Another person, signer, salon or language is another conversation; going back finds the former one. */
    readonly current = computed<Conversation | undefined>(() => {
        const [person, signer, salonId] = [this.person.value, this.signer.value, this.workspace.salon.value?.id];
        if (person === 'owner' && salonId === undefined) return undefined;
        const key = [person, signer, salonId, language.value, this.#begun.value].join('/');
        const kept = this.#kept.get(key) ?? this.#begin(person, signer, salonId);
        this.#kept.set(key, kept);
        return kept;
    });

    constructor(private readonly workspace: Workspace) {}

    startAnew(): void {
        this.#begun.value++;
    }

    /** Gets a message and a form ready, for a person to read and send. */
    prepare(person: PersonRole, message: string, tool: string, draft: DraftObject): void {
        this.person.value = person;
        // A customer need not have granted anybody to book for herself.
        if (person === 'customer') this.signer.value = 'self';
        this.message.value = message;
        this.tool.value = tool;
        this.draft.value = draft;
    }

    #begin(person: PersonRole, signer: Signer, salonId: string | undefined): Conversation {
        const locale = language.value === 'en' ? 'en-GB' : 'pl-PL';
        const id = `web-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
        const toolsOfTurn = this.#toolsOfTurn(this.#subject(person, signer, salonId), signer === 'agent' ? 'agent' : person, locale);
        const spoken = person === 'owner' ? 'pl' : language.value;
        return new Conversation(id, spoken, toolsOfTurn, this.workspace.noteChange, () => performance.now());
    }

    #subject(person: PersonRole, signer: Signer, salonId = ''): CanisterSubject {
        if (person === 'owner') return { salonId };
        return { customer: signer === 'self' ? 'me' : this.workspace.person('customer').principal };
    }

    #toolsOfTurn(subject: CanisterSubject, caller: 'agent' | PersonRole, locale: string): ToolsOfTurn {
        const { people, config } = this.workspace.connection;
        return (conversation, turn) =>
            createCanisterTools({
                canisterId: config.agentToolsId,
                agent: people[caller].agent,
                session: { subject, conversation, turn, locale, position: { lat: config.place.lat, lng: config.place.lng } }
            });
    }
}
