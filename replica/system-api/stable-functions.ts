import { contractViolation } from '../execution/trap.js';
import type { SystemApiHost, SystemApiImplementation } from './host.js';

/** Instructions for each 4 KiB page of stable memory that a message writes. */
const DIRTY_PAGE_CHARGE = 1_000;
const PAGES_OF_32_BITS = 65_536n;

function assert32Bits(host: SystemApiHost, name: string): void {
    if (host.stable.pages > PAGES_OF_32_BITS) throw contractViolation(`ic0.${name}: the stable memory is larger than 32 bits can address`);
}

function assertCovers(host: SystemApiHost, name: string, offset: bigint, size: bigint): void {
    if (!host.stable.covers(offset, size)) throw contractViolation(`ic0.${name}: stable memory out of bounds`);
}

function write(host: SystemApiHost, name: string, offset: bigint, src: bigint, size: bigint): void {
    assertCovers(host, name, offset, size);
    const length = Number(size);
    host.charge(length);
    if (src + size > BigInt(host.memory.length)) throw contractViolation(`ic0.${name}: src=${src} + size=${size} exceeds the heap`);
    const source = host.memory.subarray(Number(src), Number(src) + length);
    host.charge(host.stable.write(Number(offset), source) * DIRTY_PAGE_CHARGE);
}

function read(host: SystemApiHost, name: string, dst: bigint, offset: bigint, size: bigint): void {
    assertCovers(host, name, offset, size);
    const length = Number(size);
    host.charge(length);
    if (dst + size > BigInt(host.memory.length)) throw contractViolation(`ic0.${name}: dst=${dst} + size=${size} exceeds the heap`);
    host.stable.read(Number(offset), host.memory.subarray(Number(dst), Number(dst) + length));
    host.markWritten(Number(dst), length);
}

const unsigned = (value: bigint): bigint => BigInt.asUintN(64, value);
const widen = (value: number): bigint => BigInt(value >>> 0);

/** The memory that outlives upgrades, in its 32-bit and its 64-bit interface. */
export const STABLE_FUNCTIONS: SystemApiImplementation = {
    stable_size: (host) => {
        assert32Bits(host, 'stable_size');
        return Number(host.stable.pages);
    },
    stable_grow: (host, pages: number) => {
        assert32Bits(host, 'stable_grow');
        if (host.stable.pages + widen(pages) > PAGES_OF_32_BITS) return -1;
        return Number(host.stable.grow(widen(pages)));
    },
    stable_write: (host, offset: number, src: number, size: number) => {
        assert32Bits(host, 'stable_write');
        write(host, 'stable_write', widen(offset), widen(src), widen(size));
    },
    stable_read: (host, dst: number, offset: number, size: number) => {
        assert32Bits(host, 'stable_read');
        read(host, 'stable_read', widen(dst), widen(offset), widen(size));
    },
    stable64_size: (host) => host.stable.pages,
    stable64_grow: (host, pages: bigint) => host.stable.grow(unsigned(pages)),
    stable64_write: (host, offset: bigint, src: bigint, size: bigint) =>
        write(host, 'stable64_write', unsigned(offset), unsigned(src), unsigned(size)),
    stable64_read: (host, dst: bigint, offset: bigint, size: bigint) =>
        read(host, 'stable64_read', unsigned(dst), unsigned(offset), unsigned(size))
};
