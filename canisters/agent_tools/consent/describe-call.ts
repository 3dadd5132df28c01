import type { GrantRequest, PendingId, Session, Subject } from '../../../src/core/generated/agent_tools.did.js';
import { isJsonObject, type JsonValue } from '../../../src/json/json-value.js';
import { CandidError } from '../../shared/candid/candid-error.js';
import { REQUEST_LIMITS } from '../../shared/candid/limits.js';
import * as codec from '../../shared/generated/agent_tools-codec.js';
import { hexOf } from '../hex.js';
import { DEFAULT_GRANT_DAYS, DEFAULT_WRITES_PER_DAY, MIN_APPROVAL_MINUTES } from '../limits.js';
import { parseToolArguments } from '../tool-arguments.js';
import type { ConsentField, ConsentMessage } from './consent-message.js';
import type { ConsentTexts } from './consent-texts.js';

type Describe = (argument: Uint8Array, texts: ConsentTexts) => ConsentMessage;

const NANOSECONDS_A_SECOND = 1_000_000_000n;
/** Longest text of a tool's arguments that is shown; a longer one nobody reads, and it is never cut: the rest would be agreed to unseen. */
const MAX_SHOWN = 4_000;

/** The calls that a person signs. Each message is made of the argument alone: what is stored may change before she signs. */
const CALLS: ReadonlyMap<string, Describe> = new Map<string, Describe>([
    ['grant_agent', (argument, texts) => describeGrant(codec.decodeGrantAgentArgs(argument)[0], texts)],
    [
        'revoke_agent',
        (argument, texts) => {
            const [subject, agent] = codec.decodeRevokeAgentArgs(argument, REQUEST_LIMITS);
            return { intent: texts.revoke, fields: [subjectField(subject, texts), [texts.agent, agent.toText()]] };
        }
    ],
    [
        'revoke_all',
        (argument, texts) => ({ intent: texts.revokeAll, fields: [subjectField(codec.decodeRevokeAllArgs(argument)[0], texts)] })
    ],
    [
        'approve',
        (argument, texts) => {
            const [id, digest] = codec.decodeApproveArgs(argument, REQUEST_LIMITS);
            return { intent: texts.approve, fields: [...pendingFields(id, texts), [texts.digest, hexOf(Uint8Array.from(digest))]] };
        }
    ],
    ['reject', (argument, texts) => ({ intent: texts.reject, fields: pendingFields(codec.decodeRejectArgs(argument)[0], texts) })],
    [
        'withdraw',
        (argument, texts) => {
            const [conversation, id] = codec.decodeWithdrawArgs(argument, REQUEST_LIMITS);
            return {
                intent: texts.withdraw,
                fields: [
                    [texts.conversation, conversation],
                    [texts.confirmation, id]
                ]
            };
        }
    ],
    ['execute_tool', (argument, texts) => describeTool(...codec.decodeExecuteToolArgs(argument), texts)]
]);

/**
 * What a call would do, in words.
 *
 * @returns undefined for a method that no person signs
 * @throws CandidError, ToolRefusal for an argument that the method would refuse to read
 */
export function describeCall(method: string, argument: Uint8Array, texts: ConsentTexts): ConsentMessage | undefined {
    return CALLS.get(method)?.(argument, texts);
}

function describeGrant(request: GrantRequest, texts: ConsentTexts): ConsentMessage {
    const [tools] = request.tools;
    const [expiresAt] = request.expires_at;
    const ownerApproves = 'owner_approval' in request.consent;
    return {
        intent: texts.grant,
        fields: [
            subjectField(request.subject, texts),
            [texts.agent, request.agent.toText()],
            [texts.scope, 'write' in request.scope ? texts.writes : texts.reads],
            [texts.tools, tools === undefined ? texts.allTools : shown(tools.join(', '))],
            [texts.consent, ownerApproves ? texts.ownerApproval : texts.nextTurn],
            [
                texts.expires,
                expiresAt === undefined ? texts.expiresByDefault(DEFAULT_GRANT_DAYS) : { seconds: expiresAt / NANOSECONDS_A_SECOND }
            ],
            [texts.writesPerDay, String(request.writes_per_day[0] ?? DEFAULT_WRITES_PER_DAY)],
            ...(ownerApproves ? [[texts.approvalMinutes, String(request.approval_minutes[0] ?? MIN_APPROVAL_MINUTES)] as const] : [])
        ]
    };
}

function describeTool(session: Session, tool: string, args: string, texts: ConsentTexts): ConsentMessage {
    const parsed = parseToolArguments(args) as JsonValue;
    const { confirmed, confirmationId, ...asked } = isJsonObject(parsed) ? parsed : { asked: parsed };
    const isConfirming = confirmed === true && typeof confirmationId === 'string';
    return {
        intent: isConfirming ? texts.confirm : texts.preview,
        fields: [
            sessionField(session.subject, texts),
            [texts.tool, shown(tool)],
            [texts.asks, shown(JSON.stringify(asked))],
            [texts.conversation, session.conversation],
            ...(isConfirming ? [[texts.confirmation, shown(confirmationId)] as const] : []),
            [texts.note, isConfirming ? texts.confirmOnce : texts.previewChangesNothing]
        ]
    };
}

function pendingFields({ agent, conversation, confirmation_id }: PendingId, texts: ConsentTexts): readonly ConsentField[] {
    return [
        [texts.agent, agent.toText()],
        [texts.conversation, conversation],
        [texts.confirmation, confirmation_id]
    ];
}

function subjectField(subject: Subject, texts: ConsentTexts): ConsentField {
    return 'salon' in subject ? [texts.salon, subject.salon] : [texts.customer, subject.customer.toText()];
}

function sessionField(subject: Session['subject'], texts: ConsentTexts): ConsentField {
    if ('salon' in subject) return [texts.salon, subject.salon];
    if ('customer' in subject) return [texts.customer, subject.customer[0]?.toText() ?? texts.self];
    return [texts.visitorOf, subject.visitor[0] ?? texts.nobody];
}

/** @throws CandidError for a text that is too long to be read */
function shown(text: string): string {
    if (text.length > MAX_SHOWN) throw new CandidError(`a text of ${text.length} characters is too long to be shown`);
    return text;
}
