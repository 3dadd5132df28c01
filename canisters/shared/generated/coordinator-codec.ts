// Generated from candid/coordinator.did by `npm run generate`. Changes made here are lost.
/* eslint-disable */

import type { Principal } from '@dfinity/principal';
import type * as did from '../../../src/core/generated/coordinator.did.js';
import { decodeFirst, decodeMessage } from '../candid/decode-message.js';
import { encodeMessage } from '../candid/encode-message.js';
import { CONTENT_LIMITS, REPLY_LIMITS, REQUEST_LIMITS, type DecodeLimits } from '../candid/limits.js';
import { MessageType } from '../candid/message-type.js';
import type { MethodKind } from '../candid/method-kind.js';
import type { Reader } from '../candid/reader.js';
import type { Writer } from '../candid/writer.js';

/** The methods of coordinator.did and how each is called. */
export const METHODS = {
    actions: 'query',
    add_discount_code: 'update',
    add_media: 'update',
    add_promo: 'update',
    add_service: 'update',
    add_worker: 'update',
    agents: 'query',
    book_appointment: 'update',
    cancel_appointment: 'update',
    claim_worker: 'update',
    clear_day_override: 'update',
    create_salon: 'update',
    day_overrides: 'query',
    discount_codes: 'query',
    free_starts: 'query',
    grant_agent: 'update',
    grant_my_agent: 'update',
    lets_act: 'query',
    media: 'query',
    my_actions: 'query',
    my_agents: 'query',
    my_appointments: 'query',
    my_salons: 'query',
    owns_salon: 'query',
    promos: 'query',
    public_promos: 'query',
    public_services: 'query',
    public_workers: 'query',
    record_visit: 'update',
    remove_discount_code: 'update',
    remove_media: 'update',
    remove_promo: 'update',
    remove_service: 'update',
    remove_worker: 'update',
    revoke_agent: 'update',
    revoke_my_agent: 'update',
    salon: 'query',
    search_slots: 'query',
    service_types: 'query',
    services: 'query',
    set_day_override: 'update',
    set_promo_active: 'update',
    set_salon_open: 'update',
    set_weekly_hours: 'update',
    transfer_salon: 'update',
    update_promo: 'update',
    update_salon: 'update',
    update_service: 'update',
    visits: 'query',
    weekly_hours: 'query',
    workers: 'query'
} as const satisfies Record<string, MethodKind>;

const INIT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x03nyl\x01\xb8\xca\xac\x8f\x04\x00n\x01\x01\x02',
    [[-18, -7], [-20, [[1105929528, 'actions_per_day', 0]]], [-18, 1]],
    [2]
);

export function decodeInitArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [[] | [did.InitArgs]] {
    return decodeMessage<[[] | [did.InitArgs]]>(INIT_ARGS, message, limits, (r) => [r.some() ? [readInitArgs(r)] : []]);
}

export function encodeInitArgs(v: [[] | [did.InitArgs]]): Uint8Array {
    return encodeMessage(INIT_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            writeInitArgs(w, v[0][0]);
        }
    });
}

const ACTIONS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nx\x03q\x00y',
    [[-18, -8]],
    [-15, 0, -7]
);

export function decodeActionsArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, [] | [bigint], number] {
    return decodeMessage<[string, [] | [bigint], number]>(ACTIONS_ARGS, message, limits, (r) => [r.text(), r.some() ? [r.nat64()] : [], r.nat32()]);
}

export function decodeActionsFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(ACTIONS_ARGS, message, limits, (r) => r.text());
}

export function encodeActionsArgs(v: [string, [] | [bigint], number]): Uint8Array {
    return encodeMessage(ACTIONS_ARGS, (w) => {
        w.text(v[0]);
        if (v[1].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[1][0]);
        }
        w.nat32(v[2]);
    });
}

const ACTIONS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07nql\x07\xf3\xa9\x01x\xb6\xf7\x98\xb2\x01q\xb3\xb0\xda\xc3\x03h\xd1\xe6\xb3\xb7\x08\x00\x8b\xa9\xa1\xb7\x0bh\x92\xb6\xd2\xf0\x0bx\x92\xf1\xbe\xde\x0dqm\x01l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06',
    [[-18, -15], [-20, [[21747, 'at', -8], [373701558, 'action', -15], [947296307, 'owner', -24], [2263675729, 'target', 0], [3068679307, 'caller', -24], [3189021458, 'index', -8], [3687823506, 'outcome', -15]]], [-19, 1], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 3], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 4]]], [-21, [[24860, 'ok', 2], [5048165, 'err', 5]]]],
    [6]
);

export function decodeActionsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ActionsResult {
    return decodeMessage<[did.ActionsResult]>(ACTIONS_RESULT, message, limits, (r) => [readActionsResult(r)])[0];
}

export function encodeActionsResult(v: did.ActionsResult): Uint8Array {
    return encodeMessage(ACTIONS_RESULT, (w) => {
        writeActionsResult(w, v);
    });
}

const ADD_DISCOUNT_CODE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x05nhnynqk\x02\xc5\xd5\xea\xc6\x07y\xd8\xa3\x8c\xa8\x0d}l\x04\x87\xa2\xba\xbd\x01\x01\xb4\xbf\xa9\xab\x02\x02\xad\xe2\x92\x8e\x04q\xc1\x99\xc0\xdb\x0a\x03\x03\x00q\x04',
    [[-18, -24], [-18, -7], [-18, -15], [-21, [[2027596485, 'percent', -7], [3573748184, 'amount', -3]]], [-20, [[397316359, 'max_uses', 1], [627728308, 'expires', 2], [1103409453, 'code', -15], [2876247233, 'discount', 3]]]],
    [0, -15, 4]
);

export function decodeAddDiscountCodeArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, did.DiscountCodeInput] {
    return decodeMessage<[did.OnBehalf, string, did.DiscountCodeInput]>(ADD_DISCOUNT_CODE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), readDiscountCodeInput(r)]);
}

export function decodeAddDiscountCodeFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(ADD_DISCOUNT_CODE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeAddDiscountCodeArgs(v: [did.OnBehalf, string, did.DiscountCodeInput]): Uint8Array {
    return encodeMessage(ADD_DISCOUNT_CODE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        writeDiscountCodeInput(w, v[2]);
    });
}

const ADD_DISCOUNT_CODE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08nynqk\x02\xc5\xd5\xea\xc6\x07y\xd8\xa3\x8c\xa8\x0d}l\x08\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\x87\xa2\xba\xbd\x01\x00\xb4\xbf\xa9\xab\x02\x01\xad\xe2\x92\x8e\x04q\xbd\xa4\xb6\xed\x04y\x98\xce\xc7\xe7\x07x\xc1\x99\xc0\xdb\x0a\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-18, -7], [-18, -15], [-21, [[2027596485, 'percent', -7], [3573748184, 'amount', -3]]], [-20, [[23515, 'id', -15], [373703110, 'active', -2], [397316359, 'max_uses', 0], [627728308, 'expires', 1], [1103409453, 'code', -15], [1303220797, 'used', -7], [2096228120, 'version', -8], [2876247233, 'discount', 2]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeAddDiscountCodeResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DiscountCodeResult {
    return decodeMessage<[did.DiscountCodeResult]>(ADD_DISCOUNT_CODE_RESULT, message, limits, (r) => [readDiscountCodeResult(r)])[0];
}

export function encodeAddDiscountCodeResult(v: did.DiscountCodeResult): Uint8Array {
    return encodeMessage(ADD_DISCOUNT_CODE_RESULT, (w) => {
        writeDiscountCodeResult(w, v);
    });
}

const ADD_MEDIA_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x03nqk\x02\xfb\xa8\xf0\xb7\x03\x7f\xdb\xbe\xa4\xeb\x0b\x7fl\x05\xef\xd6\xe4\x02\x00\xd4\xc2\xa7\xb8\x04\x01\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04}\x02q\x02',
    [[-18, -15], [-21, [[922489979, 'video', -1], [3177783131, 'image', -1]]], [-20, [[5843823, 'url', 0], [1191829844, 'kind', 1], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -3]]]],
    [-15, 2]
);

export function decodeAddMediaArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, did.MediaInput] {
    return decodeMessage<[string, did.MediaInput]>(ADD_MEDIA_ARGS, message, limits, (r) => [r.text(), readMediaInput(r)]);
}

export function decodeAddMediaFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(ADD_MEDIA_ARGS, message, limits, (r) => r.text());
}

export function encodeAddMediaArgs(v: [string, did.MediaInput]): Uint8Array {
    return encodeMessage(ADD_MEDIA_ARGS, (w) => {
        w.text(v[0]);
        writeMediaInput(w, v[1]);
    });
}

const ADD_MEDIA_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07nqk\x02\xfb\xa8\xf0\xb7\x03\x7f\xdb\xbe\xa4\xeb\x0b\x7fl\x07\xdb\xb7\x01q\xef\xd6\xe4\x02\x00\xd4\xc2\xa7\xb8\x04\x01\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04}\xd2\x9c\xa8\x80\x05xl\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06',
    [[-18, -15], [-21, [[922489979, 'video', -1], [3177783131, 'image', -1]]], [-20, [[23515, 'id', -15], [5843823, 'url', 0], [1191829844, 'kind', 1], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -3], [1342836306, 'added_at', -8]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 3], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 4]]], [-21, [[24860, 'ok', 2], [5048165, 'err', 5]]]],
    [6]
);

export function decodeAddMediaResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.MediaResult {
    return decodeMessage<[did.MediaResult]>(ADD_MEDIA_RESULT, message, limits, (r) => [readMediaResult(r)])[0];
}

export function encodeAddMediaResult(v: did.MediaResult): Uint8Array {
    return encodeMessage(ADD_MEDIA_RESULT, (w) => {
        writeMediaResult(w, v);
    });
}

const ADD_PROMO_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x06nhnqmqn\x02k\x02\xc5\xd5\xea\xc6\x07y\x89\x9d\xad\xc4\x0c}l\x08\x9e\x98\x89\'\x01\x98\xab\xec\x81\x01q\xc6\x83\x99\xb2\x01~\xee\xc7\x8c\xc2\x01\x03\xfc\x91\xf4\xf8\x05\x01\x96\xa7\xee\x9c\x07\x01\xc1\x99\xc0\xdb\x0a\x04\xcd\xf5\x96\x8f\x0b\x01\x03\x00q\x05',
    [[-18, -24], [-18, -15], [-19, -15], [-18, 2], [-21, [[2027596485, 'percent', -7], [3364572809, 'price', -3]]], [-20, [[81939486, 'valid_to', 1], [272307608, 'title', -15], [373703110, 'active', -2], [407053294, 'service_ids', 3], [1595738364, 'description', 1], [1939575702, 'media_id', 1], [2876247233, 'discount', 4], [2984622797, 'valid_from', 1]]]],
    [0, -15, 5]
);

export function decodeAddPromoArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, did.PromoInput] {
    return decodeMessage<[did.OnBehalf, string, did.PromoInput]>(ADD_PROMO_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), readPromoInput(r)]);
}

export function decodeAddPromoFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(ADD_PROMO_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeAddPromoArgs(v: [did.OnBehalf, string, did.PromoInput]): Uint8Array {
    return encodeMessage(ADD_PROMO_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        writePromoInput(w, v[2]);
    });
}

const ADD_PROMO_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x09nqmqn\x01k\x02\xc5\xd5\xea\xc6\x07y\x89\x9d\xad\xc4\x0c}l\x0a\xdb\xb7\x01q\x9e\x98\x89\'\x00\x98\xab\xec\x81\x01q\xc6\x83\x99\xb2\x01~\xee\xc7\x8c\xc2\x01\x02\xfc\x91\xf4\xf8\x05\x00\x96\xa7\xee\x9c\x07\x00\x98\xce\xc7\xe7\x07x\xc1\x99\xc0\xdb\x0a\x03\xcd\xf5\x96\x8f\x0b\x00l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x05\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x06k\x02\x9c\xc2\x01\x04\xe5\x8e\xb4\x02\x07\x01\x08',
    [[-18, -15], [-19, -15], [-18, 1], [-21, [[2027596485, 'percent', -7], [3364572809, 'price', -3]]], [-20, [[23515, 'id', -15], [81939486, 'valid_to', 0], [272307608, 'title', -15], [373703110, 'active', -2], [407053294, 'service_ids', 2], [1595738364, 'description', 0], [1939575702, 'media_id', 0], [2096228120, 'version', -8], [2876247233, 'discount', 3], [2984622797, 'valid_from', 0]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 5], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 6]]], [-21, [[24860, 'ok', 4], [5048165, 'err', 7]]]],
    [8]
);

export function decodeAddPromoResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.PromoResult {
    return decodeMessage<[did.PromoResult]>(ADD_PROMO_RESULT, message, limits, (r) => [readPromoResult(r)])[0];
}

export function encodeAddPromoResult(v: did.PromoResult): Uint8Array {
    return encodeMessage(ADD_PROMO_RESULT, (w) => {
        writePromoResult(w, v);
    });
}

const ADD_SERVICE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x04nhnqmql\x07\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x01\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x02\xb7\xa1\xba\xc0\x0f\x02\x03\x00q\x03',
    [[-18, -24], [-18, -15], [-19, -15], [-20, [[373703110, 'active', -2], [1015182324, 'duration_minutes', -7], [1224700491, 'name', -15], [1595738364, 'description', 1], [3364572809, 'price', -3], [3445443965, 'service_type_ids', 2], [4161704119, 'worker_ids', 2]]]],
    [0, -15, 3]
);

export function decodeAddServiceArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, did.ServiceInput] {
    return decodeMessage<[did.OnBehalf, string, did.ServiceInput]>(ADD_SERVICE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), readServiceInput(r)]);
}

export function decodeAddServiceFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(ADD_SERVICE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeAddServiceArgs(v: [did.OnBehalf, string, did.ServiceInput]): Uint8Array {
    return encodeMessage(ADD_SERVICE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        writeServiceInput(w, v[2]);
    });
}

const ADD_SERVICE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07nqmql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x01\xb7\xa1\xba\xc0\x0f\x01l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06',
    [[-18, -15], [-19, -15], [-20, [[23515, 'id', -15], [373703110, 'active', -2], [1015182324, 'duration_minutes', -7], [1224700491, 'name', -15], [1595738364, 'description', 0], [2096228120, 'version', -8], [3364572809, 'price', -3], [3445443965, 'service_type_ids', 1], [4161704119, 'worker_ids', 1]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 3], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 4]]], [-21, [[24860, 'ok', 2], [5048165, 'err', 5]]]],
    [6]
);

export function decodeAddServiceResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ServiceResult {
    return decodeMessage<[did.ServiceResult]>(ADD_SERVICE_RESULT, message, limits, (r) => [readServiceResult(r)])[0];
}

