import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IngressMessage } from '../execution/ingress-history.js';
import { ReplicaInstance } from '../replica-instance.js';
import { ModuleLoader } from '../wasm/load-module.js';
import { HostedInstance } from './hosted-instance.js';

const TIMEOUT = 10_000;

describe('waiting for the answer to an ingress message', () => {
    let instance: HostedInstance;
    const principal = Uint8Array.of(4);
    const message: IngressMessage = {
        id: 'ab',
        sender: principal,
        receiver: principal,
        method: 'm',
        arg: new Uint8Array(),
        expiry: 1n,
        effective: { kind: 'none' }
    };
    beforeEach(() => {
        vi.useFakeTimers();
        const subnets = [{ kind: 'Application', benchmarking: false, charges: true } as const];
        instance = new HostedInstance(0, new ReplicaInstance({ subnets, loader: new ModuleLoader(null) }));
        instance.replica.state.ingress.receive(message);
    });
    afterEach(() => {
        vi.useRealTimers();
    });

    it('ends when it is answered', async () => {
        const answered = instance.answered(message.id, TIMEOUT);
        instance.replica.state.ingress.finish(message.id, { reply: new Uint8Array() });
        expect(await answered).toBe(true);
        expect(vi.getTimerCount()).toBe(0);
    });

    it('ends at once when it was answered before', async () => {
        instance.replica.state.ingress.finish(message.id, { reply: new Uint8Array() });
        expect(await instance.answered(message.id, TIMEOUT)).toBe(true);
    });

    it('is given up after the time limit', async () => {
        const answered = instance.answered(message.id, TIMEOUT);
        await vi.advanceTimersByTimeAsync(TIMEOUT);
        expect(await answered).toBe(false);
    });
});
