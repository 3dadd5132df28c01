import type { Session, ToolResult as CandidResult } from '../../src/core/generated/agent_tools.did.js';
import { Principal } from 'azle';

import { CoordinatorCustomerPort } from '../../src/core/coordinator-customer-port.js';
import { CoordinatorSalonPort } from '../../src/core/coordinator-salon-port.js';
import { CUSTOMER_READ_TOOLS, CUSTOMER_TOOLS } from '../../src/customer/customer-tool-definitions.js';
import { customerContext } from '../../src/customer/make-context.js';
import { SALON_READ_TOOLS } from '../../src/salon/salon-tool-definitions.js';
import { failureResult } from '../../src/tool/failure-result.js';
import type { ToolBinding, WriteGuard } from '../../src/tool/tool-definition.js';
import { toolError } from '../../src/tool/tool-result.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { CandidError } from '../shared/candid/candid-error.js';
import type { Caller } from './caller.js';
import { nowMs, type CanisterState } from './canister-state.js';
import { isCleanup } from './call-errors.js';
import type { SalonRights, WantedTool } from './salon-rights.js';
import { checkSession, type CheckedSession } from './session.js';
import { subjectText, type CustomerSubject, type SalonSubject } from './subject.js';
import { canisterTexts } from './texts.pl.js';
import { parseToolArguments } from './tool-arguments.js';
import { candidResult } from './tool-result-candid.js';
import { CANISTER_SALON_TOOLS, salonToolContext } from './salon-tools.js';
import { findTool } from './tool-sets.js';
import { WriteSession } from './write-session.js';

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
    const result = await executed(state, call);
    state.counters.count('error' in result ? `error:${result.error.code}` : 'ok' in result ? 'ok' : 'preview');
    return result;
}

async function executed(state: CanisterState, call: ToolCall): Promise<CandidResult> {
    try {
        const session = checkSession(call.session(), call.caller);
        if (state.settings.read().paused) throw new ToolRefusal('unavailable', canisterTexts.paused);
        return await run(state, call, session);
    } catch (error) {
        if (isCleanup(error)) throw error;
        const undecodable = error instanceof CandidError;
        return candidResult(undecodable ? toolError('invalid_arguments', canisterTexts.argumentUndecodable) : failureResult(error, 'pl'));
    }
}

function run(state: CanisterState, call: ToolCall, session: CheckedSession): Promise<CandidResult> {
    const { subject } = session;
    switch (subject.kind) {
        case 'salon':
            return runForSalon(state, call, session, subject);
        case 'customer':
            return runForCustomer(state, call, session, subject);
        case 'visitor':
            return runForVisitor(state, call, session, subject.salonId);
        case 'passer_by':
            return runForPasserBy(state, call, session);
    }
}

/** An update of a visitor's would cost the canister cycles that nobody has agreed to pay; queries are free (rule 25). */
function refuseVisitorsUpdate(state: CanisterState, { caller, isQuery }: ToolCall): void {
    if (isQuery || (!caller.isAnonymous && state.grants.isAgent(caller.bytes))) return;
    throw new ToolRefusal('forbidden', canisterTexts.visitorUpdate);
}

async function runForPasserBy(state: CanisterState, call: ToolCall, session: CheckedSession): Promise<CandidResult> {
    refuseVisitorsUpdate(state, call);
    takeToken(state, call, '');
    const { name, args } = call.toolAndArguments();
    const definition = findTool(CUSTOMER_READ_TOOLS, name);
    const port = new CoordinatorCustomerPort(state.customerClient, { customerId: '' });
    const tool = definition.bind(contextOf(state, port, session), { guard: { mustRethrow: isCleanup } });
    return candidResult(await tool.execute(parseToolArguments(args)));
}

/** What the customer's tools share with the owner's stays Polish (rule 18), so their binding names no language. */
async function runForCustomer(
    state: CanisterState,
    call: ToolCall,
    session: CheckedSession,
    subject: CustomerSubject
): Promise<CandidResult> {
    const rights = state.gate.admit(call.caller, subject);
    takeToken(state, call, subjectText(subject));
    const { name, args } = call.toolAndArguments();
    const definition = findTool(CUSTOMER_TOOLS, name);
    if (call.isQuery && definition.writes) throw new ToolRefusal('invalid_arguments', canisterTexts.notAReadTool(name));
    const input = parseToolArguments(args);
    await state.gate.enter(rights, definition);
    const port = new CoordinatorCustomerPort(state.customerClient, {
        customerId: subjectText(subject),
        onBehalf: Principal.fromUint8Array(rights.onBehalf)
    });
    const context = contextOf(state, port, session);
    const binding: ToolBinding = { guard: guardOf(state, call.caller, rights, definition) };
    if (!definition.writes) return candidResult(await definition.bind(context, binding).execute(input));
    return new WriteSession(state, call.caller, rights, session).run(definition, context, binding, input);
}

/** Position and locale are the session's: no tool takes them (T5). */
function contextOf(state: CanisterState, port: CoordinatorCustomerPort, { position, locale }: CheckedSession) {
    return customerContext(port, state.catalogue, { location: position, locale: locale.tag, now: nowMs });
}

async function runForVisitor(state: CanisterState, call: ToolCall, session: CheckedSession, salonId: string): Promise<CandidResult> {
    refuseVisitorsUpdate(state, call);
    takeToken(state, call, salonId);
    const { name, args } = call.toolAndArguments();
    const definition = findTool(SALON_READ_TOOLS, name);
    const context = {
        port: new CoordinatorSalonPort(state.coordinatorClient, { salonId, access: 'public' }),
        catalogue: state.catalogue,
        now: nowMs
    };
    const tool = definition.bind(context, { language: session.locale.language, guard: { mustRethrow: isCleanup } });
    return candidResult(await tool.execute(parseToolArguments(args)));
}

async function runForSalon(state: CanisterState, call: ToolCall, session: CheckedSession, subject: SalonSubject): Promise<CandidResult> {
    const rights = state.gate.admit(call.caller, subject);
    takeToken(state, call, subjectText(subject));
    const { name, args } = call.toolAndArguments();
    const definition = findTool(CANISTER_SALON_TOOLS, name);
    if (call.isQuery && definition.writes) throw new ToolRefusal('invalid_arguments', canisterTexts.notAReadTool(name));
    const input = parseToolArguments(args);
    await state.gate.enter(rights, definition);
    const context = salonToolContext(state, subject.salonId, rights.onBehalf, call.isQuery);
    const binding: ToolBinding = { language: session.locale.language, guard: guardOf(state, call.caller, rights, definition) };
    if (!definition.writes) return candidResult(await definition.bind(context, binding).execute(input));
    return new WriteSession(state, call.caller, rights, session).run(definition, context, binding, input);
}

/** Queries are free, and what they would note is forgotten with them. @throws ToolRefusal `rate_limited` */
function takeToken(state: CanisterState, { caller, isQuery }: ToolCall, about: string): void {
    if (!isQuery && !state.toolCalls.take(`${caller.key} ${about}`)) throw new ToolRefusal('rate_limited', canisterTexts.tooManyCalls);
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
