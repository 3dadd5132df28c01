import { Principal } from '@dfinity/principal';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoordinatorActor } from '../../src/core/coordinator-client.js';
import { inProcessCoordinator } from '../../src/testing/in-process-coordinator.js';
import { ReferenceCoordinator } from '../../src/testing/reference-coordinator.js';
import { InMemorySalonStore } from '../../src/testing/reference-salons/in-memory-salon-store.js';
import { ReferenceSalons } from '../../src/testing/reference-salons/reference-salons.js';
import { randomCommand, type CoordinatorCommand } from '../support/coordinator-commands.js';
import { startCoordinator, type CoordinatorOnReplica } from '../support/coordinator-on-replica.js';

const ACTIONS_PER_DAY = 25;

const people = [
    ...[1, 2, 3].map((seed) => Principal.fromUint8Array(new Uint8Array([...Array<number>(28).fill(seed), 2]))),
    Principal.anonymous()
];
const [first] = people;

const OPENING: CoordinatorCommand = { caller: first!, method: 'create_salon', args: [{ name: 'Salon', address: [], position: [] }] };

const histories = fc.noBias(
    fc.gen().map((g) => [OPENING, ...Array.from({ length: 60 }, () => randomCommand((max) => g(fc.nat, { max }), people))])
);

let running: CoordinatorOnReplica[] = [];

afterEach(async () => {
    await Promise.all(running.map((coordinator) => coordinator.stop()));
    running = [];
});

async function ask(actor: CoordinatorActor, { method, args }: CoordinatorCommand): Promise<unknown> {
    return plain(await Reflect.apply(actor[method], actor, args));
}

/** Principals as texts: the two sides make theirs of different libraries. */
function plain(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(plain);
    if ('toText' in value && typeof value.toText === 'function') return value.toText() as unknown;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** Whether an answer shows anything of a salon, beyond a refusal. */
function tells(answer: unknown): boolean {
    return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok !== null && !isEmpty(answer.ok);
}

function isEmpty(value: unknown): boolean {
    return Array.isArray(value) && value.length === 0;
}

describe('the coordinator canister', () => {
    it('answers any history of calls as the reference salons in memory do', async () => {
        await fc.assert(
            fc.asyncProperty(histories, async (history) => {
                const canister = await startCoordinator(ACTIONS_PER_DAY);
                running.push(canister);
                const now = await canister.now();
                const salons = new ReferenceSalons({
                    store: new InMemorySalonStore(),
                    now: () => now,
                    actionsPerDay: () => ACTIONS_PER_DAY
                });
                const memory = new ReferenceCoordinator(salons);
                let told = 0;
                for (const command of history) {
                    const [answer, expected] = await Promise.all([
                        ask(canister.as(command.caller), command),
                        ask(inProcessCoordinator(memory, command.caller), command)
                    ]);
                    expect(answer, `${command.method} by ${command.caller.toText()}`).toEqual(expected);
                    if (tells(answer)) told++;
                }
                // A history of refusals alone would show little.
                expect(told).toBeGreaterThan(15);
            }),
            { numRuns: 2, seed: 20261202, endOnFailure: true }
        );
    });
});
