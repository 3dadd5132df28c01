import type { OutcallResult, PendingOutcall } from '../management/outcalls.js';
import type { OutcallHosts } from './outcall-request.js';
import { base64, Fields, RequestError } from './request-fields.js';

/** A waiting outcall as PocketIC's `get_canister_http` gives it. */
export function pendingOutcallJson({ id, request, call, maxResponseBytes }: PendingOutcall): Record<string, unknown> {
    return {
        subnet_id: { subnet_id: base64(call.subnet.id) },
        request_id: id,
        http_method: (Object.keys(request.method)[0] ?? 'get').toUpperCase(),
        url: request.url,
        headers: request.headers,
        body: base64(request.body[0] ?? new Uint8Array()),
        max_response_bytes: request.max_response_bytes[0] === undefined ? undefined : Number(maxResponseBytes)
    };
}

/** One replica's response in the body of `mock_canister_http`. @throws RequestError that names the field which is wrong. */
export function outcallResult(fields: Fields): OutcallResult {
    if (fields.has('CanisterHttpReject')) {
        const rejected = fields.object('CanisterHttpReject');
        return { kind: 'reject', code: Number(rejected.integer('reject_code')), message: rejected.text('message') };
    }
    const reply = fields.object('CanisterHttpReply');
    const headers = reply.list('headers').map((json) => {
        const header = new Fields(json);
        return { name: header.text('name'), value: header.text('value') };
    });
    return { kind: 'reply', response: { status: reply.integer('status'), headers, body: reply.bytes('body') } };
}

/** The body of `outcall_hosts`: hosts' names and the origins to ask instead. @throws RequestError that names the one which is wrong */
export function outcallHosts(fields: Fields): OutcallHosts {
    return new Map(
        fields.names().map((host) => {
            const origin = fields.text(host);
            const url = URL.canParse(origin) ? new URL(origin) : null;
            if (!url || !/^https?:$/.test(url.protocol) || url.origin !== origin.replace(/\/$/, ''))
                throw new RequestError(`'${origin}' for ${host} is not an origin such as http://127.0.0.1:8080`);
            return [host.toLowerCase(), url.origin];
        })
    );
}
