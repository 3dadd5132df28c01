// Generated from candid/assets.did by `npm run generate`. Changes made here are lost.
/* eslint-disable */

import type { Principal } from '@dfinity/principal';
import type * as did from '../../../src/core/generated/assets.did.js';
import { decodeFirst, decodeMessage } from '../candid/decode-message.js';
import { encodeMessage } from '../candid/encode-message.js';
import { CONTENT_LIMITS, REPLY_LIMITS, REQUEST_LIMITS, type DecodeLimits } from '../candid/limits.js';
import { MessageType } from '../candid/message-type.js';
import type { MethodKind } from '../candid/method-kind.js';
import type { Reader } from '../candid/reader.js';
import type { Writer } from '../candid/writer.js';

/** The methods of assets.did and how each is called. */
export const METHODS = {
    admit: 'update',
    dismiss: 'update',
    find: 'query',
    grant_agent: 'update',
    http_request: 'query',
    my_agents: 'query',
    pictures: 'query',
    put: 'update',
    remove: 'update',
    revoke_agent: 'update'
} as const satisfies Record<string, MethodKind>;

const ADMIT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01h',
    [],
    [-24]
);

export function decodeAdmitArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [Principal] {
    return decodeMessage<[Principal]>(ADMIT_ARGS, message, limits, (r) => [r.principal()]);
}

export function encodeAdmitArgs(v: [Principal]): Uint8Array {
    return encodeMessage(ADMIT_ARGS, (w) => {
        w.principal(v[0]);
    });
}

const ADMIT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x03l\x06\xdb\xb7\x01q\xef\xd6\xe4\x02q\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04y\xd2\x9c\xa8\x80\x05xk\x05\xf7\xb5\x9f\xda\x03q\x8f\xd3\x93\x9e\x04\x7f\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04\x7f\x93\x94\xf2\xb5\x05\x00k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x01\x01\x02',
    [[-20, [[23515, 'id', -15], [5843823, 'url', -15], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -7], [1342836306, 'added_at', -8]]], [-21, [[994564855, 'invalid', -15], [1136978319, 'full', -1], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -1], [1455196691, 'name_taken', 0]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 1]]]],
    [2]
);

export function decodeAdmitResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(ADMIT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeAdmitResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(ADMIT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const DISMISS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01h',
    [],
    [-24]
);

export function decodeDismissArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [Principal] {
    return decodeMessage<[Principal]>(DISMISS_ARGS, message, limits, (r) => [r.principal()]);
}

export function encodeDismissArgs(v: [Principal]): Uint8Array {
    return encodeMessage(DISMISS_ARGS, (w) => {
        w.principal(v[0]);
    });
}

const DISMISS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x03l\x06\xdb\xb7\x01q\xef\xd6\xe4\x02q\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04y\xd2\x9c\xa8\x80\x05xk\x05\xf7\xb5\x9f\xda\x03q\x8f\xd3\x93\x9e\x04\x7f\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04\x7f\x93\x94\xf2\xb5\x05\x00k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x01\x01\x02',
    [[-20, [[23515, 'id', -15], [5843823, 'url', -15], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -7], [1342836306, 'added_at', -8]]], [-21, [[994564855, 'invalid', -15], [1136978319, 'full', -1], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -1], [1455196691, 'name_taken', 0]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 1]]]],
    [2]
);

export function decodeDismissResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(DISMISS_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeDismissResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(DISMISS_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const FIND_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02hq',
    [],
    [-24, -15]
);

export function decodeFindArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [Principal, string] {
    return decodeMessage<[Principal, string]>(FIND_ARGS, message, limits, (r) => [r.principal(), r.text()]);
}

export function decodeFindFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): Principal {
    return decodeFirst<Principal>(FIND_ARGS, message, limits, (r) => r.principal());
}

export function encodeFindArgs(v: [Principal, string]): Uint8Array {
    return encodeMessage(FIND_ARGS, (w) => {
        w.principal(v[0]);
        w.text(v[1]);
    });
}

const FIND_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x02l\x06\xdb\xb7\x01q\xef\xd6\xe4\x02q\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04y\xd2\x9c\xa8\x80\x05xn\x00\x01\x01',
    [[-20, [[23515, 'id', -15], [5843823, 'url', -15], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -7], [1342836306, 'added_at', -8]]], [-18, 0]],
    [1]
);

export function decodeFindResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): [] | [did.Picture] {
    return decodeMessage<[[] | [did.Picture]]>(FIND_RESULT, message, limits, (r) => [r.some() ? [readPicture(r)] : []])[0];
}

export function encodeFindResult(v: [] | [did.Picture]): Uint8Array {
    return encodeMessage(FIND_RESULT, (w) => {
        if (v.length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            writePicture(w, v[0]);
        }
    });
}

