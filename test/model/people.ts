/** What owners, buyers and strangers do, each with what the model expects of the answer. */
import type { GrantRequest, PendingId } from '../../src/core/generated/agent_tools.did.js';
import type { Person } from '../support/salon-replica.js';
import { isLive, MINUTE_MS, ownerOf, type Caller, type GrantMade, type Home, type PreviewMade } from './consent.js';
import { describe } from './judge.js';
import type { World } from './world.js';

export interface GrantWish {
    readonly writes: boolean;
    readonly tools: readonly string[] | undefined;
    readonly ownerApproves: boolean;
    readonly minutes: number;
    readonly writesPerDay: number;
    readonly approvalMinutes: number;
}

export const FULL_GRANT: GrantWish = {
    writes: true,
    tools: undefined,
    ownerApproves: false,
    minutes: 30 * 24 * 60,
    writesPerDay: 200,
    approvalMinutes: 15
};

export async function grant(world: World, home: Home, agent: Caller, wish: GrantWish = FULL_GRANT, by = ownerOf(home)): Promise<void> {
    const isExpected = world.isCalm && by === ownerOf(home);
    const expiresAt = world.now + wish.minutes * MINUTE_MS;
    const result = await world.act(`grant: ${agent.name} in salon ${home.number}`, () =>
        by.tools.grant_agent(request(home, agent, wish, expiresAt))
    );
    if ('error' in result) {
        world.require(!isExpected, `the owner's grant was refused: ${result.error.summary}`);
        return world.coverage.meet(`grant refused: ${result.error.code}`);
    }
    world.require(by === ownerOf(home), `somebody who does not own salon ${home.number} granted it`);
    home.connectedStep = world.steps;
    home.grants.set(agent, { ...wish, by, expiresAt, step: world.steps });
}

/** @param by who gave the grant, or the owner, or somebody who may not */
export async function revoke(world: World, home: Home, agent: Caller, by = ownerOf(home)): Promise<void> {
    const before = home.grants.get(agent);
    const isRevoked = await world.act(`revoke: ${agent.name} in salon ${home.number}`, () =>
        by.tools.revoke_agent({ salon: home.id }, agent.person.principal)
    );
    world.require(!isRevoked || mayRevoke(home, before, by), `a grant was revoked by somebody who may not`);
    world.require(isRevoked || before?.by !== by, `whoever gave a grant could not take it back`);
    if (isRevoked) forget(world, home, agent);
}

export async function revokeAll(world: World, home: Home): Promise<void> {
    const by = ownerOf(home);
    const own = [...home.grants].filter(([, made]) => made.by === by);
    const count = await world.act(`revoke all: in salon ${home.number}`, () => by.tools.revoke_all({ salon: home.id }));
    world.require(count >= own.length && count <= home.grants.size, `${count} of ${home.grants.size} grants were taken back`);
    for (const [agent] of count === home.grants.size ? [...home.grants] : own) forget(world, home, agent);
    world.coverage.meet('revoke_all');
}

/** The salon goes to the other of its two people. */
export async function sell(world: World, home: Home): Promise<void> {
    if (world.coordinator !== 'up') await world.mendCoordinator();
    const seller = ownerOf(home);
    const buyer = home.people[1 - home.owner]!;
    // The model looks before and after: a call under way may begin its write on either side of the sale.
    await world.act(`sale: of salon ${home.number}`, async () => {
        await seller.coordinator.transfer_salon(home.id, buyer.principal);
        home.owner = home.owner === 0 ? 1 : 0;
        home.soldStep = world.steps;
        home.soldAt = world.now;
        await world.letActFor(home);
    });
    world.coverage.meet('transition: salon sold');
}

export type Approver = 'owner' | 'agent' | 'stranger' | 'the other person';

