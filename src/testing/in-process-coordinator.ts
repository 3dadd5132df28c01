import type { Principal } from '@dfinity/principal';
import type { CoordinatorActor } from '../core/coordinator-client.js';
import { ReferenceCoordinator } from './reference-coordinator.js';

type Method = keyof CoordinatorActor;

const METHODS = Object.getOwnPropertyNames(ReferenceCoordinator.prototype).filter((name): name is Method => name !== 'constructor');

/** A coordinator in the same process, as one caller sees it: the same methods as over the network, as promises. */
export function inProcessCoordinator(coordinator: ReferenceCoordinator, caller: Principal): CoordinatorActor {
    const methods = METHODS.map((method) => [method, async (...args: unknown[]) => call(coordinator, method, [caller, ...args])]);
    // Every method of the class is one of the interface's, which the class implements.
    return Object.fromEntries(methods) as CoordinatorActor;
}

function call(coordinator: ReferenceCoordinator, method: Method, args: unknown[]): unknown {
    return Reflect.apply(coordinator[method], coordinator, args);
}
