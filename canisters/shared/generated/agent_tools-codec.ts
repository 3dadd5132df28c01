// Generated from candid/agent_tools.did by `npm run generate`. Changes made here are lost.
/* eslint-disable */

import type { Principal } from '@dfinity/principal';
import type * as did from '../../../src/core/generated/agent_tools.did.js';
import { decodeFirst, decodeMessage } from '../candid/decode-message.js';
import { encodeMessage } from '../candid/encode-message.js';
import { CONTENT_LIMITS, REPLY_LIMITS, REQUEST_LIMITS, type DecodeLimits } from '../candid/limits.js';
import { MessageType } from '../candid/message-type.js';
import type { MethodKind } from '../candid/method-kind.js';
import type { Reader } from '../candid/reader.js';
import type { Writer } from '../candid/writer.js';

/** The methods of agent_tools.did and how each is called. */
export const METHODS = {
    approve: 'update',
    audit: 'query',
    configure: 'update',
    execute_tool: 'update',
    execute_tool_query: 'composite_query',
    grant_agent: 'update',
    grants: 'query',
    icrc10_supported_standards: 'query',
    icrc21_canister_call_consent_message: 'update',
    list_tools: 'query',
    my_grants: 'query',
    pending: 'query',
    persona: 'query',
    receipt: 'query',
    receipt_proof: 'query',
    reject: 'update',
    revoke_agent: 'update',
    revoke_all: 'update',
    status: 'query',
    transform: 'query',
    withdraw: 'update'
} as const satisfies Record<string, MethodKind>;

const INIT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01l\x01\xb0\xf7\xd7\xae\x0fh\x01\x00',
    [[-20, [[4124441520, 'coordinator', -24]]]],
    [0]
);

export function decodeInitArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.InitArgs] {
    return decodeMessage<[did.InitArgs]>(INIT_ARGS, message, limits, (r) => [readInitArgs(r)]);
}

export function encodeInitArgs(v: [did.InitArgs]): Uint8Array {
    return encodeMessage(INIT_ARGS, (w) => {
        writeInitArgs(w, v[0]);
    });
}

const APPROVE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x02l\x03\xc5\x85\x81\xf2\x01h\xe5\xb6\x9b\x83\x03q\x83\x8f\xe5\x80\x06qm{\x02\x00\x01',
    [[-20, [[507527877, 'agent', -24], [812047205, 'confirmation_id', -15], [1612269443, 'conversation', -15]]], [-19, -5]],
    [0, 1]
);

export function decodeApproveArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.PendingId, Uint8Array] {
    return decodeMessage<[did.PendingId, Uint8Array]>(APPROVE_ARGS, message, limits, (r) => [readPendingId(r), r.blob()]);
}

export function decodeApproveFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.PendingId {
    return decodeFirst<did.PendingId>(APPROVE_ARGS, message, limits, (r) => readPendingId(r));
}

export function encodeApproveArgs(v: [did.PendingId, Uint8Array]): Uint8Array {
    return encodeMessage(APPROVE_ARGS, (w) => {
        writePendingId(w, v[0]);
        w.blob(v[1]);
    });
}

const APPROVE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x02l\x02\xad\xe2\x92\x8e\x04q\xa6\x96\xa4\x87\x08qk\x02\x9c\xc2\x01\x7f\xc8\x97\xa7\x99\x07\x00\x01\x01',
    [[-20, [[1103409453, 'code', -15], [2162756390, 'summary', -15]]], [-21, [[24860, 'ok', -1], [1932118984, 'error', 0]]]],
    [1]
);

export function decodeApproveResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ApproveResult {
    return decodeMessage<[did.ApproveResult]>(APPROVE_RESULT, message, limits, (r) => [readApproveResult(r)])[0];
}

export function encodeApproveResult(v: did.ApproveResult): Uint8Array {
    return encodeMessage(APPROVE_RESULT, (w) => {
        writeApproveResult(w, v);
    });
}

const AUDIT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01k\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07q\x03\x00xy',
    [[-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]]],
    [0, -8, -7]
);

export function decodeAuditArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.Subject, bigint, number] {
    return decodeMessage<[did.Subject, bigint, number]>(AUDIT_ARGS, message, limits, (r) => [readSubject(r), r.nat64(), r.nat32()]);
}

export function decodeAuditFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.Subject {
    return decodeFirst<did.Subject>(AUDIT_ARGS, message, limits, (r) => readSubject(r));
}

export function encodeAuditArgs(v: [did.Subject, bigint, number]): Uint8Array {
    return encodeMessage(AUDIT_ARGS, (w) => {
        writeSubject(w, v[0]);
        w.nat64(v[1]);
        w.nat32(v[2]);
    });
}

const AUDIT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07m{n\x00nhk\x03\x82\xe1\xb7\x93\x04\x7f\x8a\xc7\xec\x8b\x0eq\xbd\x8b\xfb\xbf\x0eql\x0a\xf3\xa9\x01x\xd6\xfe\xaa\xa2\x01h\xe5\xb6\x9b\x83\x03q\xce\xdf\xa0\xa8\x04\x00\xd8\xb6\x85\xe8\x04q\xdf\x83\xd5\xb5\x05\x02\x8b\xa9\xa1\xb7\x0bh\x92\xb6\xd2\xf0\x0bx\x92\xf1\xbe\xde\x0d\x03\xd6\xfe\xdc\xf4\x0e\x00m\x04l\x0a\xb0\xf0\xf5\x04x\x97\x92\x8b\xda\x01\x01\x9c\xcc\x89\xed\x01\x00\x88\x8d\xc9\x9a\x04\x00\xa0\xd2\xac\xa8\x04\x00\xf3\x89\x8a\xc8\x04x\x96\x85\xb6\xe2\x04\x00\xb9\xc3\xc3\x9b\x06\x00\xd0\xda\xfc\xca\x07\x05\xff\xa8\xc9\xd1\x09\x00\x01\x06',
    [[-19, -5], [-18, 0], [-18, -24], [-21, [[1114501250, 'done', -1], [3782943626, 'unknown', -15], [3892233661, 'failed', -15]]], [-20, [[21747, 'at', -8], [340442966, 'on_behalf', -24], [812047205, 'confirmation_id', -15], [1158164430, 'hash', 0], [1291934552, 'tool', -15], [1454719455, 'approved_by', 2], [3068679307, 'caller', -24], [3189021458, 'index', -8], [3687823506, 'outcome', 3], [4002889558, 'arguments', 0]]], [-19, 4], [-20, [[10319920, 'first', -8], [457361687, 'certificate', 1], [497182236, 'after', 0], [1129465480, 'checkpoint', 0], [1158359328, 'head', 0], [1224901875, 'next', -8], [1280148118, 'salt', 0], [1668342201, 'witness', 0], [2036280656, 'entries', 5], [2586989695, 'before', 0]]]],
    [6]
);

export function decodeAuditResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.AuditPage {
    return decodeMessage<[did.AuditPage]>(AUDIT_RESULT, message, limits, (r) => [readAuditPage(r)])[0];
}

export function encodeAuditResult(v: did.AuditPage): Uint8Array {
    return encodeMessage(AUDIT_RESULT, (w) => {
        writeAuditPage(w, v);
    });
}

const CONFIGURE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x03n~nhl\x02\xae\x81\x91\xfc\x0e\x00\xb0\xf7\xd7\xae\x0f\x01\x01\x02',
    [[-18, -2], [-18, -24], [-20, [[4018421934, 'paused', 0], [4124441520, 'coordinator', 1]]]],
    [2]
);

export function decodeConfigureArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Config] {
    return decodeMessage<[did.Config]>(CONFIGURE_ARGS, message, limits, (r) => [readConfig(r)]);
}

export function encodeConfigureArgs(v: [did.Config]): Uint8Array {
    return encodeMessage(CONFIGURE_ARGS, (w) => {
        writeConfig(w, v[0]);
    });
}

const CONFIGURE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x02l\x02\xad\xe2\x92\x8e\x04q\xa6\x96\xa4\x87\x08qk\x02\x9c\xc2\x01\x7f\xc8\x97\xa7\x99\x07\x00\x01\x01',
    [[-20, [[1103409453, 'code', -15], [2162756390, 'summary', -15]]], [-21, [[24860, 'ok', -1], [1932118984, 'error', 0]]]],
    [1]
);

export function decodeConfigureResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ConfigResult {
    return decodeMessage<[did.ConfigResult]>(CONFIGURE_RESULT, message, limits, (r) => [readConfigResult(r)])[0];
}

export function encodeConfigureResult(v: did.ConfigResult): Uint8Array {
    return encodeMessage(CONFIGURE_RESULT, (w) => {
        writeConfigResult(w, v);
    });
}

const EXECUTE_TOOL_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x06nhnqk\x03\xde\xdc\xa3\xf8\x02\x00\xbd\xf9\x92\xbc\x07q\xae\xc7\xc8\x99\x0a\x01l\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x03l\x05\xac\x83\xa0\xcc\x02\x02\xfd\xd6\x97\xe8\x04x\x9a\xe9\xfd\xcd\x05\x01\x83\x8f\xe5\x80\x06q\xa9\xc1\xea\xd7\x0c\x04\x03\x05qq',
    [[-18, -24], [-18, -15], [-21, [[789114462, 'customer', 0], [2005187773, 'salon', -15], [2737972142, 'visitor', 1]]], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 3], [-20, [[696779180, 'subject', 2], [1292233597, 'turn', -8], [1505719450, 'locale', 1], [1612269443, 'conversation', -15], [3405422761, 'position', 4]]]],
    [5, -15, -15]
);

export function decodeExecuteToolArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.Session, string, string] {
    return decodeMessage<[did.Session, string, string]>(EXECUTE_TOOL_ARGS, message, limits, (r) => [readSession(r), r.text(), r.text()]);
}

export function decodeExecuteToolFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.Session {
    return decodeFirst<did.Session>(EXECUTE_TOOL_ARGS, message, limits, (r) => readSession(r));
}

export function encodeExecuteToolArgs(v: [did.Session, string, string]): Uint8Array {
    return encodeMessage(EXECUTE_TOOL_ARGS, (w) => {
        writeSession(w, v[0]);
        w.text(v[1]);
        w.text(v[2]);
    });
}

