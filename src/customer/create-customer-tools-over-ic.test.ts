import { decode } from '@dfinity/cbor';
import { Ed25519KeyIdentity } from '@dfinity/identity';
import { HttpAgent } from '@dfinity/agent';
import { Principal } from '@dfinity/principal';
import { describe, expect, it } from 'vitest';

import { createCustomerReadTools, createCustomerTools } from './create-customer-tools-over-ic.js';
import { CoreFailure } from '../core/core-failure.js';
import { IcCustomerCorePort } from '../core/ic-customer-core-port.js';

const COORDINATOR = 'rrkah-fqaaa-aaaaa-aaaaq-cai';
const HOST = 'http://127.0.0.1:1';
const identity = Ed25519KeyIdentity.generate(new Uint8Array(32).fill(1));

interface Request {
    readonly method: string;
    readonly sender: string;
    readonly signed: boolean;
}

/** A network that reads what is sent and answers nothing. */
function deafNetwork(): { fetch: typeof fetch; requests: Request[] } {
    const requests: Request[] = [];
    const deaf = async (_input: unknown, init?: { body?: Uint8Array | ArrayBuffer }): Promise<Response> => {
        if (init?.body !== undefined) {
            const envelope = decode<{ content: { method_name?: string; sender: Uint8Array }; sender_sig?: unknown }>(
                new Uint8Array(init.body)
            );
            const { method_name, sender } = envelope.content;
            if (method_name !== undefined) {
                requests.push({
                    method: method_name,
                    sender: Principal.fromUint8Array(sender).toText(),
                    signed: envelope.sender_sig !== undefined
                });
            }
        }
        return new Response('nobody is here', { status: 400 });
    };
    return { fetch: deaf as unknown as typeof fetch, requests };
}

function agentOn(network: { fetch: typeof fetch }): HttpAgent {
    return HttpAgent.createSync({ host: HOST, fetch: network.fetch, identity, retryTimes: 0, verifyQuerySignatures: false });
}

async function failed(call: Promise<unknown>): Promise<void> {
    await expect(call).rejects.toBeInstanceOf(CoreFailure);
}

describe('K7 who asks', () => {
    it('K7 public reads go out anonymously even with an identity; only booking, visits and cancelling are signed', async () => {
        const network = deafNetwork();
        const port = new IcCustomerCorePort({ canisterId: COORDINATOR, agent: agentOn(network) });
        const window = { from: 0, until: 300_000 };
        const probe = { position: { lat: 52, lng: 21 }, radiusMetres: 1_000, window, serviceTypeIds: ['t'], limit: 6 };
        const booking = { salonId: 's', serviceId: 'u', workerId: 'w', start: 0, expectedVersion: 1n };
        await failed(port.listServiceTypes());
        await failed(port.searchSlots(probe));
        await failed(port.getSalon('s'));
        await failed(port.freeStarts('s', 'u', window));
        await failed(port.listMyAppointments());
        await failed(port.book(booking));
        await failed(port.cancel('v'));

        const customer = identity.getPrincipal().toText();
        const of = (sender: string) =>
            [...new Set(network.requests.filter((request) => request.sender === sender).map(({ method }) => method))].sort();
        expect(of(Principal.anonymous().toText())).toEqual([
            'free_starts',
            'public_services',
            'public_workers',
            'salon',
            'search_slots',
            'service_types'
        ]);
        expect(of(customer)).toEqual(['book_appointment', 'cancel_appointment', 'my_appointments']);
        expect(network.requests.every(({ sender, signed }) => signed === (sender === customer))).toBe(true);
    });

    it('K1 K7 without an identity the four reading tools are there, and nothing is ever signed', async () => {
        const network = deafNetwork();
        const tools = createCustomerReadTools({ canisterId: COORDINATOR, agent: agentOn(network), location: { lat: 52, lng: 21 } });
        expect(tools.map(({ name }) => name)).toEqual(['find_service_type', 'search_slots', 'get_salon', 'get_free_times']);
        for (const tool of tools) await tool.execute({ query: 'x', salonId: 's', salonServiceId: 'u', serviceTypeId: 't' });
        expect(await tools[2]!.execute({ salonId: 's' })).toMatchObject({ status: 'error', code: 'unavailable' });
        expect(network.requests.length).toBeGreaterThan(0);
        expect(network.requests.filter(({ signed }) => signed)).toEqual([]);
    });

    it('T5 an agent of the customer’s names her, and tells her previews apart from another’s', () => {
        const onBehalf = Principal.fromText('un4fu-tqaaa-aaaab-qadjq-cai');
        expect(new IcCustomerCorePort({ canisterId: COORDINATOR, identity, host: HOST, onBehalf }).customerId).toBe(onBehalf.toText());
        expect(new IcCustomerCorePort({ canisterId: COORDINATOR, identity, host: HOST }).customerId).toBe(identity.getPrincipal().toText());
    });

    it('K1 the whole set comes with an identity', () => {
        expect(createCustomerTools({ canisterId: COORDINATOR, identity, host: HOST })).toHaveLength(7);
    });
});
