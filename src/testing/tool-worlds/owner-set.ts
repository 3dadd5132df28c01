import type { SalonCorePort, SalonReadPort } from '../../core/salon-core-port.js';
import { createSalonReadToolsFromPort, createSalonToolsFromPort } from '../../salon/create-salon-tools.js';
import { changedPort } from '../changed-port.js';
import { SCENE_DAY, SalonScene } from '../salon-scene.js';
import { ownersExamples } from './owners-examples.js';
import type { ToolSet } from './tool-world.js';

/** Written so that the compiler asks for a new read here, and a new write stays a write. */
export const SALON_READS: ReadonlySet<string> = new Set(
    Object.keys({
        salonId: true,
        access: true,
        listServiceTypes: true,
        listServices: true,
        listWorkers: true,
        listWeeklyHours: true,
        listDayOverrides: true,
        listVisits: true,
        listMedia: true,
        listPromos: true,
        listDiscountCodes: true
    } satisfies Record<keyof SalonReadPort, true>)
);

/** The owner's 21 tools over the demo salon, furnished with one of everything. */
export const OWNER_SET: ToolSet = {
    name: "the owner's set",
    async open() {
        const scene = new SalonScene();
        const now = () => scene.now;
        return {
            now,
            port: scene.port,
            reads: SALON_READS,
            bind: (port, confirmations) =>
                createSalonToolsFromPort(port as SalonCorePort, { now, ...(confirmations === undefined ? {} : { confirmations }) }),
            asAnother: (port) => changedPort(port as SalonCorePort, { salonId: 'salon-of-somebody-else' }),
            examples: await ownersExamples(scene, SCENE_DAY)
        };
    }
};

/** The three tools of an assistant without the owner's identity. */
export const SALON_READ_SET: ToolSet = {
    name: 'the read-only set',
    async open() {
        const scene = new SalonScene();
        const now = () => scene.now;
        const { list_services, list_promos, find_service_type } = await ownersExamples(scene, SCENE_DAY);
        return {
            now,
            port: scene.visitor,
            reads: SALON_READS,
            bind: (port) => createSalonReadToolsFromPort(port as SalonReadPort, { now }),
            asAnother: (port) => changedPort(port as SalonReadPort, { salonId: 'salon-of-somebody-else' }),
            examples: { list_services, list_promos, find_service_type }
        };
    }
};