export function encodeAddServiceResult(v: did.ServiceResult): Uint8Array {
    return encodeMessage(ADD_SERVICE_RESULT, (w) => {
        writeServiceResult(w, v);
    });
}

const ADD_WORKER_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qq',
    [],
    [-15, -15]
);

export function decodeAddWorkerArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(ADD_WORKER_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeAddWorkerFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(ADD_WORKER_ARGS, message, limits, (r) => r.text());
}

export function encodeAddWorkerArgs(v: [string, string]): Uint8Array {
    return encodeMessage(ADD_WORKER_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const ADD_WORKER_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x01\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x02k\x02\x9c\xc2\x01\x00\xe5\x8e\xb4\x02\x03\x01\x04',
    [[-20, [[23515, 'id', -15], [1224700491, 'name', -15], [1659936475, 'claimed', -2]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 1], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 2]]], [-21, [[24860, 'ok', 0], [5048165, 'err', 3]]]],
    [4]
);

export function decodeAddWorkerResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WorkerResult {
    return decodeMessage<[did.WorkerResult]>(ADD_WORKER_RESULT, message, limits, (r) => [readWorkerResult(r)])[0];
}

export function encodeAddWorkerResult(v: did.WorkerResult): Uint8Array {
    return encodeMessage(ADD_WORKER_RESULT, (w) => {
        writeWorkerResult(w, v);
    });
}

const AGENTS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01q',
    [],
    [-15]
);

export function decodeAgentsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [string] {
    return decodeMessage<[string]>(AGENTS_ARGS, message, limits, (r) => [r.text()]);
}

export function encodeAgentsArgs(v: [string]): Uint8Array {
    return encodeMessage(AGENTS_ARGS, (w) => {
        w.text(v[0]);
    });
}

const AGENTS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05mhl\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x01\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x02k\x02\x9c\xc2\x01\x00\xe5\x8e\xb4\x02\x03\x01\x04',
    [[-19, -24], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 1], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 2]]], [-21, [[24860, 'ok', 0], [5048165, 'err', 3]]]],
    [4]
);

export function decodeAgentsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.AgentsResult {
    return decodeMessage<[did.AgentsResult]>(AGENTS_RESULT, message, limits, (r) => [readAgentsResult(r)])[0];
}

export function encodeAgentsResult(v: did.AgentsResult): Uint8Array {
    return encodeMessage(AGENTS_RESULT, (w) => {
        writeAgentsResult(w, v);
    });
}

const BOOK_APPOINTMENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x03nhnxl\x05\xe5\xc9\xf4\xe9\x07q\xe2\xe8\xad\xa0\x08x\xbc\xc8\xc4\xd7\x09q\xdd\x92\xba\xa2\x0dq\x91\xce\x86\xc7\x0e\x01\x02\x00\x02',
    [[-18, -24], [-18, -8], [-20, [[2101159141, 'service_id', -15], [2215343202, 'start', -8], [2599494716, 'worker_id', -15], [3561916765, 'salon_id', -15], [3907102481, 'expected_version', 1]]]],
    [0, 2]
);

export function decodeBookAppointmentArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, did.Booking] {
    return decodeMessage<[did.OnBehalf, did.Booking]>(BOOK_APPOINTMENT_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], readBooking(r)]);
}

export function decodeBookAppointmentFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(BOOK_APPOINTMENT_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeBookAppointmentArgs(v: [did.OnBehalf, did.Booking]): Uint8Array {
    return encodeMessage(BOOK_APPOINTMENT_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        writeBooking(w, v[1]);
    });
}

const BOOK_APPOINTMENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07nqk\x02\x91\x8d\xd2\x91\x02\x7f\xc8\xf1\x8f\x91\x06\x7fl\x0c\xdb\xb7\x01q\xec\xa9\xef\xbf\x01q\xd5\xa3\xa0\xae\x02q\xf4\xe7\x89\xe4\x03y\xcd\x88\xd6\xfa\x06q\xf2\x99\xfc\xbc\x07\x00\xe5\xc9\xf4\xe9\x07q\xe2\xe8\xad\xa0\x08x\x91\xec\xad\xa0\x08\x01\xbc\xc8\xc4\xd7\x09q\x89\x9d\xad\xc4\x0c}\xdd\x92\xba\xa2\x0dql\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06',
    [[-18, -15], [-21, [[573867665, 'cancelled', -1], [1646524616, 'booked', -1]]], [-20, [[23515, 'id', -15], [402380012, 'worker_name', -15], [633868757, 'service_name', -15], [1015182324, 'duration_minutes', -7], [1867875405, 'salon_name', -15], [2006912242, 'salon_address', 0], [2101159141, 'service_id', -15], [2215343202, 'start', -8], [2215343633, 'state', 1], [2599494716, 'worker_id', -15], [3364572809, 'price', -3], [3561916765, 'salon_id', -15]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 3], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 4]]], [-21, [[24860, 'ok', 2], [5048165, 'err', 5]]]],
    [6]
);

export function decodeBookAppointmentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.AppointmentResult {
    return decodeMessage<[did.AppointmentResult]>(BOOK_APPOINTMENT_RESULT, message, limits, (r) => [readAppointmentResult(r)])[0];
}

export function encodeBookAppointmentResult(v: did.AppointmentResult): Uint8Array {
    return encodeMessage(BOOK_APPOINTMENT_RESULT, (w) => {
        writeAppointmentResult(w, v);
    });
}

const CANCEL_APPOINTMENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x02\x00q',
    [[-18, -24]],
    [0, -15]
);

export function decodeCancelAppointmentArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(CANCEL_APPOINTMENT_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeCancelAppointmentFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(CANCEL_APPOINTMENT_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeCancelAppointmentArgs(v: [did.OnBehalf, string]): Uint8Array {
    return encodeMessage(CANCEL_APPOINTMENT_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
    });
}

const CANCEL_APPOINTMENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07nqk\x02\x91\x8d\xd2\x91\x02\x7f\xc8\xf1\x8f\x91\x06\x7fl\x0c\xdb\xb7\x01q\xec\xa9\xef\xbf\x01q\xd5\xa3\xa0\xae\x02q\xf4\xe7\x89\xe4\x03y\xcd\x88\xd6\xfa\x06q\xf2\x99\xfc\xbc\x07\x00\xe5\xc9\xf4\xe9\x07q\xe2\xe8\xad\xa0\x08x\x91\xec\xad\xa0\x08\x01\xbc\xc8\xc4\xd7\x09q\x89\x9d\xad\xc4\x0c}\xdd\x92\xba\xa2\x0dql\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06',
    [[-18, -15], [-21, [[573867665, 'cancelled', -1], [1646524616, 'booked', -1]]], [-20, [[23515, 'id', -15], [402380012, 'worker_name', -15], [633868757, 'service_name', -15], [1015182324, 'duration_minutes', -7], [1867875405, 'salon_name', -15], [2006912242, 'salon_address', 0], [2101159141, 'service_id', -15], [2215343202, 'start', -8], [2215343633, 'state', 1], [2599494716, 'worker_id', -15], [3364572809, 'price', -3], [3561916765, 'salon_id', -15]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 3], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 4]]], [-21, [[24860, 'ok', 2], [5048165, 'err', 5]]]],
    [6]
);

export function decodeCancelAppointmentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.AppointmentResult {
    return decodeMessage<[did.AppointmentResult]>(CANCEL_APPOINTMENT_RESULT, message, limits, (r) => [readAppointmentResult(r)])[0];
}

export function encodeCancelAppointmentResult(v: did.AppointmentResult): Uint8Array {
    return encodeMessage(CANCEL_APPOINTMENT_RESULT, (w) => {
        writeAppointmentResult(w, v);
    });
}

const CLAIM_WORKER_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qq',
    [],
    [-15, -15]
);

export function decodeClaimWorkerArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(CLAIM_WORKER_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeClaimWorkerFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(CLAIM_WORKER_ARGS, message, limits, (r) => r.text());
}

export function encodeClaimWorkerArgs(v: [string, string]): Uint8Array {
    return encodeMessage(CLAIM_WORKER_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const CLAIM_WORKER_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x01\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x02k\x02\x9c\xc2\x01\x00\xe5\x8e\xb4\x02\x03\x01\x04',
    [[-20, [[23515, 'id', -15], [1224700491, 'name', -15], [1659936475, 'claimed', -2]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 1], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 2]]], [-21, [[24860, 'ok', 0], [5048165, 'err', 3]]]],
    [4]
);

export function decodeClaimWorkerResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WorkerResult {
    return decodeMessage<[did.WorkerResult]>(CLAIM_WORKER_RESULT, message, limits, (r) => [readWorkerResult(r)])[0];
}

export function encodeClaimWorkerResult(v: did.WorkerResult): Uint8Array {
    return encodeMessage(CLAIM_WORKER_RESULT, (w) => {
        writeWorkerResult(w, v);
    });
}

const CLEAR_DAY_OVERRIDE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x02nhnx\x05\x00qqq\x01',
    [[-18, -24], [-18, -8]],
    [0, -15, -15, -15, 1]
);

export function decodeClearDayOverrideArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, did.LocalDate, [] | [bigint]] {
    return decodeMessage<[did.OnBehalf, string, string, did.LocalDate, [] | [bigint]]>(CLEAR_DAY_OVERRIDE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.text(), r.some() ? [r.nat64()] : []]);
}

export function decodeClearDayOverrideFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(CLEAR_DAY_OVERRIDE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeClearDayOverrideArgs(v: [did.OnBehalf, string, string, did.LocalDate, [] | [bigint]]): Uint8Array {
    return encodeMessage(CLEAR_DAY_OVERRIDE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        w.text(v[3]);
        if (v[4].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[4][0]);
        }
    });
}

const CLEAR_DAY_OVERRIDE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeClearDayOverrideResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(CLEAR_DAY_OVERRIDE_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeClearDayOverrideResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(CLEAR_DAY_OVERRIDE_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const CREATE_SALON_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x04nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x03\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02\x01\x03',
    [[-18, -15], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 1], [-20, [[1224700491, 'name', -15], [2634772916, 'address', 0], [3405422761, 'position', 2]]]],
    [3]
);

export function decodeCreateSalonArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.SalonInput] {
    return decodeMessage<[did.SalonInput]>(CREATE_SALON_ARGS, message, limits, (r) => [readSalonInput(r)]);
}

export function encodeCreateSalonArgs(v: [did.SalonInput]): Uint8Array {
    return encodeMessage(CREATE_SALON_ARGS, (w) => {
        writeSalonInput(w, v[0]);
    });
}

const CREATE_SALON_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-18, -15], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 1], [-20, [[23515, 'id', -15], [1224700491, 'name', -15], [2634772916, 'address', 0], [3405422761, 'position', 2]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeCreateSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.SalonCardResult {
    return decodeMessage<[did.SalonCardResult]>(CREATE_SALON_RESULT, message, limits, (r) => [readSalonCardResult(r)])[0];
}

export function encodeCreateSalonResult(v: did.SalonCardResult): Uint8Array {
    return encodeMessage(CREATE_SALON_RESULT, (w) => {
        writeSalonCardResult(w, v);
    });
}

const DAY_OVERRIDES_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x04\x00qqq',
    [[-18, -24]],
    [0, -15, -15, -15]
);

export function decodeDayOverridesArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, did.LocalDate, did.LocalDate] {
    return decodeMessage<[did.OnBehalf, string, did.LocalDate, did.LocalDate]>(DAY_OVERRIDES_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.text()]);
}

export function decodeDayOverridesFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(DAY_OVERRIDES_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeDayOverridesArgs(v: [did.OnBehalf, string, did.LocalDate, did.LocalDate]): Uint8Array {
    return encodeMessage(DAY_OVERRIDES_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        w.text(v[3]);
    });
}

const DAY_OVERRIDES_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x09l\x02\xdb\x87\xb4\x02y\xe2\xe8\xad\xa0\x08ym\x00k\x02\xb9\xaa\x80\x89\x04\x01\xcc\xd9\xf1\x8c\x0f\x7fl\x04\xae\xac\x8d\x93\x04q\xe9\xdb\xe8\xd2\x04\x02\x98\xce\xc7\xe7\x07x\xbc\xc8\xc4\xd7\x09qm\x03l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x05\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x06k\x02\x9c\xc2\x01\x04\xe5\x8e\xb4\x02\x07\x01\x08',
    [[-20, [[5047259, 'end', -7], [2215343202, 'start', -7]]], [-19, 0], [-21, [[1092621625, 'busy', 1], [4053560524, 'day_off', -1]]], [-20, [[1113806382, 'date', -15], [1247423977, 'plan', 2], [2096228120, 'version', -8], [2599494716, 'worker_id', -15]]], [-19, 3], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 5], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 6]]], [-21, [[24860, 'ok', 4], [5048165, 'err', 7]]]],
    [8]
);

export function decodeDayOverridesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DayOverridesResult {
    return decodeMessage<[did.DayOverridesResult]>(DAY_OVERRIDES_RESULT, message, limits, (r) => [readDayOverridesResult(r)])[0];
}

export function encodeDayOverridesResult(v: did.DayOverridesResult): Uint8Array {
    return encodeMessage(DAY_OVERRIDES_RESULT, (w) => {
        writeDayOverridesResult(w, v);
    });
}

const DISCOUNT_CODES_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x02\x00q',
    [[-18, -24]],
    [0, -15]
);

export function decodeDiscountCodesArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(DISCOUNT_CODES_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeDiscountCodesFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(DISCOUNT_CODES_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeDiscountCodesArgs(v: [did.OnBehalf, string]): Uint8Array {
    return encodeMessage(DISCOUNT_CODES_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
    });
}

const DISCOUNT_CODES_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x09nynqk\x02\xc5\xd5\xea\xc6\x07y\xd8\xa3\x8c\xa8\x0d}l\x08\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\x87\xa2\xba\xbd\x01\x00\xb4\xbf\xa9\xab\x02\x01\xad\xe2\x92\x8e\x04q\xbd\xa4\xb6\xed\x04y\x98\xce\xc7\xe7\x07x\xc1\x99\xc0\xdb\x0a\x02m\x03l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x05\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x06k\x02\x9c\xc2\x01\x04\xe5\x8e\xb4\x02\x07\x01\x08',
    [[-18, -7], [-18, -15], [-21, [[2027596485, 'percent', -7], [3573748184, 'amount', -3]]], [-20, [[23515, 'id', -15], [373703110, 'active', -2], [397316359, 'max_uses', 0], [627728308, 'expires', 1], [1103409453, 'code', -15], [1303220797, 'used', -7], [2096228120, 'version', -8], [2876247233, 'discount', 2]]], [-19, 3], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 5], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 6]]], [-21, [[24860, 'ok', 4], [5048165, 'err', 7]]]],
    [8]
);

