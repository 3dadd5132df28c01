// Generated from candid/coordinator.did by `npm run generate`. Changes made here are lost.
/* eslint-disable */

import type { Principal } from '@dfinity/principal';
import type * as did from '../../../src/core/generated/coordinator.did.js';
import { decodeFirst, decodeMessage } from '../candid/decode-message.js';
import { encodeMessage } from '../candid/encode-message.js';
import { ARGUMENT_LIMITS, FIRST_ARGUMENT_LIMITS, REPLY_LIMITS, type DecodeLimits } from '../candid/limits.js';
import { MessageType } from '../candid/message-type.js';
import type { MethodKind } from '../candid/method-kind.js';
import type { Reader } from '../candid/reader.js';
import type { FieldNames } from '../candid/type-table.js';
import type { Writer } from '../candid/writer.js';

/** The methods of coordinator.did and how each is called. */
export const METHODS = {
    actions: 'query',
    add_service: 'update',
    add_worker: 'update',
    agents: 'query',
    claim_worker: 'update',
    create_salon: 'update',
    grant_agent: 'update',
    my_salons: 'query',
    owns_salon: 'query',
    public_services: 'query',
    public_workers: 'query',
    remove_service: 'update',
    remove_worker: 'update',
    revoke_agent: 'update',
    salon: 'query',
    service_types: 'query',
    services: 'query',
    transfer_salon: 'update',
    update_service: 'update',
    workers: 'query'
} as const satisfies Record<string, MethodKind>;

const NAMES: FieldNames = {
    21747: 'at',
    22633: 'en',
    23515: 'id',
    24860: 'ok',
    25084: 'pl',
    5048165: 'err',
    5392479: 'lat',
    5395365: 'lng',
    272307608: 'title',
    373701558: 'action',
    373703110: 'active',
    606374482: 'conflict',
    947296307: 'owner',
    994564855: 'invalid',
    1015182324: 'duration_minutes',
    1105929528: 'actions_per_day',
    1141901561: 'forbidden',
    1221767894: 'not_found',
    1224700491: 'name',
    1595738364: 'description',
    1659936475: 'claimed',
    1963007803: 'limit',
    2096228120: 'version',
    2263675729: 'target',
    2266767960: 'synonyms',
    2582950719: 'group',
    2634772916: 'address',
    2808009166: 'resets_at',
    2974432722: 'current_version',
    3068679307: 'caller',
    3189021458: 'index',
    3364572809: 'price',
    3405422761: 'position',
    3445443965: 'service_type_ids',
    3687823506: 'outcome',
    3907286010: 'quota_exceeded',
    4161704119: 'worker_ids'
};

const INIT_ARGS = /* @__PURE__ */ new MessageType('DIDL\x03nyl\x01\xb8\xca\xac\x8f\x04\x00n\x01\x01\x02', NAMES);

export function decodeInitArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [[] | [did.InitArgs]] {
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

const ACTIONS_ARGS = /* @__PURE__ */ new MessageType('DIDL\x01nx\x03q\x00y', NAMES);

export function decodeActionsArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string, [] | [bigint], number] {
    return decodeMessage<[string, [] | [bigint], number]>(ACTIONS_ARGS, message, limits, (r) => [r.text(), r.some() ? [r.nat64()] : [], r.nat32()]);
}

export function decodeActionsFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): string {
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

const ACTIONS_RESULT = /* @__PURE__ */ new MessageType('DIDL\x07nql\x07\xf3\xa9\x01x\xb6\xf7\x98\xb2\x01q\xb3\xb0\xda\xc3\x03h\xd1\xe6\xb3\xb7\x08\x00\x8b\xa9\xa1\xb7\x0bh\x92\xb6\xd2\xf0\x0bx\x92\xf1\xbe\xde\x0dqm\x01l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06', NAMES);

export function decodeActionsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ActionsResult {
    return decodeMessage<[did.ActionsResult]>(ACTIONS_RESULT, message, limits, (r) => [readActionsResult(r)])[0];
}

export function encodeActionsResult(v: did.ActionsResult): Uint8Array {
    return encodeMessage(ACTIONS_RESULT, (w) => {
        writeActionsResult(w, v);
    });
}

const ADD_SERVICE_ARGS = /* @__PURE__ */ new MessageType('DIDL\x04nhnqmql\x07\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x01\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x02\xb7\xa1\xba\xc0\x0f\x02\x03\x00q\x03', NAMES);

export function decodeAddServiceArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [did.OnBehalf, string, did.ServiceInput] {
    return decodeMessage<[did.OnBehalf, string, did.ServiceInput]>(ADD_SERVICE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), readServiceInput(r)]);
}

