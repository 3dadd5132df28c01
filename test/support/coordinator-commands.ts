import type { Principal } from '@dfinity/principal';
import type { CoordinatorActor } from '../../src/core/coordinator-client.js';
import type { OnBehalf, ServiceInput } from '../../src/core/generated/coordinator.did.js';
import type { Choose } from '../../src/testing/contract/random-salon-plan.js';
import { serviceTypes } from '../../src/testing/service-types.js';

/** One call of somebody: what any two coordinators with the same history must answer alike. */
export interface CoordinatorCommand {
    readonly caller: Principal;
    readonly method: keyof CoordinatorActor;
    readonly args: readonly unknown[];
}

const ODD_TEXTS = ['✂️', ' ', 'x'.repeat(201), 'a\nb', '\\u0041 "cudzysłów"'];

/** Ids that earlier commands may have made (a store counts), and some that none makes. */
const MAX_ID = 14;

/** Any call of one of these people, most often of the first, sensible or not. A small world, so that calls meet. */
export function randomCommand(choose: Choose, people: readonly Principal[]): CoordinatorCommand {
    const pick = <T>(items: readonly T[]): T => items[choose(items.length - 1)]!;
    const person = () => pick(people);
    const text = () => (choose(4) > 0 ? 'Strzyżenie „damskie” ✂️' : pick(ODD_TEXTS));
    const id = (kind: string) => (choose(9) === 0 ? 'no-such-id' : `${kind}-${1 + choose(MAX_ID)}`);
    const salon = () => (choose(9) === 0 ? id('salon') : 'salon-1');
    const onBehalf = (): OnBehalf => (choose(3) > 0 ? [] : [person()]);
    const version = (): [] | [bigint] => (choose(1) === 0 ? [] : [BigInt(choose(3))]);
    const service = (): ServiceInput => ({
        name: text(),
        description: choose(1) === 0 ? [] : [text()],
        price: BigInt(choose(10_000_001)),
        duration_minutes: 5 * choose(289),
        service_type_ids: choose(9) === 0 ? [] : [pick(serviceTypes).id],
        worker_ids: choose(3) > 0 ? [] : [id('worker')],
        active: choose(1) === 0
    });
    const calls: readonly (() => readonly [keyof CoordinatorActor, ...unknown[]])[] = [
        () => ['create_salon', { name: text(), address: [], position: choose(1) === 0 ? [] : [{ lat: choose(95), lng: -choose(185) }] }],
        () => ['transfer_salon', salon(), person()],
        () => ['grant_agent', salon(), person()],
        () => ['revoke_agent', salon(), person()],
        () => ['add_worker', salon(), text()],
        () => ['claim_worker', salon(), id('worker')],
        () => ['remove_worker', salon(), id('worker')],
        () => ['add_service', onBehalf(), salon(), service()],
        () => ['add_service', onBehalf(), salon(), service()],
        () => ['add_service', onBehalf(), salon(), service()],
        () => ['update_service', onBehalf(), salon(), id('service'), version(), service()],
        () => ['remove_service', onBehalf(), salon(), id('service'), version()],
        () => ['services', onBehalf(), salon()],
        () => ['services', onBehalf(), salon()],
        () => ['workers', onBehalf(), salon()],
        () => ['public_services', salon()],
        () => ['public_workers', salon()],
        () => ['salon', salon()],
        () => ['my_salons'],
        () => ['agents', salon()],
        () => ['owns_salon', salon(), person()]
    ];
    const [method, ...args] = pick(calls)();
    return { caller: choose(2) > 0 ? people[0]! : person(), method, args };
}
