import type { Canister } from '../canister/canister.js';
import type { Reject, Response } from '../execution/reject.js';
import type { Call } from '../replica-instance.js';
import { executionJson } from './execution-json.js';
import type { HostedInstance } from './hosted-instance.js';
import type { Instances } from './instances.js';
import { type JsonValue, parseJson } from './json.js';
import { outcallHosts, outcallResult, pendingOutcallJson } from './outcall-json.js';
import { base64, Fields, RequestError } from './request-fields.js';
import { type HttpReply, type HttpRequest, jsonReply, type Route } from './router.js';
import type { Blobs } from './server-routes.js';
import { topologyJson } from './topology-json.js';

type Answer = (instance: HostedInstance, fields: Fields, request: HttpRequest) => unknown;

/** Routes under `/instances/<id>`; each answers with JSON. */
export function instanceRoutes(instances: Instances, blobs: Blobs): Route[] {
    const get = (path: string, answer: Answer): Route => route('GET', path, instances, answer);
    const post = (path: string, answer: Answer): Route => route('POST', path, instances, answer);
    return [
        get('/_/topology', ({ replica }) => topologyJson(replica)),
        get('/read/get_time', ({ replica }) => ({ nanos_since_epoch: replica.time })),
        post('/update/set_time', ({ replica }, fields) => void replica.setTime(fields.integer('nanos_since_epoch'))),
        post('/update/set_certified_time', ({ replica }, fields) => void replica.setCertifiedTime(fields.integer('nanos_since_epoch'))),
        post('/update/tick', ({ replica }) => void replica.tick()),
        post('/read/get_controllers', (instance, fields) =>
            canisterOf(instance, fields).settings.controllers.map((controller) => ({ principal_id: base64(controller) }))
        ),
        post('/read/get_subnet', ({ replica }, fields) => {
            const id = fields.bytes('canister_id');
            const subnet = replica.canister(id) ? replica.subnetOf(id) : undefined;
            return subnet ? { subnet_id: base64(subnet.id) } : null;
        }),
        post('/read/get_cycles', (instance, fields) => ({ cycles: canisterOf(instance, fields).cycles })),
        post('/update/add_cycles', ({ replica }, fields) => ({
            cycles: replica.addCycles(fields.bytes('canister_id'), fields.integer('amount'))
        })),
        post('/read/pub_key', ({ replica }, fields) => publicKey(replica.subnets, fields.bytes('subnet_id'))),
        post('/read/get_stable_memory', (instance, fields) => ({ blob: base64(canisterOf(instance, fields).stable.snapshot()) })),
        post('/update/set_stable_memory', (instance, fields) => setStableMemory(instance, fields, blobs)),
        post('/read/query', ({ replica }, fields) => resultJson(replica.query(callOf(fields)))),
        post('/update/submit_ingress_message', (instance, fields) => submit(instance, fields)),
        post('/update/await_ingress_message', async (instance, fields) => resultJson(await awaited(instance, messageId(fields)))),
        post('/read/ingress_status', (instance, fields) => ingressStatus(instance, fields)),
        get('/read/get_canister_http', ({ replica }) => replica.pendingOutcalls().map(pendingOutcallJson)),
        post('/update/mock_canister_http', ({ replica }, fields) => {
            const results = [fields.raw('response'), ...fields.list('additional_responses')].map((json) => outcallResult(new Fields(json)));
            replica.answerOutcall(Number(fields.integer('request_id')), results);
        }),
        get('/auto_progress', (instance) => instance.autoProgress),
        post('/auto_progress', (instance) => void instance.startProgress()),
        post('/stop_progress', (instance) => void instance.stopProgress()),
        post('/_/outcall_hosts', (instance, fields) => {
            instance.outcalls.hosts = outcallHosts(fields);
        }),
        get('/_/executions', ({ replica }, _fields, request) =>
            replica.takeExecutions(request.search.get('canister_id') ?? undefined).map(executionJson)
        )
    ];
}

function route(method: 'GET' | 'POST', path: string, instances: Instances, answer: Answer): Route {
    return {
        method,
        pattern: new RegExp(`^/instances/(\\d+)${path}$`),
        handle: async (request, [id]): Promise<HttpReply> => {
            const instance = instances.get(Number(id));
            const value = await answer(instance, new Fields(bodyOf(request)), request);
            return jsonReply(value ?? null);
        }
    };
}

function bodyOf(request: HttpRequest): JsonValue {
    if (request.body.length === 0) return {};
    try {
        return parseJson(new TextDecoder().decode(request.body));
    } catch (error) {
        throw new RequestError(`the request is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
}

function canisterOf({ replica }: HostedInstance, fields: Fields): Canister {
    return replica.requireCanister(fields.bytes('canister_id'));
}

function publicKey(subnets: readonly { id: Uint8Array; publicKey: Uint8Array }[], id: Uint8Array): number[] {
    const subnet = subnets.find((candidate) => Buffer.compare(candidate.id, id) === 0);
    if (!subnet) throw new RequestError('SubnetNotFound');
    return [...subnet.publicKey];
}

function setStableMemory(instance: HostedInstance, fields: Fields, blobs: Blobs): void {
    const blob = blobs.get(Buffer.from(fields.bytes('blob_id')).toString('hex'));
    if (!blob) throw new RequestError('BlobNotFound');
    instance.replica.setStableMemory(fields.bytes('canister_id'), blob);
}

function callOf(fields: Fields): Call {
    if (fields.has('sender_info')) throw new RequestError("this replica does not offer 'sender_info'");
    return {
        sender: fields.bytes('sender'),
        canister: fields.bytes('canister_id'),
        method: fields.text('method'),
        arg: fields.bytes('payload'),
        effective: fields.effectivePrincipal('effective_principal')
    };
}

function submit(instance: HostedInstance, fields: Fields): unknown {
    const submitted = instance.replica.submitIngress(callOf(fields));
    if ('reject' in submitted) return { Err: rejectJson(submitted.reject, false) };
    const messageId = base64(Buffer.from(submitted.id, 'hex'));
    return { Ok: { effective_principal: fields.raw('effective_principal') ?? 'None', message_id: messageId } };
}

/** Milliseconds; less than a client of PocketIC waits for a reply. */
const LIVE_AWAIT_TIMEOUT = 25_000;

/** Rounds of an instance that runs by itself are its own affair: what a message waits for may take time and not rounds. */
async function awaited(instance: HostedInstance, id: string): Promise<Response> {
    if (instance.autoProgress) {
        instance.progressSoon();
        await instance.answered(id, LIVE_AWAIT_TIMEOUT);
    }
    return instance.replica.awaitIngress(id);
}

function messageId(fields: Fields): string {
    return Buffer.from(fields.bytes('message_id')).toString('hex');
}

function ingressStatus({ replica }: HostedInstance, fields: Fields): unknown {
    const status = replica.ingressStatus(messageId(fields.object('raw_message_id')));
    if (status?.state !== 'answered') return null;
    const sender = base64(status.message.sender);
    if (fields.has('raw_caller') && fields.text('raw_caller') !== sender)
        throw new RequestError('Forbidden: the message was sent by someone else');
    return resultJson(status.response);
}

function resultJson(response: Response): unknown {
    return 'reply' in response ? { Ok: base64(response.reply) } : { Err: rejectJson(response.reject, true) };
}

function rejectJson(reject: Reject, certified: boolean): unknown {
    return { reject_code: reject.code, reject_message: reject.message, error_code: reject.errorCode, certified };
}