export function decodeAddServiceFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): did.OnBehalf {
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

const ADD_SERVICE_RESULT = /* @__PURE__ */ new MessageType('DIDL\x07nqmql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x01\xb7\xa1\xba\xc0\x0f\x01l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06', NAMES);

export function decodeAddServiceResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ServiceResult {
    return decodeMessage<[did.ServiceResult]>(ADD_SERVICE_RESULT, message, limits, (r) => [readServiceResult(r)])[0];
}

export function encodeAddServiceResult(v: did.ServiceResult): Uint8Array {
    return encodeMessage(ADD_SERVICE_RESULT, (w) => {
        writeServiceResult(w, v);
    });
}

const ADD_WORKER_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x02qq', NAMES);

export function decodeAddWorkerArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(ADD_WORKER_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeAddWorkerFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): string {
    return decodeFirst<string>(ADD_WORKER_ARGS, message, limits, (r) => r.text());
}

export function encodeAddWorkerArgs(v: [string, string]): Uint8Array {
    return encodeMessage(ADD_WORKER_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const ADD_WORKER_RESULT = /* @__PURE__ */ new MessageType('DIDL\x05l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x01\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x02k\x02\x9c\xc2\x01\x00\xe5\x8e\xb4\x02\x03\x01\x04', NAMES);

export function decodeAddWorkerResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WorkerResult {
    return decodeMessage<[did.WorkerResult]>(ADD_WORKER_RESULT, message, limits, (r) => [readWorkerResult(r)])[0];
}

export function encodeAddWorkerResult(v: did.WorkerResult): Uint8Array {
    return encodeMessage(ADD_WORKER_RESULT, (w) => {
        writeWorkerResult(w, v);
    });
}

const AGENTS_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x01q', NAMES);

export function decodeAgentsArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string] {
    return decodeMessage<[string]>(AGENTS_ARGS, message, limits, (r) => [r.text()]);
}

export function encodeAgentsArgs(v: [string]): Uint8Array {
    return encodeMessage(AGENTS_ARGS, (w) => {
        w.text(v[0]);
    });
}

const AGENTS_RESULT = /* @__PURE__ */ new MessageType('DIDL\x05mhl\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x01\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x02k\x02\x9c\xc2\x01\x00\xe5\x8e\xb4\x02\x03\x01\x04', NAMES);

export function decodeAgentsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.AgentsResult {
    return decodeMessage<[did.AgentsResult]>(AGENTS_RESULT, message, limits, (r) => [readAgentsResult(r)])[0];
}

export function encodeAgentsResult(v: did.AgentsResult): Uint8Array {
    return encodeMessage(AGENTS_RESULT, (w) => {
        writeAgentsResult(w, v);
    });
}

const CLAIM_WORKER_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x02qq', NAMES);

export function decodeClaimWorkerArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(CLAIM_WORKER_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeClaimWorkerFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): string {
    return decodeFirst<string>(CLAIM_WORKER_ARGS, message, limits, (r) => r.text());
}

export function encodeClaimWorkerArgs(v: [string, string]): Uint8Array {
    return encodeMessage(CLAIM_WORKER_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const CLAIM_WORKER_RESULT = /* @__PURE__ */ new MessageType('DIDL\x05l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x01\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x02k\x02\x9c\xc2\x01\x00\xe5\x8e\xb4\x02\x03\x01\x04', NAMES);

export function decodeClaimWorkerResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WorkerResult {
    return decodeMessage<[did.WorkerResult]>(CLAIM_WORKER_RESULT, message, limits, (r) => [readWorkerResult(r)])[0];
}

export function encodeClaimWorkerResult(v: did.WorkerResult): Uint8Array {
    return encodeMessage(CLAIM_WORKER_RESULT, (w) => {
        writeWorkerResult(w, v);
    });
}

const CREATE_SALON_ARGS = /* @__PURE__ */ new MessageType('DIDL\x04nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x03\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02\x01\x03', NAMES);

export function decodeCreateSalonArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [did.SalonInput] {
    return decodeMessage<[did.SalonInput]>(CREATE_SALON_ARGS, message, limits, (r) => [readSalonInput(r)]);
}

export function encodeCreateSalonArgs(v: [did.SalonInput]): Uint8Array {
    return encodeMessage(CREATE_SALON_ARGS, (w) => {
        writeSalonInput(w, v[0]);
    });
}

const CREATE_SALON_RESULT = /* @__PURE__ */ new MessageType('DIDL\x08nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07', NAMES);

export function decodeCreateSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.SalonCardResult {
    return decodeMessage<[did.SalonCardResult]>(CREATE_SALON_RESULT, message, limits, (r) => [readSalonCardResult(r)])[0];
}

export function encodeCreateSalonResult(v: did.SalonCardResult): Uint8Array {
    return encodeMessage(CREATE_SALON_RESULT, (w) => {
        writeSalonCardResult(w, v);
    });
}

const GRANT_AGENT_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x02qh', NAMES);

export function decodeGrantAgentArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string, Principal] {
    return decodeMessage<[string, Principal]>(GRANT_AGENT_ARGS, message, limits, (r) => [r.text(), r.principal()]);
}

export function decodeGrantAgentFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): string {
    return decodeFirst<string>(GRANT_AGENT_ARGS, message, limits, (r) => r.text());
}

export function encodeGrantAgentArgs(v: [string, Principal]): Uint8Array {
    return encodeMessage(GRANT_AGENT_ARGS, (w) => {
        w.text(v[0]);
        w.principal(v[1]);
    });
}

const GRANT_AGENT_RESULT = /* @__PURE__ */ new MessageType('DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03', NAMES);

export function decodeGrantAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(GRANT_AGENT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeGrantAgentResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(GRANT_AGENT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const MY_SALONS_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x00', NAMES);

export function decodeMySalonsArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [] {
    return decodeMessage<[]>(MY_SALONS_ARGS, message, limits, () => []);
}

export function encodeMySalonsArgs(_v: []): Uint8Array {
    return encodeMessage(MY_SALONS_ARGS, (_w) => {
    });
}

const MY_SALONS_RESULT = /* @__PURE__ */ new MessageType('DIDL\x05nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02m\x03\x01\x04', NAMES);

export function decodeMySalonsResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.SalonCard> {
    return decodeMessage<[Array<did.SalonCard>]>(MY_SALONS_RESULT, message, limits, (r) => [readSalonCardVec(r)])[0];
}

export function encodeMySalonsResult(v: Array<did.SalonCard>): Uint8Array {
    return encodeMessage(MY_SALONS_RESULT, (w) => {
        writeSalonCardVec(w, v);
    });
}

const OWNS_SALON_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x02qh', NAMES);

export function decodeOwnsSalonArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string, Principal] {
    return decodeMessage<[string, Principal]>(OWNS_SALON_ARGS, message, limits, (r) => [r.text(), r.principal()]);
}

export function decodeOwnsSalonFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): string {
    return decodeFirst<string>(OWNS_SALON_ARGS, message, limits, (r) => r.text());
}

export function encodeOwnsSalonArgs(v: [string, Principal]): Uint8Array {
    return encodeMessage(OWNS_SALON_ARGS, (w) => {
        w.text(v[0]);
        w.principal(v[1]);
    });
}

const OWNS_SALON_RESULT = /* @__PURE__ */ new MessageType('DIDL\x00\x01~', NAMES);

export function decodeOwnsSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): boolean {
    return decodeMessage<[boolean]>(OWNS_SALON_RESULT, message, limits, (r) => [r.bool()])[0];
}

export function encodeOwnsSalonResult(v: boolean): Uint8Array {
    return encodeMessage(OWNS_SALON_RESULT, (w) => {
        w.bool(v);
    });
}

const PUBLIC_SERVICES_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x01q', NAMES);

export function decodePublicServicesArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string] {
    return decodeMessage<[string]>(PUBLIC_SERVICES_ARGS, message, limits, (r) => [r.text()]);
}

