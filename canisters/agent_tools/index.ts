import '../shared/text-codec.js';

import {
    canisterCycleBalance,
    init,
    inspectMessage,
    isController,
    msgArgData,
    msgCaller,
    msgMethodName,
    msgReject,
    postUpgrade,
    preUpgrade,
    Principal,
    query,
    update
} from 'azle';

import type { Config, ConfigResult, Session, Status, ToolResult } from '../../src/core/generated/agent_tools.did.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import { REPLY_LIMITS, REQUEST_LIMITS } from '../shared/candid/limits.js';
import * as codec from '../shared/generated/agent_tools-codec.js';
import { reply, replyLater, type ReplyOptions } from '../shared/reply.js';
import { approve, pendingOf, reject } from './approvals.js';
import { auditPage, receiptProof } from './audit-page.js';
import { openTrails, reconcile, startBackground } from './background.js';
import { transformPage } from './booksy/transform-page.js';
import { currentCaller } from './caller.js';
import { CanisterState } from './canister-state.js';
import { isCleanup } from './call-errors.js';
import { consentResponse, SUPPORTED_STANDARDS } from './consent/consent-response.js';
import { executeTool } from './execute-tool.js';
import { grantAgent, grantsOf, grantsTo, revokeAgent, revokeAll } from './grants.js';
import { MAX_ARGUMENT_BYTES, MAX_TRANSFORM_BYTES } from './limits.js';
import { personaOf } from './persona.js';
import { receiptOf, withdraw } from './receipts.js';
import { checkSession } from './session.js';
import { canisterTexts } from './texts.pl.js';
import { toolSet } from './tool-sets.js';

const OPTIONS: ReplyOptions = {
    maxArgumentBytes: MAX_ARGUMENT_BYTES,
    isCleanup,
    sentenceOf: (error) => (error instanceof ToolRefusal ? error.summary : undefined)
};
/** The management canister hands over a whole page; nobody else is heard. */
const TRANSFORM_OPTIONS: ReplyOptions = { ...OPTIONS, maxArgumentBytes: MAX_TRANSFORM_BYTES };
/** The one update that anybody may make: a signer asks before it knows who will sign. */
const CONSENT_MESSAGE = 'icrc21_canister_call_consent_message';
const MANUAL = { manual: true } as const;

/** The agent tools on chain. Every method takes its caller from the message and its argument through the generated codec, nothing else. */
export default class {
    private readonly state = new CanisterState();

    @init([], MANUAL)
    init(): void {
        const [{ coordinator }] = codec.decodeInitArgs(msgArgData());
        this.state.settings.write({ coordinator: coordinator.toText(), paused: false });
        startBackground(this.state);
    }

    @postUpgrade([], MANUAL)
    postUpgrade(): void {
        const argument = msgArgData();
        if (argument.length > 0) this.adopt(argument);
        this.state.certifiedTree.restore();
        openTrails(this.state);
        reconcile(this.state);
        startBackground(this.state);
    }

    /** A reply that met the new module would continue a stranger's call. The way out, `skip_pre_upgrade`, is in docs/operations.md. */
    @preUpgrade
    preUpgrade(): void {
        if (this.state.openCalls.count > 0) throw new Error('calls are open: stop the canister before upgrading it');
    }

    /** Drops early what the methods would refuse anyway; never a check of who may do what. */
    @inspectMessage(MANUAL)
    inspect(): boolean {
        const method = msgMethodName();
        if (currentCaller().isAnonymous && method !== CONSENT_MESSAGE) return false;
        return !method.startsWith('_azle') && msgArgData().length <= MAX_ARGUMENT_BYTES;
    }

    @update([], undefined, MANUAL)
    async execute_tool(): Promise<void> {
        await replyLater(OPTIONS, async (argument) =>
            codec.encodeExecuteToolResult(await this.execute(argument, false, codec.decodeExecuteToolFirstArg, codec.decodeExecuteToolArgs))
        );
    }

