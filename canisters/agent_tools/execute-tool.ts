import type { Session, ToolResult as CandidResult } from '../../src/core/generated/agent_tools.did.js';
import { Principal } from 'azle';

import { CoordinatorSalonPort } from '../../src/core/coordinator-salon-port.js';
import { ConfirmationLedger } from '../../src/confirmations/confirmation-ledger.js';
import { SALON_READ_TOOLS, SALON_TOOLS } from '../../src/salon/salon-tool-definitions.js';
import { failureResult } from '../../src/tool/failure-result.js';
import type { ToolBinding, WriteGuard } from '../../src/tool/tool-definition.js';
import { toolError, type ToolResult } from '../../src/tool/tool-result.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { CandidError } from '../shared/candid/candid-error.js';
import type { Caller } from './caller.js';
import { nowMs, type CanisterState } from './canister-state.js';
import { confirmationIdOf } from './confirmation-ids.js';
import { isCleanup } from './coordinator-transport.js';
import type { SalonRights, WantedTool } from './salon-rights.js';
import { checkSession, type CheckedSession } from './session.js';
import { StableConfirmationStore } from './stable/stable-confirmation-store.js';
import { canisterTexts } from './texts.pl.js';
import { parseToolArguments } from './tool-arguments.js';
import { candidResult } from './tool-result-candid.js';
import { findTool } from './tool-sets.js';

/** One call of a tool, decoded step by step: a stranger is refused by the session alone, without paying for her arguments. */
export interface ToolCall {
    readonly caller: Caller;
    /** @throws CandidError */
    readonly session: () => Session;
    /** @throws CandidError */
    readonly toolAndArguments: () => { readonly name: string; readonly args: string };
    /** A query cannot write, and keeps nothing. */
    readonly isQuery: boolean;
}

/** Runs a tool and gives its result as the interface has it. Never throws, except for the run time's own clean-up error. */
export async function executeTool(state: CanisterState, call: ToolCall): Promise<CandidResult> {
    try {
        const session = checkSession(call.session());
        if (state.settings.read().paused) throw new ToolRefusal('unavailable', canisterTexts.paused);
        return session.subject.kind === 'salon' ? await runForSalon(state, call, session) : await runForVisitor(state, call, session);
    } catch (error) {
        if (isCleanup(error)) throw error;
        const undecodable = error instanceof CandidError;
        return candidResult(
            undecodable ? toolError('invalid_arguments', canisterTexts.argumentUndecodable) : failureResult(error, 'pl'),
            nowMs
        );
    }
}

async function runForVisitor(state: CanisterState, call: ToolCall, session: CheckedSession): Promise<CandidResult> {
    // An update of a visitor's would cost the canister cycles that nobody has agreed to pay; queries are free (rule 25).
    if (call.caller.isAnonymous && !call.isQuery) throw new ToolRefusal('forbidden', canisterTexts.anonymous);
    const { name, args } = call.toolAndArguments();
    const definition = findTool(SALON_READ_TOOLS, name);
    const context = {
        port: new CoordinatorSalonPort(state.coordinatorClient, { salonId: session.subject.salonId, access: 'public' }),
        catalogue: state.catalogue,
        now: nowMs
    };
    const tool = definition.bind(context, { language: session.locale.language, guard: { mustRethrow: isCleanup } });
    return candidResult(await tool.execute(parseToolArguments(args)), nowMs);
}

async function runForSalon(state: CanisterState, call: ToolCall, session: CheckedSession): Promise<CandidResult> {
    const { salonId } = session.subject;
    state.gate.refuseStranger(call.caller, salonId);
    const { name, args } = call.toolAndArguments();
    const definition = findTool(SALON_TOOLS, name);
    if (call.isQuery && definition.writes) throw new ToolRefusal('invalid_arguments', canisterTexts.notAReadTool(name));
    const input = parseToolArguments(args);
    const rights = await state.gate.enter(call.caller, salonId, definition);
    const onBehalf = Principal.fromText(rights.onBehalf);
    const port = new CoordinatorSalonPort(state.coordinatorClient, { salonId, onBehalf });
    const binding: ToolBinding = { language: session.locale.language, guard: guardOf(state, call.caller, rights, definition) };
    const context = { port, catalogue: state.catalogue, now: nowMs };
    if (!definition.writes) return candidResult(await definition.bind(context, binding).execute(input), nowMs);

    const store = new StableConfirmationStore(state.confirmations, state.openWrites, call.caller.bytes, session.conversation);
    const ledger = ledgerOf(state, store, session.turn);
    const tool = definition.bind(context, { ...binding, confirmations: ledger.forTurn(session.turn) });
    const result = await settling(store, () => tool.execute(input));
    return candidResult(result, (id) => store.get(id)?.expiresAt ?? nowMs());
}

/** The conversation's confirmations, in stable memory. @throws ToolRefusal when the turn went back or ids cannot be made yet */
function ledgerOf(state: CanisterState, store: StableConfirmationStore, turn: number): ConfirmationLedger {
    const key = state.settings.read().idKey;
    if (key === undefined) throw new ToolRefusal('unavailable', canisterTexts.notReady);
    const last = store.lastTurn();
    if (turn < last) throw new ToolRefusal('invalid_arguments', canisterTexts.turnWentBack(last));
    store.noteTurn(turn);
    return new ConfirmationLedger({ store, now: nowMs, newId: () => confirmationIdOf(state.settings.nextCount(), key), receipts: true });
}

function guardOf(state: CanisterState, caller: Caller, rights: SalonRights, tool: WantedTool): WriteGuard {
    return {
        beforeWrite: () => state.gate.confirmOwner(rights),
        recheck: () => {
            if (state.settings.read().paused) throw new ToolRefusal('unavailable', canisterTexts.paused);
            state.gate.recheck(caller, rights, tool);
        },
        writing: () => state.gate.spend(caller, rights),
        mustRethrow: isCleanup
    };
}

/** A trap after the write has begun leaves its outcome unknown; the clean-up after it is the last chance to say so. */
async function settling(store: StableConfirmationStore, run: () => Promise<ToolResult>): Promise<ToolResult> {
    try {
        return await run();
    } catch (error) {
        store.abandon();
        throw error;
    }
}
