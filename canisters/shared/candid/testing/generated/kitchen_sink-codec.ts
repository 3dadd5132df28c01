// Generated from canisters/shared/candid/testing/kitchen_sink.did by `npm run generate`. Changes made here are lost.
/* eslint-disable */

import type * as did from './kitchen_sink.did.js';
import { decodeFirst, decodeMessage } from '../../decode-message.js';
import { encodeMessage } from '../../encode-message.js';
import { CONTENT_LIMITS, REPLY_LIMITS, REQUEST_LIMITS, type DecodeLimits } from '../../limits.js';
import { MessageType } from '../../message-type.js';
import type { MethodKind } from '../../method-kind.js';
import type { Reader } from '../../reader.js';
import type { Writer } from '../../writer.js';

/** The methods of kitchen_sink.did and how each is called. */
export const METHODS = {
    names: 'update',
    nothing: 'update',
    one_way: 'update',
    recursion: 'composite_query',
    scalars: 'query',
    vectors: 'update'
} as const satisfies Record<string, MethodKind>;

const INIT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x02l\x01\xbb\xbe\x84\xa8\x07yn\x00\x01\x01',
    [[-20, [[1963007803, 'limit', -7]]], [-18, 0]],
    [1]
);

export function decodeInitArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [[] | [{ limit: number }]] {
    return decodeMessage<[[] | [{ limit: number }]]>(INIT_ARGS, message, limits, (r) => [r.some() ? [readInitArgs0(r)] : []]);
}

export function encodeInitArgs(v: [[] | [{ limit: number }]]): Uint8Array {
    return encodeMessage(INIT_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            writeInitArgs0(w, v[0][0]);
        }
    });
}

const NAMES_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x06l\x01\x97\x9e\xfe\xad\x04qn\x00l\x04\x05q\xcd\x84\xb0\x05~\xac\xae\x9f \x01\xb8\xf0\xe1\xc2\x04}l\x02\x00r\x01rm\x03k\x04\xfa\x84\xc4\x94\x01\x04\x90\xe4\xb5\xb0\x05r\x8c\xfd\xc0\xc9\x09o\xd0\xe8\xbe\xb4\x0c\x7f\x02\x02\x05',
    [[-20, [[1170181911, 'it\'s', -15]]], [-18, 0], [-20, [[5, '_5_', -15], [11272781, '\u{2603}', -2], [67622700, 'with space', 1], [1213757496, 'class', -3]]], [-20, [[0, '_0_', -14], [1, '_1_', -14]]], [-19, 3], [-21, [[311493242, 'polygon', 4], [1443721744, 'circle', -14], [2570075788, 'never', -17], [3331306576, 'point', -1]]]],
    [2, 5]
);

export function decodeNamesArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.Names, did.Shape] {
    return decodeMessage<[did.Names, did.Shape]>(NAMES_ARGS, message, limits, (r) => [readNames(r), readShape(r)]);
}

export function decodeNamesFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.Names {
    return decodeFirst<did.Names>(NAMES_ARGS, message, limits, (r) => readNames(r));
}

export function encodeNamesArgs(v: [did.Names, did.Shape]): Uint8Array {
    return encodeMessage(NAMES_ARGS, (w) => {
        writeNames(w, v[0]);
        writeShape(w, v[1]);
    });
}

const NAMES_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x02\x00r\x01rm\x00k\x04\xfa\x84\xc4\x94\x01\x01\x90\xe4\xb5\xb0\x05r\x8c\xfd\xc0\xc9\x09o\xd0\xe8\xbe\xb4\x0c\x7fm\x02\x01\x03',
    [[-20, [[0, '_0_', -14], [1, '_1_', -14]]], [-19, 0], [-21, [[311493242, 'polygon', 1], [1443721744, 'circle', -14], [2570075788, 'never', -17], [3331306576, 'point', -1]]], [-19, 2]],
    [3]
);

export function decodeNamesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.Shape> {
    return decodeMessage<[Array<did.Shape>]>(NAMES_RESULT, message, limits, (r) => [readShapeVec(r)])[0];
}

export function encodeNamesResult(v: Array<did.Shape>): Uint8Array {
    return encodeMessage(NAMES_RESULT, (w) => {
        writeShapeVec(w, v);
    });
}

const NOTHING_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeNothingArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [] {
    return decodeMessage<[]>(NOTHING_ARGS, message, limits, () => []);
}