const EXECUTE_TOOL_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05nql\x03\xfa\xf8\xd6\x82\x01~\xaa\xac\x8d\x93\x04\x00\xa6\x96\xa4\x87\x08ql\x05\xfa\xf8\xd6\x82\x01~\xad\xe2\x92\x8e\x04q\xaa\xac\x8d\x93\x04\x00\xa6\x96\xa4\x87\x08q\x82\xb2\xd5\xc5\x0d~l\x05\xe5\xb6\x9b\x83\x03q\xe5\x8d\xb8\x98\x04q\xa6\x96\xa4\x87\x08q\xe5\xae\xf6\xf5\x0a~\xde\xa7\xf7\xda\x0dxk\x03\x9c\xc2\x01\x01\xc8\x97\xa7\x99\x07\x02\xe9\xa8\x91\x9e\x0c\x03\x01\x04',
    [[-18, -15], [-20, [[274054266, 'repeated', -2], [1113806378, 'data', 0], [2162756390, 'summary', -15]]], [-20, [[274054266, 'repeated', -2], [1103409453, 'code', -15], [1113806378, 'data', 0], [2162756390, 'summary', -15], [3635763458, 'retryable', -2]]], [-20, [[812047205, 'confirmation_id', -15], [1124992741, 'echo', -15], [2162756390, 'summary', -15], [2931660645, 'needs_approval', -2], [3680359390, 'expires_at', -8]]], [-21, [[24860, 'ok', 1], [1932118984, 'error', 2], [3284423785, 'confirmation_required', 3]]]],
    [4]
);

export function decodeExecuteToolResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ToolResult {
    return decodeMessage<[did.ToolResult]>(EXECUTE_TOOL_RESULT, message, limits, (r) => [readToolResult(r)])[0];
}

export function encodeExecuteToolResult(v: did.ToolResult): Uint8Array {
    return encodeMessage(EXECUTE_TOOL_RESULT, (w) => {
        writeToolResult(w, v);
    });
}

const EXECUTE_TOOL_QUERY_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x06nhnqk\x03\xde\xdc\xa3\xf8\x02\x00\xbd\xf9\x92\xbc\x07q\xae\xc7\xc8\x99\x0a\x01l\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x03l\x05\xac\x83\xa0\xcc\x02\x02\xfd\xd6\x97\xe8\x04x\x9a\xe9\xfd\xcd\x05\x01\x83\x8f\xe5\x80\x06q\xa9\xc1\xea\xd7\x0c\x04\x03\x05qq',
    [[-18, -24], [-18, -15], [-21, [[789114462, 'customer', 0], [2005187773, 'salon', -15], [2737972142, 'visitor', 1]]], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 3], [-20, [[696779180, 'subject', 2], [1292233597, 'turn', -8], [1505719450, 'locale', 1], [1612269443, 'conversation', -15], [3405422761, 'position', 4]]]],
    [5, -15, -15]
);

export function decodeExecuteToolQueryArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.Session, string, string] {
    return decodeMessage<[did.Session, string, string]>(EXECUTE_TOOL_QUERY_ARGS, message, limits, (r) => [readSession(r), r.text(), r.text()]);
}

export function decodeExecuteToolQueryFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.Session {
    return decodeFirst<did.Session>(EXECUTE_TOOL_QUERY_ARGS, message, limits, (r) => readSession(r));
}

export function encodeExecuteToolQueryArgs(v: [did.Session, string, string]): Uint8Array {
    return encodeMessage(EXECUTE_TOOL_QUERY_ARGS, (w) => {
        writeSession(w, v[0]);
        w.text(v[1]);
        w.text(v[2]);
    });
}

const EXECUTE_TOOL_QUERY_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05nql\x03\xfa\xf8\xd6\x82\x01~\xaa\xac\x8d\x93\x04\x00\xa6\x96\xa4\x87\x08ql\x05\xfa\xf8\xd6\x82\x01~\xad\xe2\x92\x8e\x04q\xaa\xac\x8d\x93\x04\x00\xa6\x96\xa4\x87\x08q\x82\xb2\xd5\xc5\x0d~l\x05\xe5\xb6\x9b\x83\x03q\xe5\x8d\xb8\x98\x04q\xa6\x96\xa4\x87\x08q\xe5\xae\xf6\xf5\x0a~\xde\xa7\xf7\xda\x0dxk\x03\x9c\xc2\x01\x01\xc8\x97\xa7\x99\x07\x02\xe9\xa8\x91\x9e\x0c\x03\x01\x04',
    [[-18, -15], [-20, [[274054266, 'repeated', -2], [1113806378, 'data', 0], [2162756390, 'summary', -15]]], [-20, [[274054266, 'repeated', -2], [1103409453, 'code', -15], [1113806378, 'data', 0], [2162756390, 'summary', -15], [3635763458, 'retryable', -2]]], [-20, [[812047205, 'confirmation_id', -15], [1124992741, 'echo', -15], [2162756390, 'summary', -15], [2931660645, 'needs_approval', -2], [3680359390, 'expires_at', -8]]], [-21, [[24860, 'ok', 1], [1932118984, 'error', 2], [3284423785, 'confirmation_required', 3]]]],
    [4]
);

export function decodeExecuteToolQueryResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ToolResult {
    return decodeMessage<[did.ToolResult]>(EXECUTE_TOOL_QUERY_RESULT, message, limits, (r) => [readToolResult(r)])[0];
}

export function encodeExecuteToolQueryResult(v: did.ToolResult): Uint8Array {
    return encodeMessage(EXECUTE_TOOL_QUERY_RESULT, (w) => {
        writeToolResult(w, v);
    });
}

const GRANT_AGENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x08mqn\x00k\x02\x89\xe3\xba\xa1\x01\x7f\xcf\x97\x8a\xca\x06\x7fk\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07qnyk\x02\xd6\x96\x9d\xdd\x04\x7f\xdf\xd9\xe5\x82\x0d\x7fnxl\x08\x9b\xa4\xba\xa1\x01\x01\x9a\xad\xb9\xc6\x01\x02\xc5\x85\x81\xf2\x01h\xac\x83\xa0\xcc\x02\x03\xa3\xed\xb9\x98\x03\x04\xef\x8d\xdc\xd2\x03\x04\x94\xe3\xe5\xc6\x07\x05\xde\xa7\xf7\xda\x0d\x06\x01\x07',
    [[-19, -15], [-18, 0], [-21, [[338604425, 'next_turn', -1], [1765968847, 'owner_approval', -1]]], [-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]], [-18, -7], [-21, [[1269254998, 'read', -1], [3495521503, 'write', -1]]], [-18, -8], [-20, [[338596379, 'tools', 1], [416175770, 'consent', 2], [507527877, 'agent', -24], [696779180, 'subject', 3], [856585891, 'approval_minutes', 4], [978781935, 'writes_per_day', 4], [2027516308, 'scope', 5], [3680359390, 'expires_at', 6]]]],
    [7]
);

export function decodeGrantAgentArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.GrantRequest] {
    return decodeMessage<[did.GrantRequest]>(GRANT_AGENT_ARGS, message, limits, (r) => [readGrantRequest(r)]);
}

export function encodeGrantAgentArgs(v: [did.GrantRequest]): Uint8Array {
    return encodeMessage(GRANT_AGENT_ARGS, (w) => {
        writeGrantRequest(w, v[0]);
    });
}

const GRANT_AGENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08mqn\x00k\x02\x89\xe3\xba\xa1\x01\x7f\xcf\x97\x8a\xca\x06\x7fk\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07qk\x02\xd6\x96\x9d\xdd\x04\x7f\xdf\xd9\xe5\x82\x0d\x7fl\x0a\x9b\xa4\xba\xa1\x01\x01\x9a\xad\xb9\xc6\x01\x02\xc5\x85\x81\xf2\x01h\xac\x83\xa0\xcc\x02\x03\xa3\xed\xb9\x98\x03y\xef\x8d\xdc\xd2\x03y\x94\xe3\xe5\xc6\x07\x04\xf7\xe9\xb5\x98\x0ax\xdb\xeb\xb5\x98\x0ah\xde\xa7\xf7\xda\x0dxl\x02\xad\xe2\x92\x8e\x04q\xa6\x96\xa4\x87\x08qk\x02\x9c\xc2\x01\x05\xc8\x97\xa7\x99\x07\x06\x01\x07',
    [[-19, -15], [-18, 0], [-21, [[338604425, 'next_turn', -1], [1765968847, 'owner_approval', -1]]], [-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]], [-21, [[1269254998, 'read', -1], [3495521503, 'write', -1]]], [-20, [[338596379, 'tools', 1], [416175770, 'consent', 2], [507527877, 'agent', -24], [696779180, 'subject', 3], [856585891, 'approval_minutes', -7], [978781935, 'writes_per_day', -7], [2027516308, 'scope', 4], [2735568119, 'granted_at', -8], [2735568347, 'granted_by', -24], [3680359390, 'expires_at', -8]]], [-20, [[1103409453, 'code', -15], [2162756390, 'summary', -15]]], [-21, [[24860, 'ok', 5], [1932118984, 'error', 6]]]],
    [7]
);

export function decodeGrantAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.GrantResult {
    return decodeMessage<[did.GrantResult]>(GRANT_AGENT_RESULT, message, limits, (r) => [readGrantResult(r)])[0];
}

export function encodeGrantAgentResult(v: did.GrantResult): Uint8Array {
    return encodeMessage(GRANT_AGENT_RESULT, (w) => {
        writeGrantResult(w, v);
    });
}

const GRANTS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01k\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07q\x01\x00',
    [[-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]]],
    [0]
);

export function decodeGrantsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Subject] {
    return decodeMessage<[did.Subject]>(GRANTS_ARGS, message, limits, (r) => [readSubject(r)]);
}

export function encodeGrantsArgs(v: [did.Subject]): Uint8Array {
    return encodeMessage(GRANTS_ARGS, (w) => {
        writeSubject(w, v[0]);
    });
}

