import type { CoordinatorActor } from '../../core/coordinator-client.js';
import type { SalonPlan } from '../salon-plan.js';
import { granted, seedSalon } from '../seed-salon.js';
import { requireSame } from './contract-check.js';
import type { CoordinatorCase, CoordinatorUnderTest } from './coordinator-contract.js';

/** What acting costs a salon, and what is kept of it. */
export const QUOTA_CASES: readonly CoordinatorCase[] = [
    { name: 'rule 27: owner and agents spend one quota, refused actions included, until the next UTC day', check: oneQuota },
    { name: 'a stranger spends nothing of a salon, and who may act is decided without a quota', check: strangersSpendNothing },
    { name: 'rule 27: the log names both principals, newest first, also of what was refused', check: logs }
];

const DAY_MS = 24 * 60 * 60 * 1000;

async function oneQuota(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const { owner, ownerId, agent, id } = await openWithAgent(coordinator, plan);
    await nextDay(coordinator);
    const attempts: Promise<unknown>[] = [];
    for (let spent = 0; spent < coordinator.actionsPerDay; spent++) {
        attempts.push(
            spent % 2 === 0 ? owner.remove_service([], id, 'no-service', []) : agent.remove_service([ownerId], id, 'no-service', [])
        );
    }
    for (const attempt of await Promise.all(attempts))
        requireSame('an action within the quota', attempt, { err: { not_found: 'service' } });
    const resetsAt = BigInt((Math.floor((await coordinator.now()) / DAY_MS) + 1) * DAY_MS) * 1_000_000n;
    const exceeded = { err: { quota_exceeded: { limit: coordinator.actionsPerDay, resets_at: resetsAt } } };
    requireSame('one more by the owner', await owner.add_worker(id, 'Nowa osoba'), exceeded);
    requireSame('one more by the agent', await agent.remove_service([ownerId], id, 'no-service', []), exceeded);
    await nextDay(coordinator);
    granted(await owner.add_worker(id, 'Nowa osoba'));
}

async function strangersSpendNothing(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const { owner, agentId, id } = await openWithAgent(coordinator, plan);
    await nextDay(coordinator);
    const stranger = coordinator.as(coordinator.newPrincipal());
    const attempts = Array.from({ length: coordinator.actionsPerDay }, () => stranger.remove_service([], id, 'no-service', []));
    for (const attempt of await Promise.all(attempts)) requireSame('a stranger', attempt, { err: { forbidden: null } });
    for (let spent = 0; spent < coordinator.actionsPerDay; spent++) {
        requireSame('the owner', await owner.remove_service([], id, 'no-service', []), { err: { not_found: 'service' } });
    }
    requireSame('revoking without a quota', await owner.revoke_agent(id, agentId), { ok: null });
    requireSame('granting without a quota', await owner.grant_agent(id, agentId), { ok: null });
    requireSame('handing over without a quota', await owner.transfer_salon(id, coordinator.newPrincipal()), { ok: null });
}

async function logs(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const { owner, ownerId, agent, agentId, id } = await openWithAgent(coordinator, plan);
    const [earlier] = granted(await owner.actions(id, [], 1));
    const [from, at] = [Number(earlier?.index) + 1, BigInt(await coordinator.now()) * 1_000_000n];
    await agent.remove_service([ownerId], id, 'no-service', []);
    const worker = granted(await owner.add_worker(id, 'Nowa osoba'));
    granted(await owner.revoke_agent(id, agentId));
    await agent.remove_service([ownerId], id, 'no-service', []);

    const owned = { owner: ownerId.toText() };
    const [removal, addition, revocation] = [
        { index: from, action: 'remove_service', caller: agentId.toText(), ...owned, target: ['no-service'], outcome: 'not_found' },
        { index: from + 1, action: 'add_worker', caller: ownerId.toText(), ...owned, target: [worker.id], outcome: 'ok' },
        { index: from + 2, action: 'revoke_agent', caller: ownerId.toText(), ...owned, target: [agentId.toText()], outcome: 'ok' }
    ];
    requireSame('the last three actions', await entries(owner, id, [], 3, at), [revocation, addition, removal]);
    requireSame('a page of one', await entries(owner, id, [BigInt(from + 2)], 1, at), [addition]);
    requireSame('the page before the first action', await entries(owner, id, [0n], 5, at), []);
}

async function entries(owner: CoordinatorActor, id: string, before: [] | [bigint], limit: number, notBefore: bigint): Promise<unknown[]> {
    return granted(await owner.actions(id, before, limit)).map(({ at, index, caller, owner: ofWhom, ...entry }) => {
        requireSame('an action is not logged before it happens', at >= notBefore, true);
        return { ...entry, index: Number(index), caller: caller.toText(), owner: ofWhom.toText() };
    });
}

async function openWithAgent(coordinator: CoordinatorUnderTest, plan: SalonPlan) {
    const [ownerId, agentId] = [coordinator.newPrincipal(), coordinator.newPrincipal()];
    const owner = coordinator.as(ownerId);
    const id = await seedSalon(owner, plan);
    granted(await owner.grant_agent(id, agentId));
    return { id, ownerId, owner, agentId, agent: coordinator.as(agentId) };
}

/** To noon, so that what a case does next stays within one day. */
async function nextDay(coordinator: CoordinatorUnderTest): Promise<void> {
    const now = await coordinator.now();
    await coordinator.advanceTime((Math.floor(now / DAY_MS) + 1.5) * DAY_MS - now);
}
