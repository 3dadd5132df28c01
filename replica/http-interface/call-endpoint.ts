import { errorCodeText, type Reject } from '../execution/reject.js';
import { MAX_INGRESS_BYTES } from '../execution/limits.js';
import type { HostedInstance } from '../server/hosted-instance.js';
import type { HttpReply } from '../server/router.js';
import { authenticate } from './authentication.js';
import { cborReply } from './cbor-reply.js';
import type { RangesAt } from './certifier.js';
import { checkDestination, type Destination, effectivePrincipal } from './effective-id.js';
import { readEnvelope } from './envelope.js';
import { pathOf } from './hash-tree.js';
import { HttpError } from './http-error.js';

/** Milliseconds after which a synchronous call is answered with "accepted"; as in dfinity/ic. */
export const SYNC_CALL_TIMEOUT = 10_000;

const ACCEPTED: HttpReply = { status: 202, contentType: 'text/plain', body: '' };

/** `POST …/call` of version 2: takes the message in and does not wait. */
export function callAndForget(instance: HostedInstance, destination: Destination, body: Uint8Array): HttpReply {
    const submitted = submit(instance, destination, body);
    if (typeof submitted === 'string') return ACCEPTED;
    return cborReply(rejectFields(submitted));
}

/** `POST …/call` of versions 3 and 4: waits for the answer, and gives it with a certificate. */
export async function callAndWait(
    instance: HostedInstance,
    destination: Destination,
    body: Uint8Array,
    rangesAt: RangesAt
): Promise<HttpReply> {
    const submitted = submit(instance, destination, body);
    if (typeof submitted !== 'string') return cborReply({ status: 'non_replicated_rejection', ...rejectFields(submitted) });
    if (!(await instance.answered(submitted, SYNC_CALL_TIMEOUT))) return ACCEPTED;
    const path = pathOf('request_status', Buffer.from(submitted, 'hex'));
    return cborReply({ status: 'replied', certificate: instance.certifier.certificate(destination.subnet, [path], rangesAt) });
}

/** @returns the message's id, or why it was not taken in */
function submit(instance: HostedInstance, destination: Destination, body: Uint8Array): string | Reject {
    if (body.length > MAX_INGRESS_BYTES)
        throw new HttpError(413, `The request of ${body.length} bytes exceeds the message size limit of ${MAX_INGRESS_BYTES} bytes`);
    const { replica } = instance;
    const envelope = readEnvelope(body, 'call');
    const { sender, canister, method, arg, expiry, requestId } = envelope.content;
    checkDestination(envelope.content, destination);
    authenticate(replica, envelope, instance.now());
    const id = Buffer.from(requestId).toString('hex');
    const submitted = replica.submitIngress({ sender, canister, method, arg, effective: effectivePrincipal(destination), id, expiry });
    if ('reject' in submitted) return submitted.reject;
    instance.progressSoon();
    return submitted.id;
}

function rejectFields({ code, message, errorCode }: Reject): Record<string, unknown> {
    return { reject_code: code, reject_message: message, error_code: errorCodeText(errorCode) };
}