export function encodePublicServicesArgs(v: [string]): Uint8Array {
    return encodeMessage(PUBLIC_SERVICES_ARGS, (w) => {
        w.text(v[0]);
    });
}

const PUBLIC_SERVICES_RESULT = /* @__PURE__ */ new MessageType('DIDL\x08nqmql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x01\xb7\xa1\xba\xc0\x0f\x01m\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07', NAMES);

export function decodePublicServicesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ServicesResult {
    return decodeMessage<[did.ServicesResult]>(PUBLIC_SERVICES_RESULT, message, limits, (r) => [readServicesResult(r)])[0];
}

export function encodePublicServicesResult(v: did.ServicesResult): Uint8Array {
    return encodeMessage(PUBLIC_SERVICES_RESULT, (w) => {
        writeServicesResult(w, v);
    });
}

const PUBLIC_WORKERS_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x01q', NAMES);

export function decodePublicWorkersArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string] {
    return decodeMessage<[string]>(PUBLIC_WORKERS_ARGS, message, limits, (r) => [r.text()]);
}

export function encodePublicWorkersArgs(v: [string]): Uint8Array {
    return encodeMessage(PUBLIC_WORKERS_ARGS, (w) => {
        w.text(v[0]);
    });
}

const PUBLIC_WORKERS_RESULT = /* @__PURE__ */ new MessageType('DIDL\x06l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~m\x00l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x02\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x03k\x02\x9c\xc2\x01\x01\xe5\x8e\xb4\x02\x04\x01\x05', NAMES);

