import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';

import { networkSetting } from '../settings.js';
import { sourceFor, type SourceFlags } from './source-for.js';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const pemFile = join(folder, 'owner.pem');
writeFileSync(pemFile, pem);
afterAll(() => rmSync(folder, { recursive: true }));

const COORDINATOR = { SULTANA_COORDINATOR_ID: 'rrkah-fqaaa-aaaaa-aaaaq-cai' };
const SALON = { ...COORDINATOR, SULTANA_SALON_ID: 'salon-1' };

describe('R1 the tools that flags and environment ask for', () => {
    it.each<[string, SourceFlags, Record<string, string>, number]>([
        ['the demo needs nothing', { demo: true }, {}, 21],
        ['an owner with a key in a file', {}, { ...SALON, OWNER1_PEM: pemFile }, 21],
        ['an owner with the key itself, on one line', {}, { ...SALON, OWNER1_PEM: pem.replaceAll('\n', '\\n') }, 21],
        ['a visitor needs no key', { set: 'salon-read' }, SALON, 3],
        ['a customer needs no salon', { set: 'customer' }, { ...COORDINATOR, CUSTOMER_PEM: pem }, 7],
        ['a searcher needs a coordinator only', { set: 'customer-read', position: '52.07,21.02' }, COORDINATOR, 4]
    ])('%s', async (_, flags, env, count) => {
        expect(await (await sourceFor(flags, env)).nextTurn()).toHaveLength(count);
    });

    it.each<[string, SourceFlags, Record<string, string>, string]>([
        ['the coordinator', {}, {}, 'SULTANA_COORDINATOR_ID is not set: the canister id of the coordinator.'],
        ['a setting that is empty', {}, { SULTANA_COORDINATOR_ID: ' ' }, 'SULTANA_COORDINATOR_ID is not set'],
        ['the agent tools', { canister: true }, {}, 'SULTANA_AGENT_TOOLS_ID is not set'],
        ['the salon', {}, COORDINATOR, 'SULTANA_SALON_ID is not set: the id of your salon; npm run whoami lists'],
        ['the owner', {}, SALON, 'OWNER1_PEM is not set'],
        ['a key file that is not there', {}, { ...SALON, OWNER1_PEM: '/no/such.pem' }, 'OWNER1_PEM: there is no file /no/such.pem'],
        ['a key that is none', {}, { ...SALON, OWNER1_PEM: '-----BEGIN NOTHING-----' }, 'OWNER1_PEM: this is no private key'],
        ['the customer', { set: 'customer' }, COORDINATOR, 'CUSTOMER_PEM is not set'],
        [
            'a host',
            { set: 'salon-read' },
            { ...SALON, SULTANA_HOST: 'localhost:4943' },
            'SULTANA_HOST is "localhost:4943", which is no address'
        ],
        ['the set', { demo: true, set: 'owner' }, {}, '--set takes salon, salon-read, customer, customer-read, not "owner".'],
        ['half a place', { demo: true, position: '52' }, {}, '--position takes latitude and longitude'],
        ['a place that is nowhere', { demo: true, position: '152,21' }, {}, '--position takes latitude and longitude']
    ])('says what to set or pass when it is missing or wrong: %s', async (_, flags, env, message) => {
        await expect(sourceFor(flags, env)).rejects.toThrow(message);
    });

    it('asks a replica for its root key only where it is not the main network’s', () => {
        const network = (SULTANA_HOST: string) => networkSetting({ SULTANA_HOST }).shouldFetchRootKey;
        expect([network('http://127.0.0.1:4943'), network('https://icp-api.io'), network('https://icp0.io.evil.example')]).toEqual([
            true,
            false,
            true
        ]);
        expect(networkSetting({})).toEqual({ shouldFetchRootKey: false });
    });
});
