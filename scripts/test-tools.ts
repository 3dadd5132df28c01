/** `npm run test-tools`: every tool of the owner's set that writes, against a live canister, each verified by reading it back. */
import { parseArgs } from 'node:util';

import { environment, identitySetting, networkSetting, requiredSetting } from '../cli/settings.js';
import { canisterSource } from '../cli/sources/canister-source.js';
import { coordinatorSource } from '../cli/sources/coordinator-source.js';
import type { ToolSource } from '../cli/sources/tool-source.js';
import { granted, seedSalon } from '../src/testing/seed-salon.js';
import { salonToday } from '../src/salon/salon-day.js';
import { letAgentToolsAct, liveCoordinator } from './round-trip/live-coordinator.js';
import { ownersRoundTrip, WORKERS } from './round-trip/owners-round-trip.js';
import { RoundTrip } from './round-trip/round-trip.js';
import { colour, withProgress } from './terminal/progress.js';

const USAGE = `npm run test-tools -- [options]

Opens a salon of its own on a live coordinator, calls every tool that writes, reads each change back, and closes the salon.
It writes to the canister and uses about thirty of the new salon's actions of the day, so a person starts it.

  --canister  let the agent tools canister run the tools (SULTANA_AGENT_TOOLS_ID)
  --help      this text

From the environment or .env: SULTANA_COORDINATOR_ID, OWNER1_PEM, and SULTANA_HOST for any network but the main one.`;

async function main(): Promise<void> {
    const { values } = parseArgs({ options: { canister: { type: 'boolean' }, help: { type: 'boolean' } } });
    if (values.help === true) return console.log(USAGE);
    const env = environment();
    const coordinatorId = requiredSetting(env, 'SULTANA_COORDINATOR_ID');
    const agentToolsId = values.canister === true ? requiredSetting(env, 'SULTANA_AGENT_TOOLS_ID') : undefined;
    const identity = identitySetting(env, 'OWNER1_PEM');
    const agent = identity.getPrincipal();
    const owner = liveCoordinator(env, coordinatorId, identity);
    const salonId = await withProgress(
        'Opening a salon…',
        async () => {
            const opened = await seedSalon(owner, {
                salon: { name: `Salon próbny ${new Date().toISOString().slice(0, 16)}`, address: undefined, position: undefined },
                workers: WORKERS.map((name) => ({ name, claimed: true })),
                services: []
            });
            if (agentToolsId !== undefined) await letAgentToolsAct(env, identity, { coordinatorId, agentToolsId, salonId: opened, agent });
            return opened;
        },
        (id) => `Salon ${id} is open`
    );
    try {
        const options = { set: 'salon', salonId, identity, ...networkSetting(env) } as const;
        const source: ToolSource =
            agentToolsId === undefined ? coordinatorSource({ ...options, coordinatorId }) : canisterSource({ ...options, agentToolsId });
        console.log(source.about);
        const trip = new RoundTrip(source, (line) => console.log(line));
        await ownersRoundTrip(trip, salonToday(Date.now()));
        console.log(colour('green', `All is well: ${await trip.nothingLeftOut()}.`));
    } finally {
        granted(await owner.set_salon_open(salonId, false));
        console.log(`Salon ${salonId} is closed.`);
    }
}

try {
    await main();
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