const GRANTS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07mqn\x00k\x02\x89\xe3\xba\xa1\x01\x7f\xcf\x97\x8a\xca\x06\x7fk\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07qk\x02\xd6\x96\x9d\xdd\x04\x7f\xdf\xd9\xe5\x82\x0d\x7fl\x0a\x9b\xa4\xba\xa1\x01\x01\x9a\xad\xb9\xc6\x01\x02\xc5\x85\x81\xf2\x01h\xac\x83\xa0\xcc\x02\x03\xa3\xed\xb9\x98\x03y\xef\x8d\xdc\xd2\x03y\x94\xe3\xe5\xc6\x07\x04\xf7\xe9\xb5\x98\x0ax\xdb\xeb\xb5\x98\x0ah\xde\xa7\xf7\xda\x0dxm\x05\x01\x06',
    [[-19, -15], [-18, 0], [-21, [[338604425, 'next_turn', -1], [1765968847, 'owner_approval', -1]]], [-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]], [-21, [[1269254998, 'read', -1], [3495521503, 'write', -1]]], [-20, [[338596379, 'tools', 1], [416175770, 'consent', 2], [507527877, 'agent', -24], [696779180, 'subject', 3], [856585891, 'approval_minutes', -7], [978781935, 'writes_per_day', -7], [2027516308, 'scope', 4], [2735568119, 'granted_at', -8], [2735568347, 'granted_by', -24], [3680359390, 'expires_at', -8]]], [-19, 5]],
    [6]
);

export function decodeGrantsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.Grant> {
    return decodeMessage<[Array<did.Grant>]>(GRANTS_RESULT, message, limits, (r) => [readGrantVec(r)])[0];
}

export function encodeGrantsResult(v: Array<did.Grant>): Uint8Array {
    return encodeMessage(GRANTS_RESULT, (w) => {
        writeGrantVec(w, v);
    });
}

const ICRC10_SUPPORTED_STANDARDS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeIcrc10SupportedStandardsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [] {
    return decodeMessage<[]>(ICRC10_SUPPORTED_STANDARDS_ARGS, message, limits, () => []);
}

export function encodeIcrc10SupportedStandardsArgs(_v: []): Uint8Array {
    return encodeMessage(ICRC10_SUPPORTED_STANDARDS_ARGS, (_w) => {
    });
}

const ICRC10_SUPPORTED_STANDARDS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x02l\x02\xef\xd6\xe4\x02q\xcb\xe4\xfd\xc7\x04qm\x00\x01\x01',
    [[-20, [[5843823, 'url', -15], [1224700491, 'name', -15]]], [-19, 0]],
    [1]
);

export function decodeIcrc10SupportedStandardsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<{ url: string; name: string }> {
    return decodeMessage<[Array<{ url: string; name: string }>]>(ICRC10_SUPPORTED_STANDARDS_RESULT, message, limits, (r) => [readIcrc10SupportedStandardsResultVec(r)])[0];
}

export function encodeIcrc10SupportedStandardsResult(v: Array<{ url: string; name: string }>): Uint8Array {
    return encodeMessage(ICRC10_SUPPORTED_STANDARDS_RESULT, (w) => {
        writeIcrc10SupportedStandardsResultVec(w, v);
    });
}

const ICRC21_CANISTER_CALL_CONSENT_MESSAGE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x07m{nvl\x02\xae\xae\xb1\xcc\x05\x01\xd8\x80\xc6\xd0\x07qk\x02\x8b\xea\xbf\xc2\x06\x7f\xa9\x89\x8b\x8f\x0a\x7fn\x03l\x02\xef\xce\xe7\x80\x04\x02\xc4\xfb\xf2\xdb\x05\x04l\x03\xd6\xfc\xa7\x02\x00\xe1\xed\xebJq\x84\xf7\xfe\xe8\x0a\x05\x01\x06',
    [[-19, -5], [-18, -10], [-20, [[1502369582, 'utc_offset_minutes', 1], [2047967320, 'language', -15]]], [-21, [[1750070539, 'GenericDisplay', -1], [2715993257, 'FieldsDisplay', -1]]], [-18, 3], [-20, [[1075439471, 'metadata', 2], [1534901700, 'device_spec', 4]]], [-20, [[4849238, 'arg', 0], [156956385, 'method', -15], [2904537988, 'user_preferences', 5]]]],
    [6]
);

export function decodeIcrc21CanisterCallConsentMessageArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.icrc21_consent_message_request] {
    return decodeMessage<[did.icrc21_consent_message_request]>(ICRC21_CANISTER_CALL_CONSENT_MESSAGE_ARGS, message, limits, (r) => [readIcrc21ConsentMessageRequest(r)]);
}

export function encodeIcrc21CanisterCallConsentMessageArgs(v: [did.icrc21_consent_message_request]): Uint8Array {
    return encodeMessage(ICRC21_CANISTER_CALL_CONSENT_MESSAGE_ARGS, (w) => {
        writeIcrc21ConsentMessageRequest(w, v[0]);
    });
}

const ICRC21_CANISTER_CALL_CONSENT_MESSAGE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x0fnvl\x02\xae\xae\xb1\xcc\x05\x00\xd8\x80\xc6\xd0\x07ql\x01\xb9\x9a\xde\xcb\x01ql\x03\xc2\x95\xa9\x93\x01{\xd8\xa3\x8c\xa8\x0dx\xd8\xde\xf6\xf6\x0eql\x01\xd8\xa3\x8c\xa8\x0dxk\x04\xcd\xf1\xcb\xbe\x03\x02\x91\xc3\x8e\xe7\x04\x03\xe9\x98\xe3\xc3\x0a\x04\xeb\xd2\xe8\xd6\x0f\x04l\x02\x00q\x01\x05m\x06l\x02\xf9\x9c\xba\x84\x08\x07\xdc\xec\x99\xf4\x09qk\x02\x9e\xe0\xb5;\x08\xfc\xdf\xd7\x9a\x0fql\x02\xef\xce\xe7\x80\x04\x01\xe2\x9f\xdc\xc8\x06\x09l\x02\xfc\x91\xf4\xf8\x05q\xc4\x98\xb1\xb5\x0d}l\x01\xfc\x91\xf4\xf8\x05qk\x04\xd1\xc4\x98|\x0b\xa3\xf2\xef\xe6\x02\x0c\x9a\x85\x97\xe6\x03\x0c\xe3\xc5\x81\x90\x0f\x0ck\x02\xbc\x8a\x01\x0a\xc5\xfe\xd2\x01\x0d\x01\x0e',
    [[-18, -10], [-20, [[1502369582, 'utc_offset_minutes', 0], [2047967320, 'language', -15]]], [-20, [[427265337, 'content', -15]]], [-20, [[308955842, 'decimals', -5], [3573748184, 'amount', -8], [4007505752, 'symbol', -15]]], [-20, [[3573748184, 'amount', -8]]], [-21, [[936573133, 'Text', 2], [1289986449, 'TokenAmount', 3], [2826488937, 'TimestampSeconds', 4], [4208601451, 'DurationSeconds', 4]]], [-20, [[0, '_0_', -15], [1, '_1_', 5]]], [-19, 6], [-20, [[2156826233, 'fields', 7], [2659612252, 'intent', -15]]], [-21, [[124612638, 'FieldsDisplayMessage', 8], [4082495484, 'GenericDisplayMessage', -15]]], [-20, [[1075439471, 'metadata', 1], [1763119074, 'consent_message', 9]]], [-20, [[1595738364, 'description', -15], [3601615940, 'error_code', -3]]], [-20, [[1595738364, 'description', -15]]], [-21, [[260448849, 'GenericError', 11], [752613667, 'InsufficientPayment', 12], [1019593370, 'UnsupportedCanisterCall', 12], [4060111587, 'ConsentMessageUnavailable', 12]]], [-21, [[17724, 'Ok', 10], [3456837, 'Err', 13]]]],
    [14]
);

export function decodeIcrc21CanisterCallConsentMessageResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.icrc21_consent_message_response {
    return decodeMessage<[did.icrc21_consent_message_response]>(ICRC21_CANISTER_CALL_CONSENT_MESSAGE_RESULT, message, limits, (r) => [readIcrc21ConsentMessageResponse(r)])[0];
}

export function encodeIcrc21CanisterCallConsentMessageResult(v: did.icrc21_consent_message_response): Uint8Array {
    return encodeMessage(ICRC21_CANISTER_CALL_CONSENT_MESSAGE_RESULT, (w) => {
        writeIcrc21ConsentMessageResponse(w, v);
    });
}

const LIST_TOOLS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x06nhnqk\x03\xde\xdc\xa3\xf8\x02\x00\xbd\xf9\x92\xbc\x07q\xae\xc7\xc8\x99\x0a\x01l\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x03l\x05\xac\x83\xa0\xcc\x02\x02\xfd\xd6\x97\xe8\x04x\x9a\xe9\xfd\xcd\x05\x01\x83\x8f\xe5\x80\x06q\xa9\xc1\xea\xd7\x0c\x04\x01\x05',
    [[-18, -24], [-18, -15], [-21, [[789114462, 'customer', 0], [2005187773, 'salon', -15], [2737972142, 'visitor', 1]]], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 3], [-20, [[696779180, 'subject', 2], [1292233597, 'turn', -8], [1505719450, 'locale', 1], [1612269443, 'conversation', -15], [3405422761, 'position', 4]]]],
    [5]
);

export function decodeListToolsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Session] {
    return decodeMessage<[did.Session]>(LIST_TOOLS_ARGS, message, limits, (r) => [readSession(r)]);
}

export function encodeListToolsArgs(v: [did.Session]): Uint8Array {
    return encodeMessage(LIST_TOOLS_ARGS, (w) => {
        writeSession(w, v[0]);
    });
}

const LIST_TOOLS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x03l\x06\x81\x9e\x84dq\xcb\xe4\xfd\xc7\x04q\xaa\xfd\xfa\x8b\x05q\xfc\x91\xf4\xf8\x05q\xb4\xad\x97\xef\x07~\xad\xef\xab\xb1\x08qm\x00l\x02\x9b\xa4\xba\xa1\x01\x01\x98\xce\xc7\xe7\x07q\x01\x02',
    [[-20, [[209784577, 'output', -15], [1224700491, 'name', -15], [1367260842, 'parameters', -15], [1595738364, 'description', -15], [2112214708, 'writes', -2], [2250962861, 'progress', -15]]], [-19, 0], [-20, [[338596379, 'tools', 1], [2096228120, 'version', -15]]]],
    [2]
);

