import { errorCodeText, type Response } from '../execution/reject.js';
import type { HostedInstance } from '../server/hosted-instance.js';
import type { HttpReply } from '../server/router.js';
import { authenticate } from './authentication.js';
import { cborReply } from './cbor-reply.js';
import { checkDestination, type Destination, effectivePrincipal } from './effective-id.js';
import { readEnvelope } from './envelope.js';
import { nodeKeys } from './node-keys.js';
import { hashOfMap, signingPayload } from './representation-hash.js';

/** `POST …/query`: evaluates a query and lets a node of the subnet sign the answer. */
export function query(instance: HostedInstance, destination: Destination, body: Uint8Array): HttpReply {
    const { replica } = instance;
    const envelope = readEnvelope(body, 'query');
    const { sender, canister, method, arg, requestId } = envelope.content;
    checkDestination(envelope.content, destination);
    authenticate(replica, envelope, instance.now());
    const answer = responseFields(replica.query({ sender, canister, method, arg, effective: effectivePrincipal(destination) }));
    const timestamp = replica.state.time;
    const [node] = nodeKeys(destination.subnet);
    if (!node) return cborReply(answer);
    const hash = hashOfMap({ ...answer, timestamp, request_id: requestId });
    const signature = node.sign(signingPayload('ic-response', hash));
    return cborReply({ ...answer, signatures: [{ timestamp, signature: new Uint8Array(signature), identity: node.id }] });
}

function responseFields(response: Response): Record<string, unknown> {
    if ('reply' in response) return { status: 'replied', reply: { arg: new Uint8Array(response.reply) } };
    const { code, message, errorCode } = response.reject;
    return { status: 'rejected', reject_code: code, reject_message: message, error_code: errorCodeText(errorCode) };
}