export function decodeDiscountCodesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DiscountCodesResult {
    return decodeMessage<[did.DiscountCodesResult]>(DISCOUNT_CODES_RESULT, message, limits, (r) => [readDiscountCodesResult(r)])[0];
}

export function encodeDiscountCodesResult(v: did.DiscountCodesResult): Uint8Array {
    return encodeMessage(DISCOUNT_CODES_RESULT, (w) => {
        writeDiscountCodesResult(w, v);
    });
}

const FREE_STARTS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x04qqxx',
    [],
    [-15, -15, -8, -8]
);

export function decodeFreeStartsArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, string, bigint, bigint] {
    return decodeMessage<[string, string, bigint, bigint]>(FREE_STARTS_ARGS, message, limits, (r) => [r.text(), r.text(), r.nat64(), r.nat64()]);
}

export function decodeFreeStartsFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(FREE_STARTS_ARGS, message, limits, (r) => r.text());
}

export function encodeFreeStartsArgs(v: [string, string, bigint, bigint]): Uint8Array {
    return encodeMessage(FREE_STARTS_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
        w.nat64(v[2]);
        w.nat64(v[3]);
    });
}

const FREE_STARTS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x10nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02l\x02\xb0\xf0\xf5\x04x\xd6\x94\xb4\xbd\x04xm\x04l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~l\x02\xc8\xf5\xcd\xdd\x04\x05\xfe\xe0\xf8\xcc\x0c\x06m\x07mql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x09\xb7\xa1\xba\xc0\x0f\x09l\x05\xa6\xe8\xdb\xdf\x02x\xbd\xf9\x92\xbc\x07\x03\xb5\xfc\xb0\x86\x0a\x08\xf3\xee\x82\xe6\x0d\x0a\xe2\x9c\x81\xe4\x0exl\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x0c\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x0dk\x02\x9c\xc2\x01\x0b\xe5\x8e\xb4\x02\x0e\x01\x0f',
    [[-18, -15], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 1], [-20, [[23515, 'id', -15], [1224700491, 'name', -15], [2634772916, 'address', 0], [3405422761, 'position', 2]]], [-20, [[10319920, 'first', -8], [1202522710, 'last', -8]]], [-19, 4], [-20, [[23515, 'id', -15], [1224700491, 'name', -15], [1659936475, 'claimed', -2]]], [-20, [[1270053576, 'runs', 5], [3382587518, 'worker', 6]]], [-19, 7], [-19, -15], [-20, [[23515, 'id', -15], [373703110, 'active', -2], [1015182324, 'duration_minutes', -7], [1224700491, 'name', -15], [1595738364, 'description', 0], [2096228120, 'version', -8], [3364572809, 'price', -3], [3445443965, 'service_type_ids', 9], [4161704119, 'worker_ids', 9]]], [-20, [[737604646, 'bookable_from', -8], [2005187773, 'salon', 3], [2697739829, 'workers', 8], [3703617395, 'salon_service', 10], [3967831650, 'bookable_until', -8]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 12], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 13]]], [-21, [[24860, 'ok', 11], [5048165, 'err', 14]]]],
    [15]
);

export function decodeFreeStartsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.FreeStartsResult {
    return decodeMessage<[did.FreeStartsResult]>(FREE_STARTS_RESULT, message, limits, (r) => [readFreeStartsResult(r)])[0];
}

export function encodeFreeStartsResult(v: did.FreeStartsResult): Uint8Array {
    return encodeMessage(FREE_STARTS_RESULT, (w) => {
        writeFreeStartsResult(w, v);
    });
}

const GRANT_AGENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qh',
    [],
    [-15, -24]
);

export function decodeGrantAgentArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, Principal] {
    return decodeMessage<[string, Principal]>(GRANT_AGENT_ARGS, message, limits, (r) => [r.text(), r.principal()]);
}

export function decodeGrantAgentFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(GRANT_AGENT_ARGS, message, limits, (r) => r.text());
}

export function encodeGrantAgentArgs(v: [string, Principal]): Uint8Array {
    return encodeMessage(GRANT_AGENT_ARGS, (w) => {
        w.text(v[0]);
        w.principal(v[1]);
    });
}

const GRANT_AGENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeGrantAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(GRANT_AGENT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeGrantAgentResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(GRANT_AGENT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const GRANT_MY_AGENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01h',
    [],
    [-24]
);

export function decodeGrantMyAgentArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [Principal] {
    return decodeMessage<[Principal]>(GRANT_MY_AGENT_ARGS, message, limits, (r) => [r.principal()]);
}

export function encodeGrantMyAgentArgs(v: [Principal]): Uint8Array {
    return encodeMessage(GRANT_MY_AGENT_ARGS, (w) => {
        w.principal(v[0]);
    });
}

const GRANT_MY_AGENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeGrantMyAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(GRANT_MY_AGENT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeGrantMyAgentResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(GRANT_MY_AGENT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const LETS_ACT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02hh',
    [],
    [-24, -24]
);

export function decodeLetsActArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [Principal, Principal] {
    return decodeMessage<[Principal, Principal]>(LETS_ACT_ARGS, message, limits, (r) => [r.principal(), r.principal()]);
}

export function decodeLetsActFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): Principal {
    return decodeFirst<Principal>(LETS_ACT_ARGS, message, limits, (r) => r.principal());
}

export function encodeLetsActArgs(v: [Principal, Principal]): Uint8Array {
    return encodeMessage(LETS_ACT_ARGS, (w) => {
        w.principal(v[0]);
        w.principal(v[1]);
    });
}

const LETS_ACT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01~',
    [],
    [-2]
);

export function decodeLetsActResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): boolean {
    return decodeMessage<[boolean]>(LETS_ACT_RESULT, message, limits, (r) => [r.bool()])[0];
}

export function encodeLetsActResult(v: boolean): Uint8Array {
    return encodeMessage(LETS_ACT_RESULT, (w) => {
        w.bool(v);
    });
}

const MEDIA_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x02\x00q',
    [[-18, -24]],
    [0, -15]
);

export function decodeMediaArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(MEDIA_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeMediaFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(MEDIA_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeMediaArgs(v: [did.OnBehalf, string]): Uint8Array {
    return encodeMessage(MEDIA_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
    });
}

const MEDIA_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08nqk\x02\xfb\xa8\xf0\xb7\x03\x7f\xdb\xbe\xa4\xeb\x0b\x7fl\x07\xdb\xb7\x01q\xef\xd6\xe4\x02\x00\xd4\xc2\xa7\xb8\x04\x01\xb4\x9b\xf1\xc2\x04q\xcb\xe4\xfd\xc7\x04q\xc1\xc1\xce\xe2\x04}\xd2\x9c\xa8\x80\x05xm\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-18, -15], [-21, [[922489979, 'video', -1], [3177783131, 'image', -1]]], [-20, [[23515, 'id', -15], [5843823, 'url', 0], [1191829844, 'kind', 1], [1214008756, 'mime', -15], [1224700491, 'name', -15], [1280549057, 'size', -3], [1342836306, 'added_at', -8]]], [-19, 2], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeMediaResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.MediaListResult {
    return decodeMessage<[did.MediaListResult]>(MEDIA_RESULT, message, limits, (r) => [readMediaListResult(r)])[0];
}

export function encodeMediaResult(v: did.MediaListResult): Uint8Array {
    return encodeMessage(MEDIA_RESULT, (w) => {
        writeMediaListResult(w, v);
    });
}

const MY_ACTIONS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nx\x02\x00y',
    [[-18, -8]],
    [0, -7]
);

export function decodeMyActionsArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [[] | [bigint], number] {
    return decodeMessage<[[] | [bigint], number]>(MY_ACTIONS_ARGS, message, limits, (r) => [r.some() ? [r.nat64()] : [], r.nat32()]);
}

export function decodeMyActionsFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [] | [bigint] {
    return decodeFirst<[] | [bigint]>(MY_ACTIONS_ARGS, message, limits, (r) => r.some() ? [r.nat64()] : []);
}

export function encodeMyActionsArgs(v: [[] | [bigint], number]): Uint8Array {
    return encodeMessage(MY_ACTIONS_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[0][0]);
        }
        w.nat32(v[1]);
    });
}

const MY_ACTIONS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07nql\x07\xf3\xa9\x01x\xb6\xf7\x98\xb2\x01q\xb3\xb0\xda\xc3\x03h\xd1\xe6\xb3\xb7\x08\x00\x8b\xa9\xa1\xb7\x0bh\x92\xb6\xd2\xf0\x0bx\x92\xf1\xbe\xde\x0dqm\x01l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06',
    [[-18, -15], [-20, [[21747, 'at', -8], [373701558, 'action', -15], [947296307, 'owner', -24], [2263675729, 'target', 0], [3068679307, 'caller', -24], [3189021458, 'index', -8], [3687823506, 'outcome', -15]]], [-19, 1], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 3], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 4]]], [-21, [[24860, 'ok', 2], [5048165, 'err', 5]]]],
    [6]
);

export function decodeMyActionsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ActionsResult {
    return decodeMessage<[did.ActionsResult]>(MY_ACTIONS_RESULT, message, limits, (r) => [readActionsResult(r)])[0];
}

export function encodeMyActionsResult(v: did.ActionsResult): Uint8Array {
    return encodeMessage(MY_ACTIONS_RESULT, (w) => {
        writeActionsResult(w, v);
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

const MY_APPOINTMENTS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x01\x00',
    [[-18, -24]],
    [0]
);

export function decodeMyAppointmentsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.OnBehalf] {
    return decodeMessage<[did.OnBehalf]>(MY_APPOINTMENTS_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : []]);
}

export function encodeMyAppointmentsArgs(v: [did.OnBehalf]): Uint8Array {
    return encodeMessage(MY_APPOINTMENTS_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
    });
}

const MY_APPOINTMENTS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08nqk\x02\x91\x8d\xd2\x91\x02\x7f\xc8\xf1\x8f\x91\x06\x7fl\x0c\xdb\xb7\x01q\xec\xa9\xef\xbf\x01q\xd5\xa3\xa0\xae\x02q\xf4\xe7\x89\xe4\x03y\xcd\x88\xd6\xfa\x06q\xf2\x99\xfc\xbc\x07\x00\xe5\xc9\xf4\xe9\x07q\xe2\xe8\xad\xa0\x08x\x91\xec\xad\xa0\x08\x01\xbc\xc8\xc4\xd7\x09q\x89\x9d\xad\xc4\x0c}\xdd\x92\xba\xa2\x0dqm\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-18, -15], [-21, [[573867665, 'cancelled', -1], [1646524616, 'booked', -1]]], [-20, [[23515, 'id', -15], [402380012, 'worker_name', -15], [633868757, 'service_name', -15], [1015182324, 'duration_minutes', -7], [1867875405, 'salon_name', -15], [2006912242, 'salon_address', 0], [2101159141, 'service_id', -15], [2215343202, 'start', -8], [2215343633, 'state', 1], [2599494716, 'worker_id', -15], [3364572809, 'price', -3], [3561916765, 'salon_id', -15]]], [-19, 2], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeMyAppointmentsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.AppointmentsResult {
    return decodeMessage<[did.AppointmentsResult]>(MY_APPOINTMENTS_RESULT, message, limits, (r) => [readAppointmentsResult(r)])[0];
}

export function encodeMyAppointmentsResult(v: did.AppointmentsResult): Uint8Array {
    return encodeMessage(MY_APPOINTMENTS_RESULT, (w) => {
        writeAppointmentsResult(w, v);
    });
}

const MY_SALONS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeMySalonsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [] {
    return decodeMessage<[]>(MY_SALONS_ARGS, message, limits, () => []);
}

export function encodeMySalonsArgs(_v: []): Uint8Array {
    return encodeMessage(MY_SALONS_ARGS, (_w) => {
    });
}

const MY_SALONS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02m\x03\x01\x04',
    [[-18, -15], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 1], [-20, [[23515, 'id', -15], [1224700491, 'name', -15], [2634772916, 'address', 0], [3405422761, 'position', 2]]], [-19, 3]],
    [4]
);

export function decodeMySalonsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.SalonCard> {
    return decodeMessage<[Array<did.SalonCard>]>(MY_SALONS_RESULT, message, limits, (r) => [readSalonCardVec(r)])[0];
}

export function encodeMySalonsResult(v: Array<did.SalonCard>): Uint8Array {
    return encodeMessage(MY_SALONS_RESULT, (w) => {
        writeSalonCardVec(w, v);
    });
}

const OWNS_SALON_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qh',
    [],
    [-15, -24]
);

export function decodeOwnsSalonArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, Principal] {
    return decodeMessage<[string, Principal]>(OWNS_SALON_ARGS, message, limits, (r) => [r.text(), r.principal()]);
}

export function decodeOwnsSalonFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(OWNS_SALON_ARGS, message, limits, (r) => r.text());
}

export function encodeOwnsSalonArgs(v: [string, Principal]): Uint8Array {
    return encodeMessage(OWNS_SALON_ARGS, (w) => {
        w.text(v[0]);
        w.principal(v[1]);
    });
}

const OWNS_SALON_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01~',
    [],
    [-2]
);

export function decodeOwnsSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): boolean {
    return decodeMessage<[boolean]>(OWNS_SALON_RESULT, message, limits, (r) => [r.bool()])[0];
}

export function encodeOwnsSalonResult(v: boolean): Uint8Array {
    return encodeMessage(OWNS_SALON_RESULT, (w) => {
        w.bool(v);
    });
}

const PROMOS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x02\x00q',
    [[-18, -24]],
    [0, -15]
);

export function decodePromosArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(PROMOS_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodePromosFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(PROMOS_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodePromosArgs(v: [did.OnBehalf, string]): Uint8Array {
    return encodeMessage(PROMOS_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
    });
}

const PROMOS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x0anqmqn\x01k\x02\xc5\xd5\xea\xc6\x07y\x89\x9d\xad\xc4\x0c}l\x0a\xdb\xb7\x01q\x9e\x98\x89\'\x00\x98\xab\xec\x81\x01q\xc6\x83\x99\xb2\x01~\xee\xc7\x8c\xc2\x01\x02\xfc\x91\xf4\xf8\x05\x00\x96\xa7\xee\x9c\x07\x00\x98\xce\xc7\xe7\x07x\xc1\x99\xc0\xdb\x0a\x03\xcd\xf5\x96\x8f\x0b\x00m\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x06\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x07k\x02\x9c\xc2\x01\x05\xe5\x8e\xb4\x02\x08\x01\x09',
    [[-18, -15], [-19, -15], [-18, 1], [-21, [[2027596485, 'percent', -7], [3364572809, 'price', -3]]], [-20, [[23515, 'id', -15], [81939486, 'valid_to', 0], [272307608, 'title', -15], [373703110, 'active', -2], [407053294, 'service_ids', 2], [1595738364, 'description', 0], [1939575702, 'media_id', 0], [2096228120, 'version', -8], [2876247233, 'discount', 3], [2984622797, 'valid_from', 0]]], [-19, 4], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 6], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 7]]], [-21, [[24860, 'ok', 5], [5048165, 'err', 8]]]],
    [9]
);

