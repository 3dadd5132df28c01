import { Principal } from '@dfinity/principal';
import type { SalonPlan } from '../salon-plan.js';
import { granted, seedSalon } from '../seed-salon.js';
import { requireSame } from './contract-check.js';
import type { CoordinatorCase, CoordinatorUnderTest } from './coordinator-contract.js';

/** Who works in a salon. */
export const TEAM_CASES: readonly CoordinatorCase[] = [
    { name: 'O7: anybody, the owner too, reads active services and claimed workers only by the public methods', check: whatAnybodyReads },
    { name: 'a person who leaves is off every service, which changes its version', check: leaves },
    { name: 'a person whom the team does not have is not found', check: notInTheTeam },
    { name: 'every method says so when a salon does not exist', check: noSalon }
];

async function whatAnybodyReads(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const owner = coordinator.as(coordinator.newPrincipal());
    const id = await seedSalon(owner, plan);
    const claimed = granted(await owner.workers([], id)).filter((worker) => worker.claimed);
    const claimedIds = new Set(claimed.map((worker) => worker.id));
    const active = granted(await owner.services([], id)).filter((service) => service.active);
    const seen = active.map((service) => ({ ...service, worker_ids: service.worker_ids.filter((worker) => claimedIds.has(worker)) }));
    for (const anybody of [owner, coordinator.as(Principal.anonymous())]) {
        requireSame('the services', granted(await anybody.public_services(id)), seen);
        requireSame('the team', granted(await anybody.public_workers(id)), claimed);
    }
}

async function leaves(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const owner = coordinator.as(coordinator.newPrincipal());
    const id = await seedSalon(owner, plan);
    const before = granted(await owner.services([], id));
    const team = granted(await owner.workers([], id));
    for (const leaver of team) granted(await owner.remove_worker(id, leaver.id));
    requireSame('the team', granted(await owner.workers([], id)), []);
    const expected = before.map((service) => ({
        ...service,
        worker_ids: [],
        version: service.version + BigInt(service.worker_ids.length)
    }));
    requireSame('the services', granted(await owner.services([], id)), expected);
}

async function notInTheTeam(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const owner = coordinator.as(coordinator.newPrincipal());
    const [id, elsewhere] = [await seedSalon(owner, plan), await seedSalon(owner, plan)];
    const foreign = granted(await owner.add_worker(elsewhere, 'Ktoś skądinąd'));
    for (const worker of ['no-worker', '', '__proto__', `../${elsewhere}/${foreign.id}`, foreign.id]) {
        requireSame(`claiming ${worker}`, await owner.claim_worker(id, worker), { err: { not_found: 'worker' } });
        requireSame(`removing ${worker}`, await owner.remove_worker(id, worker), { err: { not_found: 'worker' } });
    }
    requireSame('a nameless person', await owner.add_worker(id, ' '), { err: { invalid: 'name' } });
}

async function noSalon(coordinator: CoordinatorUnderTest): Promise<void> {
    const owner = coordinator.as(coordinator.newPrincipal());
    const other = coordinator.newPrincipal();
    for (const id of ['', 'no-salon', '__proto__', 'ſalon-1', 'salon-1/worker-2', 'x'.repeat(300)]) {
        const answers = await Promise.all([
            owner.salon(id),
            owner.public_services(id),
            owner.public_workers(id),
            owner.services([], id),
            owner.workers([], id),
            owner.remove_service([], id, 'no-service', []),
            owner.grant_agent(id, other),
            owner.revoke_agent(id, other),
            owner.agents(id),
            owner.actions(id, [], 10),
            owner.transfer_salon(id, other),
            owner.add_worker(id, 'Ktoś'),
            owner.claim_worker(id, 'no-worker'),
            owner.remove_worker(id, 'no-worker')
        ]);
        for (const answer of answers) requireSame(`salon ${id.slice(0, 20)}`, answer, { err: { not_found: 'salon' } });
    }
}
