import { Principal } from '@dfinity/principal';
import type { CoordinatorActor } from '../../core/coordinator-client.js';
import type { CoreError, OnBehalf, ServiceInput } from '../../core/generated/coordinator.did.js';
import type { SalonPlan } from '../salon-plan.js';
import { granted, seedSalon } from '../seed-salon.js';
import { requireSame } from './contract-check.js';
import type { CoordinatorCase, CoordinatorUnderTest } from './coordinator-contract.js';

/** Who may act for a salon. */
export const AUTHORITY_CASES: readonly CoordinatorCase[] = [
    { name: 'rule 27: the owner acts as herself, and an agent only when granted and naming her', check: onBehalf },
    { name: 'a revoked agent is out at once', check: revoked },
    { name: 'rule 26: the agents of a salon that was handed over are out, also when it comes back', check: handedOver },
    { name: 'an agent decides nothing about the salon itself', check: agentsDecideNothing },
    { name: 'nobody is granted who cannot act', check: unfitAgents }
];

const FORBIDDEN = { err: { forbidden: null } };

interface Salon {
    readonly id: string;
    readonly ownerId: Principal;
    readonly owner: CoordinatorActor;
    readonly agentId: Principal;
    readonly agent: CoordinatorActor;
}

async function onBehalf(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await openWithAgent(coordinator, plan);
    const stranger = coordinator.newPrincipal();
    const callers = { owner: salon.ownerId, agent: salon.agentId, stranger, anonymous: Principal.anonymous() };
    const named = { nobody: undefined, owner: salon.ownerId, agent: salon.agentId, stranger, anonymous: Principal.anonymous() };
    for (const [who, caller] of Object.entries(callers)) {
        for (const [whom, principal] of Object.entries(named)) {
            const allowed = (who === 'owner' && whom === 'nobody') || (who === 'agent' && whom === 'owner');
            await requireReach(`${who} for ${whom}`, coordinator.as(caller), onBehalfOf(principal), salon.id, allowed);
        }
    }
}

async function revoked(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await openWithAgent(coordinator, plan);
    await requireReach('while granted', salon.agent, [salon.ownerId], salon.id, true);
    granted(await salon.owner.revoke_agent(salon.id, salon.agentId));
    await requireReach('once revoked', salon.agent, [salon.ownerId], salon.id, false);
    requireSame('the agents', textsOf(granted(await salon.owner.agents(salon.id))), []);
    requireSame('revoking again', await salon.owner.revoke_agent(salon.id, salon.agentId), { ok: null });
}

async function handedOver(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const salon = await openWithAgent(coordinator, plan);
    const buyerId = coordinator.newPrincipal();
    const buyer = coordinator.as(buyerId);
    granted(await salon.owner.transfer_salon(salon.id, buyerId));
    requireSame('the new owner has no agents', textsOf(granted(await buyer.agents(salon.id))), []);
    for (const ownerId of [salon.ownerId, buyerId]) await requireReach('the old agent', salon.agent, [ownerId], salon.id, false);
    await requireReach('the old owner', salon.owner, [], salon.id, false);
    await requireReach('the new owner', buyer, [], salon.id, true);
    granted(await buyer.transfer_salon(salon.id, salon.ownerId));
    await requireReach('the old agent of the owner of now', salon.agent, [salon.ownerId], salon.id, false);
}

async function agentsDecideNothing(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const { id, owner, agent, agentId } = await openWithAgent(coordinator, plan);
    const worker = granted(await owner.add_worker(id, 'Ktoś z zespołu'));
    const before = granted(await owner.workers([], id));
    const attempts: Record<string, Promise<unknown>> = {
        grant_agent: agent.grant_agent(id, coordinator.newPrincipal()),
        revoke_agent: agent.revoke_agent(id, agentId),
        agents: agent.agents(id),
        actions: agent.actions(id, [], 10),
        transfer_salon: agent.transfer_salon(id, agentId),
        add_worker: agent.add_worker(id, 'Nowa osoba'),
        claim_worker: agent.claim_worker(id, worker.id),
        remove_worker: agent.remove_worker(id, worker.id)
    };
    for (const [method, attempt] of Object.entries(attempts)) requireSame(method, await attempt, FORBIDDEN);
    requireSame('the team afterwards', granted(await owner.workers([], id)), before);
    requireSame('the agents afterwards', textsOf(granted(await owner.agents(id))), [agentId.toText()]);
}

async function unfitAgents(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const { id, owner, ownerId, agentId } = await openWithAgent(coordinator, plan);
    for (const unfit of [Principal.anonymous(), Principal.managementCanister(), ownerId]) {
        requireSame(`granting ${unfit.toText()}`, await owner.grant_agent(id, unfit), { err: { invalid: 'agent' } });
    }
    requireSame('granting twice', await owner.grant_agent(id, agentId), { ok: null });
    requireSame('the agents', textsOf(granted(await owner.agents(id))), [agentId.toText()]);
}

async function openWithAgent(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<Salon> {
    const ownerId = coordinator.newPrincipal();
    const owner = coordinator.as(ownerId);
    const agentId = coordinator.newPrincipal();
    const id = await seedSalon(owner, plan);
    granted(await owner.grant_agent(id, agentId));
    return { id, ownerId, owner, agentId, agent: coordinator.as(agentId) };
}

/** Tries every method that an agent may use. Where it is allowed, everything but the reads is made to be refused for another reason. */
async function requireReach(who: string, caller: CoordinatorActor, named: OnBehalf, salonId: string, allowed: boolean): Promise<void> {
    const missing: { err: CoreError } = { err: { not_found: 'service' } };
    const [services, workers, added, updated, removed] = await Promise.all([
        caller.services(named, salonId),
        caller.workers(named, salonId),
        caller.add_service(named, salonId, NAMELESS),
        caller.update_service(named, salonId, 'no-service', [], NAMELESS),
        caller.remove_service(named, salonId, 'no-service', [])
    ]);
    requireSame(`${who}: services`, 'ok' in services ? 'ok' : services, allowed ? 'ok' : FORBIDDEN);
    requireSame(`${who}: workers`, 'ok' in workers ? 'ok' : workers, allowed ? 'ok' : FORBIDDEN);
    requireSame(`${who}: add_service`, added, allowed ? { err: { invalid: 'name' } } : FORBIDDEN);
    requireSame(`${who}: update_service`, updated, allowed ? missing : FORBIDDEN);
    requireSame(`${who}: remove_service`, removed, allowed ? missing : FORBIDDEN);
}

/** A service without a name: nobody can add it. */
const NAMELESS: ServiceInput = {
    name: '',
    description: [],
    price: 0n,
    duration_minutes: 5,
    service_type_ids: [],
    worker_ids: [],
    active: true
};

function onBehalfOf(principal: Principal | undefined): OnBehalf {
    return principal === undefined ? [] : [principal];
}

function textsOf(principals: readonly Principal[]): string[] {
    return principals.map((principal) => principal.toText());
}
