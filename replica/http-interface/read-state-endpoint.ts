import { Principal } from '@dfinity/principal';
import { samePrincipal } from '../execution/principals.js';
import type { Subnet } from '../execution/subnet.js';
import type { ReplicaInstance } from '../replica-instance.js';
import type { HostedInstance } from '../server/hosted-instance.js';
import type { HttpReply } from '../server/router.js';
import { authenticate, mayReach } from './authentication.js';
import { cborReply } from './cbor-reply.js';
import type { RangesAt } from './certifier.js';
import type { Destination } from './effective-id.js';
import { type Envelope, type ReadStateContent, readEnvelope } from './envelope.js';
import { type Path, pathOf } from './hash-tree.js';
import { badRequest, forbidden, HttpError } from './http-error.js';

/** A read_state request while its paths are checked. */
interface Reading {
    readonly replica: ReplicaInstance;
    readonly envelope: Envelope<ReadStateContent>;
    readonly destination: Destination;
    /** Where this version of the endpoint tells canister ranges. */
    readonly rangesAt: RangesAt;
}

/** `POST …/read_state`: a certificate over the parts of the state tree that were asked for and may be seen. */
export function readState(instance: HostedInstance, destination: Destination, body: Uint8Array, rangesAt: RangesAt): HttpReply {
    const { replica } = instance;
    const envelope = readEnvelope(body, 'read_state');
    authenticate(replica, envelope, instance.now());
    const reading: Reading = { replica, envelope, destination, rangesAt };
    const { paths } = envelope.content;
    requireOne(paths, 'request_status', 'Can only request a single request ID in request_status paths.');
    requireOne(paths, 'canister_ranges', 'Can only request the ranges of a single subnet in canister_ranges paths.');
    const revealed = paths.flatMap((path) => checkPath(reading, path));
    return cborReply({ certificate: instance.certifier.certificate(destination.subnet, revealed, rangesAt) });
}

function requireOne(paths: readonly Path[], prefix: string, message: string): void {
    const named = paths.filter(([label]) => textOf(label) === prefix).map(([, id]) => Buffer.from(id ?? []).toString('hex'));
    if (new Set(named).size > 1) throw badRequest(message);
}

/** The paths to reveal for one that was asked for. @throws HttpError when it may not be asked for, here or by this sender */
function checkPath(reading: Reading, path: Path): readonly Path[] {
    const [first, id] = path;
    switch (textOf(first)) {
        case 'time':
            if (path.length === 1) return [path];
            break;
        case 'api_boundary_nodes':
            return [path];
        case 'canister_ranges':
            if (path.length === 2 && reading.destination.canister === null) return [path];
            break;
        case 'subnet':
            return checkSubnetPath(reading, path);
        case 'request_status':
            if (id && path.length <= 3) return checkStatusPath(reading, path, id);
            break;
        case 'canister':
            if (id) return checkCanisterPath(reading, path, id);
            break;
    }
    throw new HttpError(404, 'Invalid path requested.');
}

/** Which parts of a subnet may be seen depends on where it is asked; a shorter path stands for all of those. */
function checkSubnetPath(reading: Reading, path: Path): Path[] {
    const [, id, part] = path;
    const subnets = reading.replica.subnets.filter((subnet) => !id || samePrincipal(subnet.id, id));
    // Its neighbours prove that there is no such subnet.
    if (subnets.length === 0) return [path];
    const visible = subnets.flatMap((subnet) => visibleParts(reading, subnet).map((name) => pathOf('subnet', subnet.id, name)));
    if (!part) return visible;
    const allowed = visible.some((candidate) => samePrincipal(candidate[2] as Uint8Array, part));
    if (allowed) return [path];
    throw new HttpError(404, 'Invalid path requested.');
}

function visibleParts({ replica, destination, rangesAt }: Reading, subnet: Subnet): string[] {
    const parts = ['public_key', 'type'];
    if (rangesAt === 'subnet' || subnet === replica.state.root) parts.push('canister_ranges');
    if (subnet === destination.subnet) parts.push('node');
    return parts;
}

/** Only who sent a request may read what became of it, at the place where it was sent. */
function checkStatusPath({ replica, envelope, destination }: Reading, path: Path, id: Uint8Array): Path[] {
    if (id.length !== 32) throw badRequest(`A request id has 32 bytes, not ${id.length}`);
    const message = replica.ingressStatus(Buffer.from(id).toString('hex'))?.message;
    if (!message) return [path];
    if (!samePrincipal(message.sender, envelope.content.sender))
        throw forbidden('The user tries to access Request ID not signed by the caller.');
    if (!mayReach(envelope, message.receiver))
        throw forbidden('The user tries to access request IDs for canisters not belonging to sender delegation targets.');
    const { effective } = message;
    const here = destination.canister ?? destination.subnet.id;
    if (effective.kind !== 'none' && !samePrincipal(effective.id, here))
        throw forbidden('The user tries to access a Request ID of another effective canister id.');
    return [path];
}

function checkCanisterPath(reading: Reading, path: Path, id: Uint8Array): Path[] {
    const { destination } = reading;
    if (!destination.canister) throw new HttpError(404, 'Invalid path requested.');
    if (!samePrincipal(id, destination.canister)) {
        const [asked, here] = [id, destination.canister].map((principal) => Principal.fromUint8Array(principal).toText());
        throw badRequest(`Effective principal id in URL ${here} does not match requested principal id: ${asked}.`);
    }
    const [, , part, name] = path;
    const isPlain = path.length === 3 && (textOf(part) === 'module_hash' || textOf(part) === 'controllers');
    if (isPlain) return [path];
    if (path.length === 4 && name && textOf(part) === 'metadata') return checkMetadata(reading, path, id, name);
    throw new HttpError(404, 'Invalid path requested.');
}

/** Private sections are for controllers. */
function checkMetadata({ replica, envelope }: Reading, path: Path, id: Uint8Array, label: Uint8Array): Path[] {
    const name = textOf(label);
    if (name === null) throw badRequest('Expected metadata path to be valid UTF-8.');
    const section = replica.metadata(id, name);
    if (!section || section.isPublic || replica.canister(id)?.isController(envelope.content.sender)) return [path];
    throw forbidden(`Custom section ${name.slice(0, 100)} can only be requested by the controllers of the canister.`);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a label, or null when it is none. */
function textOf(label: Uint8Array | undefined): string | null {
    if (!label) return null;
    try {
        return utf8.decode(label);
    } catch {
        return null;
    }
}