const GRANT_AGENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01h',
    [],
    [-24]
);

export function decodeGrantAgentArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [Principal] {
    return decodeMessage<[Principal]>(GRANT_AGENT_ARGS, message, limits, (r) => [r.principal()]);
}

export function encodeGrantAgentArgs(v: [Principal]): Uint8Array {
    return encodeMessage(GRANT_AGENT_ARGS, (w) => {
        w.principal(v[0]);
    });
}

const GRANT_AGENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x03l\x06\xdb\xb7\x01q\xef\xd6\xe4\x02q\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04y\xd2\x9c\xa8\x80\x05xk\x05\xf7\xb5\x9f\xda\x03q\x8f\xd3\x93\x9e\x04\x7f\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04\x7f\x93\x94\xf2\xb5\x05\x00k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x01\x01\x02',
    [[-20, [[23515, 'id', -15], [5843823, 'url', -15], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -7], [1342836306, 'added_at', -8]]], [-21, [[994564855, 'invalid', -15], [1136978319, 'full', -1], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -1], [1455196691, 'name_taken', 0]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 1]]]],
    [2]
);

export function decodeGrantAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(GRANT_AGENT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeGrantAgentResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(GRANT_AGENT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const HTTP_REQUEST_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x04m{l\x02\x00q\x01qm\x01l\x04\xef\xd6\xe4\x02q\xe1\xed\xebJq\xa2\xf5\xed\x88\x04\x00\xc6\xa4\xa1\x98\x06\x02\x01\x03',
    [[-19, -5], [-20, [[0, '_0_', -15], [1, '_1_', -15]]], [-19, 1], [-20, [[5843823, 'url', -15], [156956385, 'method', -15], [1092319906, 'body', 0], [1661489734, 'headers', 2]]]],
    [3]
);

export function decodeHttpRequestArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.HttpRequest] {
    return decodeMessage<[did.HttpRequest]>(HTTP_REQUEST_ARGS, message, limits, (r) => [readHttpRequest(r)]);
}

export function encodeHttpRequestArgs(v: [did.HttpRequest]): Uint8Array {
    return encodeMessage(HTTP_REQUEST_ARGS, (w) => {
        writeHttpRequest(w, v[0]);
    });
}

const HTTP_REQUEST_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04m{l\x02\x00q\x01qm\x01l\x03\xa2\xf5\xed\x88\x04\x00\xc6\xa4\xa1\x98\x06\x02\x9a\xa1\xb2\xf9\x0cz\x01\x03',
    [[-19, -5], [-20, [[0, '_0_', -15], [1, '_1_', -15]]], [-19, 1], [-20, [[1092319906, 'body', 0], [1661489734, 'headers', 2], [3475804314, 'status_code', -6]]]],
    [3]
);

export function decodeHttpRequestResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.HttpAnswer {
    return decodeMessage<[did.HttpAnswer]>(HTTP_REQUEST_RESULT, message, limits, (r) => [readHttpAnswer(r)])[0];
}

export function encodeHttpRequestResult(v: did.HttpAnswer): Uint8Array {
    return encodeMessage(HTTP_REQUEST_RESULT, (w) => {
        writeHttpAnswer(w, v);
    });
}

const MY_AGENTS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeMyAgentsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [] {
    return decodeMessage<[]>(MY_AGENTS_ARGS, message, limits, () => []);
}

export function encodeMyAgentsArgs(_v: []): Uint8Array {
    return encodeMessage(MY_AGENTS_ARGS, (_w) => {
    });
}

const MY_AGENTS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x01mh\x01\x00',
    [[-19, -24]],
    [0]
);

export function decodeMyAgentsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<Principal> {
    return decodeMessage<[Array<Principal>]>(MY_AGENTS_RESULT, message, limits, (r) => [readPrincipalVec(r)])[0];
}

export function encodeMyAgentsResult(v: Array<Principal>): Uint8Array {
    return encodeMessage(MY_AGENTS_RESULT, (w) => {
        writePrincipalVec(w, v);
    });
}

const PICTURES_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01h',
    [],
    [-24]
);

export function decodePicturesArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [Principal] {
    return decodeMessage<[Principal]>(PICTURES_ARGS, message, limits, (r) => [r.principal()]);
}

export function encodePicturesArgs(v: [Principal]): Uint8Array {
    return encodeMessage(PICTURES_ARGS, (w) => {
        w.principal(v[0]);
    });
}

const PICTURES_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x02l\x06\xdb\xb7\x01q\xef\xd6\xe4\x02q\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04y\xd2\x9c\xa8\x80\x05xm\x00\x01\x01',
    [[-20, [[23515, 'id', -15], [5843823, 'url', -15], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -7], [1342836306, 'added_at', -8]]], [-19, 0]],
    [1]
);

