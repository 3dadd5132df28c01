import type { Actor, Caller } from './actor.js';
import { requireLine } from './check-text.js';
import { invalid, notFound, type Answer } from './refusal.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { SalonSystem } from './salon-system.js';
import type { WorkerRecord } from './worker-record.js';

/** Who works in a salon. */
export class Team {
    constructor(private readonly system: SalonSystem) {}

    list(actor: Actor, salonId: string): Answer<readonly WorkerRecord[]> {
        return this.system.inspect(actor, salonId, (salon) => this.system.store.workers.list(salon.id));
    }

    listPublic(salonId: string): Answer<readonly WorkerRecord[]> {
        return this.system.visit(salonId, (salon) => this.system.store.workers.list(salon.id).filter((worker) => worker.claimed));
    }

    add(caller: Caller, salonId: string, name: string): Answer<WorkerRecord> {
        return this.system.actOwn(caller, { name: 'add_worker', salonId }, () => {
            requireLine('name', name, SALON_LIMITS.name);
            if (this.system.store.workers.count(salonId) >= SALON_LIMITS.workersPerSalon) throw invalid('workers');
            return this.#put(salonId, { id: this.system.store.newId('worker'), name, claimed: false });
        });
    }

    claim(caller: Caller, salonId: string, id: string): Answer<WorkerRecord> {
        return this.system.actOwn(caller, { name: 'claim_worker', salonId, target: id }, () => {
            return this.#put(salonId, { ...this.#current(salonId, id), claimed: true });
        });
    }

    /** Takes the person off the team and off every service, which therefore changes its version. */
    remove(caller: Caller, salonId: string, id: string): Answer<undefined> {
        return this.system.actOwn(caller, { name: 'remove_worker', salonId, target: id }, () => {
            this.#current(salonId, id);
            this.#takeOffServices(salonId, id);
            this.system.store.weeklyHours.delete(salonId, id);
            this.system.store.workers.delete(salonId, id);
            return undefined;
        });
    }

    #takeOffServices(salonId: string, workerId: string): void {
        for (const service of this.system.store.services.list(salonId)) {
            if (!service.workerIds.includes(workerId)) continue;
            const workerIds = service.workerIds.filter((id) => id !== workerId);
            this.system.store.services.put(salonId, service.id, { ...service, workerIds, version: service.version + 1 });
        }
    }

    #current(salonId: string, id: string): WorkerRecord {
        const worker = this.system.store.workers.get(salonId, id);
        if (worker === undefined) throw notFound('worker');
        return worker;
    }

    #put(salonId: string, worker: WorkerRecord): WorkerRecord {
        this.system.store.workers.put(salonId, worker.id, worker);
        return worker;
    }
}