export function encodeNothingArgs(_v: []): Uint8Array {
    return encodeMessage(NOTHING_ARGS, (_w) => {
    });
}

const NOTHING_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeNothingResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): [] {
    return decodeMessage<[]>(NOTHING_RESULT, message, limits, () => []);
}

export function encodeNothingResult(_v: []): Uint8Array {
    return encodeMessage(NOTHING_RESULT, (_w) => {
    });
}

const ONE_WAY_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01x',
    [],
    [-8]
);

export function decodeOneWayArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Alias] {
    return decodeMessage<[did.Alias]>(ONE_WAY_ARGS, message, limits, (r) => [r.nat64()]);
}

export function encodeOneWayArgs(v: [did.Alias]): Uint8Array {
    return encodeMessage(ONE_WAY_ARGS, (w) => {
        w.nat64(v[0]);
    });
}

const ONE_WAY_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeOneWayResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): [] {
    return decodeMessage<[]>(ONE_WAY_RESULT, message, limits, () => []);
}

export function encodeOneWayResult(_v: []): Uint8Array {
    return encodeMessage(ONE_WAY_RESULT, (_w) => {
    });
}

const RECURSION_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x05n\x01l\x02\xa0\xd2\xac\xa8\x04|\x90\xed\xda\xe7\x04\x00k\x02\xc2\xc2\x81\x9e\x04\x03\x9e\x87\xc0\xbd\x04{l\x02\x00\x02\x01\x02m\x04\x03\x00\x02\x04',
    [[-18, 1], [-20, [[1158359328, 'head', -4], [1291237008, 'tail', 0]]], [-21, [[1136681282, 'fork', 3], [1202717598, 'leaf', -5]]], [-20, [[0, '_0_', 2], [1, '_1_', 2]]], [-19, 4]],
    [0, 2, 4]
);

export function decodeRecursionArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.List, did.Tree, did.Forest] {
    return decodeMessage<[did.List, did.Tree, did.Forest]>(RECURSION_ARGS, message, limits, (r) => [readList(r), readTree(r), readForest(r)]);
}

export function decodeRecursionFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.List {
    return decodeFirst<did.List>(RECURSION_ARGS, message, limits, (r) => readList(r));
}

export function encodeRecursionArgs(v: [did.List, did.Tree, did.Forest]): Uint8Array {
    return encodeMessage(RECURSION_ARGS, (w) => {
        writeList(w, v[0]);
        writeTree(w, v[1]);
        writeForest(w, v[2]);
    });
}

const RECURSION_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05m\x00k\x02\xc2\xc2\x81\x9e\x04\x02\x9e\x87\xc0\xbd\x04{l\x02\x00\x01\x01\x01n\x04l\x02\xa0\xd2\xac\xa8\x04|\x90\xed\xda\xe7\x04\x03\x03\x00\x01\x03',
    [[-19, 0], [-21, [[1136681282, 'fork', 2], [1202717598, 'leaf', -5]]], [-20, [[0, '_0_', 1], [1, '_1_', 1]]], [-18, 4], [-20, [[1158359328, 'head', -4], [1291237008, 'tail', 3]]]],
    [0, 1, 3]
);

export function decodeRecursionResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): [did.Forest, did.Tree, did.List] {
    return decodeMessage<[did.Forest, did.Tree, did.List]>(RECURSION_RESULT, message, limits, (r) => [readForest(r), readTree(r), readList(r)]);
}

export function encodeRecursionResult(v: [did.Forest, did.Tree, did.List]): Uint8Array {
    return encodeMessage(RECURSION_RESULT, (w) => {
        writeForest(w, v[0]);
        writeTree(w, v[1]);
        writeList(w, v[2]);
    });
}