export function decodeListToolsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ToolSet {
    return decodeMessage<[did.ToolSet]>(LIST_TOOLS_RESULT, message, limits, (r) => [readToolSet(r)])[0];
}

export function encodeListToolsResult(v: did.ToolSet): Uint8Array {
    return encodeMessage(LIST_TOOLS_RESULT, (w) => {
        writeToolSet(w, v);
    });
}

const MY_GRANTS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeMyGrantsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [] {
    return decodeMessage<[]>(MY_GRANTS_ARGS, message, limits, () => []);
}

export function encodeMyGrantsArgs(_v: []): Uint8Array {
    return encodeMessage(MY_GRANTS_ARGS, (_w) => {
    });
}

const MY_GRANTS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07mqn\x00k\x02\x89\xe3\xba\xa1\x01\x7f\xcf\x97\x8a\xca\x06\x7fk\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07qk\x02\xd6\x96\x9d\xdd\x04\x7f\xdf\xd9\xe5\x82\x0d\x7fl\x0a\x9b\xa4\xba\xa1\x01\x01\x9a\xad\xb9\xc6\x01\x02\xc5\x85\x81\xf2\x01h\xac\x83\xa0\xcc\x02\x03\xa3\xed\xb9\x98\x03y\xef\x8d\xdc\xd2\x03y\x94\xe3\xe5\xc6\x07\x04\xf7\xe9\xb5\x98\x0ax\xdb\xeb\xb5\x98\x0ah\xde\xa7\xf7\xda\x0dxm\x05\x01\x06',
    [[-19, -15], [-18, 0], [-21, [[338604425, 'next_turn', -1], [1765968847, 'owner_approval', -1]]], [-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]], [-21, [[1269254998, 'read', -1], [3495521503, 'write', -1]]], [-20, [[338596379, 'tools', 1], [416175770, 'consent', 2], [507527877, 'agent', -24], [696779180, 'subject', 3], [856585891, 'approval_minutes', -7], [978781935, 'writes_per_day', -7], [2027516308, 'scope', 4], [2735568119, 'granted_at', -8], [2735568347, 'granted_by', -24], [3680359390, 'expires_at', -8]]], [-19, 5]],
    [6]
);

export function decodeMyGrantsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.Grant> {
    return decodeMessage<[Array<did.Grant>]>(MY_GRANTS_RESULT, message, limits, (r) => [readGrantVec(r)])[0];
}

export function encodeMyGrantsResult(v: Array<did.Grant>): Uint8Array {
    return encodeMessage(MY_GRANTS_RESULT, (w) => {
        writeGrantVec(w, v);
    });
}

const PENDING_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01k\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07q\x01\x00',
    [[-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]]],
    [0]
);

export function decodePendingArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Subject] {
    return decodeMessage<[did.Subject]>(PENDING_ARGS, message, limits, (r) => [readSubject(r)]);
}

export function encodePendingArgs(v: [did.Subject]): Uint8Array {
    return encodeMessage(PENDING_ARGS, (w) => {
        writeSubject(w, v[0]);
    });
}

const PENDING_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x03\xc5\x85\x81\xf2\x01h\xe5\xb6\x9b\x83\x03q\x83\x8f\xe5\x80\x06qm{l\x07\xdb\xb7\x01\x00\x87\xfb\xb4\xb3\x01x\xd8\xb6\x85\xe8\x04q\xa6\x96\xa4\x87\x08q\xf7\x9c\x81\x97\x09~\xc4\x80\x94\xa9\x0b\x01\xde\xa7\xf7\xda\x0dxm\x02\x01\x03',
    [[-20, [[507527877, 'agent', -24], [812047205, 'confirmation_id', -15], [1612269443, 'conversation', -15]]], [-19, -5], [-20, [[23515, 'id', 0], [376257927, 'issued_at', -8], [1291934552, 'tool', -15], [2162756390, 'summary', -15], [2464173687, 'approved', -2], [3039100996, 'digest', 1], [3680359390, 'expires_at', -8]]], [-19, 2]],
    [3]
);

export function decodePendingResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.Pending> {
    return decodeMessage<[Array<did.Pending>]>(PENDING_RESULT, message, limits, (r) => [readPendingVec(r)])[0];
}

export function encodePendingResult(v: Array<did.Pending>): Uint8Array {
    return encodeMessage(PENDING_RESULT, (w) => {
        writePendingVec(w, v);
    });
}

const PERSONA_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x06nhnqk\x03\xde\xdc\xa3\xf8\x02\x00\xbd\xf9\x92\xbc\x07q\xae\xc7\xc8\x99\x0a\x01l\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x03l\x05\xac\x83\xa0\xcc\x02\x02\xfd\xd6\x97\xe8\x04x\x9a\xe9\xfd\xcd\x05\x01\x83\x8f\xe5\x80\x06q\xa9\xc1\xea\xd7\x0c\x04\x01\x05',
    [[-18, -24], [-18, -15], [-21, [[789114462, 'customer', 0], [2005187773, 'salon', -15], [2737972142, 'visitor', 1]]], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 3], [-20, [[696779180, 'subject', 2], [1292233597, 'turn', -8], [1505719450, 'locale', 1], [1612269443, 'conversation', -15], [3405422761, 'position', 4]]]],
    [5]
);

export function decodePersonaArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Session] {
    return decodeMessage<[did.Session]>(PERSONA_ARGS, message, limits, (r) => [readSession(r)]);
}

export function encodePersonaArgs(v: [did.Session]): Uint8Array {
    return encodeMessage(PERSONA_ARGS, (w) => {
        writeSession(w, v[0]);
    });
}

const PERSONA_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01q',
    [],
    [-15]
);

export function decodePersonaResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): string {
    return decodeMessage<[string]>(PERSONA_RESULT, message, limits, (r) => [r.text()])[0];
}

export function encodePersonaResult(v: string): Uint8Array {
    return encodeMessage(PERSONA_RESULT, (w) => {
        w.text(v);
    });
}

const RECEIPT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qq',
    [],
    [-15, -15]
);

export function decodeReceiptArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(RECEIPT_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeReceiptFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(RECEIPT_ARGS, message, limits, (r) => r.text());
}

export function encodeReceiptArgs(v: [string, string]): Uint8Array {
    return encodeMessage(RECEIPT_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const RECEIPT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05nqk\x07\xe7\x94\xe5\x82\x01\x7f\xa5\xbf\xa9\xab\x02\x7f\x82\xe1\xb7\x93\x04\x7f\xb2\xd5\xbc\x88\x0b\x7f\xa4\x98\xd9\x83\x0d\x7f\x8a\xc7\xec\x8b\x0e\x7f\xbd\x8b\xfb\xbf\x0e\x7fnxl\x05\x87\xfb\xb4\xb3\x01x\xd8\xb6\x85\xe8\x04q\xa6\x96\xa4\x87\x08\x00\x91\xec\xad\xa0\x08\x01\xb9\xb8\xb4\xad\x0f\x02n\x03\x01\x04',
    [[-18, -15], [-21, [[274287207, 'previewed', -1], [627728293, 'expired', -1], [1114501250, 'done', -1], [2970561202, 'executing', -1], [3497413668, 'withdrawn', -1], [3782943626, 'unknown', -1], [3892233661, 'failed', -1]]], [-18, -8], [-20, [[376257927, 'issued_at', -8], [1291934552, 'tool', -15], [2162756390, 'summary', 0], [2215343633, 'state', 1], [4121762873, 'settled_at', 2]]], [-18, 3]],
    [4]
);

export function decodeReceiptResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): [] | [did.Receipt] {
    return decodeMessage<[[] | [did.Receipt]]>(RECEIPT_RESULT, message, limits, (r) => [r.some() ? [readReceipt(r)] : []])[0];
}

export function encodeReceiptResult(v: [] | [did.Receipt]): Uint8Array {
    return encodeMessage(RECEIPT_RESULT, (w) => {
        if (v.length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            writeReceipt(w, v[0]);
        }
    });
}

const RECEIPT_PROOF_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qq',
    [],
    [-15, -15]
);

export function decodeReceiptProofArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(RECEIPT_PROOF_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeReceiptProofFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(RECEIPT_PROOF_ARGS, message, limits, (r) => r.text());
}

export function encodeReceiptProofArgs(v: [string, string]): Uint8Array {
    return encodeMessage(RECEIPT_PROOF_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const RECEIPT_PROOF_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07m{n\x00nhk\x03\x82\xe1\xb7\x93\x04\x7f\x8a\xc7\xec\x8b\x0eq\xbd\x8b\xfb\xbf\x0eql\x0a\xf3\xa9\x01x\xd6\xfe\xaa\xa2\x01h\xe5\xb6\x9b\x83\x03q\xce\xdf\xa0\xa8\x04\x00\xd8\xb6\x85\xe8\x04q\xdf\x83\xd5\xb5\x05\x02\x8b\xa9\xa1\xb7\x0bh\x92\xb6\xd2\xf0\x0bx\x92\xf1\xbe\xde\x0d\x03\xd6\xfe\xdc\xf4\x0e\x00l\x05\x97\x92\x8b\xda\x01\x01\x9c\xcc\x89\xed\x01\x00\xb9\xc3\xc3\x9b\x06\x00\xf2\xf0\x99\x84\x07\x04\xff\xa8\xc9\xd1\x09\x00n\x05\x01\x06',
    [[-19, -5], [-18, 0], [-18, -24], [-21, [[1114501250, 'done', -1], [3782943626, 'unknown', -15], [3892233661, 'failed', -15]]], [-20, [[21747, 'at', -8], [340442966, 'on_behalf', -24], [812047205, 'confirmation_id', -15], [1158164430, 'hash', 0], [1291934552, 'tool', -15], [1454719455, 'approved_by', 2], [3068679307, 'caller', -24], [3189021458, 'index', -8], [3687823506, 'outcome', 3], [4002889558, 'arguments', 0]]], [-20, [[457361687, 'certificate', 1], [497182236, 'after', 0], [1668342201, 'witness', 0], [1887860850, 'entry', 4], [2586989695, 'before', 0]]], [-18, 5]],
    [6]
);

export function decodeReceiptProofResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): [] | [did.ReceiptProof] {
    return decodeMessage<[[] | [did.ReceiptProof]]>(RECEIPT_PROOF_RESULT, message, limits, (r) => [r.some() ? [readReceiptProof(r)] : []])[0];
}

export function encodeReceiptProofResult(v: [] | [did.ReceiptProof]): Uint8Array {
    return encodeMessage(RECEIPT_PROOF_RESULT, (w) => {
        if (v.length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            writeReceiptProof(w, v[0]);
        }
    });
}

const REJECT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01l\x03\xc5\x85\x81\xf2\x01h\xe5\xb6\x9b\x83\x03q\x83\x8f\xe5\x80\x06q\x01\x00',
    [[-20, [[507527877, 'agent', -24], [812047205, 'confirmation_id', -15], [1612269443, 'conversation', -15]]]],
    [0]
);

