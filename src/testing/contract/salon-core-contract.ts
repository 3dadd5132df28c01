import type { SalonCorePort, SalonService, SalonServiceInput } from '../../core/salon-core-port.js';
import type { PlannedService, SalonPlan } from '../salon-plan.js';
import { requireFailure, requireSame } from './contract-check.js';
import type { OpenSalonUnderTest, SalonCoreCase } from './salon-core-case.js';
import { SALON_HOURS_CONTRACT } from './salon-hours-contract.js';
import { SALON_OFFERS_CONTRACT } from './salon-offers-contract.js';

/**
 * What the tools rely on in a `SalonCorePort`. Whoever writes a port of her own runs these cases over it, in any test runner:
 * `for (const { name, check } of SALON_CORE_CONTRACT) it(name, () => check(open, plan))`.
 */
export const SALON_CORE_CONTRACT: readonly SalonCoreCase[] = [
    { name: 'an owner reads back the salon she opened, in złote and in order', check: readsBack },
    { name: 'a visitor reads active services and claimed workers only (O7)', check: visitorSees },
    { name: 'an added service is the one that was asked for, and stays', check: adds },
    { name: 'an update replaces the whole record and changes its version', check: updates },
    { name: 'an update or removal made from an old version is a conflict and writes nothing', check: conflicts },
    { name: 'of two updates made from one version exactly one is done', check: oneOfTwo },
    { name: 'a removed service is gone for good', check: removes },
    { name: 'what the salon system cannot take is refused by its name and writes nothing', check: refusesInvalid },
    { name: 'a stranger reads and writes nothing', check: strangerIsRefused },
    { name: 'a visitor writes nothing', check: visitorIsRefused },
    { name: 'a salon that does not exist is not found', check: nowhereIsNotFound },
    ...SALON_HOURS_CONTRACT,
    ...SALON_OFFERS_CONTRACT
];

async function readsBack(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    const [services, workers] = await Promise.all([owner.listServices(), owner.listWorkers()]);
    requireSame('the team', workers.map(withoutId), plan.workers);
    const nameOf = new Map(workers.map(({ id, name }) => [id, name]));
    requireSame(
        'the services',
        services.map((service) => planned(service, nameOf)),
        plan.services.map(inPlainOrder)
    );
    requireSame('the ids differ', new Set([...services, ...workers].map(({ id }) => id)).size, services.length + workers.length);
}

async function visitorSees(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { visitor, owner } = await open(plan);
    const [services, workers, all] = await Promise.all([visitor.listServices(), visitor.listWorkers(), owner.listServices()]);
    requireSame(
        'the team that a visitor sees',
        workers.map(withoutId),
        plan.workers.filter(({ claimed }) => claimed)
    );
    const seen = new Set(workers.map(({ id }) => id));
    const expected = all
        .filter(({ active }) => active)
        .map((service) => ({ ...service, workerIds: service.workerIds.filter((id) => seen.has(id)) }));
    requireSame('the services that a visitor sees', services, expected);
    requireSame('her catalogue is the same', await visitor.listServiceTypes(), await owner.listServiceTypes());
}

async function adds(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner, visitor } = await open(plan);
    const before = await owner.listServices();
    const input = await someService(owner);
    const added = await owner.addService(input);
    requireSame('the added service', withoutIdAndVersion(added), input);
    requireSame('the list afterwards', await owner.listServices(), [...before, added]);
    requireSame(
        'a visitor sees it',
        (await visitor.listServices()).some(({ id }) => id === added.id),
        true
    );
}

async function updates(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    const input = await someService(owner);
    const added = await owner.addService({ ...input, description: 'Przed zmianą' });
    const others = (await owner.listServices()).filter(({ id }) => id !== added.id);
    const change: SalonServiceInput = { ...input, name: 'Po zmianie ✂', pricePln: 0.01, durationMinutes: 5, workerIds: [], active: false };
    const updated = await owner.updateService(added.id, change, added.version);
    requireSame('the updated service', withoutIdAndVersion(updated), change);
    requireSame('its id stays', updated.id, added.id);
    requireSame('its version grows', updated.version > added.version, true);
    requireSame('the list afterwards', await owner.listServices(), [...others, updated]);
}

async function conflicts(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    const input = await someService(owner);
    const first = await owner.addService(input);
    const second = await owner.updateService(first.id, { ...input, pricePln: 99.99 }, first.version);
    await requireFailure('an old update', owner.updateService(first.id, input, first.version), 'conflict');
    await requireFailure('an old removal', owner.removeService(first.id, first.version), 'conflict');
    requireSame('the service afterwards', (await owner.listServices()).at(-1), second);
}

async function oneOfTwo(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    const input = await someService(owner);
    const { id, version } = await owner.addService(input);
    const changes = [1, 2].map((price) => owner.updateService(id, { ...input, pricePln: price }, version));
    const outcomes = await Promise.allSettled(changes);
    const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    requireSame('updates that were done', done.length, 1);
    requireSame('the service afterwards', (await owner.listServices()).at(-1), done[0]);
}