const SCALARS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x07n~n\x00n}n\x04l\x02\xa0\xd2\xac\xa8\x04|\x90\xed\xda\xe7\x04\x03j\x02q\x02\x01\x03\x01\x01l\x13\x9d\xe8\xe6\x89\x01s\xbc\xed\xe6\x89\x01r\xc3\xad\xf5\xc7\x01}\x90\xdc\xd5\x8f\x04h\x82\xbb\xf8\xa2\x04v\xbc\xbe\xf8\xa2\x04u\xdb\xc3\xf8\xa2\x04t\xe8\xf0\xcb\xa0\x05z\xa2\xf4\xcb\xa0\x05y\xc1\xf9\xcb\xa0\x05x\xdd\xc2\xb4\xee\x05|\x86\xb3\xcd\x93\x07p\xbb\xa0\xc0\xad\x0bw\x91\xb9\xee\xda\x0b\x01\x88\xc0\xaa\xe6\x0b~\xa2\x8e\xd0\xfb\x0b\x05\x95\xa8\xba\xa5\x0c{\xe5\xf4\xf6\xa5\x0c\x7f\x8b\xd1\xa3\xc5\x0cq\x01\x06',
    [[-18, -2], [-18, 0], [-18, -3], [-18, 4], [-20, [[1158359328, 'head', -4], [1291237008, 'tail', 3]]], [-22, [-15, 2], [3], [1]], [-20, [[288994333, 'a_float32', -13], [288995004, 'a_float64', -14], [419256003, 'a_nat', -3], [1106603536, 'a_principal', -24], [1147018626, 'an_int16', -10], [1147019068, 'an_int32', -11], [1147019739, 'an_int64', -12], [1410529384, 'a_nat16', -6], [1410529826, 'a_nat32', -7], [1410530497, 'a_nat64', -8], [1573724509, 'an_int', -4], [1920162182, 'a_reserved', -16], [3048214587, 'an_int8', -9], [3143343249, 'maybe_maybe', 1], [3167395848, 'a_bool', -2], [3212052258, 'a_func', 5], [3299775509, 'a_nat8', -5], [3300768357, 'a_null', -1], [3366512779, 'a_text', -15]]]],
    [6]
);

export function decodeScalarsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Scalars] {
    return decodeMessage<[did.Scalars]>(SCALARS_ARGS, message, limits, (r) => [readScalars(r)]);
}

export function encodeScalarsArgs(v: [did.Scalars]): Uint8Array {
    return encodeMessage(SCALARS_ARGS, (w) => {
        writeScalars(w, v[0]);
    });
}

const SCALARS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07n~n\x00n}n\x04l\x02\xa0\xd2\xac\xa8\x04|\x90\xed\xda\xe7\x04\x03j\x02q\x02\x01\x03\x01\x01l\x13\x9d\xe8\xe6\x89\x01s\xbc\xed\xe6\x89\x01r\xc3\xad\xf5\xc7\x01}\x90\xdc\xd5\x8f\x04h\x82\xbb\xf8\xa2\x04v\xbc\xbe\xf8\xa2\x04u\xdb\xc3\xf8\xa2\x04t\xe8\xf0\xcb\xa0\x05z\xa2\xf4\xcb\xa0\x05y\xc1\xf9\xcb\xa0\x05x\xdd\xc2\xb4\xee\x05|\x86\xb3\xcd\x93\x07p\xbb\xa0\xc0\xad\x0bw\x91\xb9\xee\xda\x0b\x01\x88\xc0\xaa\xe6\x0b~\xa2\x8e\xd0\xfb\x0b\x05\x95\xa8\xba\xa5\x0c{\xe5\xf4\xf6\xa5\x0c\x7f\x8b\xd1\xa3\xc5\x0cq\x01\x06',
    [[-18, -2], [-18, 0], [-18, -3], [-18, 4], [-20, [[1158359328, 'head', -4], [1291237008, 'tail', 3]]], [-22, [-15, 2], [3], [1]], [-20, [[288994333, 'a_float32', -13], [288995004, 'a_float64', -14], [419256003, 'a_nat', -3], [1106603536, 'a_principal', -24], [1147018626, 'an_int16', -10], [1147019068, 'an_int32', -11], [1147019739, 'an_int64', -12], [1410529384, 'a_nat16', -6], [1410529826, 'a_nat32', -7], [1410530497, 'a_nat64', -8], [1573724509, 'an_int', -4], [1920162182, 'a_reserved', -16], [3048214587, 'an_int8', -9], [3143343249, 'maybe_maybe', 1], [3167395848, 'a_bool', -2], [3212052258, 'a_func', 5], [3299775509, 'a_nat8', -5], [3300768357, 'a_null', -1], [3366512779, 'a_text', -15]]]],
    [6]
);

export function decodeScalarsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.Scalars {
    return decodeMessage<[did.Scalars]>(SCALARS_RESULT, message, limits, (r) => [readScalars(r)])[0];
}

