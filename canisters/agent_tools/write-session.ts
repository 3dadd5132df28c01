import { ConfirmationLedger, CONFIRMATION_TTL_MS } from '../../src/confirmations/confirmation-ledger.js';
import type { ToolResult as CandidResult } from '../../src/core/generated/agent_tools.did.js';
import type { ToolBinding, ToolDefinition } from '../../src/tool/tool-definition.js';
import { ToolRefusal } from '../../src/tool/tool-refusal.js';
import type { Caller } from './caller.js';
import { nowMs, type CanisterState } from './canister-state.js';
import { writingListener } from './confirmation-listener.js';
import { confirmationIdOf, idKeyFrom } from './confirmation-ids.js';
import { hexOf } from './hex.js';
import type { SalonRights } from './salon-rights.js';
import type { CheckedSession } from './session.js';
import { settleInterrupted } from './stable/interrupted-writes.js';
import { StableConfirmationStore } from './stable/stable-confirmation-store.js';
import { subjectText } from './subject.js';
import { canisterTexts } from './texts.pl.js';
import { candidResult } from './tool-result-candid.js';

const MINUTE_MS = 60_000;

/** One call of a tool that writes: the conversation's ledger in stable memory, and what is written down around the write. */
export class WriteSession {
    readonly #begun: Uint8Array[] = [];
    readonly #store: StableConfirmationStore;

    constructor(
        private readonly state: CanisterState,
        private readonly caller: Caller,
        private readonly rights: SalonRights,
        private readonly session: CheckedSession
    ) {
        const whom = { subject: rights.key, onBehalf: rights.onBehalf };
        const listener = writingListener(state, whom, (key) => this.#begun.push(key));
        this.#store = new StableConfirmationStore(state.confirmations, caller.bytes, session.conversation, listener);
    }

    async run<Context>(definition: ToolDefinition<Context>, context: Context, binding: ToolBinding, input: unknown): Promise<CandidResult> {
        const turn = this.ledger().forTurn(this.session.turn);
        const tool = definition.bind(context, { ...binding, confirmations: turn.forSubject(subjectText(this.rights.subject)) });
        try {
            const result = await tool.execute(input);
            this.state.sweeper.arm();
            return candidResult(result, (id) => this.#store.get(id));
        } catch (error) {
            // Only the run time's own clean-up gets here. It comes after a trap: what the write came to will not be heard of any more, and
            // this is the last chance to say so.
            this.state.certification.whileCleaningUp(
                () => this.settleBegun(),
                () => this.state.certifiedTree.restore()
            );
            throw error;
        }
    }

    /** @throws ToolRefusal when the turn went back or ids cannot be made yet */
    private ledger(): ConfirmationLedger {
        const { state, rights, session } = this;
        const { seed } = state.settings.read();
        if (seed === undefined) throw new ToolRefusal('unavailable', canisterTexts.notReady);
        const last = this.#store.noteTurn(session.turn);
        if (session.turn < last) throw new ToolRefusal('invalid_arguments', canisterTexts.turnWentBack(last));
        return new ConfirmationLedger({
            store: this.#store,
            now: nowMs,
            newId: () => confirmationIdOf(state.settings.nextCount(), idKeyFrom(Uint8Array.from(seed))),
            receipts: true,
            needsApproval: () => state.gate.needsApproval(this.caller, rights),
            // What a former owner approved is not approved for whoever has the salon now.
            isApprover: (by) => by === hexOf(rights.onBehalf),
            ttlMs: rights.grant?.ownerApproves === true ? rights.grant.approvalMinutes * MINUTE_MS : CONFIRMATION_TTL_MS
        });
    }

    private settleBegun(): void {
        const { confirmations, journal } = this.state;
        for (const key of this.#begun) settleInterrupted(confirmations.confirmations, journal, key, nowMs());
    }
}