export function decodePromosResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.PromosResult {
    return decodeMessage<[did.PromosResult]>(PROMOS_RESULT, message, limits, (r) => [readPromosResult(r)])[0];
}

export function encodePromosResult(v: did.PromosResult): Uint8Array {
    return encodeMessage(PROMOS_RESULT, (w) => {
        writePromosResult(w, v);
    });
}

const PUBLIC_PROMOS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01q',
    [],
    [-15]
);

export function decodePublicPromosArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [string] {
    return decodeMessage<[string]>(PUBLIC_PROMOS_ARGS, message, limits, (r) => [r.text()]);
}

export function encodePublicPromosArgs(v: [string]): Uint8Array {
    return encodeMessage(PUBLIC_PROMOS_ARGS, (w) => {
        w.text(v[0]);
    });
}

const PUBLIC_PROMOS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x0anqmqn\x01k\x02\xc5\xd5\xea\xc6\x07y\x89\x9d\xad\xc4\x0c}l\x0a\xdb\xb7\x01q\x9e\x98\x89\'\x00\x98\xab\xec\x81\x01q\xc6\x83\x99\xb2\x01~\xee\xc7\x8c\xc2\x01\x02\xfc\x91\xf4\xf8\x05\x00\x96\xa7\xee\x9c\x07\x00\x98\xce\xc7\xe7\x07x\xc1\x99\xc0\xdb\x0a\x03\xcd\xf5\x96\x8f\x0b\x00m\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x06\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x07k\x02\x9c\xc2\x01\x05\xe5\x8e\xb4\x02\x08\x01\x09',
    [[-18, -15], [-19, -15], [-18, 1], [-21, [[2027596485, 'percent', -7], [3364572809, 'price', -3]]], [-20, [[23515, 'id', -15], [81939486, 'valid_to', 0], [272307608, 'title', -15], [373703110, 'active', -2], [407053294, 'service_ids', 2], [1595738364, 'description', 0], [1939575702, 'media_id', 0], [2096228120, 'version', -8], [2876247233, 'discount', 3], [2984622797, 'valid_from', 0]]], [-19, 4], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 6], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 7]]], [-21, [[24860, 'ok', 5], [5048165, 'err', 8]]]],
    [9]
);

export function decodePublicPromosResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.PromosResult {
    return decodeMessage<[did.PromosResult]>(PUBLIC_PROMOS_RESULT, message, limits, (r) => [readPromosResult(r)])[0];
}

export function encodePublicPromosResult(v: did.PromosResult): Uint8Array {
    return encodeMessage(PUBLIC_PROMOS_RESULT, (w) => {
        writePromosResult(w, v);
    });
}

const PUBLIC_SERVICES_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01q',
    [],
    [-15]
);

export function decodePublicServicesArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [string] {
    return decodeMessage<[string]>(PUBLIC_SERVICES_ARGS, message, limits, (r) => [r.text()]);
}

export function encodePublicServicesArgs(v: [string]): Uint8Array {
    return encodeMessage(PUBLIC_SERVICES_ARGS, (w) => {
        w.text(v[0]);
    });
}

const PUBLIC_SERVICES_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08nqmql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x01\xb7\xa1\xba\xc0\x0f\x01m\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-18, -15], [-19, -15], [-20, [[23515, 'id', -15], [373703110, 'active', -2], [1015182324, 'duration_minutes', -7], [1224700491, 'name', -15], [1595738364, 'description', 0], [2096228120, 'version', -8], [3364572809, 'price', -3], [3445443965, 'service_type_ids', 1], [4161704119, 'worker_ids', 1]]], [-19, 2], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodePublicServicesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ServicesResult {
    return decodeMessage<[did.ServicesResult]>(PUBLIC_SERVICES_RESULT, message, limits, (r) => [readServicesResult(r)])[0];
}

export function encodePublicServicesResult(v: did.ServicesResult): Uint8Array {
    return encodeMessage(PUBLIC_SERVICES_RESULT, (w) => {
        writeServicesResult(w, v);
    });
}

const PUBLIC_WORKERS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01q',
    [],
    [-15]
);

export function decodePublicWorkersArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [string] {
    return decodeMessage<[string]>(PUBLIC_WORKERS_ARGS, message, limits, (r) => [r.text()]);
}

export function encodePublicWorkersArgs(v: [string]): Uint8Array {
    return encodeMessage(PUBLIC_WORKERS_ARGS, (w) => {
        w.text(v[0]);
    });
}

const PUBLIC_WORKERS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x06l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~m\x00l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x02\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x03k\x02\x9c\xc2\x01\x01\xe5\x8e\xb4\x02\x04\x01\x05',
    [[-20, [[23515, 'id', -15], [1224700491, 'name', -15], [1659936475, 'claimed', -2]]], [-19, 0], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 2], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 3]]], [-21, [[24860, 'ok', 1], [5048165, 'err', 4]]]],
    [5]
);

export function decodePublicWorkersResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WorkersResult {
    return decodeMessage<[did.WorkersResult]>(PUBLIC_WORKERS_RESULT, message, limits, (r) => [readWorkersResult(r)])[0];
}

export function encodePublicWorkersResult(v: did.WorkersResult): Uint8Array {
    return encodeMessage(PUBLIC_WORKERS_RESULT, (w) => {
        writeWorkersResult(w, v);
    });
}

const RECORD_VISIT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01l\x04\xde\xdc\xa3\xf8\x02h\xe5\xc9\xf4\xe9\x07q\xe2\xe8\xad\xa0\x08x\xbc\xc8\xc4\xd7\x09q\x02q\x00',
    [[-20, [[789114462, 'customer', -24], [2101159141, 'service_id', -15], [2215343202, 'start', -8], [2599494716, 'worker_id', -15]]]],
    [-15, 0]
);

export function decodeRecordVisitArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, did.VisitInput] {
    return decodeMessage<[string, did.VisitInput]>(RECORD_VISIT_ARGS, message, limits, (r) => [r.text(), readVisitInput(r)]);
}

export function decodeRecordVisitFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(RECORD_VISIT_ARGS, message, limits, (r) => r.text());
}

export function encodeRecordVisitArgs(v: [string, did.VisitInput]): Uint8Array {
    return encodeMessage(RECORD_VISIT_ARGS, (w) => {
        w.text(v[0]);
        writeVisitInput(w, v[1]);
    });
}

const RECORD_VISIT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05l\x08\xdb\xb7\x01q\xd5\xa3\xa0\xae\x02q\xde\xdc\xa3\xf8\x02h\xf4\xe7\x89\xe4\x03y\xe5\xc9\xf4\xe9\x07q\xe2\xe8\xad\xa0\x08x\xbc\xc8\xc4\xd7\x09q\x89\x9d\xad\xc4\x0c}l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x01\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x02k\x02\x9c\xc2\x01\x00\xe5\x8e\xb4\x02\x03\x01\x04',
    [[-20, [[23515, 'id', -15], [633868757, 'service_name', -15], [789114462, 'customer', -24], [1015182324, 'duration_minutes', -7], [2101159141, 'service_id', -15], [2215343202, 'start', -8], [2599494716, 'worker_id', -15], [3364572809, 'price', -3]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 1], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 2]]], [-21, [[24860, 'ok', 0], [5048165, 'err', 3]]]],
    [4]
);

export function decodeRecordVisitResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.VisitResult {
    return decodeMessage<[did.VisitResult]>(RECORD_VISIT_RESULT, message, limits, (r) => [readVisitResult(r)])[0];
}

export function encodeRecordVisitResult(v: did.VisitResult): Uint8Array {
    return encodeMessage(RECORD_VISIT_RESULT, (w) => {
        writeVisitResult(w, v);
    });
}

const REMOVE_DISCOUNT_CODE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x02nhnx\x04\x00qq\x01',
    [[-18, -24], [-18, -8]],
    [0, -15, -15, 1]
);

export function decodeRemoveDiscountCodeArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint]] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint]]>(REMOVE_DISCOUNT_CODE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : []]);
}

export function decodeRemoveDiscountCodeFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(REMOVE_DISCOUNT_CODE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeRemoveDiscountCodeArgs(v: [did.OnBehalf, string, string, [] | [bigint]]): Uint8Array {
    return encodeMessage(REMOVE_DISCOUNT_CODE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        if (v[3].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[3][0]);
        }
    });
}

const REMOVE_DISCOUNT_CODE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeRemoveDiscountCodeResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REMOVE_DISCOUNT_CODE_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRemoveDiscountCodeResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REMOVE_DISCOUNT_CODE_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REMOVE_MEDIA_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qq',
    [],
    [-15, -15]
);

export function decodeRemoveMediaArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(REMOVE_MEDIA_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeRemoveMediaFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(REMOVE_MEDIA_ARGS, message, limits, (r) => r.text());
}

export function encodeRemoveMediaArgs(v: [string, string]): Uint8Array {
    return encodeMessage(REMOVE_MEDIA_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const REMOVE_MEDIA_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeRemoveMediaResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REMOVE_MEDIA_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRemoveMediaResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REMOVE_MEDIA_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REMOVE_PROMO_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x02nhnx\x04\x00qq\x01',
    [[-18, -24], [-18, -8]],
    [0, -15, -15, 1]
);

export function decodeRemovePromoArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint]] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint]]>(REMOVE_PROMO_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : []]);
}

export function decodeRemovePromoFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(REMOVE_PROMO_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeRemovePromoArgs(v: [did.OnBehalf, string, string, [] | [bigint]]): Uint8Array {
    return encodeMessage(REMOVE_PROMO_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        if (v[3].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[3][0]);
        }
    });
}

const REMOVE_PROMO_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeRemovePromoResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REMOVE_PROMO_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRemovePromoResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REMOVE_PROMO_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REMOVE_SERVICE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x02nhnx\x04\x00qq\x01',
    [[-18, -24], [-18, -8]],
    [0, -15, -15, 1]
);

export function decodeRemoveServiceArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint]] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint]]>(REMOVE_SERVICE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : []]);
}

export function decodeRemoveServiceFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(REMOVE_SERVICE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeRemoveServiceArgs(v: [did.OnBehalf, string, string, [] | [bigint]]): Uint8Array {
    return encodeMessage(REMOVE_SERVICE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        if (v[3].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[3][0]);
        }
    });
}

const REMOVE_SERVICE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeRemoveServiceResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REMOVE_SERVICE_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRemoveServiceResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REMOVE_SERVICE_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REMOVE_WORKER_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qq',
    [],
    [-15, -15]
);

export function decodeRemoveWorkerArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(REMOVE_WORKER_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeRemoveWorkerFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(REMOVE_WORKER_ARGS, message, limits, (r) => r.text());
}

export function encodeRemoveWorkerArgs(v: [string, string]): Uint8Array {
    return encodeMessage(REMOVE_WORKER_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const REMOVE_WORKER_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeRemoveWorkerResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REMOVE_WORKER_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRemoveWorkerResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REMOVE_WORKER_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REVOKE_AGENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qh',
    [],
    [-15, -24]
);

export function decodeRevokeAgentArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, Principal] {
    return decodeMessage<[string, Principal]>(REVOKE_AGENT_ARGS, message, limits, (r) => [r.text(), r.principal()]);
}

export function decodeRevokeAgentFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(REVOKE_AGENT_ARGS, message, limits, (r) => r.text());
}

export function encodeRevokeAgentArgs(v: [string, Principal]): Uint8Array {
    return encodeMessage(REVOKE_AGENT_ARGS, (w) => {
        w.text(v[0]);
        w.principal(v[1]);
    });
}

const REVOKE_AGENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeRevokeAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REVOKE_AGENT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRevokeAgentResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REVOKE_AGENT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REVOKE_MY_AGENT_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01h',
    [],
    [-24]
);

export function decodeRevokeMyAgentArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [Principal] {
    return decodeMessage<[Principal]>(REVOKE_MY_AGENT_ARGS, message, limits, (r) => [r.principal()]);
}

export function encodeRevokeMyAgentArgs(v: [Principal]): Uint8Array {
    return encodeMessage(REVOKE_MY_AGENT_ARGS, (w) => {
        w.principal(v[0]);
    });
}

const REVOKE_MY_AGENT_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeRevokeMyAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REVOKE_MY_AGENT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRevokeMyAgentResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REVOKE_MY_AGENT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const SALON_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x01q',
    [],
    [-15]
);

export function decodeSalonArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [string] {
    return decodeMessage<[string]>(SALON_ARGS, message, limits, (r) => [r.text()]);
}

export function encodeSalonArgs(v: [string]): Uint8Array {
    return encodeMessage(SALON_ARGS, (w) => {
        w.text(v[0]);
    });
}

const SALON_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-18, -15], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 1], [-20, [[23515, 'id', -15], [1224700491, 'name', -15], [2634772916, 'address', 0], [3405422761, 'position', 2]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.SalonCardResult {
    return decodeMessage<[did.SalonCardResult]>(SALON_RESULT, message, limits, (r) => [readSalonCardResult(r)])[0];
}

export function encodeSalonResult(v: did.SalonCardResult): Uint8Array {
    return encodeMessage(SALON_RESULT, (w) => {
        writeSalonCardResult(w, v);
    });
}

const SEARCH_SLOTS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x03l\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rmql\x06\xea\xca\x8a\x9e\x04x\xbb\xbe\x84\xa8\x07y\x9e\xf1\xbe\xb7\x0ax\xd2\xa0\xdb\x87\x0by\xa9\xc1\xea\xd7\x0c\x00\xfd\x9a\xf5\xea\x0c\x01\x01\x02',
    [[-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-19, -15], [-20, [[1136829802, 'from', -8], [1963007803, 'limit', -7], [2800728222, 'until', -8], [2968965202, 'radius', -7], [3405422761, 'position', 0], [3445443965, 'service_type_ids', 1]]]],
    [2]
);

export function decodeSearchSlotsArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [did.SlotProbe] {
    return decodeMessage<[did.SlotProbe]>(SEARCH_SLOTS_ARGS, message, limits, (r) => [readSlotProbe(r)]);
}

export function encodeSearchSlotsArgs(v: [did.SlotProbe]): Uint8Array {
    return encodeMessage(SEARCH_SLOTS_ARGS, (w) => {
        writeSlotProbe(w, v[0]);
    });
}

const SEARCH_SLOTS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x10nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02l\x02\xb0\xf0\xf5\x04x\xd6\x94\xb4\xbd\x04xm\x04mql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x06\xb7\xa1\xba\xc0\x0f\x06l\x02\xc8\xf5\xcd\xdd\x04\x05\xf3\xee\x82\xe6\x0d\x07m\x08l\x02\xbd\xf9\x92\xbc\x07\x03\x9e\xa5\xae\xaa\x0e\x09m\x0al\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x0c\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x0dk\x02\x9c\xc2\x01\x0b\xe5\x8e\xb4\x02\x0e\x01\x0f',
    [[-18, -15], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 1], [-20, [[23515, 'id', -15], [1224700491, 'name', -15], [2634772916, 'address', 0], [3405422761, 'position', 2]]], [-20, [[10319920, 'first', -8], [1202522710, 'last', -8]]], [-19, 4], [-19, -15], [-20, [[23515, 'id', -15], [373703110, 'active', -2], [1015182324, 'duration_minutes', -7], [1224700491, 'name', -15], [1595738364, 'description', 0], [2096228120, 'version', -8], [3364572809, 'price', -3], [3445443965, 'service_type_ids', 6], [4161704119, 'worker_ids', 6]]], [-20, [[1270053576, 'runs', 5], [3703617395, 'salon_service', 7]]], [-19, 8], [-20, [[2005187773, 'salon', 3], [3846935198, 'services', 9]]], [-19, 10], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 12], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 13]]], [-21, [[24860, 'ok', 11], [5048165, 'err', 14]]]],
    [15]
);