export function decodePicturesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.Picture> {
    return decodeMessage<[Array<did.Picture>]>(PICTURES_RESULT, message, limits, (r) => [readPictureVec(r)])[0];
}

export function encodePicturesResult(v: Array<did.Picture>): Uint8Array {
    return encodeMessage(PICTURES_RESULT, (w) => {
        writePictureVec(w, v);
    });
}

const PUT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x03nhm{l\x03\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xeb\x90\xe0\xec\x0b\x01\x02\x00\x02',
    [[-18, -24], [-19, -5], [-20, [[1214008756, 'mime', -15], [1224700491, 'name', -15], [3180857451, 'bytes', 1]]]],
    [0, 2]
);

export function decodePutArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, did.PictureInput] {
    return decodeMessage<[did.OnBehalf, did.PictureInput]>(PUT_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], readPictureInput(r)]);
}

export function decodePutFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(PUT_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodePutArgs(v: [did.OnBehalf, did.PictureInput]): Uint8Array {
    return encodeMessage(PUT_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        writePictureInput(w, v[1]);
    });
}

const PUT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x03l\x06\xdb\xb7\x01q\xef\xd6\xe4\x02q\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04y\xd2\x9c\xa8\x80\x05xk\x05\xf7\xb5\x9f\xda\x03q\x8f\xd3\x93\x9e\x04\x7f\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04\x7f\x93\x94\xf2\xb5\x05\x00k\x02\x9c\xc2\x01\x00\xe5\x8e\xb4\x02\x01\x01\x02',
    [[-20, [[23515, 'id', -15], [5843823, 'url', -15], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -7], [1342836306, 'added_at', -8]]], [-21, [[994564855, 'invalid', -15], [1136978319, 'full', -1], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -1], [1455196691, 'name_taken', 0]]], [-21, [[24860, 'ok', 0], [5048165, 'err', 1]]]],
    [2]
);

export function decodePutResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.PictureResult {
    return decodeMessage<[did.PictureResult]>(PUT_RESULT, message, limits, (r) => [readPictureResult(r)])[0];
}

export function encodePutResult(v: did.PictureResult): Uint8Array {
    return encodeMessage(PUT_RESULT, (w) => {
        writePictureResult(w, v);
    });
}

const REMOVE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x02\x00q',
    [[-18, -24]],
    [0, -15]
);

export function decodeRemoveArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(REMOVE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeRemoveFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(REMOVE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeRemoveArgs(v: [did.OnBehalf, string]): Uint8Array {
    return encodeMessage(REMOVE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
    });
}

const REMOVE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x03l\x06\xdb\xb7\x01q\xef\xd6\xe4\x02q\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04y\xd2\x9c\xa8\x80\x05xk\x05\xf7\xb5\x9f\xda\x03q\x8f\xd3\x93\x9e\x04\x7f\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04\x7f\x93\x94\xf2\xb5\x05\x00k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x01\x01\x02',
    [[-20, [[23515, 'id', -15], [5843823, 'url', -15], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -7], [1342836306, 'added_at', -8]]], [-21, [[994564855, 'invalid', -15], [1136978319, 'full', -1], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -1], [1455196691, 'name_taken', 0]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 1]]]],
    [2]
);

export function decodeRemoveResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REMOVE_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRemoveResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REMOVE_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REVOKE_AGENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01h',
    [],
    [-24]
);

export function decodeRevokeAgentArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [Principal] {
    return decodeMessage<[Principal]>(REVOKE_AGENT_ARGS, message, limits, (r) => [r.principal()]);
}

export function encodeRevokeAgentArgs(v: [Principal]): Uint8Array {
    return encodeMessage(REVOKE_AGENT_ARGS, (w) => {
        w.principal(v[0]);
    });
}

const REVOKE_AGENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x03l\x06\xdb\xb7\x01q\xef\xd6\xe4\x02q\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04y\xd2\x9c\xa8\x80\x05xk\x05\xf7\xb5\x9f\xda\x03q\x8f\xd3\x93\x9e\x04\x7f\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04\x7f\x93\x94\xf2\xb5\x05\x00k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x01\x01\x02',
    [[-20, [[23515, 'id', -15], [5843823, 'url', -15], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -7], [1342836306, 'added_at', -8]]], [-21, [[994564855, 'invalid', -15], [1136978319, 'full', -1], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -1], [1455196691, 'name_taken', 0]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 1]]]],
    [2]
);

export function decodeRevokeAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REVOKE_AGENT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRevokeAgentResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REVOKE_AGENT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

function readDoneResult(r: Reader): did.DoneResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: null };
        default:
            return { err: readAssetsError(r) };
    }
}

function readAssetsError(r: Reader): did.AssetsError {
    switch (r.tag(5)) {
        case 0:
            return { invalid: r.text() };
        case 1:
            return { full: null };
        case 2:
            return { forbidden: null };
        case 3:
            return { not_found: null };
        default:
            return { name_taken: readPicture(r) };
    }
}