export function encodeScalarsResult(v: did.Scalars): Uint8Array {
    return encodeMessage(SCALARS_RESULT, (w) => {
        writeScalars(w, v);
    });
}

const VECTORS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x13mqm\x7fmzl\x02\x00}\x01qm\x03m\x04mxmtm~m{nqm\x0al\x00m\x0cmymvmwmul\x0e\xa6\x96\xe5l\x00\xc6\xdf\xa3\xa2\x02\x01\xf7\xd0\xb1\xb3\x02\x02\xf7\xdd\xd8\xf8\x06\x05\xf7\xce\xe4\xc7\x07\x06\x94\xdb\xcd\xd0\x0a\x07\x89\xc2\xe0\xb7\x0b\x08\xeb\x90\xe0\xec\x0b\x09\x8f\xa8\xb7\xae\x0c\x0b\xab\xd8\xef\xb5\x0c\x0d\xe9\x9e\x92\xf3\x0c\x0e\xba\xf7\xbd\xe2\x0e\x0f\x88\x9d\xc9\xf5\x0e\x10\x86\xab\xfb\xfb\x0f\x11\x01\x12',
    [[-19, -15], [-19, -1], [-19, -6], [-20, [[0, '_0_', -3], [1, '_1_', -15]]], [-19, 3], [-19, 4], [-19, -8], [-19, -12], [-19, -2], [-19, -5], [-18, -15], [-19, 10], [-20, []], [-19, 12], [-19, -7], [-19, -10], [-19, -9], [-19, -11], [-20, [[228150054, 'texts', 0], [608759750, 'nothings', 1], [644638839, 'shorts', 2], [1863724791, 'nested', 5], [2029594487, 'longs', 6], [2853399956, 'signed_longs', 7], [3069714697, 'bools', 8], [3180857451, 'bytes', 9], [3318600719, 'maybe_texts', 11], [3334204459, 'empties', 13], [3462696809, 'words', 14], [3964631994, 'signed_shorts', 15], [4004662920, 'signed_bytes', 16], [4286502278, 'signed_words', 17]]]],
    [18]
);

export function decodeVectorsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.Vectors] {
    return decodeMessage<[did.Vectors]>(VECTORS_ARGS, message, limits, (r) => [readVectors(r)]);
}

export function encodeVectorsArgs(v: [did.Vectors]): Uint8Array {
    return encodeMessage(VECTORS_ARGS, (w) => {
        writeVectors(w, v[0]);
    });
}

const VECTORS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x13mqm\x7fmzl\x02\x00}\x01qm\x03m\x04mxmtm~m{nqm\x0al\x00m\x0cmymvmwmul\x0e\xa6\x96\xe5l\x00\xc6\xdf\xa3\xa2\x02\x01\xf7\xd0\xb1\xb3\x02\x02\xf7\xdd\xd8\xf8\x06\x05\xf7\xce\xe4\xc7\x07\x06\x94\xdb\xcd\xd0\x0a\x07\x89\xc2\xe0\xb7\x0b\x08\xeb\x90\xe0\xec\x0b\x09\x8f\xa8\xb7\xae\x0c\x0b\xab\xd8\xef\xb5\x0c\x0d\xe9\x9e\x92\xf3\x0c\x0e\xba\xf7\xbd\xe2\x0e\x0f\x88\x9d\xc9\xf5\x0e\x10\x86\xab\xfb\xfb\x0f\x11\x01\x12',
    [[-19, -15], [-19, -1], [-19, -6], [-20, [[0, '_0_', -3], [1, '_1_', -15]]], [-19, 3], [-19, 4], [-19, -8], [-19, -12], [-19, -2], [-19, -5], [-18, -15], [-19, 10], [-20, []], [-19, 12], [-19, -7], [-19, -10], [-19, -9], [-19, -11], [-20, [[228150054, 'texts', 0], [608759750, 'nothings', 1], [644638839, 'shorts', 2], [1863724791, 'nested', 5], [2029594487, 'longs', 6], [2853399956, 'signed_longs', 7], [3069714697, 'bools', 8], [3180857451, 'bytes', 9], [3318600719, 'maybe_texts', 11], [3334204459, 'empties', 13], [3462696809, 'words', 14], [3964631994, 'signed_shorts', 15], [4004662920, 'signed_bytes', 16], [4286502278, 'signed_words', 17]]]],
    [18]
);