/** @param how `another digest`: of something else than the preview */
export async function approve(
    world: World,
    made: PreviewMade,
    who: Approver,
    how: 'its digest' | 'another digest' = 'its digest'
): Promise<void> {
    const { home } = made;
    const by = personOf(world, made, who);
    const digest = how === 'its digest' ? await digestOf(world, made) : new Uint8Array(32);
    const isWaiting = made.needsApproval && isLive(made, world.now);
    const isExpected = who === 'owner' && how === 'its digest' && isWaiting && world.isCalm && home.connectedStep > home.soldStep;
    const result = await world.act(`approve: ${made.name} by ${who} with ${how}`, () =>
        by.tools.approve(pendingId(made), digest ?? new Uint8Array(32))
    );
    if ('error' in result) {
        world.require(!isExpected, `the owner could not approve: ${result.error.code}, ${describe(made)}`);
        return world.coverage.meet(`approval refused to ${who}, ${how}`);
    }
    const mayApprove = by === ownerOf(home) && how === 'its digest' && made.needsApproval && !made.isEnded;
    world.require(mayApprove, `an approval by ${who} with ${how} was taken: ${describe(made)}`);
    made.approvedBy = by;
    world.coverage.meet('transition: waiting → approved');
}

export async function reject(world: World, made: PreviewMade, who: Approver): Promise<void> {
    const by = personOf(world, made, who);
    const wasLive = isLive(made, world.now);
    const isRejected = await world.act(`reject: ${made.name} by ${who}`, () => by.tools.reject(pendingId(made)));
    if (!isRejected) return world.coverage.meet(`rejection refused to ${who}`);
    world.require(made.home.people.includes(by) && made.needsApproval && wasLive, `a rejection by ${who} was taken: ${describe(made)}`);
    made.isEnded = true;
    world.coverage.meet('transition: waiting → rejected');
}

/** @returns whether there was something to withdraw */
export async function withdraw(world: World, made: PreviewMade): Promise<boolean> {
    const { talk, id } = made;
    const wasLive = isLive(made, world.now);
    const wasAlone = made.attempts.every(({ couldWrite }) => !couldWrite);
    const isWithdrawn = await world.act(`withdraw: ${made.name}`, () => talk.caller.person.tools.withdraw(talk.conversation, id));
    world.require(!isWithdrawn || wasLive, `what was over was withdrawn: ${describe(made)}`);
    world.require(isWithdrawn || !wasLive || !wasAlone, `a preview could not be withdrawn: ${describe(made)}`);
    if (isWithdrawn) made.isEnded = true;
    if (isWithdrawn) world.coverage.meet('transition: previewed → withdrawn');
    return isWithdrawn;
}

export function anotherAgent(world: World, than: Caller): Caller {
    return world.talks.find(({ caller }) => caller.isAgent && caller !== than)!.caller;
}

function request(home: Home, agent: Caller, wish: GrantWish, expiresAt: number): GrantRequest {
    return {
        subject: { salon: home.id },
        agent: agent.person.principal,
        scope: wish.writes ? { write: null } : { read: null },
        tools: wish.tools === undefined ? [] : [[...wish.tools]],
        consent: wish.ownerApproves ? { owner_approval: null } : { next_turn: null },
        expires_at: [BigInt(expiresAt) * 1_000_000n],
        writes_per_day: [wish.writesPerDay],
        approval_minutes: wish.ownerApproves ? [wish.approvalMinutes] : []
    };
}

function mayRevoke(home: Home, made: GrantMade | undefined, by: Person): boolean {
    return made !== undefined && (made.by === by || home.people.includes(by));
}

function forget(world: World, home: Home, agent: Caller): void {
    home.grants.delete(agent);
    home.budgetFrom.set(agent, world.steps);
}

function personOf(world: World, { home, talk }: PreviewMade, who: Approver): Person {
    switch (who) {
        case 'owner':
            return ownerOf(home);
        case 'agent':
            return talk.caller.person;
        case 'stranger':
            return world.stranger;
        case 'the other person':
            return home.people[1 - home.owner]!;
    }
}

/** As the owner finds it in her list, where the summary must be what the agent was shown. */
async function digestOf(world: World, made: PreviewMade): Promise<Uint8Array | undefined> {
    const waiting = await ownerOf(made.home).tools.pending({ salon: made.home.id });
    const entry = waiting.find(({ id }) => id.confirmation_id === made.id && id.conversation === made.talk.conversation);
    if (entry === undefined) return undefined;
    world.require(entry.summary === made.summary, `the owner is shown another summary than the agent: ${describe(made)}`);
    return new Uint8Array(entry.digest);
}

function pendingId({ id, talk }: PreviewMade): PendingId {
    return { agent: talk.caller.person.principal, conversation: talk.conversation, confirmation_id: id };
}