export function decodePublicWorkersResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.WorkersResult {
    return decodeMessage<[did.WorkersResult]>(PUBLIC_WORKERS_RESULT, message, limits, (r) => [readWorkersResult(r)])[0];
}

export function encodePublicWorkersResult(v: did.WorkersResult): Uint8Array {
    return encodeMessage(PUBLIC_WORKERS_RESULT, (w) => {
        writeWorkersResult(w, v);
    });
}

const REMOVE_SERVICE_ARGS = /* @__PURE__ */ new MessageType('DIDL\x02nhnx\x04\x00qq\x01', NAMES);

export function decodeRemoveServiceArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint]] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint]]>(REMOVE_SERVICE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : []]);
}

export function decodeRemoveServiceFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): did.OnBehalf {
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

const REMOVE_SERVICE_RESULT = /* @__PURE__ */ new MessageType('DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03', NAMES);

export function decodeRemoveServiceResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REMOVE_SERVICE_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRemoveServiceResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REMOVE_SERVICE_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REMOVE_WORKER_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x02qq', NAMES);

export function decodeRemoveWorkerArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string, string] {
    return decodeMessage<[string, string]>(REMOVE_WORKER_ARGS, message, limits, (r) => [r.text(), r.text()]);
}

export function decodeRemoveWorkerFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): string {
    return decodeFirst<string>(REMOVE_WORKER_ARGS, message, limits, (r) => r.text());
}

export function encodeRemoveWorkerArgs(v: [string, string]): Uint8Array {
    return encodeMessage(REMOVE_WORKER_ARGS, (w) => {
        w.text(v[0]);
        w.text(v[1]);
    });
}

const REMOVE_WORKER_RESULT = /* @__PURE__ */ new MessageType('DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03', NAMES);

export function decodeRemoveWorkerResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REMOVE_WORKER_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRemoveWorkerResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REMOVE_WORKER_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const REVOKE_AGENT_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x02qh', NAMES);

export function decodeRevokeAgentArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string, Principal] {
    return decodeMessage<[string, Principal]>(REVOKE_AGENT_ARGS, message, limits, (r) => [r.text(), r.principal()]);
}

export function decodeRevokeAgentFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): string {
    return decodeFirst<string>(REVOKE_AGENT_ARGS, message, limits, (r) => r.text());
}

export function encodeRevokeAgentArgs(v: [string, Principal]): Uint8Array {
    return encodeMessage(REVOKE_AGENT_ARGS, (w) => {
        w.text(v[0]);
        w.principal(v[1]);
    });
}

const REVOKE_AGENT_RESULT = /* @__PURE__ */ new MessageType('DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03', NAMES);

