import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SignIdentity } from '@dfinity/agent';

import { identityFromPem, PemProblem } from './identity-from-pem.js';

/** Something that whoever runs the command has to set or to pass. Printed as it is, without a stack. */
export class SettingProblem extends Error {
    constructor(message: string) {
        super(message);
        this.name = 'SettingProblem';
    }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every variable that a command reads, and what it is; `.env.example` lists the same. */
export const SETTINGS = {
    SULTANA_COORDINATOR_ID: 'the canister id of the coordinator',
    SULTANA_AGENT_TOOLS_ID: 'the canister id of the agent tools',
    SULTANA_SALON_ID: 'the id of your salon; npm run whoami lists the salons you own',
    OWNER1_PEM: 'the file with the owner’s private key (or the key itself), as dfx identity export writes it',
    CUSTOMER_PEM: 'the file with the customer’s private key (or the key itself)',
    SULTANA_HOST: 'where the replica answers, such as http://127.0.0.1:4943; the main network when it is not set',
    OPENAI_BASE_URL: 'where an OpenAI-compatible model answers, such as http://127.0.0.1:11434/v1',
    OPENAI_API_KEY: 'its key; local servers take anything',
    OPENAI_MODEL: 'the name of its model',
    ANTHROPIC_BASE_URL: 'where an Anthropic model answers; its own address when it is not set',
    ANTHROPIC_API_KEY: 'its key',
    ANTHROPIC_MODEL: 'the name of its model',
    DEPLOYER_PEM: 'the file with the private key (or the key itself) of who is to control the canisters',
    SULTANA_MCP_TOKEN: 'what HTTP clients of the MCP server must send as "Authorization: Bearer …"'
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The environment with what `.env` in the working directory adds to it; what is set already wins. */
export function environment(folder = process.cwd()): Environment {
    const file = resolve(folder, '.env');
    if (existsSync(file)) process.loadEnvFile(file);
    return process.env;
}

/** A variable that may be missing; an empty one counts as not set. */
export function optionalSetting(env: Environment, name: SettingName): string | undefined {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
}

/** @throws SettingProblem that says what to set */
export function requiredSetting(env: Environment, name: SettingName, instead = ''): string {
    const value = optionalSetting(env, name);
    if (value !== undefined) return value;
    throw new SettingProblem(
        `${name} is not set: ${SETTINGS[name]}.\nPut it into .env (see .env.example) or into the environment.${instead}`
    );
}

/**
 * The identity of a key that a variable holds or names a file of.
 *
 * @throws SettingProblem that says what to set
 */
export function identitySetting(env: Environment, name: 'OWNER1_PEM' | 'CUSTOMER_PEM' | 'DEPLOYER_PEM'): SignIdentity {
    const value = requiredSetting(env, name);
    try {
        return identityFromPem(value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8'));
    } catch (error) {
        if (error instanceof PemProblem) throw new SettingProblem(`${name}: ${error.message}.`);
        throw new SettingProblem(`${name}: there is no file ${value} that can be read.`);
    }
}

const MAIN_NET = /^https:\/\/([a-z0-9-]+\.)*(icp0\.io|icp-api\.io|ic0\.app)(\/|$)/;

/** Where calls go, as the package's ports take it. The root key is asked for only where it cannot be known. */
export function networkSetting(env: Environment): { readonly host?: string; readonly shouldFetchRootKey: boolean } {
    const host = optionalSetting(env, 'SULTANA_HOST');
    if (host === undefined) return { shouldFetchRootKey: false };
    if (!/^https?:\/\//.test(host)) throw new SettingProblem(`SULTANA_HOST is "${host}", which is no address: ${SETTINGS.SULTANA_HOST}.`);
    return { host, shouldFetchRootKey: !MAIN_NET.test(host) };
}