export function decodeRejectArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.PendingId] {
    return decodeMessage<[did.PendingId]>(REJECT_ARGS, message, limits, (r) => [readPendingId(r)]);
}

export function encodeRejectArgs(v: [did.PendingId]): Uint8Array {
    return encodeMessage(REJECT_ARGS, (w) => {
        writePendingId(w, v[0]);
    });
}

const REJECT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01~',
    [],
    [-2]
);

export function decodeRejectResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): boolean {
    return decodeMessage<[boolean]>(REJECT_RESULT, message, limits, (r) => [r.bool()])[0];
}

export function encodeRejectResult(v: boolean): Uint8Array {
    return encodeMessage(REJECT_RESULT, (w) => {
        w.bool(v);
    });
}

const REVOKE_AGENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01k\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07q\x02\x00h',
    [[-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]]],
    [0, -24]
);

export function decodeRevokeAgentArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.Subject, Principal] {
    return decodeMessage<[did.Subject, Principal]>(REVOKE_AGENT_ARGS, message, limits, (r) => [readSubject(r), r.principal()]);
}

export function decodeRevokeAgentFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.Subject {
    return decodeFirst<did.Subject>(REVOKE_AGENT_ARGS, message, limits, (r) => readSubject(r));
}

export function encodeRevokeAgentArgs(v: [did.Subject, Principal]): Uint8Array {
    return encodeMessage(REVOKE_AGENT_ARGS, (w) => {
        writeSubject(w, v[0]);
        w.principal(v[1]);
    });
}

const REVOKE_AGENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01~',
    [],
    [-2]
);

export function decodeRevokeAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): boolean {
    return decodeMessage<[boolean]>(REVOKE_AGENT_RESULT, message, limits, (r) => [r.bool()])[0];
}

export function encodeRevokeAgentResult(v: boolean): Uint8Array {
    return encodeMessage(REVOKE_AGENT_RESULT, (w) => {
        w.bool(v);
    });
}

const REVOKE_ALL_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01k\x02\xde\xdc\xa3\xf8\x02h\xbd\xf9\x92\xbc\x07q\x01\x00',
    [[-21, [[789114462, 'customer', -24], [2005187773, 'salon', -15]]]],
    [0]
);

export function decodeRevokeAllArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Subject] {
    return decodeMessage<[did.Subject]>(REVOKE_ALL_ARGS, message, limits, (r) => [readSubject(r)]);
}

export function encodeRevokeAllArgs(v: [did.Subject]): Uint8Array {
    return encodeMessage(REVOKE_ALL_ARGS, (w) => {
        writeSubject(w, v[0]);
    });
}

const REVOKE_ALL_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01y',
    [],
    [-7]
);

export function decodeRevokeAllResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): number {
    return decodeMessage<[number]>(REVOKE_ALL_RESULT, message, limits, (r) => [r.nat32()])[0];
}

export function encodeRevokeAllResult(v: number): Uint8Array {
    return encodeMessage(REVOKE_ALL_RESULT, (w) => {
        w.nat32(v);
    });
}

const STATUS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeStatusArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [] {
    return decodeMessage<[]>(STATUS_ARGS, message, limits, () => []);
}

export function encodeStatusArgs(_v: []): Uint8Array {
    return encodeMessage(STATUS_ARGS, (_w) => {
    });
}

const STATUS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04n}l\x02\xf1\xfe\xe1\x8d\x03x\xcb\xe4\xfd\xc7\x04qm\x01l\x0b\xd7\xb6\x87\x97\x01x\xeb\xce\xa4\x9d\x02x\xa0\xe1\xaa\xb0\x05y\xae\xfd\xd8\x8e\x06x\x8d\xaa\xcd\x94\x08\x00\xf7\xdb\xfd\x88\x09\x02\xb2\xd5\xbc\x88\x0bx\xe3\xc0\xea\xb5\x0e~\xae\x81\x91\xfc\x0e~\xb0\xf7\xd7\xae\x0fh\xac\xa5\xd3\xc2\x0fx\x01\x03',
    [[-18, -3], [-20, [[834174833, 'value', -8], [1224700491, 'name', -15]]], [-19, 1], [-20, [[316791639, 'grants', -8], [598288235, 'previews', -8], [1443541152, 'open_calls', -7], [1641430702, 'counting_since', -8], [2190693645, 'cycles', 0], [2434756087, 'counters', 2], [2970561202, 'executing', -8], [3870990435, 'ready', -2], [4018421934, 'paused', -2], [4124441520, 'coordinator', -24], [4166308524, 'audit_entries', -8]]]],
    [3]
);

export function decodeStatusResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.Status {
    return decodeMessage<[did.Status]>(STATUS_RESULT, message, limits, (r) => [readStatus(r)])[0];
}

export function encodeStatusResult(v: did.Status): Uint8Array {
    return encodeMessage(STATUS_RESULT, (w) => {
        writeStatus(w, v);
    });
}

const TRANSFORM_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x05m{l\x02\xf1\xfe\xe1\x8d\x03q\xcb\xe4\xfd\xc7\x04qm\x01l\x03\xb2\xce\xef/}\xa2\xf5\xed\x88\x04\x00\xc6\xa4\xa1\x98\x06\x02l\x02\xef\xab\xde\xcb\x01\x00\x81\xdd\xb2\x90\x0a\x03\x01\x04',
    [[-19, -5], [-20, [[834174833, 'value', -15], [1224700491, 'name', -15]]], [-19, 1], [-20, [[100394802, 'status', -3], [1092319906, 'body', 0], [1661489734, 'headers', 2]]], [-20, [[427267567, 'context', 0], [2718740097, 'response', 3]]]],
    [4]
);

export function decodeTransformArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.TransformArgs] {
    return decodeMessage<[did.TransformArgs]>(TRANSFORM_ARGS, message, limits, (r) => [readTransformArgs(r)]);
}

export function encodeTransformArgs(v: [did.TransformArgs]): Uint8Array {
    return encodeMessage(TRANSFORM_ARGS, (w) => {
        writeTransformArgs(w, v[0]);
    });
}

const TRANSFORM_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04m{l\x02\xf1\xfe\xe1\x8d\x03q\xcb\xe4\xfd\xc7\x04qm\x01l\x03\xb2\xce\xef/}\xa2\xf5\xed\x88\x04\x00\xc6\xa4\xa1\x98\x06\x02\x01\x03',
    [[-19, -5], [-20, [[834174833, 'value', -15], [1224700491, 'name', -15]]], [-19, 1], [-20, [[100394802, 'status', -3], [1092319906, 'body', 0], [1661489734, 'headers', 2]]]],
    [3]
);

export function decodeTransformResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.HttpResponse {
    return decodeMessage<[did.HttpResponse]>(TRANSFORM_RESULT, message, limits, (r) => [readHttpResponse(r)])[0];
}

export function encodeTransformResult(v: did.HttpResponse): Uint8Array {
    return encodeMessage(TRANSFORM_RESULT, (w) => {
        writeHttpResponse(w, v);
    });
}

const WITHDRAW_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qq',
    [],
    [-15, -15]
);

export function decodeWithdrawArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(WITHDRAW_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeWithdrawFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(WITHDRAW_ARGS, message, limits, (r) => r.text());
}

export function encodeWithdrawArgs(v: [string, string]): Uint8Array {
    return encodeMessage(WITHDRAW_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const WITHDRAW_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01~',
    [],
    [-2]
);

export function decodeWithdrawResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): boolean {
    return decodeMessage<[boolean]>(WITHDRAW_RESULT, message, limits, (r) => [r.bool()])[0];
}

export function encodeWithdrawResult(v: boolean): Uint8Array {
    return encodeMessage(WITHDRAW_RESULT, (w) => {
        w.bool(v);
    });
}

function readInitArgs(r: Reader): did.InitArgs {
    return {
        coordinator: r.principal()
    };
}

function readPendingId(r: Reader): did.PendingId {
    return {
        agent: r.principal(),
        confirmation_id: r.text(),
        conversation: r.text()
    };
}

function readApproveResult(r: Reader): did.ApproveResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: null };
        default:
            return { error: readApproveResultError(r) };
    }
}

function readApproveResultError(r: Reader): { code: string; summary: string } {
    return {
        code: r.text(),
        summary: r.text()
    };
}

function readSubject(r: Reader): did.Subject {
    switch (r.tag(2)) {
        case 0:
            return { customer: r.principal() };
        default:
            return { salon: r.text() };
    }
}

function readAuditPage(r: Reader): did.AuditPage {
    return {
        first: r.nat64(),
        certificate: r.some() ? [r.blob()] : [],
        after: r.blob(),
        checkpoint: r.blob(),
        head: r.blob(),
        next: r.nat64(),
        salt: r.blob(),
        witness: r.blob(),
        entries: readAuditEntryVec(r),
        before: r.blob()
    };
}

function readAuditEntryVec(r: Reader): Array<did.AuditEntry> {
    const count = r.elements(26);
    const values: Array<did.AuditEntry> = [];
    for (let i = 0; i < count; i++) values.push(readAuditEntry(r));
    return values;
}