export function decodeVectorsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.Vectors {
    return decodeMessage<[did.Vectors]>(VECTORS_RESULT, message, limits, (r) => [readVectors(r)])[0];
}

export function encodeVectorsResult(v: did.Vectors): Uint8Array {
    return encodeMessage(VECTORS_RESULT, (w) => {
        writeVectors(w, v);
    });
}

function readInitArgs0(r: Reader): { limit: number } {
    return {
        limit: r.nat32()
    };
}

function readNames(r: Reader): did.Names {
    return {
        _5_: r.text(),
        '☃': r.bool(),
        'with space': r.some() ? [readNamesWithSpace(r)] : [],
        class: r.nat()
    };
}

function readNamesWithSpace(r: Reader): { 'it\'s': string } {
    return {
        'it\'s': r.text()
    };
}

function readShape(r: Reader): did.Shape {
    switch (r.tag(4)) {
        case 0:
            return { polygon: readShapePolygonVec(r) };
        case 1:
            return { circle: r.float64() };
        case 2:
            return { never: r.empty() };
        default:
            return { point: null };
    }
}

function readShapePolygonVec(r: Reader): Array<[number, number]> {
    const count = r.elements(16);
    const values: Array<[number, number]> = [];
    for (let i = 0; i < count; i++) values.push(readShapePolygon(r));
    return values;
}

function readShapePolygon(r: Reader): [number, number] {
    return [r.float64(), r.float64()];
}

function readShapeVec(r: Reader): Array<did.Shape> {
    const count = r.elements(1);
    const values: Array<did.Shape> = [];
    for (let i = 0; i < count; i++) values.push(readShape(r));
    return values;
}

function readList(r: Reader): did.List {
    r.enter();
    const value: did.List = r.some() ? [readListValue(r)] : [];
    r.leave();
    return value;
}

function readListValue(r: Reader): { head: bigint; tail: did.List } {
    return {
        head: r.int(),
        tail: readList(r)
    };
}

function readTree(r: Reader): did.Tree {
    r.enter();
    const value: did.Tree = readTreeValue(r);
    r.leave();
    return value;
}

function readTreeValue(r: Reader): { fork: [did.Tree, did.Tree] } | { leaf: number } {
    switch (r.tag(2)) {
        case 0:
            return { fork: readTreeValueFork(r) };
        default:
            return { leaf: r.nat8() };
    }
}

function readTreeValueFork(r: Reader): [did.Tree, did.Tree] {
    return [readTree(r), readTree(r)];
}

function readForest(r: Reader): did.Forest {
    r.enter();
    const value: did.Forest = readForestVec(r);
    r.leave();
    return value;
}

function readForestVec(r: Reader): Array<did.Forest> {
    const count = r.elements(1);
    const values: Array<did.Forest> = [];
    for (let i = 0; i < count; i++) values.push(readForest(r));
    return values;
}

function readScalars(r: Reader): did.Scalars {
    return {
        a_float32: r.float32(),
        a_float64: r.float64(),
        a_nat: r.nat(),
        a_principal: r.principal(),
        an_int16: r.int16(),
        an_int32: r.int32(),
        an_int64: r.int64(),
        a_nat16: r.nat16(),
        a_nat32: r.nat32(),
        a_nat64: r.nat64(),
        an_int: r.int(),
        a_reserved: null,
        an_int8: r.int8(),
        maybe_maybe: r.some() ? [r.some() ? [r.bool()] : []] : [],
        a_bool: r.bool(),
        a_func: r.func(),
        a_nat8: r.nat8(),
        a_null: null,
        a_text: r.text()
    };
}

function readVectors(r: Reader): did.Vectors {
    return {
        texts: readTextVec(r),
        nothings: readNullVec(r),
        shorts: readNat16Vec(r),
        nested: readVectorsNestedVecVec(r),
        longs: readNat64Vec(r),
        signed_longs: readInt64Vec(r),
        bools: readBoolVec(r),
        bytes: r.blob(),
        maybe_texts: readTextOptVec(r),
        empties: readVectorsEmptiesVec(r),
        words: readNat32Vec(r),
        signed_shorts: readInt16Vec(r),
        signed_bytes: readInt8Vec(r),
        signed_words: readInt32Vec(r)
    };
}

