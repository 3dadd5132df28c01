import { describe, expect, it } from 'vitest';
import { isLocalAddress } from './local-addresses.js';

describe('S12 addresses that an outcall may not reach', () => {
    it.each([
        '127.0.0.1',
        '127.9.9.9',
        '10.1.2.3',
        '172.31.0.1',
        '192.168.1.1',
        '169.254.169.254',
        '0.0.0.0',
        '::1',
        '[::1]',
        'fd00::1',
        '::ffff:127.0.0.1'
    ])('%s is local', (address) => {
        expect(isLocalAddress(address)).toBe(true);
    });

    it.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', 'example.com'])('%s is not', (address) => {
        expect(isLocalAddress(address)).toBe(false);
    });
});
