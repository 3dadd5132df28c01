import { BlockList, isIP, isIPv6 } from 'node:net';

/** Loopback, private and link-local addresses: canisters on the Internet Computer cannot reach those of its nodes either. */
const LOCAL = new BlockList();
for (const [address, bits] of [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16]
] as const)
    LOCAL.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
    ['::', 127],
    ['fc00::', 7],
    ['fe80::', 10]
] as const)
    LOCAL.addSubnet(address, bits, 'ipv6');

/** @param address an IP address, an IPv6 one possibly in brackets; other texts are not local */
export function isLocalAddress(address: string): boolean {
    const plain = address.replace(/^\[(.*)\]$/, '$1');
    return isIP(plain) !== 0 && LOCAL.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