function readTextVec(r: Reader): Array<string> {
    const count = r.elements(1);
    const values: Array<string> = [];
    for (let i = 0; i < count; i++) values.push(r.text());
    return values;
}

function readNullVec(r: Reader): Array<null> {
    const count = r.elements(0);
    const values: Array<null> = [];
    for (let i = 0; i < count; i++) values.push(null);
    return values;
}

function readNat16Vec(r: Reader): Uint16Array {
    const count = r.elements(2);
    const values: Array<number> = [];
    for (let i = 0; i < count; i++) values.push(r.nat16());
    return Uint16Array.from(values);
}

function readVectorsNestedVecVec(r: Reader): Array<Array<[bigint, string]>> {
    const count = r.elements(1);
    const values: Array<Array<[bigint, string]>> = [];
    for (let i = 0; i < count; i++) values.push(readVectorsNestedVec(r));
    return values;
}

function readVectorsNestedVec(r: Reader): Array<[bigint, string]> {
    const count = r.elements(2);
    const values: Array<[bigint, string]> = [];
    for (let i = 0; i < count; i++) values.push(readVectorsNested(r));
    return values;
}

function readVectorsNested(r: Reader): [bigint, string] {
    return [r.nat(), r.text()];
}

function readNat64Vec(r: Reader): BigUint64Array {
    const count = r.elements(8);
    const values: Array<bigint> = [];
    for (let i = 0; i < count; i++) values.push(r.nat64());
    return BigUint64Array.from(values);
}

function readInt64Vec(r: Reader): BigInt64Array {
    const count = r.elements(8);
    const values: Array<bigint> = [];
    for (let i = 0; i < count; i++) values.push(r.int64());
    return BigInt64Array.from(values);
}

function readBoolVec(r: Reader): Array<boolean> {
    const count = r.elements(1);
    const values: Array<boolean> = [];
    for (let i = 0; i < count; i++) values.push(r.bool());
    return values;
}

function readTextOptVec(r: Reader): Array<[] | [string]> {
    const count = r.elements(1);
    const values: Array<[] | [string]> = [];
    for (let i = 0; i < count; i++) values.push(r.some() ? [r.text()] : []);
    return values;
}

function readVectorsEmptiesVec(r: Reader): Array<{}> {
    const count = r.elements(0);
    const values: Array<{}> = [];
    for (let i = 0; i < count; i++) values.push({});
    return values;
}

function readNat32Vec(r: Reader): Uint32Array {
    const count = r.elements(4);
    const values: Array<number> = [];
    for (let i = 0; i < count; i++) values.push(r.nat32());
    return Uint32Array.from(values);
}

function readInt16Vec(r: Reader): Int16Array {
    const count = r.elements(2);
    const values: Array<number> = [];
    for (let i = 0; i < count; i++) values.push(r.int16());
    return Int16Array.from(values);
}

function readInt8Vec(r: Reader): Int8Array {
    const count = r.elements(1);
    const values: Array<number> = [];
    for (let i = 0; i < count; i++) values.push(r.int8());
    return Int8Array.from(values);
}

function readInt32Vec(r: Reader): Int32Array {
    const count = r.elements(4);
    const values: Array<number> = [];
    for (let i = 0; i < count; i++) values.push(r.int32());
    return Int32Array.from(values);
}

function writeInitArgs0(w: Writer, v: { limit: number }): void {
    w.nat32(v.limit);
}

function writeNames(w: Writer, v: did.Names): void {
    w.text(v._5_);
    w.bool(v['☃']);
    if (v['with space'].length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeNamesWithSpace(w, v['with space'][0]);
    }
    w.nat(v.class);
}

function writeNamesWithSpace(w: Writer, v: { 'it\'s': string }): void {
    w.text(v['it\'s']);
}

function writeShape(w: Writer, v: did.Shape): void {
    if ('polygon' in v) {
        w.count(0);
        writeShapePolygonVec(w, v.polygon);
        return;
    }
    if ('circle' in v) {
        w.count(1);
        w.float64(v.circle);
        return;
    }
    if ('never' in v) {
        w.count(2);
        w.empty();
        return;
    }
    if ('point' in v) {
        w.count(3);
        return;
    }
    w.empty();
}

function writeShapePolygonVec(w: Writer, v: Array<[number, number]>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeShapePolygon(w, v[i]!);
    }
}