    @query([], undefined, { manual: true, composite: true })
    async execute_tool_query(): Promise<void> {
        await replyLater(OPTIONS, async (argument) =>
            codec.encodeExecuteToolQueryResult(
                await this.execute(argument, true, codec.decodeExecuteToolQueryFirstArg, codec.decodeExecuteToolQueryArgs)
            )
        );
    }

    @query([], undefined, MANUAL)
    list_tools(): void {
        reply(OPTIONS, (argument) => toolSet(checkSession(codec.decodeListToolsArgs(argument)[0], currentCaller())));
    }

    @query([], undefined, MANUAL)
    persona(): void {
        reply(OPTIONS, (argument) =>
            codec.encodePersonaResult(personaOf(checkSession(codec.decodePersonaArgs(argument)[0], currentCaller())))
        );
    }

    @query([], undefined, MANUAL)
    receipt(): void {
        reply(OPTIONS, (argument) => {
            const [conversation, id] = codec.decodeReceiptArgs(argument, REQUEST_LIMITS);
            return codec.encodeReceiptResult(receiptOf(this.state, currentCaller(), conversation, id));
        });
    }

    @query([], undefined, MANUAL)
    receipt_proof(): void {
        reply(OPTIONS, (argument) => {
            const [conversation, id] = codec.decodeReceiptProofArgs(argument, REQUEST_LIMITS);
            return codec.encodeReceiptProofResult(receiptProof(this.state, currentCaller(), conversation, id));
        });
    }

    @update([], undefined, MANUAL)
    withdraw(): void {
        reply(OPTIONS, (argument) => {
            const [conversation, id] = codec.decodeWithdrawArgs(argument, REQUEST_LIMITS);
            return codec.encodeWithdrawResult(withdraw(this.state, currentCaller(), conversation, id));
        });
    }

    @update([], undefined, MANUAL)
    async grant_agent(): Promise<void> {
        const caller = currentCaller();
        await replyLater(OPTIONS, async (argument) =>
            codec.encodeGrantAgentResult(await grantAgent(this.state, caller, codec.decodeGrantAgentArgs(argument)[0]))
        );
    }

    @update([], undefined, MANUAL)
    async revoke_agent(): Promise<void> {
        const caller = currentCaller();
        await replyLater(OPTIONS, async (argument) => {
            const [subject, agent] = codec.decodeRevokeAgentArgs(argument, REQUEST_LIMITS);
            return codec.encodeRevokeAgentResult(await revokeAgent(this.state, caller, subject, agent));
        });
    }

    @update([], undefined, MANUAL)
    async revoke_all(): Promise<void> {
        const caller = currentCaller();
        await replyLater(OPTIONS, async (argument) =>
            codec.encodeRevokeAllResult(await revokeAll(this.state, caller, codec.decodeRevokeAllArgs(argument)[0]))
        );
    }

    @query([], undefined, MANUAL)
    grants(): void {
        reply(OPTIONS, (argument) => codec.encodeGrantsResult(grantsOf(this.state, currentCaller(), codec.decodeGrantsArgs(argument)[0])));
    }

    @query([], undefined, MANUAL)
    my_grants(): void {
        reply(OPTIONS, () => codec.encodeMyGrantsResult(grantsTo(this.state, currentCaller())));
    }

    @query([], undefined, MANUAL)
    pending(): void {
        reply(OPTIONS, (argument) =>
            codec.encodePendingResult(pendingOf(this.state, currentCaller(), codec.decodePendingArgs(argument)[0]))
        );
    }

    @update([], undefined, MANUAL)
    async approve(): Promise<void> {
        const caller = currentCaller();
        await replyLater(OPTIONS, async (argument) => {
            const [id, digest] = codec.decodeApproveArgs(argument, REQUEST_LIMITS);
            return codec.encodeApproveResult(await approve(this.state, caller, id, Uint8Array.from(digest)));
        });
    }

