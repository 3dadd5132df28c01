/** `npm run whoami`: a check of the set-up: who the key makes you, which salons are yours, whether the catalogue is there. */
import { parseArgs } from 'node:util';

import { environment, identitySetting, networkSetting, optionalSetting, requiredSetting } from '../cli/settings.js';
import type { SalonCard } from '../src/core/generated/coordinator.did.js';
import { liveCoordinator } from './round-trip/live-coordinator.js';
import { colour, withProgress } from './terminal/progress.js';

const USAGE = `npm run whoami

Prints the principal that OWNER1_PEM makes you, the salons that it owns on the coordinator (one of them is your SULTANA_SALON_ID), and
whether the catalogue of service types is seeded. Reads only.

  --help  this text

From the environment or .env: SULTANA_COORDINATOR_ID, OWNER1_PEM, and SULTANA_HOST for any network but the main one.`;

async function main(): Promise<void> {
    const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
    if (values.help === true) return console.log(USAGE);
    const env = environment();
    const identity = identitySetting(env, 'OWNER1_PEM');
    console.log(`You are ${colour('bold', identity.getPrincipal().toText())}`);
    const coordinatorId = requiredSetting(env, 'SULTANA_COORDINATOR_ID');
    const where = networkSetting(env).host ?? 'the main network';
    const coordinator = liveCoordinator(env, coordinatorId, identity);
    const [salons, types] = await withProgress(
        `Asking ${coordinatorId} on ${where}…`,
        () => Promise.all([coordinator.my_salons(), coordinator.service_types()]),
        () => `${coordinatorId} on ${where} answers`
    );
    printSalons(salons, optionalSetting(env, 'SULTANA_SALON_ID'));
    const seeded =
        types.length > 0 ? colour('green', `seeded: ${types.length} service types`) : colour('red', 'not seeded: services cannot be added');
    console.log(`The catalogue is ${seeded}.`);
}

function printSalons(salons: readonly SalonCard[], chosen: string | undefined): void {
    if (salons.length === 0) return console.log('You own no salon there; npm run test-tools opens one of its own.');
    console.log('Your salons:');
    for (const { id, name } of salons) console.log(`  ${id}  ${name}${id === chosen ? colour('green', '  ← SULTANA_SALON_ID') : ''}`);
    if (chosen === undefined) console.log(`SULTANA_SALON_ID is not set; for the first of them: SULTANA_SALON_ID=${salons[0]?.id ?? ''}`);
    else if (!salons.some(({ id }) => id === chosen)) console.log(colour('red', `SULTANA_SALON_ID is ${chosen}, which is none of them.`));
}

try {
    await main();
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
