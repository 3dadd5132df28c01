import type { Canister } from '../canister/canister.js';
import { outcallFee } from '../execution/cycles.js';
import { executeQuery } from '../execution/queries.js';
import { reject, RejectCode, ErrorCode, type Response } from '../execution/reject.js';
import {
    type CandidHttpRequest,
    type CandidHttpResponse,
    decodeCandid,
    encodeCandid,
    HttpRequestArgs,
    HttpResponse,
    TransformArgs
} from './candid-types.js';
import { type ManagementCall, ManagementError, type ManagementHandler } from './management-call.js';
import { MANAGEMENT_CANISTER } from '../execution/principals.js';

/** The largest response, headers and body together, and the default. */
export const MAX_OUTCALL_BYTES = 2_000_000n;
const MAX_URL_BYTES = 8_192;
const MAX_HEADERS = 64;

/** An HTTPS outcall that waits for its response. */
export interface PendingOutcall {
    readonly id: number;
    readonly request: CandidHttpRequest;
    readonly call: ManagementCall;
    readonly maxResponseBytes: bigint;
    /** How many replicas make the request: one unless it is replicated. */
    readonly replicas: number;
}

/** What one replica got. */
export type OutcallResult =
    | { readonly kind: 'reply'; readonly response: CandidHttpResponse }
    | { readonly kind: 'reject'; readonly code: number; readonly message: string };

export const httpRequest: ManagementHandler = (call) => {
    const request = decodeCandid<CandidHttpRequest>(HttpRequestArgs, call.request.arg);
    const maxResponseBytes = request.max_response_bytes[0] ?? MAX_OUTCALL_BYTES;
    checkRequest(request, maxResponseBytes);
    chargeOutcall(call, request, maxResponseBytes);
    const replicas = request.is_replicated[0] === false ? 1 : call.subnet.nodes;
    call.state.outcalls.add({ request, call, maxResponseBytes, replicas });
    return 'later';
};

function checkRequest(request: CandidHttpRequest, maxResponseBytes: bigint): void {
    const invalid = (message: string): ManagementError => new ManagementError('canisterRejectedMessage', message);
    if (!/^https:\/\//i.test(request.url)) throw invalid('http_request: the url must start with https://');
    if (Buffer.byteLength(request.url) > MAX_URL_BYTES) throw invalid(`http_request: the url is longer than ${MAX_URL_BYTES} bytes`);
    if (request.headers.length > MAX_HEADERS) throw invalid(`http_request: more than ${MAX_HEADERS} headers`);
    if (maxResponseBytes > MAX_OUTCALL_BYTES)
        throw invalid(`max_response_bytes expected to be in the range [0..${MAX_OUTCALL_BYTES}], got ${maxResponseBytes}`);
}

function chargeOutcall(call: ManagementCall, request: CandidHttpRequest, maxResponseBytes: bigint): void {
    if (!call.subnet.charges) return;
    const fee = outcallFee(requestBytes(request), maxResponseBytes);
    if (call.request.cycles < fee)
        throw new ManagementError(
            'canisterRejectedMessage',
            `http_request request sent with ${call.request.cycles} cycles, but ${fee} cycles are required.`
        );
    call.refund = call.request.cycles - fee;
}

function requestBytes(request: CandidHttpRequest): bigint {
    const headers = request.headers.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
    const [transform] = request.transform;
    const transformBytes = transform ? Buffer.byteLength(transform.function[1]) + transform.context.length : 0;
    return BigInt(Buffer.byteLength(request.url) + headers + (request.body[0]?.length ?? 0) + transformBytes);
}

/**
 * Answers an outcall with what each replica got: every response goes through the transform, then enough of them must be equal.
 * @throws Error when the number of results is neither one (the same for all replicas) nor the number of replicas.
 */
export function answerOutcall(pending: PendingOutcall, results: readonly OutcallResult[]): void {
    const { nodes } = pending.call.subnet;
    if (results.length !== 1 && results.length !== nodes)
        throw new Error(`InvalidMockCanisterHttpResponses((${results.length}, ${nodes}))`);
    const used = pending.replicas === 1 ? results.slice(0, 1) : results;
    pending.call.respond(agreed(used.map((result) => transformed(pending, result))));
}

/** The response that more than two thirds of the replicas have; with fewer the outcall fails. */
function agreed(responses: readonly Response[]): Response {
    const faulty = Math.floor((responses.length - 1) / 3);
    const common = responses.find(
        (candidate) => responses.filter((other) => sameResponse(candidate, other)).length >= responses.length - faulty
    );
    return common ?? failed(RejectCode.sysTransient, 'No consensus could be reached. Replicas had different responses.');
}

function sameResponse(a: Response, b: Response): boolean {
    if ('reply' in a && 'reply' in b) return Buffer.compare(a.reply, b.reply) === 0;
    return 'reject' in a && 'reject' in b && a.reject.code === b.reject.code && a.reject.message === b.reject.message;
}

function transformed(pending: PendingOutcall, result: OutcallResult): Response {
    if (result.kind === 'reject') return failed(result.code, result.message);
    const size = result.response.headers.reduce((sum, { name, value }) => sum + name.length + value.length, result.response.body.length);
    if (BigInt(size) > pending.maxResponseBytes)
        return failed(RejectCode.sysFatal, `Http body exceeds size limit of ${pending.maxResponseBytes} bytes.`);
    const response = applyTransform(pending, result.response);
    if ('reply' in response && BigInt(response.reply.length) > MAX_OUTCALL_BYTES)
        return failed(RejectCode.sysFatal, `Transformed http response exceeds limit: ${MAX_OUTCALL_BYTES}`);
    return response;
}

function failed(code: number, message: string): Response {
    return { reject: { code, message, errorCode: ErrorCode.canisterRejectedMessage } };
}

function applyTransform(pending: PendingOutcall, response: CandidHttpResponse): Response {
    const [transform] = pending.request.transform;
    if (!transform) return { reply: encodeCandid([HttpResponse], [response]) };
    const [principal, method] = transform.function;
    const { state, request } = pending.call;
    const target: Canister | undefined = state.find(principal.toUint8Array());
    if (!target || Buffer.compare(target.id, request.sender) !== 0)
        return reject('canisterRejectedMessage', 'The transform function must be of the canister that makes the request');
    const arg = encodeCandid([TransformArgs], [{ response, context: transform.context }]);
    return executeQuery(state, { canister: target.id, caller: MANAGEMENT_CANISTER, method, arg, certificate: null, kind: 'transform' });
}

/** Outcalls that wait for a response, in the order they were made. */
export class PendingOutcalls {
    private readonly pending = new Map<number, PendingOutcall>();
    private next = 0;

    add(outcall: Omit<PendingOutcall, 'id'>): void {
        const id = this.next++;
        this.pending.set(id, { ...outcall, id });
    }

    list(): PendingOutcall[] {
        return [...this.pending.values()];
    }

    /** Takes an outcall out of the list. @throws Error when no outcall has this id. */
    take(id: number): PendingOutcall {
        const outcall = this.pending.get(id);
        if (!outcall) throw new Error(`InvalidCanisterHttpRequestId(${id})`);
        this.pending.delete(id);
        return outcall;
    }
}