async function removes(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    const before = await owner.listServices();
    const { id, version } = await owner.addService(await someService(owner));
    await owner.removeService(id, version);
    requireSame('the list afterwards', await owner.listServices(), before);
    await requireFailure('a second removal', owner.removeService(id, version), 'not_found', { thing: 'service' });
    const again = owner.updateService(id, await someService(owner), version);
    await requireFailure('an update of it', again, 'not_found', { thing: 'service' });
    const anew = await owner.addService(await someService(owner));
    requireSame('its id is not given again', anew.id === id, false);
}

async function refusesInvalid(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner } = await open(plan);
    const input = await someService(owner);
    const service = await owner.addService(input);
    const before = await owner.listServices();
    for (const [field, wrong] of wrongInputs(input)) {
        await requireFailure(`adding with a wrong ${field}`, owner.addService(wrong), 'invalid_arguments', { field });
        const update = owner.updateService(service.id, wrong, service.version);
        await requireFailure(`updating with a wrong ${field}`, update, 'invalid_arguments', { field });
    }
    requireSame('the list afterwards', await owner.listServices(), before);
}

async function strangerIsRefused(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner, stranger } = await open(plan);
    const { id, version } = await owner.addService(await someService(owner));
    const before = await owner.listServices();
    await requireFailure('reading services', stranger.listServices(), 'forbidden');
    await requireFailure('reading the team', stranger.listWorkers(), 'forbidden');
    await refusesWrites(stranger, await someService(owner), id, version);
    requireSame('the list afterwards', await owner.listServices(), before);
}

async function visitorIsRefused(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner, visitor } = await open(plan);
    const { id, version } = await owner.addService(await someService(owner));
    const before = await owner.listServices();
    await refusesWrites(visitor, await someService(owner), id, version);
    requireSame('the list afterwards', await owner.listServices(), before);
}

async function refusesWrites(port: SalonCorePort, input: SalonServiceInput, id: string, version: bigint): Promise<void> {
    await requireFailure('adding', port.addService(input), 'forbidden');
    await requireFailure('updating', port.updateService(id, input, version), 'forbidden');
    await requireFailure('removing', port.removeService(id, version), 'forbidden');
}

async function nowhereIsNotFound(open: OpenSalonUnderTest, plan: SalonPlan): Promise<void> {
    const { owner, nowhere } = await open(plan);
    const input = { ...(await someService(owner)), workerIds: [] };
    const salon = { thing: 'salon' } as const;
    await requireFailure('reading services', nowhere.listServices(), 'not_found', salon);
    await requireFailure('reading the team', nowhere.listWorkers(), 'not_found', salon);
    await requireFailure('adding', nowhere.addService(input), 'not_found', salon);
    await requireFailure('removing', nowhere.removeService('no-service', 1n), 'not_found', salon);
}

/** A service that the salon can take, done by everybody who works there. */
async function someService(owner: SalonCorePort): Promise<SalonServiceInput> {
    const [types, workers] = await Promise.all([owner.listServiceTypes(), owner.listWorkers()]);
    return {
        name: 'Usługa „na próbę” — żółć',
        description: 'Dwie linie:\ndruga.',
        pricePln: 120.5,
        durationMinutes: 45,
        serviceTypeIds: types.slice(0, 1).map(({ id }) => id),
        workerIds: workers.map(({ id }) => id),
        active: true
    };
}

function wrongInputs(input: SalonServiceInput): readonly (readonly [string, SalonServiceInput])[] {
    const [type = ''] = input.serviceTypeIds;
    return [
        ['name', { ...input, name: '   ' }],
        ['name', { ...input, name: 'a\nb' }],
        ['name', { ...input, name: 'x'.repeat(10_000) }],
        ['price', { ...input, pricePln: -1 }],
        ['price', { ...input, pricePln: 1.005 }],
        ['price', { ...input, pricePln: Number.NaN }],
        ['price', { ...input, pricePln: 1e12 }],
        ['duration_minutes', { ...input, durationMinutes: 0 }],
        ['duration_minutes', { ...input, durationMinutes: 7 }],
        ['duration_minutes', { ...input, durationMinutes: -5 }],
        ['duration_minutes', { ...input, durationMinutes: 100_000 }],
        ['service_type_ids', { ...input, serviceTypeIds: [] }],
        ['service_type_ids', { ...input, serviceTypeIds: ['no-such-type'] }],
        ['service_type_ids', { ...input, serviceTypeIds: [type, type] }],
        ['worker_ids', { ...input, workerIds: ['no-such-worker'] }],
        ['worker_ids', { ...input, workerIds: ['__proto__'] }]
    ];
}

function withoutId<T extends { readonly id: string }>({ id: _id, ...rest }: T): Omit<T, 'id'> {
    return rest;
}

function withoutIdAndVersion({ id: _id, version: _version, ...input }: SalonService): SalonServiceInput {
    return input;
}

function planned(service: SalonService, nameOf: ReadonlyMap<string, string>): PlannedService {
    const { pricePln, workerIds, ...rest } = withoutIdAndVersion(service);
    return inPlainOrder({ ...rest, price: Math.round(pricePln * 100), workers: workerIds.map((id) => nameOf.get(id) ?? id) });
}

/** The order of the people of a service says nothing. */
function inPlainOrder(service: PlannedService): PlannedService {
    return { ...service, workers: [...service.workers].sort() };
}
