import type { Fault } from './faults.js';

export interface CanisterFault extends Fault {
    /** The test runs on the build with trap hooks, so the mistake is planted there. */
    readonly withTrapHooks?: true;
}

const CANISTER = 'canisters/agent_tools';
const MODEL = 'test/canister/model.spec.ts';
const MODEL_TEST = 'no history writes without consent';

/** The canister with one of its safeguards taken out, and the test on the real module that has to notice. */
export const CANISTER_FAULTS: readonly CanisterFault[] = [
    {
        name: 'the salon is not part of what is confirmed',
        file: `${CANISTER}/write-session.ts`,
        find: 'turn.forSubject(subjectText(this.rights.subject))',
        replace: "turn.forSubject('')",
        test: MODEL,
        caughtBy: MODEL_TEST
    },
    {
        name: 'the caller is not part of a confirmation’s key',
        file: `${CANISTER}/stable/keys.ts`,
        find: 'return joined([principalKey(caller), padded(latin1Bytes(conversation), CONVERSATION_KEY)]);',
        replace: 'return joined([principalKey(new Uint8Array(0)), padded(latin1Bytes(conversation), CONVERSATION_KEY)]);',
        test: MODEL,
        caughtBy: MODEL_TEST
    },
    {
        name: 'an approval outlives a sale',
        file: `${CANISTER}/write-session.ts`,
        find: 'by === hexOf(rights.onBehalf)',
        replace: 'by !== undefined',
        test: MODEL,
        caughtBy: MODEL_TEST
    },
    {
        name: 'who owns the salon is not asked afresh before a write',
        file: `${CANISTER}/execute-tool.ts`,
        find: 'beforeWrite: () => state.gate.confirmOwner(rights),',
        replace: '',
        test: MODEL,
        caughtBy: MODEL_TEST
    },
    {
        name: 'rights are not looked at again after the last read',
        file: `${CANISTER}/execute-tool.ts`,
        find: 'state.gate.recheck(caller, rights, tool);',
        replace: '',
        test: MODEL,
        caughtBy: MODEL_TEST
    },
    {
        name: 'a confirmation is not used up before its write',
        file: `${CANISTER}/stable/stable-confirmation-store.ts`,
        find: "this.maps.confirmations.insert(key, encodeConfirmation(record.state === 'previewed' ? record : usedUp(record)));",
        replace: "if (record.state !== 'executing') this.maps.confirmations.insert(key, encodeConfirmation(record));",
        test: MODEL,
        caughtBy: MODEL_TEST
    },
    {
        name: 'a write whose answer cannot be read is told as not made',
        file: `${CANISTER}/coordinator-client.ts`,
        find: 'throw callFailure(kind);',
        replace: 'throw callFailure(kind, 2);',
        test: MODEL,
        caughtBy: MODEL_TEST
    },
    {
        name: 'a write that an upgrade cut off is told as failed',
        file: `${CANISTER}/stable/interrupted-writes.ts`,
        find: "state: 'unknown', outcome",
        replace: "state: 'failed', outcome",
        test: 'test/canister/upgrades.spec.ts',
        caughtBy: 'turns its write into unknown, never into failed'
    },
    {
        name: 'nothing is reconciled after an upgrade',
        file: `${CANISTER}/index.ts`,
        find: '        reconcile(this.state);\n',
        replace: '',
        test: 'test/canister/upgrades.spec.ts',
        caughtBy: 'turns its write into unknown, never into failed'
    },
    {
        name: 'a trap in a callback settles nothing',
        file: `${CANISTER}/write-session.ts`,
        find: 'for (const key of this.#begun)',
        replace: 'for (const key of this.#begun.slice(this.#begun.length))',
        test: 'test/canister/callback-traps.spec.ts',
        caughtBy: 'leaves it unknown',
        withTrapHooks: true
    },
    {
        name: 'the budget is not spent',
        file: `${CANISTER}/execute-tool.ts`,
        find: 'writing: () => state.gate.spend(caller, rights),',
        replace: '',
        test: 'test/canister/granted-agent.spec.ts',
        caughtBy: 'as many confirmed writes as granted'
    },
    {
        name: 'what is approved is not compared with what was read',
        file: `${CANISTER}/approvals.ts`,
        find: 'if (!sameBytes(digest, previewDigest(store.keyOf(record.id), record))) {',
        replace: 'if (digest === undefined) {',
        test: 'test/canister/owner-approval.spec.ts',
        caughtBy: 'another digest, or that of another preview, is refused'
    },
    {
        name: 'the trail does not chain',
        file: `${CANISTER}/stable/audit-trail.ts`,
        find: 'sha256([head.head, recordDigest])',
        replace: 'sha256([recordDigest])',
        test: 'test/canister/audit-trail.spec.ts',
        caughtBy: 'the hashes chain'
    }
];
