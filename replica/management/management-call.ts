import { Principal } from '@dfinity/principal';
import type { Canister } from '../canister/canister.js';
import type { CanisterRequest } from '../execution/call-context.js';
import { samePrincipal } from '../execution/principals.js';
import { type ErrorCodeName, reject, type Reject, type Response } from '../execution/reject.js';
import type { ReplicaState } from '../execution/replica-state.js';
import type { Subnet } from '../execution/subnet.js';

/** A call to the management canister while it is executed. */
export interface ManagementCall {
    readonly state: ReplicaState;
    /** The subnet that executes the call. */
    readonly subnet: Subnet;
    readonly request: CanisterRequest;
    /** Cycles of the call that go back to the caller with the answer. */
    refund: bigint;
    /** Answers later; for handlers that return 'later'. */
    respond(response: Response): void;
}

export type ManagementHandler = (call: ManagementCall) => Response | 'later';

/** Ends a management call with an error. */
export class ManagementError extends Error {
    constructor(
        readonly errorCode: ErrorCodeName,
        message: string
    ) {
        super(message);
        this.name = 'ManagementError';
    }

    get response(): { reject: Reject } {
        return reject(this.errorCode, this.message);
    }
}

/** The canister with this id. @throws ManagementError when there is none on the subnet that executes the call. */
export function requireCanister(call: ManagementCall, id: Principal): Canister {
    const canister = call.state.find(id.toUint8Array());
    if (!canister) throw new ManagementError('canisterNotFound', `Canister ${id.toText()} not found.`);
    return canister;
}

/** The canister, if the caller is one of its controllers. @throws ManagementError otherwise. */
export function requireControlled(call: ManagementCall, id: Principal): Canister {
    const canister = requireCanister(call, id);
    if (canister.isController(call.request.sender)) return canister;
    throw notAllowed(call, canister);
}

/** As `requireControlled`, but the canister may also ask about itself. */
export function requireControlledOrSelf(call: ManagementCall, id: Principal): Canister {
    const canister = requireCanister(call, id);
    if (samePrincipal(canister.id, call.request.sender) || canister.isController(call.request.sender)) return canister;
    throw notAllowed(call, canister);
}

function notAllowed(call: ManagementCall, canister: Canister): ManagementError {
    const controllers = canister.settings.controllers.map((controller) => Principal.fromUint8Array(controller).toText());
    return new ManagementError(
        'canisterInvalidController',
        `Only controllers of canister ${canister.idText} can call ic00 method ${call.request.method}. Canister's controllers: ${controllers.join(' ')}. Sender's ID: ${call.state.nameOf(call.request.sender)}.`
    );
}