export function decodeRevokeAgentResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(REVOKE_AGENT_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeRevokeAgentResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(REVOKE_AGENT_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const SALON_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x01q', NAMES);

export function decodeSalonArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string] {
    return decodeMessage<[string]>(SALON_ARGS, message, limits, (r) => [r.text()]);
}

export function encodeSalonArgs(v: [string]): Uint8Array {
    return encodeMessage(SALON_ARGS, (w) => {
        w.text(v[0]);
    });
}

const SALON_RESULT = /* @__PURE__ */ new MessageType('DIDL\x08nql\x02\xdf\x90\xc9\x02r\xa5\xa7\xc9\x02rn\x01l\x04\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xb4\xe3\xad\xe8\x09\x00\xa9\xc1\xea\xd7\x0c\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07', NAMES);

export function decodeSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.SalonCardResult {
    return decodeMessage<[did.SalonCardResult]>(SALON_RESULT, message, limits, (r) => [readSalonCardResult(r)])[0];
}

export function encodeSalonResult(v: did.SalonCardResult): Uint8Array {
    return encodeMessage(SALON_RESULT, (w) => {
        writeSalonCardResult(w, v);
    });
}

const SERVICE_TYPES_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x00', NAMES);

export function decodeServiceTypesArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [] {
    return decodeMessage<[]>(SERVICE_TYPES_ARGS, message, limits, () => []);
}

export function encodeServiceTypesArgs(_v: []): Uint8Array {
    return encodeMessage(SERVICE_TYPES_ARGS, (_w) => {
    });
}

const SERVICE_TYPES_RESULT = /* @__PURE__ */ new MessageType('DIDL\x05l\x02\xe9\xb0\x01q\xfc\xc3\x01qmql\x02\xe9\xb0\x01\x01\xfc\xc3\x01\x01l\x04\xdb\xb7\x01q\x98\xab\xec\x81\x01\x00\xd8\xc4\xf0\xb8\x08\x02\xbf\xe6\xd2\xcf\x09qm\x03\x01\x04', NAMES);

export function decodeServiceTypesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): Array<did.ServiceType> {
    return decodeMessage<[Array<did.ServiceType>]>(SERVICE_TYPES_RESULT, message, limits, (r) => [readServiceTypeVec(r)])[0];
}

export function encodeServiceTypesResult(v: Array<did.ServiceType>): Uint8Array {
    return encodeMessage(SERVICE_TYPES_RESULT, (w) => {
        writeServiceTypeVec(w, v);
    });
}

const SERVICES_ARGS = /* @__PURE__ */ new MessageType('DIDL\x01nh\x02\x00q', NAMES);

export function decodeServicesArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(SERVICES_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeServicesFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): did.OnBehalf {
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

const SERVICES_RESULT = /* @__PURE__ */ new MessageType('DIDL\x08nqmql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x01\xb7\xa1\xba\xc0\x0f\x01m\x02l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x04\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x05k\x02\x9c\xc2\x01\x03\xe5\x8e\xb4\x02\x06\x01\x07', NAMES);

export function decodeServicesResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ServicesResult {
    return decodeMessage<[did.ServicesResult]>(SERVICES_RESULT, message, limits, (r) => [readServicesResult(r)])[0];
}

export function encodeServicesResult(v: did.ServicesResult): Uint8Array {
    return encodeMessage(SERVICES_RESULT, (w) => {
        writeServicesResult(w, v);
    });
}

const TRANSFER_SALON_ARGS = /* @__PURE__ */ new MessageType('DIDL\x00\x02qh', NAMES);

export function decodeTransferSalonArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [string, Principal] {
    return decodeMessage<[string, Principal]>(TRANSFER_SALON_ARGS, message, limits, (r) => [r.text(), r.principal()]);
}

export function decodeTransferSalonFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): string {
    return decodeFirst<string>(TRANSFER_SALON_ARGS, message, limits, (r) => r.text());
}

export function encodeTransferSalonArgs(v: [string, Principal]): Uint8Array {
    return encodeMessage(TRANSFER_SALON_ARGS, (w) => {
        w.text(v[0]);
        w.principal(v[1]);
    });
}

const TRANSFER_SALON_RESULT = /* @__PURE__ */ new MessageType('DIDL\x04l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x00\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x01k\x02\x9c\xc2\x01\x7f\xe5\x8e\xb4\x02\x02\x01\x03', NAMES);

export function decodeTransferSalonResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.DoneResult {
    return decodeMessage<[did.DoneResult]>(TRANSFER_SALON_RESULT, message, limits, (r) => [readDoneResult(r)])[0];
}

export function encodeTransferSalonResult(v: did.DoneResult): Uint8Array {
    return encodeMessage(TRANSFER_SALON_RESULT, (w) => {
        writeDoneResult(w, v);
    });
}

const UPDATE_SERVICE_ARGS = /* @__PURE__ */ new MessageType('DIDL\x05nhnxnqmql\x07\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x02\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x03\xb7\xa1\xba\xc0\x0f\x03\x05\x00qq\x01\x04', NAMES);

export function decodeUpdateServiceArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [did.OnBehalf, string, string, [] | [bigint], did.ServiceInput] {
    return decodeMessage<[did.OnBehalf, string, string, [] | [bigint], did.ServiceInput]>(UPDATE_SERVICE_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text(), r.text(), r.some() ? [r.nat64()] : [], readServiceInput(r)]);
}