export function decodeSearchSlotsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.FoundSalonsResult {
    return decodeMessage<[did.FoundSalonsResult]>(SEARCH_SLOTS_RESULT, message, limits, (r) => [readFoundSalonsResult(r)])[0];
}

export function encodeSearchSlotsResult(v: did.FoundSalonsResult): Uint8Array {
    return encodeMessage(SEARCH_SLOTS_RESULT, (w) => {
        writeFoundSalonsResult(w, v);
    });
}

const SERVICE_TYPES_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x00',
    [],
    []
);

export function decodeServiceTypesArgs(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): [] {
    return decodeMessage<[]>(SERVICE_TYPES_ARGS, message, limits, () => []);
}

export function encodeServiceTypesArgs(_v: []): Uint8Array {
    return encodeMessage(SERVICE_TYPES_ARGS, (_w) => {
    });
}

const SERVICE_TYPES_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x05l\x02\xe9\xb0\x01q\xfc\xc3\x01qmql\x02\xe9\xb0\x01\x01\xfc\xc3\x01\x01l\x04\xdb\xb7\x01q\x98\xab\xec\x81\x01\x00\xd8\xc4\xf0\xb8\x08\x02\xbf\xe6\xd2\xcf\x09qm\x03\x01\x04',
    [[-20, [[22633, 'en', -15], [25084, 'pl', -15]]], [-19, -15], [-20, [[22633, 'en', 1], [25084, 'pl', 1]]], [-20, [[23515, 'id', -15], [272307608, 'title', 0], [2266767960, 'synonyms', 2], [2582950719, 'group', -15]]], [-19, 3]],
    [4]
);

export function decodeServiceTypesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.ServiceType> {
    return decodeMessage<[Array<did.ServiceType>]>(SERVICE_TYPES_RESULT, message, limits, (r) => [readServiceTypeVec(r)])[0];
}

export function encodeServiceTypesResult(v: Array<did.ServiceType>): Uint8Array {
    return encodeMessage(SERVICE_TYPES_RESULT, (w) => {
        writeServiceTypeVec(w, v);
    });
}

const SERVICES_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x02\x00q',
    [[-18, -24]],
    [0, -15]
);

export function decodeServicesArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(SERVICES_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeServicesFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(SERVICES_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeServicesArgs(v: [did.OnBehalf, string]): Uint8Array {
    return encodeMessage(SERVICES_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
    });
}

const SERVICES_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08nqmql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x01\xb7\xa1\xba\xc0\x0f\x01m\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-18, -15], [-19, -15], [-20, [[23515, 'id', -15], [373703110, 'active', -2], [1015182324, 'duration_minutes', -7], [1224700491, 'name', -15], [1595738364, 'description', 0], [2096228120, 'version', -8], [3364572809, 'price', -3], [3445443965, 'service_type_ids', 1], [4161704119, 'worker_ids', 1]]], [-19, 2], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeServicesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ServicesResult {
    return decodeMessage<[did.ServicesResult]>(SERVICES_RESULT, message, limits, (r) => [readServicesResult(r)])[0];
}

export function encodeServicesResult(v: did.ServicesResult): Uint8Array {
    return encodeMessage(SERVICES_RESULT, (w) => {
        writeServicesResult(w, v);
    });
}

const SET_DAY_OVERRIDE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x05nhnxl\x02\xdb\x87\xb4\x02y\xe2\xe8\xad\xa0\x08ym\x02k\x02\xb9\xaa\x80\x89\x04\x03\xcc\xd9\xf1\x8c\x0f\x7f\x06\x00qqq\x01\x04',
    [[-18, -24], [-18, -8], [-20, [[5047259, 'end', -7], [2215343202, 'start', -7]]], [-19, 2], [-21, [[1092621625, 'busy', 3], [4053560524, 'day_off', -1]]]],
    [0, -15, -15, -15, 1, 4]
);

export function decodeSetDayOverrideArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, did.LocalDate, [] | [bigint], did.DayPlan] {
    return decodeMessage<[did.OnBehalf, string, string, did.LocalDate, [] | [bigint], did.DayPlan]>(SET_DAY_OVERRIDE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.text(), r.some() ? [r.nat64()] : [], readDayPlan(r)]);
}

export function decodeSetDayOverrideFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(SET_DAY_OVERRIDE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeSetDayOverrideArgs(v: [did.OnBehalf, string, string, did.LocalDate, [] | [bigint], did.DayPlan]): Uint8Array {
    return encodeMessage(SET_DAY_OVERRIDE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        w.text(v[3]);
        if (v[4].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[4][0]);
        }
        writeDayPlan(w, v[5]);
    });
}

const SET_DAY_OVERRIDE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08l\x02\xdb\x87\xb4\x02y\xe2\xe8\xad\xa0\x08ym\x00k\x02\xb9\xaa\x80\x89\x04\x01\xcc\xd9\xf1\x8c\x0f\x7fl\x04\xae\xac\x8d\x93\x04q\xe9\xdb\xe8\xd2\x04\x02\x98\xce\xc7\xe7\x07x\xbc\xc8\xc4\xd7\x09ql\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-20, [[5047259, 'end', -7], [2215343202, 'start', -7]]], [-19, 0], [-21, [[1092621625, 'busy', 1], [4053560524, 'day_off', -1]]], [-20, [[1113806382, 'date', -15], [1247423977, 'plan', 2], [2096228120, 'version', -8], [2599494716, 'worker_id', -15]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeSetDayOverrideResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DayOverrideResult {
    return decodeMessage<[did.DayOverrideResult]>(SET_DAY_OVERRIDE_RESULT, message, limits, (r) => [readDayOverrideResult(r)])[0];
}

export function encodeSetDayOverrideResult(v: did.DayOverrideResult): Uint8Array {
    return encodeMessage(SET_DAY_OVERRIDE_RESULT, (w) => {
        writeDayOverrideResult(w, v);
    });
}

const SET_PROMO_ACTIVE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x02nhnx\x05\x00qq\x01~',
    [[-18, -24], [-18, -8]],
    [0, -15, -15, 1, -2]
);

export function decodeSetPromoActiveArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint], boolean] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint], boolean]>(SET_PROMO_ACTIVE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : [], r.bool()]);
}

export function decodeSetPromoActiveFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(SET_PROMO_ACTIVE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeSetPromoActiveArgs(v: [did.OnBehalf, string, string, [] | [bigint], boolean]): Uint8Array {
    return encodeMessage(SET_PROMO_ACTIVE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        if (v[3].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[3][0]);
        }
        w.bool(v[4]);
    });
}

const SET_PROMO_ACTIVE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x09nqmqn\x01k\x02\xc5\xd5\xea\xc6\x07y\x89\x9d\xad\xc4\x0c}l\x0a\xdb\xb7\x01q\x9e\x98\x89\'\x00\x98\xab\xec\x81\x01q\xc6\x83\x99\xb2\x01~\xee\xc7\x8c\xc2\x01\x02\xfc\x91\xf4\xf8\x05\x00\x96\xa7\xee\x9c\x07\x00\x98\xce\xc7\xe7\x07x\xc1\x99\xc0\xdb\x0a\x03\xcd\xf5\x96\x8f\x0b\x00l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x05\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x06k\x02\x9c\xc2\x01\x04\xe5\x8e\xb4\x02\x07\x01\x08',
    [[-18, -15], [-19, -15], [-18, 1], [-21, [[2027596485, 'percent', -7], [3364572809, 'price', -3]]], [-20, [[23515, 'id', -15], [81939486, 'valid_to', 0], [272307608, 'title', -15], [373703110, 'active', -2], [407053294, 'service_ids', 2], [1595738364, 'description', 0], [1939575702, 'media_id', 0], [2096228120, 'version', -8], [2876247233, 'discount', 3], [2984622797, 'valid_from', 0]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 5], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 6]]], [-21, [[24860, 'ok', 4], [5048165, 'err', 7]]]],
    [8]
);

export function decodeSetPromoActiveResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.PromoResult {
    return decodeMessage<[did.PromoResult]>(SET_PROMO_ACTIVE_RESULT, message, limits, (r) => [readPromoResult(r)])[0];
}

export function encodeSetPromoActiveResult(v: did.PromoResult): Uint8Array {
    return encodeMessage(SET_PROMO_ACTIVE_RESULT, (w) => {
        writePromoResult(w, v);
    });
}

const SET_SALON_OPEN_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02q~',
    [],
    [-15, -2]
);

export function decodeSetSalonOpenArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, boolean] {
    return decodeMessage<[string, boolean]>(SET_SALON_OPEN_ARGS, message, limits, (r) => [r.text(), r.bool()]);
}

export function decodeSetSalonOpenFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(SET_SALON_OPEN_ARGS, message, limits, (r) => r.text());
}

export function encodeSetSalonOpenArgs(v: [string, boolean]): Uint8Array {
    return encodeMessage(SET_SALON_OPEN_ARGS, (w) => {
        w.text(v[0]);
        w.bool(v[1]);
    });
}

const SET_SALON_OPEN_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeSetSalonOpenResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(SET_SALON_OPEN_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeSetSalonOpenResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(SET_SALON_OPEN_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const SET_WEEKLY_HOURS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x05nhnxl\x02\xdb\x87\xb4\x02y\xe2\xe8\xad\xa0\x08ym\x02m\x03\x05\x00qq\x01\x04',
    [[-18, -24], [-18, -8], [-20, [[5047259, 'end', -7], [2215343202, 'start', -7]]], [-19, 2], [-19, 3]],
    [0, -15, -15, 1, 4]
);

export function decodeSetWeeklyHoursArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint], Array<Array<did.TimeRange>>] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint], Array<Array<did.TimeRange>>]>(SET_WEEKLY_HOURS_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : [], readTimeRangeVecVec(r)]);
}

export function decodeSetWeeklyHoursFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(SET_WEEKLY_HOURS_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeSetWeeklyHoursArgs(v: [did.OnBehalf, string, string, [] | [bigint], Array<Array<did.TimeRange>>]): Uint8Array {
    return encodeMessage(SET_WEEKLY_HOURS_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        if (v[3].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[3][0]);
        }
        writeTimeRangeVecVec(w, v[4]);
    });
}

const SET_WEEKLY_HOURS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08l\x02\xdb\x87\xb4\x02y\xe2\xe8\xad\xa0\x08ym\x00m\x01l\x03\x97\xb5\x8d\x93\x04\x02\x98\xce\xc7\xe7\x07x\xbc\xc8\xc4\xd7\x09ql\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-20, [[5047259, 'end', -7], [2215343202, 'start', -7]]], [-19, 0], [-19, 1], [-20, [[1113807511, 'days', 2], [2096228120, 'version', -8], [2599494716, 'worker_id', -15]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeSetWeeklyHoursResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WeeklyHoursResult {
    return decodeMessage<[did.WeeklyHoursResult]>(SET_WEEKLY_HOURS_RESULT, message, limits, (r) => [readWeeklyHoursResult(r)])[0];
}

export function encodeSetWeeklyHoursResult(v: did.WeeklyHoursResult): Uint8Array {
    return encodeMessage(SET_WEEKLY_HOURS_RESULT, (w) => {
        writeWeeklyHoursResult(w, v);
    });
}

const TRANSFER_SALON_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x00\x02qh',
    [],
    [-15, -24]
);

export function decodeTransferSalonArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, Principal] {
    return decodeMessage<[string, Principal]>(TRANSFER_SALON_ARGS, message, limits, (r) => [r.text(), r.principal()]);
}

export function decodeTransferSalonFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(TRANSFER_SALON_ARGS, message, limits, (r) => r.text());
}

export function encodeTransferSalonArgs(v: [string, Principal]): Uint8Array {
    return encodeMessage(TRANSFER_SALON_ARGS, (w) => {
        w.text(v[0]);
        w.principal(v[1]);
    });
}

const TRANSFER_SALON_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03',
    [[-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 0], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 1]]], [-21, [[24860, 'ok', -1], [5048165, 'err', 2]]]],
    [3]
);

export function decodeTransferSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(TRANSFER_SALON_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeTransferSalonResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(TRANSFER_SALON_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const UPDATE_PROMO_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x07nhnxnqmqn\x03k\x02\xc5\xd5\xea\xc6\x07y\x89\x9d\xad\xc4\x0c}l\x08\x9e\x98\x89\'\x02\x98\xab\xec\x81\x01q\xc6\x83\x99\xb2\x01~\xee\xc7\x8c\xc2\x01\x04\xfc\x91\xf4\xf8\x05\x02\x96\xa7\xee\x9c\x07\x02\xc1\x99\xc0\xdb\x0a\x05\xcd\xf5\x96\x8f\x0b\x02\x05\x00qq\x01\x06',
    [[-18, -24], [-18, -8], [-18, -15], [-19, -15], [-18, 3], [-21, [[2027596485, 'percent', -7], [3364572809, 'price', -3]]], [-20, [[81939486, 'valid_to', 2], [272307608, 'title', -15], [373703110, 'active', -2], [407053294, 'service_ids', 4], [1595738364, 'description', 2], [1939575702, 'media_id', 2], [2876247233, 'discount', 5], [2984622797, 'valid_from', 2]]]],
    [0, -15, -15, 1, 6]
);

export function decodeUpdatePromoArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint], did.PromoInput] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint], did.PromoInput]>(UPDATE_PROMO_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : [], readPromoInput(r)]);
}

