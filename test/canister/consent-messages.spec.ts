import { IDL } from '@dfinity/candid';
import { IcrcLedgerCanister } from '@icp-sdk/canisters/ledger/icrc';
import { AnonymousIdentity, HttpAgent } from '@icp-sdk/core/agent';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { toPic } from '../../deployment/pic-types.js';
import { idlFactory } from '../../src/core/generated/agent_tools.did.js';
import { SalonReplica } from '../support/salon-replica.js';

const ICRC_21 = { name: 'ICRC-21', url: 'https://github.com/dfinity/ICRC/blob/main/ICRCs/ICRC-21/ICRC-21.md' };

let salon: SalonReplica;
beforeAll(async () => {
    salon = await SalonReplica.open();
});
afterAll(() => salon.close());

test('B4 the canister names ICRC-10 and ICRC-21 among its standards', async () => {
    const standards = await salon.anonymous.tools.icrc10_supported_standards();
    expect(standards).toContainEqual(ICRC_21);
    expect(standards.map(({ name }) => name)).toEqual(['ICRC-10', 'ICRC-21']);
});

test('B4 S2 an anonymous signer may ask what a call does, and nothing else by an update', async () => {
    const request = {
        method: 'revoke_all',
        arg: encoded('revoke_all', [{ salon: salon.salonId }]),
        user_preferences: { metadata: { language: 'pl', utc_offset_minutes: [] as [] }, device_spec: [] as [] }
    };
    const expected = {
        Ok: {
            consent_message: {
                GenericDisplayMessage: `# Odebranie dostępu wszystkim agentom\n\n**Salon:** ${salon.salonId}`
            },
            metadata: { language: 'pl', utc_offset_minutes: [] }
        }
    };
    expect(await salon.anonymous.tools.icrc21_canister_call_consent_message(request)).toEqual(expected);
    expect(await salon.stranger.tools.icrc21_canister_call_consent_message(request)).toEqual(expected);
    await expect(salon.anonymous.tools.revoke_all({ salon: salon.salonId })).rejects.toThrow();
});

test('B4 a wallet’s own library reads the message over HTTP, certificate and all', async () => {
    const port = await salon.pic.makeLive();
    try {
        const agent = await HttpAgent.create({
            host: `http://localhost:${port}`,
            identity: new AnonymousIdentity(),
            shouldFetchRootKey: true
        });
        const library = IcrcLedgerCanister.create({ agent, canisterId: toPic(salon.deployment.agentToolsId) });
        const asked = { userPreferences: { metadata: { language: 'en-GB', utcOffsetMinutes: 120 } } };
        const arg = encoded('revoke_agent', [{ salon: salon.salonId }, salon.agent.principal]);
        const info = await library.consentMessage({ ...asked, method: 'revoke_agent', arg });
        expect(info.metadata.language).toBe('en');
        expect(info.consent_message).toMatchObject({ GenericDisplayMessage: expect.stringContaining('# Take an agent’s access away') });
        const fields = { ...asked.userPreferences, deriveSpec: { FieldsDisplay: null } };
        const shown = await library.consentMessage({ userPreferences: fields, method: 'revoke_agent', arg });
        expect(shown.consent_message).toMatchObject({ FieldsDisplayMessage: { intent: 'Take an agent’s access away' } });
        await expect(library.consentMessage({ ...asked, method: 'configure', arg })).rejects.toThrow();
    } finally {
        await salon.pic.stopLive();
    }
});

function encoded(method: string, args: unknown[]): Uint8Array {
    const types = new Map(idlFactory({ IDL })._fields).get(method)!.argTypes;
    return new Uint8Array(IDL.encode(types, args));
}
