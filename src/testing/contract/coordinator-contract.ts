import type { Principal } from '@dfinity/principal';
import type { CoordinatorActor } from '../../core/coordinator-client.js';
import type { SalonPlan } from '../salon-plan.js';
import { AUTHORITY_CASES } from './coordinator-authority.js';
import { BOOKING_CASES } from './coordinator-bookings.js';
import { OWNERSHIP_CASES } from './coordinator-ownership.js';
import { QUOTA_CASES } from './coordinator-quota.js';
import { TEAM_CASES } from './coordinator-team.js';

/** A coordinator as its contract sees it. Cases share it and open salons of their own. */
export interface CoordinatorUnderTest {
    /** The `actions_per_day` it was installed with; cases use it up. */
    readonly actionsPerDay: number;
    as(caller: Principal): CoordinatorActor;
    /** A principal that nothing was done with yet. */
    newPrincipal(): Principal;
    /** Milliseconds since 1970 UTC. */
    now(): Promise<number>;
    advanceTime(ms: number): Promise<void>;
}

export interface CoordinatorCase {
    /** A sentence of the contract. */
    readonly name: string;
    /**
     * @param plan any salon whose team and services take fewer than `actionsPerDay` − 6 actions
     * @throws Error when the contract is not kept
     */
    check(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void>;
}

/** What `candid/coordinator.did` promises beyond the ports: who may act, whom it costs, and what is kept of it. */
export const COORDINATOR_CONTRACT: readonly CoordinatorCase[] = [
    ...AUTHORITY_CASES,
    ...OWNERSHIP_CASES,
    ...QUOTA_CASES,
    ...TEAM_CASES,
    ...BOOKING_CASES
];
