import { describe, expect, it } from 'vitest';
import { IngressHistory, type IngressMessage } from './ingress-history.js';

const SECOND = 1_000_000_000n;

function message(id: string, expiry = 300n * SECOND): IngressMessage {
    const nobody = new Uint8Array([4]);
    return { id, sender: nobody, receiver: nobody, method: 'm', arg: new Uint8Array(1_000), expiry, effective: { kind: 'none' } };
}

describe('the history of ingress messages', () => {
    it('follows a message from its receipt to its answer', () => {
        const history = new IngressHistory();
        expect(history.status('a')).toBeUndefined();
        history.receive(message('a'));
        expect(history.status('a')?.state).toBe('received');
        history.start('a');
        expect(history.status('a')?.state).toBe('processing');
        history.finish('a', { reply: new Uint8Array([1]) });
        expect(history.status('a')).toMatchObject({ state: 'answered', response: { reply: new Uint8Array([1]) } });
    });

    it('forgets answers five minutes after the message expired, and open messages never', () => {
        const history = new IngressHistory();
        history.receive(message('answered'));
        history.receive(message('open'));
        history.finish('answered', { reply: new Uint8Array() });
        history.forgetExpired(599n * SECOND);
        expect(history.status('answered')?.state).toBe('answered');
        history.forgetExpired(700n * SECOND);
        expect(history.status('answered')).toBeUndefined();
        expect(history.status('open')?.state).toBe('received');
    });

    it('does not grow without end while time stands still', () => {
        const history = new IngressHistory();
        for (let index = 0; index < 50_000; index++) {
            history.receive(message(`${index}`));
            history.finish(`${index}`, { reply: new Uint8Array(10) });
        }
        expect([...history.all()].length).toBeLessThanOrEqual(20_000);
        expect(history.status('49999')?.state).toBe('answered');
    });

    it('keeps the latest answer however large it is', () => {
        const history = new IngressHistory();
        for (let index = 0; index < 40; index++) {
            history.receive(message(`${index}`));
            history.finish(`${index}`, { reply: new Uint8Array(2_000_000) });
        }
        expect(history.status('39')?.state).toBe('answered');
        expect([...history.all()].length).toBeLessThan(40);
    });

    it('remembers until it expires that a signed message was executed, though not with which answer', () => {
        const history = new IngressHistory();
        const large = { reply: new Uint8Array(2_000_000) };
        for (let index = 0; index < 40; index++) {
            history.receive({ ...message(`${index}`), isSigned: true });
            history.finish(`${index}`, large);
        }
        expect(history.status('0')?.state).toBe('done');
        expect(history.status('39')?.state).toBe('answered');
        history.forgetExpired(700n * SECOND);
        expect([...history.all()]).toEqual([]);
    });

    it('tells once who waits for an answer, also for one that is there already', async () => {
        const history = new IngressHistory();
        const heard: string[] = [];
        history.receive(message('a'));
        history.onAnswer('a', () => heard.push('first'));
        history.onAnswer('a', () => heard.push('nobody'))();
        history.finish('a', { reply: new Uint8Array() });
        expect(heard).toEqual([]);
        await Promise.resolve();
        expect(heard).toEqual(['first']);
        history.onAnswer('a', () => heard.push('late'));
        await Promise.resolve();
        expect(heard).toEqual(['first', 'late']);
    });
});