function readAuditEntry(r: Reader): did.AuditEntry {
    return {
        at: r.nat64(),
        on_behalf: r.principal(),
        confirmation_id: r.text(),
        hash: r.blob(),
        tool: r.text(),
        approved_by: r.some() ? [r.principal()] : [],
        caller: r.principal(),
        index: r.nat64(),
        outcome: readAuditEntryOutcome(r),
        arguments: r.blob()
    };
}

function readAuditEntryOutcome(r: Reader): { done: null } | { unknown: string } | { failed: string } {
    switch (r.tag(3)) {
        case 0:
            return { done: null };
        case 1:
            return { unknown: r.text() };
        default:
            return { failed: r.text() };
    }
}

function readConfig(r: Reader): did.Config {
    return {
        paused: r.some() ? [r.bool()] : [],
        coordinator: r.some() ? [r.principal()] : []
    };
}

function readConfigResult(r: Reader): did.ConfigResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: null };
        default:
            return { error: readConfigResultError(r) };
    }
}

function readConfigResultError(r: Reader): { code: string; summary: string } {
    return {
        code: r.text(),
        summary: r.text()
    };
}

function readSession(r: Reader): did.Session {
    return {
        subject: readSessionSubject(r),
        turn: r.nat64(),
        locale: r.some() ? [r.text()] : [],
        conversation: r.text(),
        position: r.some() ? [readSessionPosition(r)] : []
    };
}

function readSessionSubject(r: Reader): { customer: [] | [Principal] } | { salon: string } | { visitor: [] | [string] } {
    switch (r.tag(3)) {
        case 0:
            return { customer: r.some() ? [r.principal()] : [] };
        case 1:
            return { salon: r.text() };
        default:
            return { visitor: r.some() ? [r.text()] : [] };
    }
}

function readSessionPosition(r: Reader): { lat: number; lng: number } {
    return {
        lat: r.float64(),
        lng: r.float64()
    };
}

function readToolResult(r: Reader): did.ToolResult {
    switch (r.tag(3)) {
        case 0:
            return { ok: readToolResultOk(r) };
        case 1:
            return { error: readToolResultError(r) };
        default:
            return { confirmation_required: readToolResultConfirmationRequired(r) };
    }
}

function readToolResultOk(r: Reader): { repeated: boolean; data: [] | [string]; summary: string } {
    return {
        repeated: r.bool(),
        data: r.some() ? [r.text()] : [],
        summary: r.text()
    };
}

function readToolResultError(r: Reader): { repeated: boolean; code: string; data: [] | [string]; summary: string; retryable: boolean } {
    return {
        repeated: r.bool(),
        code: r.text(),
        data: r.some() ? [r.text()] : [],
        summary: r.text(),
        retryable: r.bool()
    };
}

function readToolResultConfirmationRequired(r: Reader): { confirmation_id: string; echo: string; summary: string; needs_approval: boolean; expires_at: bigint } {
    return {
        confirmation_id: r.text(),
        echo: r.text(),
        summary: r.text(),
        needs_approval: r.bool(),
        expires_at: r.nat64()
    };
}

function readGrantRequest(r: Reader): did.GrantRequest {
    return {
        tools: r.some() ? [readTextVec(r)] : [],
        consent: readGrantRequestConsent(r),
        agent: r.principal(),
        subject: readSubject(r),
        approval_minutes: r.some() ? [r.nat32()] : [],
        writes_per_day: r.some() ? [r.nat32()] : [],
        scope: readGrantRequestScope(r),
        expires_at: r.some() ? [r.nat64()] : []
    };
}

function readTextVec(r: Reader): Array<string> {
    const count = r.elements(1);
    const values: Array<string> = [];
    for (let i = 0; i < count; i++) values.push(r.text());
    return values;
}

function readGrantRequestConsent(r: Reader): { next_turn: null } | { owner_approval: null } {
    switch (r.tag(2)) {
        case 0:
            return { next_turn: null };
        default:
            return { owner_approval: null };
    }
}

function readGrantRequestScope(r: Reader): { read: null } | { write: null } {
    switch (r.tag(2)) {
        case 0:
            return { read: null };
        default:
            return { write: null };
    }
}

function readGrantResult(r: Reader): did.GrantResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readGrant(r) };
        default:
            return { error: readGrantResultError(r) };
    }
}

function readGrant(r: Reader): did.Grant {
    return {
        tools: r.some() ? [readTextVec(r)] : [],
        consent: readGrantConsent(r),
        agent: r.principal(),
        subject: readSubject(r),
        approval_minutes: r.nat32(),
        writes_per_day: r.nat32(),
        scope: readGrantScope(r),
        granted_at: r.nat64(),
        granted_by: r.principal(),
        expires_at: r.nat64()
    };
}

function readGrantConsent(r: Reader): { next_turn: null } | { owner_approval: null } {
    switch (r.tag(2)) {
        case 0:
            return { next_turn: null };
        default:
            return { owner_approval: null };
    }
}

function readGrantScope(r: Reader): { read: null } | { write: null } {
    switch (r.tag(2)) {
        case 0:
            return { read: null };
        default:
            return { write: null };
    }
}

function readGrantResultError(r: Reader): { code: string; summary: string } {
    return {
        code: r.text(),
        summary: r.text()
    };
}

function readGrantVec(r: Reader): Array<did.Grant> {
    const count = r.elements(32);
    const values: Array<did.Grant> = [];
    for (let i = 0; i < count; i++) values.push(readGrant(r));
    return values;
}

function readIcrc10SupportedStandardsResultVec(r: Reader): Array<{ url: string; name: string }> {
    const count = r.elements(2);
    const values: Array<{ url: string; name: string }> = [];
    for (let i = 0; i < count; i++) values.push(readIcrc10SupportedStandardsResult(r));
    return values;
}

function readIcrc10SupportedStandardsResult(r: Reader): { url: string; name: string } {
    return {
        url: r.text(),
        name: r.text()
    };
}

function readIcrc21ConsentMessageRequest(r: Reader): did.icrc21_consent_message_request {
    return {
        arg: r.blob(),
        method: r.text(),
        user_preferences: readIcrc21ConsentMessageSpec(r)
    };
}

function readIcrc21ConsentMessageSpec(r: Reader): did.icrc21_consent_message_spec {
    return {
        metadata: readIcrc21ConsentMessageMetadata(r),
        device_spec: r.some() ? [readIcrc21ConsentMessageSpecDeviceSpec(r)] : []
    };
}

function readIcrc21ConsentMessageMetadata(r: Reader): did.icrc21_consent_message_metadata {
    return {
        utc_offset_minutes: r.some() ? [r.int16()] : [],
        language: r.text()
    };
}

function readIcrc21ConsentMessageSpecDeviceSpec(r: Reader): { GenericDisplay: null } | { FieldsDisplay: null } {
    switch (r.tag(2)) {
        case 0:
            return { GenericDisplay: null };
        default:
            return { FieldsDisplay: null };
    }
}

function readIcrc21ConsentMessageResponse(r: Reader): did.icrc21_consent_message_response {
    switch (r.tag(2)) {
        case 0:
            return { Ok: readIcrc21ConsentInfo(r) };
        default:
            return { Err: readIcrc21Error(r) };
    }
}

function readIcrc21ConsentInfo(r: Reader): did.icrc21_consent_info {
    return {
        metadata: readIcrc21ConsentMessageMetadata(r),
        consent_message: readIcrc21ConsentMessage(r)
    };
}

function readIcrc21ConsentMessage(r: Reader): did.icrc21_consent_message {
    switch (r.tag(2)) {
        case 0:
            return { FieldsDisplayMessage: readIcrc21ConsentMessageFieldsDisplayMessage(r) };
        default:
            return { GenericDisplayMessage: r.text() };
    }
}

function readIcrc21ConsentMessageFieldsDisplayMessage(r: Reader): { fields: Array<[string, did.Value]>; intent: string } {
    return {
        fields: readIcrc21ConsentMessageFieldsDisplayMessageFieldsVec(r),
        intent: r.text()
    };
}

function readIcrc21ConsentMessageFieldsDisplayMessageFieldsVec(r: Reader): Array<[string, did.Value]> {
    const count = r.elements(2);
    const values: Array<[string, did.Value]> = [];
    for (let i = 0; i < count; i++) values.push(readIcrc21ConsentMessageFieldsDisplayMessageFields(r));
    return values;
}

function readIcrc21ConsentMessageFieldsDisplayMessageFields(r: Reader): [string, did.Value] {
    return [r.text(), readValue(r)];
}

function readValue(r: Reader): did.Value {
    switch (r.tag(4)) {
        case 0:
            return { Text: readTextValue(r) };
        case 1:
            return { TokenAmount: readTokenAmount(r) };
        case 2:
            return { TimestampSeconds: readTimestampSeconds(r) };
        default:
            return { DurationSeconds: readDurationSeconds(r) };
    }
}

function readTextValue(r: Reader): did.TextValue {
    return {
        content: r.text()
    };
}

function readTokenAmount(r: Reader): did.TokenAmount {
    return {
        decimals: r.nat8(),
        amount: r.nat64(),
        symbol: r.text()
    };
}

function readTimestampSeconds(r: Reader): did.TimestampSeconds {
    return {
        amount: r.nat64()
    };
}

function readDurationSeconds(r: Reader): did.DurationSeconds {
    return {
        amount: r.nat64()
    };
}

function readIcrc21Error(r: Reader): did.icrc21_error {
    switch (r.tag(4)) {
        case 0:
            return { GenericError: readIcrc21ErrorGenericError(r) };
        case 1:
            return { InsufficientPayment: readIcrc21ErrorInfo(r) };
        case 2:
            return { UnsupportedCanisterCall: readIcrc21ErrorInfo(r) };
        default:
            return { ConsentMessageUnavailable: readIcrc21ErrorInfo(r) };
    }
}

function readIcrc21ErrorGenericError(r: Reader): { description: string; error_code: bigint } {
    return {
        description: r.text(),
        error_code: r.nat()
    };
}

function readIcrc21ErrorInfo(r: Reader): did.icrc21_error_info {
    return {
        description: r.text()
    };
}

function readToolSet(r: Reader): did.ToolSet {
    return {
        tools: readToolInfoVec(r),
        version: r.text()
    };
}

