import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';
import { samePrincipal } from '../execution/principals.js';
import type { EffectivePrincipal } from '../execution/ingress-history.js';
import type { Subnet } from '../execution/subnet.js';
import type { ReplicaInstance } from '../replica-instance.js';
import type { CallContent } from './envelope.js';
import { badRequest } from './http-error.js';

/** What stands in the path of a request: where it is to go. */
export interface Destination {
    readonly subnet: Subnet;
    /** The canister in the path, or null when it names a subnet. */
    readonly canister: Uint8Array | null;
}

const CREATION: ReadonlySet<string> = new Set(['create_canister', 'provisional_create_canister_with_cycles']);

/** The destination that a path like `/api/v3/canister/<id>/call` names. @throws HttpError 400 when no subnet hosts it */
export function destinationOf(replica: ReplicaInstance, kind: string, text: string): Destination {
    const id = principalOf(text);
    if (kind === 'subnet') {
        const subnet = replica.subnets.find((candidate) => samePrincipal(candidate.id, id));
        if (subnet) return { subnet, canister: null };
        throw badRequest(`subnet_not_found: there is no subnet ${text}`);
    }
    // Clients that create a canister may have none to name yet.
    const subnet = id.length === 0 ? replica.defaultSubnet() : replica.subnetOf(id);
    if (subnet) return { subnet, canister: id };
    throw badRequest(`canister_not_found: ${text} is in no subnet's range of canister ids`);
}

function principalOf(text: string): Uint8Array {
    try {
        return Principal.fromText(text).toUint8Array();
    } catch {
        throw badRequest(`'${text}' is not the text of a principal`);
    }
}

export function effectivePrincipal({ subnet, canister }: Destination): EffectivePrincipal {
    return canister ? { kind: 'canister', id: canister } : { kind: 'subnet', id: subnet.id };
}

/** Checks that a call or query came to the right place (interface specification, "Effective canister id"). @throws HttpError 400 */
export function checkDestination(content: CallContent, destination: Destination): void {
    if (destination.canister === null) return checkSubnetDestination(content);
    if (content.canister.length > 0) return requireSame(content.canister, destination.canister);
    if (CREATION.has(content.method)) return;
    const managed = managedCanister(content);
    if (!managed) throw badRequest(`Management canister method '${content.method}' names no canister, so it cannot be called by users`);
    requireSame(managed, destination.canister);
}

function checkSubnetDestination({ type, canister, method }: CallContent): void {
    if (type === 'call' && canister.length === 0 && CREATION.has(method)) return;
    throw badRequest('at a subnet only canisters can be created; other calls go to /api/…/canister/<effective canister id>/…');
}

/** The canister a management call is about, by its argument. */
function managedCanister({ method, arg }: CallContent): Uint8Array | null {
    const field = method === 'install_chunked_code' ? 'target_canister' : 'canister_id';
    try {
        const [record] = IDL.decode([IDL.Record({ [field]: IDL.Principal })], new Uint8Array(arg));
        return ((record as Record<string, unknown>)[field] as Principal).toUint8Array();
    } catch {
        return null;
    }
}

function requireSame(canister: Uint8Array, effective: Uint8Array): void {
    if (samePrincipal(canister, effective)) return;
    const [named, path] = [canister, effective].map((id) => Principal.fromUint8Array(id).toText());
    throw badRequest(`Specified CanisterId ${named} does not match effective canister id in URL ${path}`);
}
