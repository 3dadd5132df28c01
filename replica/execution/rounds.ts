import type { Canister } from '../canister/canister.js';
import { executeManagementCall } from '../management/execute.js';
import { executeRequest, executeResponse } from './execute-call.js';
import { MESSAGE_OVERHEAD, ROUND_INSTRUCTIONS } from './limits.js';
import type { ReplicaState } from './replica-state.js';
import { payForStorage } from './storage-fees.js';
import { expireCalls, expireStopRequests } from './deadlines.js';
import { uninstallCode } from './uninstall.js';
import { executeSystemTask, queueSystemTasks } from './system-tasks.js';

/**
 * Executes one round at `state.time`.
 *
 * Order, always the same: messages from other subnets arrive, calls to the management canister, timers and heartbeats, then steps in which
 * every canister (by id) works off the messages it had when the step began; what they send arrives for the next step. The round ends when
 * nothing is left or its instructions are used up; what is left waits for the next round.
 */
export function executeRound(state: ReplicaState): void {
    const budget = new RoundBudget(state);
    state.beginRound();
    state.deliver();
    executePostponed(state);
    for (const canister of state.inOrder()) {
        if (payForStorage(canister, state.time)) uninstallCode(state, canister);
        queueSystemTasks(canister, state.time);
    }
    expireCalls(state);
    expireStopRequests(state);
    do {
        executeManagementCalls(state);
        for (const canister of state.inOrder()) executeWaiting(state, canister, budget);
    } while (hasWork(state) && !budget.exhausted());
    state.ingress.forgetExpired(state.time);
}

function executePostponed(state: ReplicaState): void {
    for (const { subnet, request } of state.postponed.splice(0)) executeManagementCall(state, subnet, request, true);
}

function executeManagementCalls(state: ReplicaState): void {
    for (const subnet of state.subnets) {
        for (const request of subnet.managementQueue.splice(0)) executeManagementCall(state, subnet, request);
    }
}

function executeWaiting(state: ReplicaState, canister: Canister, budget: RoundBudget): void {
    for (const task of canister.tasks.splice(0)) {
        executeSystemTask(state, canister, task);
        budget.countMessage();
    }
    for (let left = canister.inbox.length; left > 0 && !budget.exhausted(); left--) {
        const message = canister.inbox.shift();
        if (!message) return;
        if (message.kind === 'request') executeRequest(state, canister, message);
        else executeResponse(state, canister, message);
        budget.countMessage();
    }
}

function hasWork(state: ReplicaState): boolean {
    const arrived = state.deliver();
    if (arrived || state.subnets.some((subnet) => subnet.managementQueue.length > 0)) return true;
    for (const canister of state.canisters.values()) if (canister.inbox.length > 0 || canister.tasks.length > 0) return true;
    return false;
}

/** Counts what a round has spent, so that canisters which call each other without end do not hold it for ever. */
class RoundBudget {
    private messages = 0n;
    private readonly start: bigint;

    constructor(private readonly state: ReplicaState) {
        this.start = state.executions.totalInstructions;
    }

    countMessage(): void {
        this.messages += 1n;
    }

    exhausted(): boolean {
        const spent = this.state.executions.totalInstructions - this.start + this.messages * MESSAGE_OVERHEAD;
        return spent >= ROUND_INSTRUCTIONS;
    }
}
