import { IDL } from '@dfinity/candid';
import { Principal } from '@dfinity/principal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPic } from '../../deployment/pic-types.js';
import { idlFactory } from '../../src/core/generated/coordinator.did.js';
import { DEMO_SALON } from '../../src/testing/demo-salon-data.js';
import { granted, seedSalon } from '../../src/testing/seed-salon.js';
import { ARGUMENT_BOMBS } from '../support/argument-bombs.js';
import { startCoordinator, type CoordinatorOnReplica } from '../support/coordinator-on-replica.js';
import { countsInstructions, executionsDuring } from '../support/executions.js';

/** What a refusal may cost at most, whatever was sent and by whom (design: Limits). */
const CHEAP = 2_500_000;
/** The system charges an instruction for every byte of an argument that is looked at, before any of it can be refused. */
const perByte = (bytes: Uint8Array) => bytes.length;
/** The canister's own sentences, whole: a stack or a path would stand behind them. */
const REFUSAL =
    /The argument (is longer than 16 KiB|does not decode: it must be Candid as in the interface of this canister)\.(?!\n? *at )/;
/** An update may also be dropped at the door, where `inspect_message` did not accept it. */
const REFUSAL_OR_DROPPED = new RegExp(`${REFUSAL.source}|rejected the message`);

const METHODS = idlFactory({ IDL })._fields.map(([name, { annotations }]) => ({ name, isQuery: annotations.includes('query') }));

let coordinator: CoordinatorOnReplica;
let salonId: string;
const owner = Principal.fromUint8Array(new Uint8Array([...Array<number>(28).fill(9), 2]));

beforeAll(async () => {
    coordinator = await startCoordinator();
    salonId = await seedSalon(coordinator.as(owner), { ...DEMO_SALON, services: DEMO_SALON.services.slice(0, 2) });
});

afterAll(() => coordinator.stop());

async function answerOf(method: string, isQuery: boolean, arg: Uint8Array): Promise<string> {
    const call = { canisterId: toPic(coordinator.canisterId), method, arg, sender: toPic(owner) };
    try {
        await (isQuery ? coordinator.pic.queryCall(call) : coordinator.pic.updateCall(call));
        return 'replied';
    } catch (error) {
        return String(error);
    }
}

describe('hostile arguments to the coordinator', () => {
    it.each(ARGUMENT_BOMBS)('S14 %s: every method refuses it cheaply, in one sentence, and does not trap', async (_label, bytes) => {
        // What is too long is refused before anything of the method is looked at: three of them show it as well as all.
        const methods = bytes.length > 50_000 ? METHODS.filter(({ name }) => name.endsWith('_service')) : METHODS;
        const answers = new Map<string, string>();
        const executions = await executionsDuring(coordinator.pic, coordinator.canisterId, async () => {
            await Promise.all(methods.map(async ({ name, isQuery }) => answers.set(name, await answerOf(name, isQuery, bytes))));
        });
        expect(executions.filter(({ outcome }) => outcome === 'trap')).toEqual([]);
        for (const { name, isQuery } of methods) {
            expect(answers.get(name), name).toMatch(isQuery ? REFUSAL : REFUSAL_OR_DROPPED);
            const spent = executions.filter(({ method }) => method === name).reduce((sum, { instructions }) => sum + instructions, 0);
            if (countsInstructions()) expect(spent, `${name}: instructions`).toBeGreaterThan(0);
            expect(spent, `${name}: instructions`).toBeLessThanOrEqual(CHEAP + perByte(bytes));
        }
    });

    it('S14 nothing of it was written', async () => {
        const all = granted(await coordinator.as(owner).services([], salonId));
        expect(all.map(({ name }) => name)).toEqual(DEMO_SALON.services.slice(0, 2).map(({ name }) => name));
    });
});