export function decodeUpdatePromoFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(UPDATE_PROMO_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeUpdatePromoArgs(v: [did.OnBehalf, string, string, [] | [bigint], did.PromoInput]): Uint8Array {
    return encodeMessage(UPDATE_PROMO_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        if (v[3].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[3][0]);
        }
        writePromoInput(w, v[4]);
    });
}

const UPDATE_PROMO_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x09nqmqn\x01k\x02\xc5\xd5\xea\xc6\x07y\x89\x9d\xad\xc4\x0c}l\x0a\xdb\xb7\x01q\x9e\x98\x89\'\x00\x98\xab\xec\x81\x01q\xc6\x83\x99\xb2\x01~\xee\xc7\x8c\xc2\x01\x02\xfc\x91\xf4\xf8\x05\x00\x96\xa7\xee\x9c\x07\x00\x98\xce\xc7\xe7\x07x\xc1\x99\xc0\xdb\x0a\x03\xcd\xf5\x96\x8f\x0b\x00l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x05\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x06k\x02\x9c\xc2\x01\x04\xe5\x8e\xb4\x02\x07\x01\x08',
    [[-18, -15], [-19, -15], [-18, 1], [-21, [[2027596485, 'percent', -7], [3364572809, 'price', -3]]], [-20, [[23515, 'id', -15], [81939486, 'valid_to', 0], [272307608, 'title', -15], [373703110, 'active', -2], [407053294, 'service_ids', 2], [1595738364, 'description', 0], [1939575702, 'media_id', 0], [2096228120, 'version', -8], [2876247233, 'discount', 3], [2984622797, 'valid_from', 0]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 5], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 6]]], [-21, [[24860, 'ok', 4], [5048165, 'err', 7]]]],
    [8]
);

export function decodeUpdatePromoResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.PromoResult {
    return decodeMessage<[did.PromoResult]>(UPDATE_PROMO_RESULT, message, limits, (r) => [readPromoResult(r)])[0];
}

export function encodeUpdatePromoResult(v: did.PromoResult): Uint8Array {
    return encodeMessage(UPDATE_PROMO_RESULT, (w) => {
        writePromoResult(w, v);
    });
}

const UPDATE_SALON_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x04nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x03\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02\x02q\x03',
    [[-18, -15], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 1], [-20, [[1224700491, 'name', -15], [2634772916, 'address', 0], [3405422761, 'position', 2]]]],
    [-15, 3]
);

export function decodeUpdateSalonArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [string, did.SalonInput] {
    return decodeMessage<[string, did.SalonInput]>(UPDATE_SALON_ARGS, message, limits, (r) => [r.text(), readSalonInput(r)]);
}

export function decodeUpdateSalonFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): string {
    return decodeFirst<string>(UPDATE_SALON_ARGS, message, limits, (r) => r.text());
}

export function encodeUpdateSalonArgs(v: [string, did.SalonInput]): Uint8Array {
    return encodeMessage(UPDATE_SALON_ARGS, (w) => {
        w.text(v[0]);
        writeSalonInput(w, v[1]);
    });
}

const UPDATE_SALON_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x08nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07',
    [[-18, -15], [-20, [[5392479, 'lat', -14], [5395365, 'lng', -14]]], [-18, 1], [-20, [[23515, 'id', -15], [1224700491, 'name', -15], [2634772916, 'address', 0], [3405422761, 'position', 2]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 4], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 5]]], [-21, [[24860, 'ok', 3], [5048165, 'err', 6]]]],
    [7]
);

export function decodeUpdateSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.SalonCardResult {
    return decodeMessage<[did.SalonCardResult]>(UPDATE_SALON_RESULT, message, limits, (r) => [readSalonCardResult(r)])[0];
}

export function encodeUpdateSalonResult(v: did.SalonCardResult): Uint8Array {
    return encodeMessage(UPDATE_SALON_RESULT, (w) => {
        writeSalonCardResult(w, v);
    });
}

const UPDATE_SERVICE_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x05nhnxnqmql\x07\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x02\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x03\xb7\xa1\xba\xc0\x0f\x03\x05\x00qq\x01\x04',
    [[-18, -24], [-18, -8], [-18, -15], [-19, -15], [-20, [[373703110, 'active', -2], [1015182324, 'duration_minutes', -7], [1224700491, 'name', -15], [1595738364, 'description', 2], [3364572809, 'price', -3], [3445443965, 'service_type_ids', 3], [4161704119, 'worker_ids', 3]]]],
    [0, -15, -15, 1, 4]
);

export function decodeUpdateServiceArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint], did.ServiceInput] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint], did.ServiceInput]>(UPDATE_SERVICE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : [], readServiceInput(r)]);
}

export function decodeUpdateServiceFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(UPDATE_SERVICE_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeUpdateServiceArgs(v: [did.OnBehalf, string, string, [] | [bigint], did.ServiceInput]): Uint8Array {
    return encodeMessage(UPDATE_SERVICE_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        w.text(v[2]);
        if (v[3].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.nat64(v[3][0]);
        }
        writeServiceInput(w, v[4]);
    });
}

const UPDATE_SERVICE_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07nqmql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x01\xb7\xa1\xba\xc0\x0f\x01l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06',
    [[-18, -15], [-19, -15], [-20, [[23515, 'id', -15], [373703110, 'active', -2], [1015182324, 'duration_minutes', -7], [1224700491, 'name', -15], [1595738364, 'description', 0], [2096228120, 'version', -8], [3364572809, 'price', -3], [3445443965, 'service_type_ids', 1], [4161704119, 'worker_ids', 1]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 3], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 4]]], [-21, [[24860, 'ok', 2], [5048165, 'err', 5]]]],
    [6]
);

export function decodeUpdateServiceResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ServiceResult {
    return decodeMessage<[did.ServiceResult]>(UPDATE_SERVICE_RESULT, message, limits, (r) => [readServiceResult(r)])[0];
}

export function encodeUpdateServiceResult(v: did.ServiceResult): Uint8Array {
    return encodeMessage(UPDATE_SERVICE_RESULT, (w) => {
        writeServiceResult(w, v);
    });
}

const VISITS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x03nhnql\x04\xfb\xca\x01\x01\xea\xca\x8a\x9e\x04q\xe5\xc9\xf4\xe9\x07\x01\xbc\xc8\xc4\xd7\x09\x01\x03\x00q\x02',
    [[-18, -24], [-18, -15], [-20, [[25979, 'to', 1], [1136829802, 'from', -15], [2101159141, 'service_id', 1], [2599494716, 'worker_id', 1]]]],
    [0, -15, 2]
);

export function decodeVisitsArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string, did.VisitFilter] {
    return decodeMessage<[did.OnBehalf, string, did.VisitFilter]>(VISITS_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), readVisitFilter(r)]);
}

export function decodeVisitsFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(VISITS_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeVisitsArgs(v: [did.OnBehalf, string, did.VisitFilter]): Uint8Array {
    return encodeMessage(VISITS_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
        writeVisitFilter(w, v[2]);
    });
}

const VISITS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x07l\x08\xdb\xb7\x01q\xd5\xa3\xa0\xae\x02q\xde\xdc\xa3\xf8\x02h\xf4\xe7\x89\xe4\x03y\xe5\xc9\xf4\xe9\x07q\xe2\xe8\xad\xa0\x08x\xbc\xc8\xc4\xd7\x09q\x89\x9d\xad\xc4\x0c}m\x00l\x02\xc4\xa7\xc9\xa1\x01y\xc8\xb0\x8c\xfc\x0e\x01l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06',
    [[-20, [[23515, 'id', -15], [633868757, 'service_name', -15], [789114462, 'customer', -24], [1015182324, 'duration_minutes', -7], [2101159141, 'service_id', -15], [2215343202, 'start', -8], [2599494716, 'worker_id', -15], [3364572809, 'price', -3]]], [-19, 0], [-20, [[338842564, 'total', -7], [4018346056, 'visits', 1]]], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 3], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 4]]], [-21, [[24860, 'ok', 2], [5048165, 'err', 5]]]],
    [6]
);

export function decodeVisitsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.VisitPageResult {
    return decodeMessage<[did.VisitPageResult]>(VISITS_RESULT, message, limits, (r) => [readVisitPageResult(r)])[0];
}

export function encodeVisitsResult(v: did.VisitPageResult): Uint8Array {
    return encodeMessage(VISITS_RESULT, (w) => {
        writeVisitPageResult(w, v);
    });
}

const WEEKLY_HOURS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x02\x00q',
    [[-18, -24]],
    [0, -15]
);

export function decodeWeeklyHoursArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(WEEKLY_HOURS_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeWeeklyHoursFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(WEEKLY_HOURS_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeWeeklyHoursArgs(v: [did.OnBehalf, string]): Uint8Array {
    return encodeMessage(WEEKLY_HOURS_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
    });
}

const WEEKLY_HOURS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x09l\x02\xdb\x87\xb4\x02y\xe2\xe8\xad\xa0\x08ym\x00m\x01l\x03\x97\xb5\x8d\x93\x04\x02\x98\xce\xc7\xe7\x07x\xbc\xc8\xc4\xd7\x09qm\x03l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x05\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x06k\x02\x9c\xc2\x01\x04\xe5\x8e\xb4\x02\x07\x01\x08',
    [[-20, [[5047259, 'end', -7], [2215343202, 'start', -7]]], [-19, 0], [-19, 1], [-20, [[1113807511, 'days', 2], [2096228120, 'version', -8], [2599494716, 'worker_id', -15]]], [-19, 3], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 5], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 6]]], [-21, [[24860, 'ok', 4], [5048165, 'err', 7]]]],
    [8]
);

export function decodeWeeklyHoursResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WeeklyHoursListResult {
    return decodeMessage<[did.WeeklyHoursListResult]>(WEEKLY_HOURS_RESULT, message, limits, (r) => [readWeeklyHoursListResult(r)])[0];
}

export function encodeWeeklyHoursResult(v: did.WeeklyHoursListResult): Uint8Array {
    return encodeMessage(WEEKLY_HOURS_RESULT, (w) => {
        writeWeeklyHoursListResult(w, v);
    });
}

const WORKERS_ARGS = /* @__PURE__ */ new MessageType(
    'DIDL\x01nh\x02\x00q',
    [[-18, -24]],
    [0, -15]
);

