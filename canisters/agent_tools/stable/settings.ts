import type { StableMap } from '../../shared/stable-map.js';
import { decodeRecord, encodeRecord } from './versioned-json.js';

/** What the canister knows of itself. */
export interface Settings {
    /** Text form of the coordinator's principal. */
    readonly coordinator: string;
    /** While paused, no tool runs; grants can still be revoked. */
    readonly paused: boolean;
    /** Of confirmation ids: the key of the permutation, four 32-bit numbers; absent until the first random bytes have come. */
    readonly idKey?: readonly number[];
}

const VERSION = 1;
const SETTINGS = Uint8Array.of(0);
const COUNTER = Uint8Array.of(1);

/** The settings and the counter of confirmation ids, each a cell of its own, since the counter changes with every preview. */
export class SettingsCell {
    constructor(private readonly map: StableMap) {}

    /** @throws Error before the first `write` */
    read(): Settings {
        const bytes = this.map.get(SETTINGS);
        if (bytes === undefined) throw new Error('the canister has no settings yet');
        return decodeRecord(bytes, { 1: (value) => value as Settings });
    }

    write(settings: Settings): void {
        this.map.insert(SETTINGS, encodeRecord(VERSION, settings));
    }

    /** The next value of a 32-bit counter that wraps around. */
    nextCount(): number {
        const bytes = this.map.get(COUNTER);
        const count = bytes === undefined ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
        const next = new Uint8Array(4);
        new DataView(next.buffer).setUint32(0, (count + 1) >>> 0);
        this.map.insert(COUNTER, next);
        return count;
    }
}
