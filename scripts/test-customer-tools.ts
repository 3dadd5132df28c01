/** `npm run test-customer-tools`: search, book, list and cancel against a live, seeded canister, as a customer who is made for it. */
import { parseArgs } from 'node:util';
import { Ed25519KeyIdentity } from '@dfinity/identity';

import { environment, networkSetting, requiredSetting, SettingProblem } from '../cli/settings.js';
import { coordinatorSource } from '../cli/sources/coordinator-source.js';
import { positionFrom } from '../cli/sources/source-for.js';
import { salonToday } from '../src/salon/salon-day.js';
import { customersRoundTrip } from './round-trip/customers-round-trip.js';
import { RoundTrip } from './round-trip/round-trip.js';
import { colour } from './terminal/progress.js';

const USAGE = `npm run test-customer-tools -- [options]

Searches, books, lists and cancels a visit on a live coordinator with salons in it, as a new customer: a fresh identity for every run.
It writes to the canister, so a person starts it.

  --position A,B  where to search; the market square of Piaseczno when left out
  --query TEXT    for which service; "strzyżenie męskie" when left out
  --help          this text

From the environment or .env: SULTANA_COORDINATOR_ID, and SULTANA_HOST for any network but the main one.`;

const PIASECZNO = '52.0746,21.0262';

async function main(): Promise<void> {
    const { values } = parseArgs({
        options: { position: { type: 'string' }, query: { type: 'string' }, help: { type: 'boolean' } }
    });
    if (values.help === true) return console.log(USAGE);
    const query = values.query ?? 'strzyżenie męskie';
    if (query.trim() === '') throw new SettingProblem('--query takes what kind of service to look for, such as "manicure".');
    const env = environment();
    const coordinatorId = requiredSetting(env, 'SULTANA_COORDINATOR_ID');
    const identity = Ed25519KeyIdentity.generate();
    const position = positionFrom(values.position ?? PIASECZNO);
    const source = coordinatorSource({ set: 'customer', coordinatorId, identity, position, ...networkSetting(env) });
    console.log(`${source.about}, as ${identity.getPrincipal().toText()}`);
    const trip = new RoundTrip(source, (line) => console.log(line));
    await customersRoundTrip(trip, query, salonToday(Date.now()));
    console.log(colour('green', `All is well: ${await trip.nothingLeftOut()}.`));
}

try {
    await main();
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