function readToolInfoVec(r: Reader): Array<did.ToolInfo> {
    const count = r.elements(6);
    const values: Array<did.ToolInfo> = [];
    for (let i = 0; i < count; i++) values.push(readToolInfo(r));
    return values;
}

function readToolInfo(r: Reader): did.ToolInfo {
    return {
        output: r.text(),
        name: r.text(),
        parameters: r.text(),
        description: r.text(),
        writes: r.bool(),
        progress: r.text()
    };
}

function readPendingVec(r: Reader): Array<did.Pending> {
    const count = r.elements(24);
    const values: Array<did.Pending> = [];
    for (let i = 0; i < count; i++) values.push(readPending(r));
    return values;
}

function readPending(r: Reader): did.Pending {
    return {
        id: readPendingId(r),
        issued_at: r.nat64(),
        tool: r.text(),
        summary: r.text(),
        approved: r.bool(),
        digest: r.blob(),
        expires_at: r.nat64()
    };
}

function readReceipt(r: Reader): did.Receipt {
    return {
        issued_at: r.nat64(),
        tool: r.text(),
        summary: r.some() ? [r.text()] : [],
        state: readReceiptState(r),
        settled_at: r.some() ? [r.nat64()] : []
    };
}

function readReceiptState(r: Reader): { previewed: null } | { expired: null } | { done: null } | { executing: null } | { withdrawn: null } | { unknown: null } | { failed: null } {
    switch (r.tag(7)) {
        case 0:
            return { previewed: null };
        case 1:
            return { expired: null };
        case 2:
            return { done: null };
        case 3:
            return { executing: null };
        case 4:
            return { withdrawn: null };
        case 5:
            return { unknown: null };
        default:
            return { failed: null };
    }
}

function readReceiptProof(r: Reader): did.ReceiptProof {
    return {
        certificate: r.some() ? [r.blob()] : [],
        after: r.blob(),
        witness: r.blob(),
        entry: readAuditEntry(r),
        before: r.blob()
    };
}

function readStatus(r: Reader): did.Status {
    return {
        grants: r.nat64(),
        previews: r.nat64(),
        open_calls: r.nat32(),
        counting_since: r.nat64(),
        cycles: r.some() ? [r.nat()] : [],
        counters: readStatusCountersVec(r),
        executing: r.nat64(),
        ready: r.bool(),
        paused: r.bool(),
        coordinator: r.principal(),
        audit_entries: r.nat64()
    };
}

function readStatusCountersVec(r: Reader): Array<{ value: bigint; name: string }> {
    const count = r.elements(9);
    const values: Array<{ value: bigint; name: string }> = [];
    for (let i = 0; i < count; i++) values.push(readStatusCounters(r));
    return values;
}

function readStatusCounters(r: Reader): { value: bigint; name: string } {
    return {
        value: r.nat64(),
        name: r.text()
    };
}

function readTransformArgs(r: Reader): did.TransformArgs {
    return {
        context: r.blob(),
        response: readHttpResponse(r)
    };
}

function readHttpResponse(r: Reader): did.HttpResponse {
    return {
        status: r.nat(),
        body: r.blob(),
        headers: readHttpHeaderVec(r)
    };
}

function readHttpHeaderVec(r: Reader): Array<did.HttpHeader> {
    const count = r.elements(2);
    const values: Array<did.HttpHeader> = [];
    for (let i = 0; i < count; i++) values.push(readHttpHeader(r));
    return values;
}

function readHttpHeader(r: Reader): did.HttpHeader {
    return {
        value: r.text(),
        name: r.text()
    };
}

function writeInitArgs(w: Writer, v: did.InitArgs): void {
    w.principal(v.coordinator);
}

function writePendingId(w: Writer, v: did.PendingId): void {
    w.principal(v.agent);
    w.text(v.confirmation_id);
    w.text(v.conversation);
}

function writeApproveResult(w: Writer, v: did.ApproveResult): void {
    if ('ok' in v) {
        w.count(0);
        return;
    }
    if ('error' in v) {
        w.count(1);
        writeApproveResultError(w, v.error);
        return;
    }
    w.empty();
}

function writeApproveResultError(w: Writer, v: { code: string; summary: string }): void {
    w.text(v.code);
    w.text(v.summary);
}

function writeSubject(w: Writer, v: did.Subject): void {
    if ('customer' in v) {
        w.count(0);
        w.principal(v.customer);
        return;
    }
    if ('salon' in v) {
        w.count(1);
        w.text(v.salon);
        return;
    }
    w.empty();
}

function writeAuditPage(w: Writer, v: did.AuditPage): void {
    w.nat64(v.first);
    if (v.certificate.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.blob(v.certificate[0]);
    }
    w.blob(v.after);
    w.blob(v.checkpoint);
    w.blob(v.head);
    w.nat64(v.next);
    w.blob(v.salt);
    w.blob(v.witness);
    writeAuditEntryVec(w, v.entries);
    w.blob(v.before);
}

function writeAuditEntryVec(w: Writer, v: Array<did.AuditEntry>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeAuditEntry(w, v[i]!);
    }
}

function writeAuditEntry(w: Writer, v: did.AuditEntry): void {
    w.nat64(v.at);
    w.principal(v.on_behalf);
    w.text(v.confirmation_id);
    w.blob(v.hash);
    w.text(v.tool);
    if (v.approved_by.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.principal(v.approved_by[0]);
    }
    w.principal(v.caller);
    w.nat64(v.index);
    writeAuditEntryOutcome(w, v.outcome);
    w.blob(v.arguments);
}

function writeAuditEntryOutcome(w: Writer, v: { done: null } | { unknown: string } | { failed: string }): void {
    if ('done' in v) {
        w.count(0);
        return;
    }
    if ('unknown' in v) {
        w.count(1);
        w.text(v.unknown);
        return;
    }
    if ('failed' in v) {
        w.count(2);
        w.text(v.failed);
        return;
    }
    w.empty();
}

function writeConfig(w: Writer, v: did.Config): void {
    if (v.paused.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.bool(v.paused[0]);
    }
    if (v.coordinator.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.principal(v.coordinator[0]);
    }
}

function writeConfigResult(w: Writer, v: did.ConfigResult): void {
    if ('ok' in v) {
        w.count(0);
        return;
    }
    if ('error' in v) {
        w.count(1);
        writeConfigResultError(w, v.error);
        return;
    }
    w.empty();
}

function writeConfigResultError(w: Writer, v: { code: string; summary: string }): void {
    w.text(v.code);
    w.text(v.summary);
}

function writeSession(w: Writer, v: did.Session): void {
    writeSessionSubject(w, v.subject);
    w.nat64(v.turn);
    if (v.locale.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.locale[0]);
    }
    w.text(v.conversation);
    if (v.position.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeSessionPosition(w, v.position[0]);
    }
}

function writeSessionSubject(w: Writer, v: { customer: [] | [Principal] } | { salon: string } | { visitor: [] | [string] }): void {
    if ('customer' in v) {
        w.count(0);
        if (v.customer.length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v.customer[0]);
        }
        return;
    }
    if ('salon' in v) {
        w.count(1);
        w.text(v.salon);
        return;
    }
    if ('visitor' in v) {
        w.count(2);
        if (v.visitor.length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.text(v.visitor[0]);
        }
        return;
    }
    w.empty();
}

function writeSessionPosition(w: Writer, v: { lat: number; lng: number }): void {
    w.float64(v.lat);
    w.float64(v.lng);
}

function writeToolResult(w: Writer, v: did.ToolResult): void {
    if ('ok' in v) {
        w.count(0);
        writeToolResultOk(w, v.ok);
        return;
    }
    if ('error' in v) {
        w.count(1);
        writeToolResultError(w, v.error);
        return;
    }
    if ('confirmation_required' in v) {
        w.count(2);
        writeToolResultConfirmationRequired(w, v.confirmation_required);
        return;
    }
    w.empty();
}

function writeToolResultOk(w: Writer, v: { repeated: boolean; data: [] | [string]; summary: string }): void {
    w.bool(v.repeated);
    if (v.data.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.data[0]);
    }
    w.text(v.summary);
}

function writeToolResultError(w: Writer, v: { repeated: boolean; code: string; data: [] | [string]; summary: string; retryable: boolean }): void {
    w.bool(v.repeated);
    w.text(v.code);
    if (v.data.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.data[0]);
    }
    w.text(v.summary);
    w.bool(v.retryable);
}

function writeToolResultConfirmationRequired(w: Writer, v: { confirmation_id: string; echo: string; summary: string; needs_approval: boolean; expires_at: bigint }): void {
    w.text(v.confirmation_id);
    w.text(v.echo);
    w.text(v.summary);
    w.bool(v.needs_approval);
    w.nat64(v.expires_at);
}

function writeGrantRequest(w: Writer, v: did.GrantRequest): void {
    if (v.tools.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeTextVec(w, v.tools[0]);
    }
    writeGrantRequestConsent(w, v.consent);
    w.principal(v.agent);
    writeSubject(w, v.subject);
    if (v.approval_minutes.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat32(v.approval_minutes[0]);
    }
    if (v.writes_per_day.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat32(v.writes_per_day[0]);
    }
    writeGrantRequestScope(w, v.scope);
    if (v.expires_at.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat64(v.expires_at[0]);
    }
}

function writeTextVec(w: Writer, v: Array<string>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.text(v[i]!);
    }
}

function writeGrantRequestConsent(w: Writer, v: { next_turn: null } | { owner_approval: null }): void {
    if ('next_turn' in v) {
        w.count(0);
        return;
    }
    if ('owner_approval' in v) {
        w.count(1);
        return;
    }
    w.empty();
}

function writeGrantRequestScope(w: Writer, v: { read: null } | { write: null }): void {
    if ('read' in v) {
        w.count(0);
        return;
    }
    if ('write' in v) {
        w.count(1);
        return;
    }
    w.empty();
}

function writeGrantResult(w: Writer, v: did.GrantResult): void {
    if ('ok' in v) {
        w.count(0);
        writeGrant(w, v.ok);
        return;
    }
    if ('error' in v) {
        w.count(1);
        writeGrantResultError(w, v.error);
        return;
    }
    w.empty();
}