export function decodeWorkersArgs(message: Uint8Array, limits: DecodeLimits = CONTENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(WORKERS_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeWorkersFirstArg(message: Uint8Array, limits: DecodeLimits = REQUEST_LIMITS): did.OnBehalf {
    return decodeFirst<did.OnBehalf>(WORKERS_ARGS, message, limits, (r) => r.some() ? [r.principal()] : []);
}

export function encodeWorkersArgs(v: [did.OnBehalf, string]): Uint8Array {
    return encodeMessage(WORKERS_ARGS, (w) => {
        if (v[0].length === 0) {
            w.byte(0);
        } else {
            w.byte(1);
            w.principal(v[0][0]);
        }
        w.text(v[1]);
    });
}

const WORKERS_RESULT = /* @__PURE__ */ new MessageType(
    'DIDL\x06l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~m\x00l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x06\x86\xfc\xdcU\x7f\xd2\x94\x92\xa1\x02\x02\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x03k\x02\x9c\xc2\x01\x01\xe5\x8e\xb4\x02\x04\x01\x05',
    [[-20, [[23515, 'id', -15], [1224700491, 'name', -15], [1659936475, 'claimed', -2]]], [-19, 0], [-20, [[2974432722, 'current_version', -8]]], [-20, [[1963007803, 'limit', -7], [2808009166, 'resets_at', -8]]], [-21, [[179781126, 'slot_taken', -1], [606374482, 'conflict', 2], [994564855, 'invalid', -15], [1141901561, 'forbidden', -1], [1221767894, 'not_found', -15], [3907286010, 'quota_exceeded', 3]]], [-21, [[24860, 'ok', 1], [5048165, 'err', 4]]]],
    [5]
);

export function decodeWorkersResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WorkersResult {
    return decodeMessage<[did.WorkersResult]>(WORKERS_RESULT, message, limits, (r) => [readWorkersResult(r)])[0];
}

export function encodeWorkersResult(v: did.WorkersResult): Uint8Array {
    return encodeMessage(WORKERS_RESULT, (w) => {
        writeWorkersResult(w, v);
    });
}

function readInitArgs(r: Reader): did.InitArgs {
    return {
        actions_per_day: r.some() ? [r.nat32()] : []
    };
}

function readActionsResult(r: Reader): did.ActionsResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readActionVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readActionVec(r: Reader): Array<did.Action> {
    const count = r.elements(23);
    const values: Array<did.Action> = [];
    for (let i = 0; i < count; i++) values.push(readAction(r));
    return values;
}

function readAction(r: Reader): did.Action {
    return {
        at: r.nat64(),
        action: r.text(),
        owner: r.principal(),
        target: r.some() ? [r.text()] : [],
        caller: r.principal(),
        index: r.nat64(),
        outcome: r.text()
    };
}

function readCoreError(r: Reader): did.CoreError {
    switch (r.tag(6)) {
        case 0:
            return { slot_taken: null };
        case 1:
            return { conflict: readCoreErrorConflict(r) };
        case 2:
            return { invalid: r.text() };
        case 3:
            return { forbidden: null };
        case 4:
            return { not_found: r.text() };
        default:
            return { quota_exceeded: readCoreErrorQuotaExceeded(r) };
    }
}

function readCoreErrorConflict(r: Reader): { current_version: bigint } {
    return {
        current_version: r.nat64()
    };
}

function readCoreErrorQuotaExceeded(r: Reader): { limit: number; resets_at: bigint } {
    return {
        limit: r.nat32(),
        resets_at: r.nat64()
    };
}

function readDiscountCodeInput(r: Reader): did.DiscountCodeInput {
    return {
        max_uses: r.some() ? [r.nat32()] : [],
        expires: r.some() ? [r.text()] : [],
        code: r.text(),
        discount: readCodeDiscount(r)
    };
}

function readCodeDiscount(r: Reader): did.CodeDiscount {
    switch (r.tag(2)) {
        case 0:
            return { percent: r.nat32() };
        default:
            return { amount: r.nat() };
    }
}

function readDiscountCodeResult(r: Reader): did.DiscountCodeResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readDiscountCode(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readDiscountCode(r: Reader): did.DiscountCode {
    return {
        id: r.text(),
        active: r.bool(),
        max_uses: r.some() ? [r.nat32()] : [],
        expires: r.some() ? [r.text()] : [],
        code: r.text(),
        used: r.nat32(),
        version: r.nat64(),
        discount: readCodeDiscount(r)
    };
}

function readMediaInput(r: Reader): did.MediaInput {
    return {
        url: r.some() ? [r.text()] : [],
        kind: readMediaKind(r),
        mime: r.text(),
        name: r.text(),
        size: r.nat()
    };
}

function readMediaKind(r: Reader): did.MediaKind {
    switch (r.tag(2)) {
        case 0:
            return { video: null };
        default:
            return { image: null };
    }
}

function readMediaResult(r: Reader): did.MediaResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readMedia(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readMedia(r: Reader): did.Media {
    return {
        id: r.text(),
        url: r.some() ? [r.text()] : [],
        kind: readMediaKind(r),
        mime: r.text(),
        name: r.text(),
        size: r.nat(),
        added_at: r.nat64()
    };
}

function readPromoInput(r: Reader): did.PromoInput {
    return {
        valid_to: r.some() ? [r.text()] : [],
        title: r.text(),
        active: r.bool(),
        service_ids: r.some() ? [readTextVec(r)] : [],
        description: r.some() ? [r.text()] : [],
        media_id: r.some() ? [r.text()] : [],
        discount: readPromoDiscount(r),
        valid_from: r.some() ? [r.text()] : []
    };
}

function readTextVec(r: Reader): Array<string> {
    const count = r.elements(1);
    const values: Array<string> = [];
    for (let i = 0; i < count; i++) values.push(r.text());
    return values;
}

function readPromoDiscount(r: Reader): did.PromoDiscount {
    switch (r.tag(2)) {
        case 0:
            return { percent: r.nat32() };
        default:
            return { price: r.nat() };
    }
}

function readPromoResult(r: Reader): did.PromoResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readPromo(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readPromo(r: Reader): did.Promo {
    return {
        id: r.text(),
        valid_to: r.some() ? [r.text()] : [],
        title: r.text(),
        active: r.bool(),
        service_ids: r.some() ? [readTextVec(r)] : [],
        description: r.some() ? [r.text()] : [],
        media_id: r.some() ? [r.text()] : [],
        version: r.nat64(),
        discount: readPromoDiscount(r),
        valid_from: r.some() ? [r.text()] : []
    };
}

function readServiceInput(r: Reader): did.ServiceInput {
    return {
        active: r.bool(),
        duration_minutes: r.nat32(),
        name: r.text(),
        description: r.some() ? [r.text()] : [],
        price: r.nat(),
        service_type_ids: readTextVec(r),
        worker_ids: readTextVec(r)
    };
}

function readServiceResult(r: Reader): did.ServiceResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readService(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readService(r: Reader): did.Service {
    return {
        id: r.text(),
        active: r.bool(),
        duration_minutes: r.nat32(),
        name: r.text(),
        description: r.some() ? [r.text()] : [],
        version: r.nat64(),
        price: r.nat(),
        service_type_ids: readTextVec(r),
        worker_ids: readTextVec(r)
    };
}

function readWorkerResult(r: Reader): did.WorkerResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readWorker(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readWorker(r: Reader): did.Worker {
    return {
        id: r.text(),
        name: r.text(),
        claimed: r.bool()
    };
}

function readAgentsResult(r: Reader): did.AgentsResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readPrincipalVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readPrincipalVec(r: Reader): Array<Principal> {
    const count = r.elements(2);
    const values: Array<Principal> = [];
    for (let i = 0; i < count; i++) values.push(r.principal());
    return values;
}

function readBooking(r: Reader): did.Booking {
    return {
        service_id: r.text(),
        start: r.nat64(),
        worker_id: r.text(),
        salon_id: r.text(),
        expected_version: r.some() ? [r.nat64()] : []
    };
}

function readAppointmentResult(r: Reader): did.AppointmentResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readAppointment(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readAppointment(r: Reader): did.Appointment {
    return {
        id: r.text(),
        worker_name: r.text(),
        service_name: r.text(),
        duration_minutes: r.nat32(),
        salon_name: r.text(),
        salon_address: r.some() ? [r.text()] : [],
        service_id: r.text(),
        start: r.nat64(),
        state: readAppointmentState(r),
        worker_id: r.text(),
        price: r.nat(),
        salon_id: r.text()
    };
}

function readAppointmentState(r: Reader): did.AppointmentState {
    switch (r.tag(2)) {
        case 0:
            return { cancelled: null };
        default:
            return { booked: null };
    }
}

function readDoneResult(r: Reader): did.DoneResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: null };
        default:
            return { err: readCoreError(r) };
    }
}

function readSalonInput(r: Reader): did.SalonInput {
    return {
        name: r.text(),
        address: r.some() ? [r.text()] : [],
        position: r.some() ? [readGeoPoint(r)] : []
    };
}

function readGeoPoint(r: Reader): did.GeoPoint {
    return {
        lat: r.float64(),
        lng: r.float64()
    };
}

function readSalonCardResult(r: Reader): did.SalonCardResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readSalonCard(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readSalonCard(r: Reader): did.SalonCard {
    return {
        id: r.text(),
        name: r.text(),
        address: r.some() ? [r.text()] : [],
        position: r.some() ? [readGeoPoint(r)] : []
    };
}

function readDayOverridesResult(r: Reader): did.DayOverridesResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readDayOverrideVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readDayOverrideVec(r: Reader): Array<did.DayOverride> {
    const count = r.elements(11);
    const values: Array<did.DayOverride> = [];
    for (let i = 0; i < count; i++) values.push(readDayOverride(r));
    return values;
}

function readDayOverride(r: Reader): did.DayOverride {
    return {
        date: r.text(),
        plan: readDayPlan(r),
        version: r.nat64(),
        worker_id: r.text()
    };
}

function readDayPlan(r: Reader): did.DayPlan {
    switch (r.tag(2)) {
        case 0:
            return { busy: readTimeRangeVec(r) };
        default:
            return { day_off: null };
    }
}

function readTimeRangeVec(r: Reader): Array<did.TimeRange> {
    const count = r.elements(8);
    const values: Array<did.TimeRange> = [];
    for (let i = 0; i < count; i++) values.push(readTimeRange(r));
    return values;
}

function readTimeRange(r: Reader): did.TimeRange {
    return {
        end: r.nat32(),
        start: r.nat32()
    };
}

function readDiscountCodesResult(r: Reader): did.DiscountCodesResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readDiscountCodeVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readDiscountCodeVec(r: Reader): Array<did.DiscountCode> {
    const count = r.elements(18);
    const values: Array<did.DiscountCode> = [];
    for (let i = 0; i < count; i++) values.push(readDiscountCode(r));
    return values;
}

function readFreeStartsResult(r: Reader): did.FreeStartsResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readFreeStarts(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readFreeStarts(r: Reader): did.FreeStarts {
    return {
        bookable_from: r.nat64(),
        salon: readSalonCard(r),
        workers: readWorkerRunsVec(r),
        salon_service: readService(r),
        bookable_until: r.nat64()
    };
}

function readWorkerRunsVec(r: Reader): Array<did.WorkerRuns> {
    const count = r.elements(4);
    const values: Array<did.WorkerRuns> = [];
    for (let i = 0; i < count; i++) values.push(readWorkerRuns(r));
    return values;
}

function readWorkerRuns(r: Reader): did.WorkerRuns {
    return {
        runs: readStartRunVec(r),
        worker: readWorker(r)
    };
}

function readStartRunVec(r: Reader): Array<did.StartRun> {
    const count = r.elements(16);
    const values: Array<did.StartRun> = [];
    for (let i = 0; i < count; i++) values.push(readStartRun(r));
    return values;
}

function readStartRun(r: Reader): did.StartRun {
    return {
        first: r.nat64(),
        last: r.nat64()
    };
}

function readMediaListResult(r: Reader): did.MediaListResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readMediaVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readMediaVec(r: Reader): Array<did.Media> {
    const count = r.elements(14);
    const values: Array<did.Media> = [];
    for (let i = 0; i < count; i++) values.push(readMedia(r));
    return values;
}

function readAppointmentsResult(r: Reader): did.AppointmentsResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readAppointmentVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readAppointmentVec(r: Reader): Array<did.Appointment> {
    const count = r.elements(22);
    const values: Array<did.Appointment> = [];
    for (let i = 0; i < count; i++) values.push(readAppointment(r));
    return values;
}

function readSalonCardVec(r: Reader): Array<did.SalonCard> {
    const count = r.elements(4);
    const values: Array<did.SalonCard> = [];
    for (let i = 0; i < count; i++) values.push(readSalonCard(r));
    return values;
}

function readPromosResult(r: Reader): did.PromosResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readPromoVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readPromoVec(r: Reader): Array<did.Promo> {
    const count = r.elements(17);
    const values: Array<did.Promo> = [];
    for (let i = 0; i < count; i++) values.push(readPromo(r));
    return values;
}

function readServicesResult(r: Reader): did.ServicesResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readServiceVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readServiceVec(r: Reader): Array<did.Service> {
    const count = r.elements(19);
    const values: Array<did.Service> = [];
    for (let i = 0; i < count; i++) values.push(readService(r));
    return values;
}

function readWorkersResult(r: Reader): did.WorkersResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readWorkerVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readWorkerVec(r: Reader): Array<did.Worker> {
    const count = r.elements(3);
    const values: Array<did.Worker> = [];
    for (let i = 0; i < count; i++) values.push(readWorker(r));
    return values;
}

function readVisitInput(r: Reader): did.VisitInput {
    return {
        customer: r.principal(),
        service_id: r.text(),
        start: r.nat64(),
        worker_id: r.text()
    };
}

function readVisitResult(r: Reader): did.VisitResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readVisit(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readVisit(r: Reader): did.Visit {
    return {
        id: r.text(),
        service_name: r.text(),
        customer: r.principal(),
        duration_minutes: r.nat32(),
        service_id: r.text(),
        start: r.nat64(),
        worker_id: r.text(),
        price: r.nat()
    };
}

function readSlotProbe(r: Reader): did.SlotProbe {
    return {
        from: r.nat64(),
        limit: r.nat32(),
        until: r.nat64(),
        radius: r.nat32(),
        position: readGeoPoint(r),
        service_type_ids: readTextVec(r)
    };
}

function readFoundSalonsResult(r: Reader): did.FoundSalonsResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readFoundSalonVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readFoundSalonVec(r: Reader): Array<did.FoundSalon> {
    const count = r.elements(5);
    const values: Array<did.FoundSalon> = [];
    for (let i = 0; i < count; i++) values.push(readFoundSalon(r));
    return values;
}

function readFoundSalon(r: Reader): did.FoundSalon {
    return {
        salon: readSalonCard(r),
        services: readFoundServiceVec(r)
    };
}

function readFoundServiceVec(r: Reader): Array<did.FoundService> {
    const count = r.elements(20);
    const values: Array<did.FoundService> = [];
    for (let i = 0; i < count; i++) values.push(readFoundService(r));
    return values;
}

function readFoundService(r: Reader): did.FoundService {
    return {
        runs: readStartRunVec(r),
        salon_service: readService(r)
    };
}

function readServiceTypeVec(r: Reader): Array<did.ServiceType> {
    const count = r.elements(6);
    const values: Array<did.ServiceType> = [];
    for (let i = 0; i < count; i++) values.push(readServiceType(r));
    return values;
}

function readServiceType(r: Reader): did.ServiceType {
    return {
        id: r.text(),
        title: readLabel(r),
        synonyms: readSynonyms(r),
        group: r.text()
    };
}

function readLabel(r: Reader): did.Label {
    return {
        en: r.text(),
        pl: r.text()
    };
}

function readSynonyms(r: Reader): did.Synonyms {
    return {
        en: readTextVec(r),
        pl: readTextVec(r)
    };
}

function readDayOverrideResult(r: Reader): did.DayOverrideResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readDayOverride(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readTimeRangeVecVec(r: Reader): Array<Array<did.TimeRange>> {
    const count = r.elements(1);
    const values: Array<Array<did.TimeRange>> = [];
    for (let i = 0; i < count; i++) values.push(readTimeRangeVec(r));
    return values;
}

function readWeeklyHoursResult(r: Reader): did.WeeklyHoursResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readWeeklyHours(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readWeeklyHours(r: Reader): did.WeeklyHours {
    return {
        days: readTimeRangeVecVec(r),
        version: r.nat64(),
        worker_id: r.text()
    };
}

function readVisitFilter(r: Reader): did.VisitFilter {
    return {
        to: r.some() ? [r.text()] : [],
        from: r.text(),
        service_id: r.some() ? [r.text()] : [],
        worker_id: r.some() ? [r.text()] : []
    };
}

function readVisitPageResult(r: Reader): did.VisitPageResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readVisitPage(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readVisitPage(r: Reader): did.VisitPage {
    return {
        total: r.nat32(),
        visits: readVisitVec(r)
    };
}

function readVisitVec(r: Reader): Array<did.Visit> {
    const count = r.elements(19);
    const values: Array<did.Visit> = [];
    for (let i = 0; i < count; i++) values.push(readVisit(r));
    return values;
}

function readWeeklyHoursListResult(r: Reader): did.WeeklyHoursListResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: readWeeklyHoursVec(r) };
        default:
            return { err: readCoreError(r) };
    }
}

function readWeeklyHoursVec(r: Reader): Array<did.WeeklyHours> {
    const count = r.elements(10);
    const values: Array<did.WeeklyHours> = [];
    for (let i = 0; i < count; i++) values.push(readWeeklyHours(r));
    return values;
}

function writeInitArgs(w: Writer, v: did.InitArgs): void {
    if (v.actions_per_day.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat32(v.actions_per_day[0]);
    }
}

function writeActionsResult(w: Writer, v: did.ActionsResult): void {
    if ('ok' in v) {
        w.count(0);
        writeActionVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeActionVec(w: Writer, v: Array<did.Action>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeAction(w, v[i]!);
    }
}

function writeAction(w: Writer, v: did.Action): void {
    w.nat64(v.at);
    w.text(v.action);
    w.principal(v.owner);
    if (v.target.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.target[0]);
    }
    w.principal(v.caller);
    w.nat64(v.index);
    w.text(v.outcome);
}

function writeCoreError(w: Writer, v: did.CoreError): void {
    if ('slot_taken' in v) {
        w.count(0);
        return;
    }
    if ('conflict' in v) {
        w.count(1);
        writeCoreErrorConflict(w, v.conflict);
        return;
    }
    if ('invalid' in v) {
        w.count(2);
        w.text(v.invalid);
        return;
    }
    if ('forbidden' in v) {
        w.count(3);
        return;
    }
    if ('not_found' in v) {
        w.count(4);
        w.text(v.not_found);
        return;
    }
    if ('quota_exceeded' in v) {
        w.count(5);
        writeCoreErrorQuotaExceeded(w, v.quota_exceeded);
        return;
    }
    w.empty();
}

function writeCoreErrorConflict(w: Writer, v: { current_version: bigint }): void {
    w.nat64(v.current_version);
}

function writeCoreErrorQuotaExceeded(w: Writer, v: { limit: number; resets_at: bigint }): void {
    w.nat32(v.limit);
    w.nat64(v.resets_at);
}

function writeDiscountCodeInput(w: Writer, v: did.DiscountCodeInput): void {
    if (v.max_uses.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat32(v.max_uses[0]);
    }
    if (v.expires.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.expires[0]);
    }
    w.text(v.code);
    writeCodeDiscount(w, v.discount);
}

function writeCodeDiscount(w: Writer, v: did.CodeDiscount): void {
    if ('percent' in v) {
        w.count(0);
        w.nat32(v.percent);
        return;
    }
    if ('amount' in v) {
        w.count(1);
        w.nat(v.amount);
        return;
    }
    w.empty();
}

function writeDiscountCodeResult(w: Writer, v: did.DiscountCodeResult): void {
    if ('ok' in v) {
        w.count(0);
        writeDiscountCode(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeDiscountCode(w: Writer, v: did.DiscountCode): void {
    w.text(v.id);
    w.bool(v.active);
    if (v.max_uses.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat32(v.max_uses[0]);
    }
    if (v.expires.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.expires[0]);
    }
    w.text(v.code);
    w.nat32(v.used);
    w.nat64(v.version);
    writeCodeDiscount(w, v.discount);
}

function writeMediaInput(w: Writer, v: did.MediaInput): void {
    if (v.url.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.url[0]);
    }
    writeMediaKind(w, v.kind);
    w.text(v.mime);
    w.text(v.name);
    w.nat(v.size);
}

function writeMediaKind(w: Writer, v: did.MediaKind): void {
    if ('video' in v) {
        w.count(0);
        return;
    }
    if ('image' in v) {
        w.count(1);
        return;
    }
    w.empty();
}

function writeMediaResult(w: Writer, v: did.MediaResult): void {
    if ('ok' in v) {
        w.count(0);
        writeMedia(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeMedia(w: Writer, v: did.Media): void {
    w.text(v.id);
    if (v.url.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.url[0]);
    }
    writeMediaKind(w, v.kind);
    w.text(v.mime);
    w.text(v.name);
    w.nat(v.size);
    w.nat64(v.added_at);
}

function writePromoInput(w: Writer, v: did.PromoInput): void {
    if (v.valid_to.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.valid_to[0]);
    }
    w.text(v.title);
    w.bool(v.active);
    if (v.service_ids.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeTextVec(w, v.service_ids[0]);
    }
    if (v.description.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.description[0]);
    }
    if (v.media_id.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.media_id[0]);
    }
    writePromoDiscount(w, v.discount);
    if (v.valid_from.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.valid_from[0]);
    }
}

function writeTextVec(w: Writer, v: Array<string>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.text(v[i]!);
    }
}

function writePromoDiscount(w: Writer, v: did.PromoDiscount): void {
    if ('percent' in v) {
        w.count(0);
        w.nat32(v.percent);
        return;
    }
    if ('price' in v) {
        w.count(1);
        w.nat(v.price);
        return;
    }
    w.empty();
}

function writePromoResult(w: Writer, v: did.PromoResult): void {
    if ('ok' in v) {
        w.count(0);
        writePromo(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writePromo(w: Writer, v: did.Promo): void {
    w.text(v.id);
    if (v.valid_to.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.valid_to[0]);
    }
    w.text(v.title);
    w.bool(v.active);
    if (v.service_ids.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeTextVec(w, v.service_ids[0]);
    }
    if (v.description.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.description[0]);
    }
    if (v.media_id.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.media_id[0]);
    }
    w.nat64(v.version);
    writePromoDiscount(w, v.discount);
    if (v.valid_from.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.valid_from[0]);
    }
}

function writeServiceInput(w: Writer, v: did.ServiceInput): void {
    w.bool(v.active);
    w.nat32(v.duration_minutes);
    w.text(v.name);
    if (v.description.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.description[0]);
    }
    w.nat(v.price);
    writeTextVec(w, v.service_type_ids);
    writeTextVec(w, v.worker_ids);
}

function writeServiceResult(w: Writer, v: did.ServiceResult): void {
    if ('ok' in v) {
        w.count(0);
        writeService(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeService(w: Writer, v: did.Service): void {
    w.text(v.id);
    w.bool(v.active);
    w.nat32(v.duration_minutes);
    w.text(v.name);
    if (v.description.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.description[0]);
    }
    w.nat64(v.version);
    w.nat(v.price);
    writeTextVec(w, v.service_type_ids);
    writeTextVec(w, v.worker_ids);
}

function writeWorkerResult(w: Writer, v: did.WorkerResult): void {
    if ('ok' in v) {
        w.count(0);
        writeWorker(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeWorker(w: Writer, v: did.Worker): void {
    w.text(v.id);
    w.text(v.name);
    w.bool(v.claimed);
}

function writeAgentsResult(w: Writer, v: did.AgentsResult): void {
    if ('ok' in v) {
        w.count(0);
        writePrincipalVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writePrincipalVec(w: Writer, v: Array<Principal>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.principal(v[i]!);
    }
}

function writeBooking(w: Writer, v: did.Booking): void {
    w.text(v.service_id);
    w.nat64(v.start);
    w.text(v.worker_id);
    w.text(v.salon_id);
    if (v.expected_version.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.nat64(v.expected_version[0]);
    }
}

function writeAppointmentResult(w: Writer, v: did.AppointmentResult): void {
    if ('ok' in v) {
        w.count(0);
        writeAppointment(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeAppointment(w: Writer, v: did.Appointment): void {
    w.text(v.id);
    w.text(v.worker_name);
    w.text(v.service_name);
    w.nat32(v.duration_minutes);
    w.text(v.salon_name);
    if (v.salon_address.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.salon_address[0]);
    }
    w.text(v.service_id);
    w.nat64(v.start);
    writeAppointmentState(w, v.state);
    w.text(v.worker_id);
    w.nat(v.price);
    w.text(v.salon_id);
}

function writeAppointmentState(w: Writer, v: did.AppointmentState): void {
    if ('cancelled' in v) {
        w.count(0);
        return;
    }
    if ('booked' in v) {
        w.count(1);
        return;
    }
    w.empty();
}

function writeDoneResult(w: Writer, v: did.DoneResult): void {
    if ('ok' in v) {
        w.count(0);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeSalonInput(w: Writer, v: did.SalonInput): void {
    w.text(v.name);
    if (v.address.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.address[0]);
    }
    if (v.position.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeGeoPoint(w, v.position[0]);
    }
}

function writeGeoPoint(w: Writer, v: did.GeoPoint): void {
    w.float64(v.lat);
    w.float64(v.lng);
}

function writeSalonCardResult(w: Writer, v: did.SalonCardResult): void {
    if ('ok' in v) {
        w.count(0);
        writeSalonCard(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeSalonCard(w: Writer, v: did.SalonCard): void {
    w.text(v.id);
    w.text(v.name);
    if (v.address.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.address[0]);
    }
    if (v.position.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        writeGeoPoint(w, v.position[0]);
    }
}

function writeDayOverridesResult(w: Writer, v: did.DayOverridesResult): void {
    if ('ok' in v) {
        w.count(0);
        writeDayOverrideVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeDayOverrideVec(w: Writer, v: Array<did.DayOverride>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeDayOverride(w, v[i]!);
    }
}

function writeDayOverride(w: Writer, v: did.DayOverride): void {
    w.text(v.date);
    writeDayPlan(w, v.plan);
    w.nat64(v.version);
    w.text(v.worker_id);
}

function writeDayPlan(w: Writer, v: did.DayPlan): void {
    if ('busy' in v) {
        w.count(0);
        writeTimeRangeVec(w, v.busy);
        return;
    }
    if ('day_off' in v) {
        w.count(1);
        return;
    }
    w.empty();
}

function writeTimeRangeVec(w: Writer, v: Array<did.TimeRange>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeTimeRange(w, v[i]!);
    }
}

function writeTimeRange(w: Writer, v: did.TimeRange): void {
    w.nat32(v.end);
    w.nat32(v.start);
}

function writeDiscountCodesResult(w: Writer, v: did.DiscountCodesResult): void {
    if ('ok' in v) {
        w.count(0);
        writeDiscountCodeVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeDiscountCodeVec(w: Writer, v: Array<did.DiscountCode>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeDiscountCode(w, v[i]!);
    }
}

function writeFreeStartsResult(w: Writer, v: did.FreeStartsResult): void {
    if ('ok' in v) {
        w.count(0);
        writeFreeStarts(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeFreeStarts(w: Writer, v: did.FreeStarts): void {
    w.nat64(v.bookable_from);
    writeSalonCard(w, v.salon);
    writeWorkerRunsVec(w, v.workers);
    writeService(w, v.salon_service);
    w.nat64(v.bookable_until);
}

function writeWorkerRunsVec(w: Writer, v: Array<did.WorkerRuns>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeWorkerRuns(w, v[i]!);
    }
}

function writeWorkerRuns(w: Writer, v: did.WorkerRuns): void {
    writeStartRunVec(w, v.runs);
    writeWorker(w, v.worker);
}

function writeStartRunVec(w: Writer, v: Array<did.StartRun>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeStartRun(w, v[i]!);
    }
}

function writeStartRun(w: Writer, v: did.StartRun): void {
    w.nat64(v.first);
    w.nat64(v.last);
}

function writeMediaListResult(w: Writer, v: did.MediaListResult): void {
    if ('ok' in v) {
        w.count(0);
        writeMediaVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeMediaVec(w: Writer, v: Array<did.Media>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeMedia(w, v[i]!);
    }
}

function writeAppointmentsResult(w: Writer, v: did.AppointmentsResult): void {
    if ('ok' in v) {
        w.count(0);
        writeAppointmentVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeAppointmentVec(w: Writer, v: Array<did.Appointment>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeAppointment(w, v[i]!);
    }
}

function writeSalonCardVec(w: Writer, v: Array<did.SalonCard>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeSalonCard(w, v[i]!);
    }
}

function writePromosResult(w: Writer, v: did.PromosResult): void {
    if ('ok' in v) {
        w.count(0);
        writePromoVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writePromoVec(w: Writer, v: Array<did.Promo>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writePromo(w, v[i]!);
    }
}

function writeServicesResult(w: Writer, v: did.ServicesResult): void {
    if ('ok' in v) {
        w.count(0);
        writeServiceVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeServiceVec(w: Writer, v: Array<did.Service>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeService(w, v[i]!);
    }
}

function writeWorkersResult(w: Writer, v: did.WorkersResult): void {
    if ('ok' in v) {
        w.count(0);
        writeWorkerVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeWorkerVec(w: Writer, v: Array<did.Worker>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeWorker(w, v[i]!);
    }
}

function writeVisitInput(w: Writer, v: did.VisitInput): void {
    w.principal(v.customer);
    w.text(v.service_id);
    w.nat64(v.start);
    w.text(v.worker_id);
}

function writeVisitResult(w: Writer, v: did.VisitResult): void {
    if ('ok' in v) {
        w.count(0);
        writeVisit(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeVisit(w: Writer, v: did.Visit): void {
    w.text(v.id);
    w.text(v.service_name);
    w.principal(v.customer);
    w.nat32(v.duration_minutes);
    w.text(v.service_id);
    w.nat64(v.start);
    w.text(v.worker_id);
    w.nat(v.price);
}

function writeSlotProbe(w: Writer, v: did.SlotProbe): void {
    w.nat64(v.from);
    w.nat32(v.limit);
    w.nat64(v.until);
    w.nat32(v.radius);
    writeGeoPoint(w, v.position);
    writeTextVec(w, v.service_type_ids);
}

function writeFoundSalonsResult(w: Writer, v: did.FoundSalonsResult): void {
    if ('ok' in v) {
        w.count(0);
        writeFoundSalonVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeFoundSalonVec(w: Writer, v: Array<did.FoundSalon>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeFoundSalon(w, v[i]!);
    }
}

function writeFoundSalon(w: Writer, v: did.FoundSalon): void {
    writeSalonCard(w, v.salon);
    writeFoundServiceVec(w, v.services);
}

function writeFoundServiceVec(w: Writer, v: Array<did.FoundService>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeFoundService(w, v[i]!);
    }
}

function writeFoundService(w: Writer, v: did.FoundService): void {
    writeStartRunVec(w, v.runs);
    writeService(w, v.salon_service);
}

function writeServiceTypeVec(w: Writer, v: Array<did.ServiceType>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeServiceType(w, v[i]!);
    }
}

function writeServiceType(w: Writer, v: did.ServiceType): void {
    w.text(v.id);
    writeLabel(w, v.title);
    writeSynonyms(w, v.synonyms);
    w.text(v.group);
}

function writeLabel(w: Writer, v: did.Label): void {
    w.text(v.en);
    w.text(v.pl);
}

function writeSynonyms(w: Writer, v: did.Synonyms): void {
    writeTextVec(w, v.en);
    writeTextVec(w, v.pl);
}

function writeDayOverrideResult(w: Writer, v: did.DayOverrideResult): void {
    if ('ok' in v) {
        w.count(0);
        writeDayOverride(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeTimeRangeVecVec(w: Writer, v: Array<Array<did.TimeRange>>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeTimeRangeVec(w, v[i]!);
    }
}

function writeWeeklyHoursResult(w: Writer, v: did.WeeklyHoursResult): void {
    if ('ok' in v) {
        w.count(0);
        writeWeeklyHours(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeWeeklyHours(w: Writer, v: did.WeeklyHours): void {
    writeTimeRangeVecVec(w, v.days);
    w.nat64(v.version);
    w.text(v.worker_id);
}

function writeVisitFilter(w: Writer, v: did.VisitFilter): void {
    if (v.to.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.to[0]);
    }
    w.text(v.from);
    if (v.service_id.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.service_id[0]);
    }
    if (v.worker_id.length === 0) {
        w.byte(0);
    } else {
        w.byte(1);
        w.text(v.worker_id[0]);
    }
}

function writeVisitPageResult(w: Writer, v: did.VisitPageResult): void {
    if ('ok' in v) {
        w.count(0);
        writeVisitPage(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeVisitPage(w: Writer, v: did.VisitPage): void {
    w.nat32(v.total);
    writeVisitVec(w, v.visits);
}

function writeVisitVec(w: Writer, v: Array<did.Visit>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeVisit(w, v[i]!);
    }
}

function writeWeeklyHoursListResult(w: Writer, v: did.WeeklyHoursListResult): void {
    if ('ok' in v) {
        w.count(0);
        writeWeeklyHoursVec(w, v.ok);
        return;
    }
    if ('err' in v) {
        w.count(1);
        writeCoreError(w, v.err);
        return;
    }
    w.empty();
}

function writeWeeklyHoursVec(w: Writer, v: Array<did.WeeklyHours>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeWeeklyHours(w, v[i]!);
    }
}
