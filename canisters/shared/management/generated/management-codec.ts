// Generated from canisters/shared/management/management.did by `npm run generate`. Changes made here are lost.
/* eslint-disable */

import type { Principal } from '@dfinity/principal';
import type * as did from './management.did.js';
import { decodeMessage } from '../../candid/decode-message.js';
import { encodeMessage } from '../../candid/encode-message.js';
import { REPLY_LIMITS, REQUEST_LIMITS, type DecodeLimits } from '../../candid/limits.js';
import { MessageType } from '../../candid/message-type.js';
import type { MethodKind } from '../../candid/method-kind.js';
import type { Reader } from '../../candid/reader.js';
import type { Writer } from '../../candid/writer.js';

/** The methods of management.did and how each is called. */
export const METHODS = {
    http_request: 'update'
} as const satisfies Record<string, MethodKind>;

const HTTP_REQUEST_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x0dk\x03\x96\x81\xba\x02\x7f\xa0\xd2\xac\xa8\x04\x7f\xe0\x88\xf2\xd2\x04\x7fnxm{n\x02l\x02\xf1\xfe\xe1\x8d\x03q\xcb\xe4\xfd\xc7\x04qm\x04l\x03\xb2\xce\xef/}\xa2\xf5\xed\x88\x04\x02\xc6\xa4\xa1\x98\x06\x05l\x02\xef\xab\xde\xcb\x01\x02\x81\xdd\xb2\x90\x0a\x06j\x01\x07\x01\x06\x01\x01l\x02\x98\xd6\xca\xa2\x01\x08\xef\xab\xde\xcb\x01\x02n\x09n~l\x07\xef\xd6\xe4\x02q\xe1\xed\xebJ\x00\xe8\xd6\xd8\x93\x01\x01\xa2\xf5\xed\x88\x04\x03\xec\xda\xcc\xac\x04\x0a\xc6\xa4\xa1\x98\x06\x05\x90\xf8\xf6\xfc\x09\x0b\x01\x0c',
    [[-21, [[5144726, 'get', -1], [1158359328, 'head', -1], [1247577184, 'post', -1]]], [-18, -8], [-19, -5], [-18, 2], [-20, [[834174833, 'value', -15], [1224700491, 'name', -15]]], [-19, 4], [-20, [[100394802, 'status', -3], [1092319906, 'body', 2], [1661489734, 'headers', 5]]], [-20, [[427267567, 'context', 2], [2718740097, 'response', 6]]], [-22, [7], [6], [1]], [-20, [[340962072, 'function', 8], [427267567, 'context', 2]]], [-18, 9], [-18, -2], [-20, [[5843823, 'url', -15], [156956385, 'method', 0], [309734248, 'max_response_bytes', 1], [1092319906, 'body', 3], [1167273324, 'transform', 10], [1661489734, 'headers', 5], [2677914640, 'is_replicated', 11]]]],
    [12]
);

export function decodeHttpRequestArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.http_request_args] {
    return decodeMessage<[did.http_request_args]>(HTTP_REQUEST_ARGS, message, limits, (r) => [readHttpRequestArgs(r)]);
}

export function encodeHttpRequestArgs(v: [did.http_request_args]): Uint8Array {
    return encodeMessage(HTTP_REQUEST_ARGS, (w) => {
        writeHttpRequestArgs(w, v[0]);
    });
}

const HTTP_REQUEST_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04m{l\x02\xf1\xfe\xe1\x8d\x03q\xcb\xe4\xfd\xc7\x04qm\x01l\x03\xb2\xce\xef/}\xa2\xf5\xed\x88\x04\x00\xc6\xa4\xa1\x98\x06\x02\x01\x03',
    [[-19, -5], [-20, [[834174833, 'value', -15], [1224700491, 'name', -15]]], [-19, 1], [-20, [[100394802, 'status', -3], [1092319906, 'body', 0], [1661489734, 'headers', 2]]]],
    [3]
);

export function decodeHttpRequestResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.http_request_result {
    return decodeMessage<[did.http_request_result]>(HTTP_REQUEST_RESULT, message, limits, (r) => [readHttpRequestResult(r)])[0];
}

export function encodeHttpRequestResult(v: did.http_request_result): Uint8Array {
    return encodeMessage(HTTP_REQUEST_RESULT, (w) => {
        writeHttpRequestResult(w, v);
    });
}

function readHttpRequestArgs(r: Reader): did.http_request_args {
    return {
        url: r.text(),
        method: readHttpRequestArgsMethod(r),
        max_response_bytes: r.some() ? [r.nat64()] : [],
        body: r.some() ? [r.blob()] : [],
        transform: r.some() ? [readHttpRequestArgsTransform(r)] : [],
        headers: readHttpHeaderVec(r),
        is_replicated: r.some() ? [r.bool()] : []
    };
}

function readHttpRequestArgsMethod(r: Reader): { get: null } | { head: null } | { post: null } {
    switch (r.tag(3)) {
        case 0:
            return { get: null };
        case 1:
            return { head: null };
        default:
            return { post: null };
    }
}

function readHttpRequestArgsTransform(r: Reader): { function: [Principal, string]; context: Uint8Array } {
    return {
        function: r.func(),
        context: r.blob()
    };
}

function readHttpHeaderVec(r: Reader): Array<did.http_header> {
    const count = r.elements(2);
    const values: Array<did.http_header> = [];
    for (let i = 0; i < count; i++) values.push(readHttpHeader(r));
    return values;
}

function readHttpHeader(r: Reader): did.http_header {
    return {
        value: r.text(),
        name: r.text()
    };
}

function readHttpRequestResult(r: Reader): did.http_request_result {
    return {
        status: r.nat(),
        body: r.blob(),
        headers: readHttpHeaderVec(r)
    };
}

function writeHttpRequestArgs(w: Writer, v: did.http_request_args): void {
    w.text(v.url);
    writeHttpRequestArgsMethod(w, v.method);
    if (v.max_response_bytes.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat64(v.max_response_bytes[0]);
    }
    if (v.body.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.blob(v.body[0]);
    }
    if (v.transform.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeHttpRequestArgsTransform(w, v.transform[0]);
    }
    writeHttpHeaderVec(w, v.headers);
    if (v.is_replicated.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.bool(v.is_replicated[0]);
    }
}

function writeHttpRequestArgsMethod(w: Writer, v: { get: null } | { head: null } | { post: null }): void {
    if ('get' in v) {
        w.count(0);
        return;
    }
    if ('head' in v) {
        w.count(1);
        return;
    }
    if ('post' in v) {
        w.count(2);
        return;
    }
    w.empty();
}

function writeHttpRequestArgsTransform(w: Writer, v: { function: [Principal, string]; context: Uint8Array }): void {
    w.func(v.function);
    w.blob(v.context);
}

function writeHttpHeaderVec(w: Writer, v: Array<did.http_header>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeHttpHeader(w, v[i]!);
    }
}

function writeHttpHeader(w: Writer, v: did.http_header): void {
    w.text(v.value);
    w.text(v.name);
}

function writeHttpRequestResult(w: Writer, v: did.http_request_result): void {
    w.nat(v.status);
    w.blob(v.body);
    writeHttpHeaderVec(w, v.headers);
}