function writeGrant(w: Writer, v: did.Grant): void {
    if (v.tools.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeTextVec(w, v.tools[0]);
    }
    writeGrantConsent(w, v.consent);
    w.principal(v.agent);
    writeSubject(w, v.subject);
    w.nat32(v.approval_minutes);
    w.nat32(v.writes_per_day);
    writeGrantScope(w, v.scope);
    w.nat64(v.granted_at);
    w.principal(v.granted_by);
    w.nat64(v.expires_at);
}

function writeGrantConsent(w: Writer, v: { next_turn: null } | { owner_approval: null }): void {
    if ('next_turn' in v) {
        w.count(0);
        return;
    }
    if ('owner_approval' in v) {
        w.count(1);
        return;
    }
    w.empty();
}

function writeGrantScope(w: Writer, v: { read: null } | { write: null }): void {
    if ('read' in v) {
        w.count(0);
        return;
    }
    if ('write' in v) {
        w.count(1);
        return;
    }
    w.empty();
}

function writeGrantResultError(w: Writer, v: { code: string; summary: string }): void {
    w.text(v.code);
    w.text(v.summary);
}

function writeGrantVec(w: Writer, v: Array<did.Grant>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeGrant(w, v[i]!);
    }
}

function writeIcrc10SupportedStandardsResultVec(w: Writer, v: Array<{ url: string; name: string }>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeIcrc10SupportedStandardsResult(w, v[i]!);
    }
}

function writeIcrc10SupportedStandardsResult(w: Writer, v: { url: string; name: string }): void {
    w.text(v.url);
    w.text(v.name);
}

function writeIcrc21ConsentMessageRequest(w: Writer, v: did.icrc21_consent_message_request): void {
    w.blob(v.arg);
    w.text(v.method);
    writeIcrc21ConsentMessageSpec(w, v.user_preferences);
}

function writeIcrc21ConsentMessageSpec(w: Writer, v: did.icrc21_consent_message_spec): void {
    writeIcrc21ConsentMessageMetadata(w, v.metadata);
    if (v.device_spec.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeIcrc21ConsentMessageSpecDeviceSpec(w, v.device_spec[0]);
    }
}

function writeIcrc21ConsentMessageMetadata(w: Writer, v: did.icrc21_consent_message_metadata): void {
    if (v.utc_offset_minutes.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.int16(v.utc_offset_minutes[0]);
    }
    w.text(v.language);
}

function writeIcrc21ConsentMessageSpecDeviceSpec(w: Writer, v: { GenericDisplay: null } | { FieldsDisplay: null }): void {
    if ('GenericDisplay' in v) {
        w.count(0);
        return;
    }
    if ('FieldsDisplay' in v) {
        w.count(1);
        return;
    }
    w.empty();
}

function writeIcrc21ConsentMessageResponse(w: Writer, v: did.icrc21_consent_message_response): void {
    if ('Ok' in v) {
        w.count(0);
        writeIcrc21ConsentInfo(w, v.Ok);
        return;
    }
    if ('Err' in v) {
        w.count(1);
        writeIcrc21Error(w, v.Err);
        return;
    }
    w.empty();
}

function writeIcrc21ConsentInfo(w: Writer, v: did.icrc21_consent_info): void {
    writeIcrc21ConsentMessageMetadata(w, v.metadata);
    writeIcrc21ConsentMessage(w, v.consent_message);
}

function writeIcrc21ConsentMessage(w: Writer, v: did.icrc21_consent_message): void {
    if ('FieldsDisplayMessage' in v) {
        w.count(0);
        writeIcrc21ConsentMessageFieldsDisplayMessage(w, v.FieldsDisplayMessage);
        return;
    }
    if ('GenericDisplayMessage' in v) {
        w.count(1);
        w.text(v.GenericDisplayMessage);
        return;
    }
    w.empty();
}

function writeIcrc21ConsentMessageFieldsDisplayMessage(w: Writer, v: { fields: Array<[string, did.Value]>; intent: string }): void {
    writeIcrc21ConsentMessageFieldsDisplayMessageFieldsVec(w, v.fields);
    w.text(v.intent);
}

function writeIcrc21ConsentMessageFieldsDisplayMessageFieldsVec(w: Writer, v: Array<[string, did.Value]>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeIcrc21ConsentMessageFieldsDisplayMessageFields(w, v[i]!);
    }
}

function writeIcrc21ConsentMessageFieldsDisplayMessageFields(w: Writer, v: [string, did.Value]): void {
    w.text(v[0]);
    writeValue(w, v[1]);
}

function writeValue(w: Writer, v: did.Value): void {
    if ('Text' in v) {
        w.count(0);
        writeTextValue(w, v.Text);
        return;
    }
    if ('TokenAmount' in v) {
        w.count(1);
        writeTokenAmount(w, v.TokenAmount);
        return;
    }
    if ('TimestampSeconds' in v) {
        w.count(2);
        writeTimestampSeconds(w, v.TimestampSeconds);
        return;
    }
    if ('DurationSeconds' in v) {
        w.count(3);
        writeDurationSeconds(w, v.DurationSeconds);
        return;
    }
    w.empty();
}

function writeTextValue(w: Writer, v: did.TextValue): void {
    w.text(v.content);
}

function writeTokenAmount(w: Writer, v: did.TokenAmount): void {
    w.nat8(v.decimals);
    w.nat64(v.amount);
    w.text(v.symbol);
}

function writeTimestampSeconds(w: Writer, v: did.TimestampSeconds): void {
    w.nat64(v.amount);
}

function writeDurationSeconds(w: Writer, v: did.DurationSeconds): void {
    w.nat64(v.amount);
}

function writeIcrc21Error(w: Writer, v: did.icrc21_error): void {
    if ('GenericError' in v) {
        w.count(0);
        writeIcrc21ErrorGenericError(w, v.GenericError);
        return;
    }
    if ('InsufficientPayment' in v) {
        w.count(1);
        writeIcrc21ErrorInfo(w, v.InsufficientPayment);
        return;
    }
    if ('UnsupportedCanisterCall' in v) {
        w.count(2);
        writeIcrc21ErrorInfo(w, v.UnsupportedCanisterCall);
        return;
    }
    if ('ConsentMessageUnavailable' in v) {
        w.count(3);
        writeIcrc21ErrorInfo(w, v.ConsentMessageUnavailable);
        return;
    }
    w.empty();
}

function writeIcrc21ErrorGenericError(w: Writer, v: { description: string; error_code: bigint }): void {
    w.text(v.description);
    w.nat(v.error_code);
}

function writeIcrc21ErrorInfo(w: Writer, v: did.icrc21_error_info): void {
    w.text(v.description);
}

function writeToolSet(w: Writer, v: did.ToolSet): void {
    writeToolInfoVec(w, v.tools);
    w.text(v.version);
}

function writeToolInfoVec(w: Writer, v: Array<did.ToolInfo>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeToolInfo(w, v[i]!);
    }
}

function writeToolInfo(w: Writer, v: did.ToolInfo): void {
    w.text(v.output);
    w.text(v.name);
    w.text(v.parameters);
    w.text(v.description);
    w.bool(v.writes);
    w.text(v.progress);
}

function writePendingVec(w: Writer, v: Array<did.Pending>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writePending(w, v[i]!);
    }
}

function writePending(w: Writer, v: did.Pending): void {
    writePendingId(w, v.id);
    w.nat64(v.issued_at);
    w.text(v.tool);
    w.text(v.summary);
    w.bool(v.approved);
    w.blob(v.digest);
    w.nat64(v.expires_at);
}

function writeReceipt(w: Writer, v: did.Receipt): void {
    w.nat64(v.issued_at);
    w.text(v.tool);
    if (v.summary.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.summary[0]);
    }
    writeReceiptState(w, v.state);
    if (v.settled_at.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat64(v.settled_at[0]);
    }
}

function writeReceiptState(w: Writer, v: { previewed: null } | { expired: null } | { done: null } | { executing: null } | { withdrawn: null } | { unknown: null } | { failed: null }): void {
    if ('previewed' in v) {
        w.count(0);
        return;
    }
    if ('expired' in v) {
        w.count(1);
        return;
    }
    if ('done' in v) {
        w.count(2);
        return;
    }
    if ('executing' in v) {
        w.count(3);
        return;
    }
    if ('withdrawn' in v) {
        w.count(4);
        return;
    }
    if ('unknown' in v) {
        w.count(5);
        return;
    }
    if ('failed' in v) {
        w.count(6);
        return;
    }
    w.empty();
}

function writeReceiptProof(w: Writer, v: did.ReceiptProof): void {
    if (v.certificate.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.blob(v.certificate[0]);
    }
    w.blob(v.after);
    w.blob(v.witness);
    writeAuditEntry(w, v.entry);
    w.blob(v.before);
}

function writeStatus(w: Writer, v: did.Status): void {
    w.nat64(v.grants);
    w.nat64(v.previews);
    w.nat32(v.open_calls);
    w.nat64(v.counting_since);
    if (v.cycles.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat(v.cycles[0]);
    }
    writeStatusCountersVec(w, v.counters);
    w.nat64(v.executing);
    w.bool(v.ready);
    w.bool(v.paused);
    w.principal(v.coordinator);
    w.nat64(v.audit_entries);
}

function writeStatusCountersVec(w: Writer, v: Array<{ value: bigint; name: string }>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeStatusCounters(w, v[i]!);
    }
}

function writeStatusCounters(w: Writer, v: { value: bigint; name: string }): void {
    w.nat64(v.value);
    w.text(v.name);
}

function writeTransformArgs(w: Writer, v: did.TransformArgs): void {
    w.blob(v.context);
    writeHttpResponse(w, v.response);
}

function writeHttpResponse(w: Writer, v: did.HttpResponse): void {
    w.nat(v.status);
    w.blob(v.body);
    writeHttpHeaderVec(w, v.headers);
}

function writeHttpHeaderVec(w: Writer, v: Array<did.HttpHeader>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeHttpHeader(w, v[i]!);
    }
}

function writeHttpHeader(w: Writer, v: did.HttpHeader): void {
    w.text(v.value);
    w.text(v.name);
}