function readPicture(r: Reader): did.Picture {
    return {
        id: r.text(),
        url: r.text(),
        mime: r.text(),
        name: r.text(),
        size: r.nat32(),
        added_at: r.nat64()
    };
}

function readHttpRequest(r: Reader): did.HttpRequest {
    return {
        url: r.text(),
        method: r.text(),
        body: r.blob(),
        headers: readHttpRequestHeadersVec(r)
    };
}

function readHttpRequestHeadersVec(r: Reader): Array<[string, string]> {
    const count = r.elements(2);
    const values: Array<[string, string]> = [];
    for (let i = 0; i < count; i++) values.push(readHttpRequestHeaders(r));
    return values;
}

function readHttpRequestHeaders(r: Reader): [string, string] {
    return [r.text(), r.text()];
}

function readHttpAnswer(r: Reader): did.HttpAnswer {
    return {
        body: r.blob(),
        headers: readHttpAnswerHeadersVec(r),
        status_code: r.nat16()
    };
}

function readHttpAnswerHeadersVec(r: Reader): Array<[string, string]> {
    const count = r.elements(2);
    const values: Array<[string, string]> = [];
    for (let i = 0; i < count; i++) values.push(readHttpAnswerHeaders(r));
    return values;
}

function readHttpAnswerHeaders(r: Reader): [string, string] {
    return [r.text(), r.text()];
}

function readPrincipalVec(r: Reader): Array<Principal> {
    const count = r.elements(2);
    const values: Array<Principal> = [];
    for (let i = 0; i < count; i++) values.push(r.principal());
    return values;
}

function readPictureVec(r: Reader): Array<did.Picture> {
    const count = r.elements(16);
    const values: Array<did.Picture> = [];
    for (let i = 0; i < count; i++) values.push(readPicture(r));
    return values;
}

function readPictureInput(r: Reader): did.PictureInput {
    return {
        mime: r.text(),
        name: r.text(),
        bytes: r.blob()
    };
}

function readPictureResult(r: Reader): did.PictureResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readPicture(r) };
        default:
            return { err: readAssetsError(r) };
    }
}

function writeDoneResult(w: Writer, v: did.DoneResult): void {
    if ('ok' in v) {
        w.count(0);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeAssetsError(w, v.err);
        return;
    }
    w.empty();
}

function writeAssetsError(w: Writer, v: did.AssetsError): void {
    if ('invalid' in v) {
        w.count(0);
        w.text(v.invalid);
        return;
    }
    if ('full' in v) {
        w.count(1);
        return;
    }
    if ('forbidden' in v) {
        w.count(2);
        return;
    }
    if ('not_found' in v) {
        w.count(3);
        return;
    }
    if ('name_taken' in v) {
        w.count(4);
        writePicture(w, v.name_taken);
        return;
    }
    w.empty();
}

function writePicture(w: Writer, v: did.Picture): void {
    w.text(v.id);
    w.text(v.url);
    w.text(v.mime);
    w.text(v.name);
    w.nat32(v.size);
    w.nat64(v.added_at);
}

function writeHttpRequest(w: Writer, v: did.HttpRequest): void {
    w.text(v.url);
    w.text(v.method);
    w.blob(v.body);
    writeHttpRequestHeadersVec(w, v.headers);
}

function writeHttpRequestHeadersVec(w: Writer, v: Array<[string, string]>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeHttpRequestHeaders(w, v[i]!);
    }
}

function writeHttpRequestHeaders(w: Writer, v: [string, string]): void {
    w.text(v[0]);
    w.text(v[1]);
}

function writeHttpAnswer(w: Writer, v: did.HttpAnswer): void {
    w.blob(v.body);
    writeHttpAnswerHeadersVec(w, v.headers);
    w.nat16(v.status_code);
}

function writeHttpAnswerHeadersVec(w: Writer, v: Array<[string, string]>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeHttpAnswerHeaders(w, v[i]!);
    }
}

function writeHttpAnswerHeaders(w: Writer, v: [string, string]): void {
    w.text(v[0]);
    w.text(v[1]);
}

function writePrincipalVec(w: Writer, v: Array<Principal>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.principal(v[i]!);
    }
}

function writePictureVec(w: Writer, v: Array<did.Picture>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writePicture(w, v[i]!);
    }
}

function writePictureInput(w: Writer, v: did.PictureInput): void {
    w.text(v.mime);
    w.text(v.name);
    w.blob(v.bytes);
}

function writePictureResult(w: Writer, v: did.PictureResult): void {
    if ('ok' in v) {
        w.count(0);
        writePicture(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeAssetsError(w, v.err);
        return;
    }
    w.empty();
}