    @update([], undefined, MANUAL)
    reject(): void {
        reply(OPTIONS, (argument) => codec.encodeRejectResult(reject(this.state, currentCaller(), codec.decodeRejectArgs(argument)[0])));
    }

    @query([], undefined, MANUAL)
    audit(): void {
        reply(OPTIONS, (argument) => {
            const [subject, from, limit] = codec.decodeAuditArgs(argument, REQUEST_LIMITS);
            return codec.encodeAuditResult(auditPage(this.state, currentCaller(), subject, from, limit));
        });
    }

    /** Sees only what it is given, so that all nodes make the same of the same page. */
    @query([], undefined, MANUAL)
    transform(): void {
        if (msgCaller().toUint8Array().length > 0) return msgReject(canisterTexts.onlyManagement);
        reply(TRANSFORM_OPTIONS, (argument) =>
            codec.encodeTransformResult(transformPage(codec.decodeTransformArgs(argument, REPLY_LIMITS)[0]))
        );
    }

    @query([], undefined, MANUAL)
    icrc10_supported_standards(): void {
        reply(OPTIONS, () => codec.encodeIcrc10SupportedStandardsResult(SUPPORTED_STANDARDS));
    }

    @update([], undefined, MANUAL)
    icrc21_canister_call_consent_message(): void {
        reply(OPTIONS, (argument) =>
            codec.encodeIcrc21CanisterCallConsentMessageResult(
                consentResponse(codec.decodeIcrc21CanisterCallConsentMessageArgs(argument, REQUEST_LIMITS)[0])
            )
        );
    }

    @update([], undefined, MANUAL)
    configure(): void {
        reply(OPTIONS, (argument) => codec.encodeConfigureResult(this.configured(codec.decodeConfigureArgs(argument)[0])));
    }

    @query([], undefined, MANUAL)
    status(): void {
        reply(OPTIONS, () => codec.encodeStatusResult(this.currentStatus()));
    }

    private execute(
        argument: Uint8Array,
        isQuery: boolean,
        session: (argument: Uint8Array) => Session,
        all: (argument: Uint8Array) => [Session, string, string]
    ): Promise<ToolResult> {
        return executeTool(this.state, {
            caller: currentCaller(),
            isQuery,
            session: () => session(argument),
            toolAndArguments: () => {
                const [, name, args] = all(argument);
                return { name, args };
            }
        });
    }

    private configured(config: Config): ConfigResult {
        if (!isController(msgCaller())) return { error: { code: 'forbidden', summary: canisterTexts.onlyController } };
        const settings = this.state.settings.read();
        const [coordinator] = config.coordinator;
        const [paused] = config.paused;
        this.state.settings.write({
            ...settings,
            ...(coordinator === undefined ? {} : { coordinator: coordinator.toText() }),
            ...(paused === undefined ? {} : { paused })
        });
        if (coordinator !== undefined) this.state.useCoordinator(coordinator);
        return { ok: null };
    }

    private currentStatus(): Status {
        const settings = this.state.settings.read();
        return {
            coordinator: Principal.fromText(settings.coordinator),
            paused: settings.paused,
            ready: settings.seed !== undefined,
            open_calls: this.state.openCalls.count,
            grants: BigInt(this.state.grants.count()),
            previews: BigInt(this.state.confirmations.confirmations.len()),
            executing: BigInt(this.state.openWrites.count()),
            audit_entries: BigInt(this.state.audit.count()),
            counters: this.state.counters.all(),
            counting_since: this.state.counters.since,
            cycles: isController(msgCaller()) ? [canisterCycleBalance()] : []
        };
    }

    private adopt(argument: Uint8Array): void {
        const [{ coordinator }] = codec.decodeInitArgs(argument);
        this.state.settings.write({ ...this.state.settings.read(), coordinator: coordinator.toText() });
    }
}