export function decodeUpdateServiceFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): did.OnBehalf {
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

const UPDATE_SERVICE_RESULT = /* @__PURE__ */ new MessageType('DIDL\x07nqmql\x09\xdb\xb7\x01q\xc6\x83\x99\xb2\x01~\xf4\xe7\x89\xe4\x03y\xcb\xe4\xfd\xc7\x04q\xfc\x91\xf4\xf8\x05\x00\x98\xce\xc7\xe7\x07x\x89\x9d\xad\xc4\x0c}\xfd\x9a\xf5\xea\x0c\x01\xb7\xa1\xba\xc0\x0f\x01l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x03\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x04k\x02\x9c\xc2\x01\x02\xe5\x8e\xb4\x02\x05\x01\x06', NAMES);

export function decodeUpdateServiceResult(message: Uint8Array, limits: DecodeLimits = REPLY_LIMITS): did.ServiceResult {
    return decodeMessage<[did.ServiceResult]>(UPDATE_SERVICE_RESULT, message, limits, (r) => [readServiceResult(r)])[0];
}

export function encodeUpdateServiceResult(v: did.ServiceResult): Uint8Array {
    return encodeMessage(UPDATE_SERVICE_RESULT, (w) => {
        writeServiceResult(w, v);
    });
}

const WORKERS_ARGS = /* @__PURE__ */ new MessageType('DIDL\x01nh\x02\x00q', NAMES);

export function decodeWorkersArgs(message: Uint8Array, limits: DecodeLimits = ARGUMENT_LIMITS): [did.OnBehalf, string] {
    return decodeMessage<[did.OnBehalf, string]>(WORKERS_ARGS, message, limits, (r) => [r.some() ? [r.principal()] : [], r.text()]);
}

export function decodeWorkersFirstArg(message: Uint8Array, limits: DecodeLimits = FIRST_ARGUMENT_LIMITS): did.OnBehalf {
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

const WORKERS_RESULT = /* @__PURE__ */ new MessageType('DIDL\x06l\x03\xdb\xb7\x01q\xcb\xe4\xfd\xc7\x04q\xdb\xbd\xc2\x97\x06~m\x00l\x01\xd2\xfb\xa8\x8a\x0bxl\x02\xbb\xbe\x84\xa8\x07y\xce\xa3\xfb\xba\x0axk\x05\xd2\x94\x92\xa1\x02\x02\xf7\xb5\x9f\xda\x03q\xf9\x91\xc0\xa0\x04\x7f\xd6\xe5\xca\xc6\x04q\xfa\xe7\x91\xc7\x0e\x03k\x02\x9c\xc2\x01\x01\xe5\x8e\xb4\x02\x04\x01\x05', NAMES);

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
    switch (r.tag(5)) {
        case 0:
            return { conflict: readCoreErrorConflict(r) };
        case 1:
            return { invalid: r.text() };
        case 2:
            return { forbidden: null };
        case 3:
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

function readTextVec(r: Reader): Array<string> {
    const count = r.elements(1);
    const values: Array<string> = [];
    for (let i = 0; i < count; i++) values.push(r.text());
    return values;
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

function readDoneResult(r: Reader): did.DoneResult {
    switch (r.tag(2)) {
        case 0:
            return { ok: null };
        default:
            return { err: readCoreError(r) };
    }
}

function readSalonCardVec(r: Reader): Array<did.SalonCard> {
    const count = r.elements(4);
    const values: Array<did.SalonCard> = [];
    for (let i = 0; i < count; i++) values.push(readSalonCard(r));
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
    if ('conflict' in v) {
        w.count(0);
        writeCoreErrorConflict(w, v.conflict);
        return;
    }
    if ('invalid' in v) {
        w.count(1);
        w.text(v.invalid);
        return;
    }
    if ('forbidden' in v) {
        w.count(2);
        return;
    }
    if ('not_found' in v) {
        w.count(3);
        w.text(v.not_found);
        return;
    }
    if ('quota_exceeded' in v) {
        w.count(4);
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

function writeTextVec(w: Writer, v: Array<string>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        w.text(v[i]!);
    }
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

function writeSalonCardVec(w: Writer, v: Array<did.SalonCard>): void {
    w.count(v.length);
    for (let i = 0; i < v.length; i++) {
        writeSalonCard(w, v[i]!);
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
