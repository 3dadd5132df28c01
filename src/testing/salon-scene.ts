import { Principal } from '@dfinity/principal';
import { ConfirmationLedger } from '../confirmations/confirmation-ledger.js';
import type { CoordinatorActor } from '../core/coordinator-client.js';
import type { SalonCorePort } from '../core/salon-core-port.js';
import type { LocalDate } from '../time/local-date.js';
import { demoSalon } from './demo-salon.js';
import { InMemorySalonCorePort } from './in-memory-salon-port.js';
import { inProcessCoordinator } from './in-process-coordinator.js';
import { OwnersConversation } from './owners-conversation.js';
import { ReferenceCoordinator } from './reference-coordinator.js';
import { instantOf, SalonLife } from './salon-life.js';

/** A Tuesday. */
export const SCENE_DAY: LocalDate = '2026-08-04';

export const SCENE_NOON = instantOf(SCENE_DAY, '12:00');

/** The demo salon with a clock that a test sets: all that a test of the owner's tools needs. */
export class SalonScene {
    /** Milliseconds since 1970 UTC. */
    now = SCENE_NOON;
    readonly coordinator: CoordinatorActor;
    readonly salonId: string;
    readonly port: SalonCorePort;
    readonly visitor: SalonCorePort;
    readonly owner: OwnersConversation;
    readonly life: SalonLife;

    /** @param now what the clock shows at first */
    constructor(now = SCENE_NOON) {
        this.now = now;
        const { salons, salonId, owner } = demoSalon(() => this.now);
        this.coordinator = inProcessCoordinator(new ReferenceCoordinator(salons), Principal.fromText(owner));
        this.salonId = salonId;
        this.port = new InMemorySalonCorePort(salons, { salonId, principal: owner });
        this.visitor = new InMemorySalonCorePort(salons, { salonId, access: 'public' });
        this.owner = new OwnersConversation(this.port, new ConfirmationLedger({ now: () => this.now }), () => this.now);
        this.life = new SalonLife(this.coordinator, salonId);
    }

    /** The id of the person whose name begins so. @throws Error when there is none */
    readonly worker = async (name: string): Promise<string> => idOf(await this.port.listWorkers(), name);

    /** The id of the service whose name begins so. @throws Error when there is none */
    readonly service = async (name: string): Promise<string> => idOf(await this.port.listServices(), name);
}

function idOf(things: readonly { readonly id: string; readonly name: string }[], name: string): string {
    const found = things.find((thing) => thing.name.startsWith(name));
    if (found === undefined) throw new Error(`the demo salon has no ${name}`);
    return found.id;
}
