import { Principal } from '@dfinity/principal';
import type { SalonInput } from '../../core/generated/coordinator.did.js';
import type { SalonPlan } from '../salon-plan.js';
import { granted, seedSalon } from '../seed-salon.js';
import { requireSame } from './contract-check.js';
import type { CoordinatorCase, CoordinatorUnderTest } from './coordinator-contract.js';

/** Whose a salon is. */
export const OWNERSHIP_CASES: readonly CoordinatorCase[] = [
    { name: 'ownership follows the salon from hand to hand', check: followsTheSalon },
    { name: 'a salon goes to nobody who cannot own one', check: unfitOwners },
    { name: 'a salon that cannot be is not opened', check: impossibleSalons }
];

async function followsTheSalon(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const [firstId, secondId] = [coordinator.newPrincipal(), coordinator.newPrincipal()];
    const [first, second, anybody] = [firstId, secondId, Principal.anonymous()].map((id) => coordinator.as(id));
    if (first === undefined || second === undefined || anybody === undefined) return;
    const id = await seedSalon(first, plan);
    const { name, address, position } = plan.salon;
    const card = { id, name, address: address === undefined ? [] : [address], position: position === undefined ? [] : [position] };
    requireSame('the card that anybody reads', await anybody.salon(id), { ok: card });
    requireSame('her salons', await first.my_salons(), [card]);
    granted(await first.transfer_salon(id, secondId));
    requireSame('the card stays', await anybody.salon(id), { ok: card });
    requireSame('the old owner has none', await first.my_salons(), []);
    requireSame('the new owner has it', await second.my_salons(), [card]);
    requireSame('nobody in particular has none', await anybody.my_salons(), []);
    const owners = [firstId, secondId, Principal.anonymous()].map((owner) => anybody.owns_salon(id, owner));
    requireSame('who owns it', await Promise.all(owners), [false, true, false]);
    requireSame('who owns no salon', await anybody.owns_salon('no-salon', secondId), false);
}

async function unfitOwners(coordinator: CoordinatorUnderTest, plan: SalonPlan): Promise<void> {
    const ownerId = coordinator.newPrincipal();
    const owner = coordinator.as(ownerId);
    const id = await seedSalon(owner, plan);
    for (const unfit of [Principal.anonymous(), Principal.managementCanister(), ownerId]) {
        requireSame(`to ${unfit.toText()}`, await owner.transfer_salon(id, unfit), { err: { invalid: 'new_owner' } });
    }
    const thief = coordinator.newPrincipal();
    requireSame('by a stranger', await coordinator.as(thief).transfer_salon(id, thief), { err: { forbidden: null } });
    requireSame('whose it is', await owner.owns_salon(id, ownerId), true);
}

async function impossibleSalons(coordinator: CoordinatorUnderTest): Promise<void> {
    const owner = coordinator.as(coordinator.newPrincipal());
    const real: SalonInput = { name: 'Salon', address: [], position: [] };
    const impossible: readonly (readonly [string, SalonInput])[] = [
        ['name', { ...real, name: '' }],
        ['name', { ...real, name: 'Sa\u0000lon' }],
        ['name', { ...real, name: 'x'.repeat(5_000) }],
        ['address', { ...real, address: ['x'.repeat(5_000)] }],
        ['position', { ...real, position: [{ lat: 90.1, lng: 0 }] }],
        ['position', { ...real, position: [{ lat: 0, lng: Number.NaN }] }],
        ['position', { ...real, position: [{ lat: 0, lng: Number.NEGATIVE_INFINITY }] }]
    ];
    for (const [field, input] of impossible) requireSame(`a wrong ${field}`, await owner.create_salon(input), { err: { invalid: field } });
    requireSame('by nobody', await coordinator.as(Principal.anonymous()).create_salon(real), { err: { forbidden: null } });
    requireSame('her salons', await owner.my_salons(), []);
}
