import type { GeoPoint } from '../../src/core/geo-point.js';
import { isOnEarth } from '../../src/core/geo-point.js';
import { identitySetting, networkSetting, requiredSetting, SettingProblem, type Environment } from '../settings.js';
import { canisterSource } from './canister-source.js';
import { coordinatorSource } from './coordinator-source.js';
import { demoSource } from './demo-source.js';
import { TOOL_SET_NAMES, type SourceOptions, type ToolSetName } from './source-options.js';
import type { ToolSource } from './tool-source.js';

/** For `parseArgs`. */
export const SOURCE_FLAGS = {
    set: { type: 'string' },
    demo: { type: 'boolean' },
    canister: { type: 'boolean' },
    locale: { type: 'string' },
    position: { type: 'string' }
} as const;

export const SOURCE_USAGE = `  --set NAME      ${TOOL_SET_NAMES.join(', ')}; salon when left out
  --demo          a made-up town in memory; nothing else is needed
  --canister      let the agent tools canister run the tools (SULTANA_AGENT_TOOLS_ID), instead of calling the coordinator from here
  --locale TAG    of the customer's sets: pl-PL, en-GB, …
  --position A,B  of the customer's sets: latitude and longitude, such as 52.0746,21.0262

Without --demo, from the environment or .env: SULTANA_COORDINATOR_ID or SULTANA_AGENT_TOOLS_ID; SULTANA_SALON_ID for a salon's sets;
OWNER1_PEM or CUSTOMER_PEM for the sets that write; SULTANA_HOST for any network but the main one. See .env.example.`;

export interface SourceFlags {
    readonly set?: string | undefined;
    readonly demo?: boolean | undefined;
    readonly canister?: boolean | undefined;
    readonly locale?: string | undefined;
    readonly position?: string | undefined;
}

/**
 * The tools that the flags and the environment ask for, for a conversation of its own.
 *
 * @param more further tools for the owner's set, where they run in this process
 * @throws SettingProblem that says what to set or to pass
 */
export async function sourceFor(flags: SourceFlags, env: Environment, more?: SourceOptions['more']): Promise<ToolSource> {
    const options: SourceOptions = {
        set: setName(flags.set ?? 'salon'),
        locale: flags.locale,
        position: positionFrom(flags.position),
        more
    };
    if (flags.demo === true) return demoSource(options);
    const { set } = options;
    const hint = '\nTo try the tools without any network, add --demo.';
    const canisterId = requiredSetting(env, flags.canister === true ? 'SULTANA_AGENT_TOOLS_ID' : 'SULTANA_COORDINATOR_ID', hint);
    const salonId = set.startsWith('salon') ? requiredSetting(env, 'SULTANA_SALON_ID') : undefined;
    const common = { ...options, salonId, ...networkSetting(env), identity: identityFor(set, env) };
    return flags.canister === true
        ? canisterSource({ ...common, agentToolsId: canisterId })
        : coordinatorSource({ ...common, coordinatorId: canisterId });
}

function identityFor(set: ToolSetName, env: Environment) {
    if (set === 'salon') return identitySetting(env, 'OWNER1_PEM');
    if (set === 'customer') return identitySetting(env, 'CUSTOMER_PEM');
    // A visitor is nobody: what is read is what anybody may read.
    return undefined;
}

function setName(text: string): ToolSetName {
    const name = TOOL_SET_NAMES.find((known) => known === text);
    if (name === undefined) throw new SettingProblem(`--set takes ${TOOL_SET_NAMES.join(', ')}, not "${text}".`);
    return name;
}

/** Of `--position`. @throws SettingProblem */
export function positionFrom(text: string | undefined): GeoPoint | undefined {
    if (text === undefined) return undefined;
    const [lat, lng, ...rest] = text.split(',').map(Number);
    const point = { lat: lat ?? NaN, lng: lng ?? NaN };
    if (rest.length > 0 || !isOnEarth(point)) {
        throw new SettingProblem(`--position takes latitude and longitude, such as 52.0746,21.0262, not "${text}".`);
    }
    return point;
}
