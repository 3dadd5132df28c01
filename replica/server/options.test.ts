import { describe, expect, it } from 'vitest';
import { readOptions } from './options.js';

describe('flags of the executable', () => {
    it('are those the client gives', () => {
        expect(readOptions(['--port-file', '/tmp/x.port', '--ttl', '5'])).toEqual({
            port: 0,
            address: '127.0.0.1',
            portFile: '/tmp/x.port',
            ttlSeconds: 5,
            stateDirectory: null
        });
    });

    it('have defaults: any port, this machine only, sixty seconds', () => {
        expect(readOptions([])).toEqual({ port: 0, address: '127.0.0.1', portFile: null, ttlSeconds: 60, stateDirectory: null });
    });

    it.each([
        [['--fly'], /fly/],
        [['--ttl', '-1'], /ttl/],
        [['--ttl', '1.5'], /ttl/],
        [['--port', '70000'], /port/]
    ])('are refused by name when they are wrong: %j', (args, message) => {
        expect(() => readOptions(args)).toThrow(message);
    });
});