function writeShapePolygon(w: Writer, v: [number, number]): void {
    w.float64(v[0]);
    w.float64(v[1]);
}

function writeShapeVec(w: Writer, v: Array<did.Shape>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeShape(w, v[i]!);
    }
}

function writeList(w: Writer, v: did.List): void {
    if (v.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeListValue(w, v[0]);
    }
}

function writeListValue(w: Writer, v: { head: bigint; tail: did.List }): void {
    w.int(v.head);
    writeList(w, v.tail);
}

function writeTree(w: Writer, v: did.Tree): void {
    if ('fork' in v) {
        w.count(0);
        writeTreeFork(w, v.fork);
        return;
    }
    if ('leaf' in v) {
        w.count(1);
        w.nat8(v.leaf);
        return;
    }
    w.empty();
}

function writeTreeFork(w: Writer, v: [did.Tree, did.Tree]): void {
    writeTree(w, v[0]);
    writeTree(w, v[1]);
}

function writeForest(w: Writer, v: did.Forest): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeForest(w, v[i]!);
    }
}

function writeScalars(w: Writer, v: did.Scalars): void {
    w.float32(v.a_float32);
    w.float64(v.a_float64);
    w.nat(v.a_nat);
    w.principal(v.a_principal);
    w.int16(v.an_int16);
    w.int32(v.an_int32);
    w.int64(v.an_int64);
    w.nat16(v.a_nat16);
    w.nat32(v.a_nat32);
    w.nat64(v.a_nat64);
    w.int(v.an_int);
    w.int8(v.an_int8);
    if (v.maybe_maybe.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        if (v.maybe_maybe[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.bool(v.maybe_maybe[0][0]);
        }
    }
    w.bool(v.a_bool);
    w.func(v.a_func);
    w.nat8(v.a_nat8);
    w.text(v.a_text);
}

function writeVectors(w: Writer, v: did.Vectors): void {
    writeTextVec(w, v.texts);
    writeNullVec(w, v.nothings);
    writeNat16Vec(w, v.shorts);
    writeVectorsNestedVecVec(w, v.nested);
    writeNat64Vec(w, v.longs);
    writeInt64Vec(w, v.signed_longs);
    writeBoolVec(w, v.bools);
    w.blob(v.bytes);
    writeTextOptVec(w, v.maybe_texts);
    writeVectorsEmptiesVec(w, v.empties);
    writeNat32Vec(w, v.words);
    writeInt16Vec(w, v.signed_shorts);
    writeInt8Vec(w, v.signed_bytes);
    writeInt32Vec(w, v.signed_words);
}

function writeTextVec(w: Writer, v: Array<string>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.text(v[i]!);
    }
}

function writeNullVec(w: Writer, v: Array<null>): void {
    w.count(v.length);
}

function writeNat16Vec(w: Writer, v: Uint16Array): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.nat16(v[i]!);
    }
}

function writeVectorsNestedVecVec(w: Writer, v: Array<Array<[bigint, string]>>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeVectorsNestedVec(w, v[i]!);
    }
}

function writeVectorsNestedVec(w: Writer, v: Array<[bigint, string]>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeVectorsNested(w, v[i]!);
    }
}

function writeVectorsNested(w: Writer, v: [bigint, string]): void {
    w.nat(v[0]);
    w.text(v[1]);
}

function writeNat64Vec(w: Writer, v: BigUint64Array): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.nat64(v[i]!);
    }
}

function writeInt64Vec(w: Writer, v: BigInt64Array): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.int64(v[i]!);
    }
}

function writeBoolVec(w: Writer, v: Array<boolean>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.bool(v[i]!);
    }
}

function writeTextOptVec(w: Writer, v: Array<[] | [string]>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        const item = v[i]!;
        if (item.length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.text(item[0]);
        }
    }
}

function writeVectorsEmptiesVec(w: Writer, v: Array<{}>): void {
    w.count(v.length);
}

function writeNat32Vec(w: Writer, v: Uint32Array): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.nat32(v[i]!);
    }
}

function writeInt16Vec(w: Writer, v: Int16Array): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.int16(v[i]!);
    }
}

function writeInt8Vec(w: Writer, v: Int8Array): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.int8(v[i]!);
    }
}

function writeInt32Vec(w: Writer, v: Int32Array): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.int32(v[i]!);
    }
}
