/** `npm run deploy`: builds the canisters and installs or upgrades them on any replica, as the identity of a PEM. */
import { parseArgs } from 'node:util';
import { HttpAgent } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';

import { environment, identitySetting, networkSetting, optionalSetting, requiredSetting, type Environment } from '../cli/settings.js';
import { agentToolsInitArgs, coordinatorInitArgs } from '../deployment/deployed-salon.js';
import { buildCanisters } from './canister-build/build-canisters.js';
import { deployCanister } from './deploying/deploy-canister.js';
import { colour, withProgress } from './terminal/progress.js';

const USAGE = `npm run deploy -- [options]

Builds the canisters and installs the agent tools on the replica at SULTANA_HOST (the main network when it is not set), as the identity of
DEPLOYER_PEM, who then controls them. Where SULTANA_AGENT_TOOLS_ID names a canister with a module in it, that one is stopped, upgraded and
started. On the main network canisters cost cycles: make them first, see docs/deploying.md.

  --with-coordinator  install or upgrade the reference coordinator too, for development; else SULTANA_COORDINATOR_ID is the real one
  --help              this text

From the environment or .env: DEPLOYER_PEM, SULTANA_HOST, SULTANA_COORDINATOR_ID, SULTANA_AGENT_TOOLS_ID.`;

async function main(): Promise<void> {
    const { values } = parseArgs({ options: { 'with-coordinator': { type: 'boolean' }, help: { type: 'boolean' } } });
    if (values.help === true) return console.log(USAGE);
    const env = environment();
    const identity = identitySetting(env, 'DEPLOYER_PEM');
    const coordinator =
        values['with-coordinator'] === true ? undefined : requiredSetting(env, 'SULTANA_COORDINATOR_ID', ' Or pass --with-coordinator.');
    const { host, shouldFetchRootKey } = networkSetting(env);
    const agent = await HttpAgent.create({ identity, shouldFetchRootKey, ...(host === undefined ? {} : { host }) });
    const modules = await withProgress(
        'Building the canisters…',
        () => buildCanisters(['coordinator', 'agent_tools']),
        () => 'Canisters built'
    );
    const coordinatorId = coordinator ?? (await deployCoordinator(env, agent, modules['coordinator']!.wasmGz, shouldFetchRootKey)).toText();
    const agentToolsId = await deployCanister(agent, {
        name: 'agent_tools',
        wasmGz: modules['agent_tools']!.wasmGz,
        initArg: agentToolsInitArgs(Principal.fromText(coordinatorId)),
        id: optionalSetting(env, 'SULTANA_AGENT_TOOLS_ID'),
        mayCreate: shouldFetchRootKey,
        setting: 'SULTANA_AGENT_TOOLS_ID'
    });
    console.log(colour('green', `Deployed as ${identity.getPrincipal().toText()}. For .env:`));
    console.log(`SULTANA_COORDINATOR_ID=${coordinatorId}\nSULTANA_AGENT_TOOLS_ID=${agentToolsId.toText()}`);
}

function deployCoordinator(env: Environment, agent: HttpAgent, wasmGz: string, mayCreate: boolean): Promise<Principal> {
    const id = optionalSetting(env, 'SULTANA_COORDINATOR_ID');
    const canister = { name: 'coordinator', wasmGz, initArg: coordinatorInitArgs(), id, mayCreate, setting: 'SULTANA_COORDINATOR_ID' };
    return deployCanister(agent, canister);
}

try {
    await main();
} catch (error) {
    console.error(colour('red', error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
}
