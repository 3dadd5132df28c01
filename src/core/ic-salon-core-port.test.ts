import { Cbor, HttpAgent } from '@dfinity/agent';
import { Ed25519KeyIdentity } from '@dfinity/identity';
import { Principal } from '@dfinity/principal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IcSalonCorePort, type IcSalonCorePortOptions } from './ic-salon-core-port.js';

const canisterId = 'uxrrr-q7777-77774-qaaaq-cai';
const identity = Ed25519KeyIdentity.generate(new Uint8Array(32).fill(7));

/** Who asked for which method, as the requests say that leave the process; every one is answered with an HTTP error. */
function wiretap(): { readonly senders: Record<string, string>; readonly fetch: typeof fetch } {
    const senders: Record<string, string> = {};
    const tapped: typeof fetch = async (_url, init) => {
        if (init?.body !== undefined && init.body !== null) {
            const { content } = Cbor.decode<{ content: { method_name?: string; sender: Uint8Array } }>(init.body as Uint8Array);
            if (content.method_name !== undefined) senders[content.method_name] = Principal.fromUint8Array(content.sender).toText();
        }
        return new Response('', { status: 400 });
    };
    return { senders, fetch: tapped };
}

type Carrier = 'an agent of the host' | 'an identity';

/** The port's three reads: the sender of each by the method asked for. */
async function readsOf(access: 'owner' | 'public', carrier: Carrier): Promise<Record<string, string>> {
    const { senders, fetch } = wiretap();
    vi.stubGlobal('fetch', fetch);
    // The agent waits between its attempts, and says on the console that it learnt no node's key.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.setTimerTickMode('nextTimerAsync');
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const options: IcSalonCorePortOptions = { canisterId, salonId: 'salon', access };
    const host = 'http://127.0.0.1:1';
    const agent = () => HttpAgent.createSync({ identity, host, retryTimes: 0, verifyQuerySignatures: false });
    const port = new IcSalonCorePort(carrier === 'an identity' ? { ...options, identity, host } : { ...options, agent: agent() });
    await Promise.allSettled([port.listServiceTypes(), port.listServices(), port.listWorkers()]);
    return senders;
}

const carriers: readonly Carrier[] = ['an agent of the host', 'an identity'];

afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
});

describe('the port over @dfinity/agent', () => {
    it.each(carriers)('O7, K7: reads as anybody may although %s is at hand', async (carrier) => {
        const anonymous = Principal.anonymous().toText();
        expect(await readsOf('public', carrier)).toEqual({
            service_types: anonymous,
            public_services: anonymous,
            public_workers: anonymous
        });
    });

    it.each(carriers)('signs what is the owner’s with %s, and asks for the catalogue anonymously', async (carrier) => {
        const owner = identity.getPrincipal().toText();
        expect(await readsOf('owner', carrier)).toEqual({
            service_types: Principal.anonymous().toText(),
            services: owner,
            workers: owner
        });
    });

    it('tells a replica that cannot be reached as unavailable', async () => {
        const { fetch } = wiretap();
        const agent = HttpAgent.createSync({ identity, fetch, host: 'http://127.0.0.1:1', retryTimes: 0, verifyQuerySignatures: false });
        const port = new IcSalonCorePort({ canisterId, salonId: 'salon', agent });
        await expect(port.listServices()).rejects.toMatchObject({ name: 'CoreFailure', code: 'unavailable' });
    });
});
