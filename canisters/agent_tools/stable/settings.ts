import type { StableMap } from '../../shared/stable-map.js';
import { decodeRecord, encodeRecord } from './versioned-json.js';

/** What the canister knows of itself. */
export interface Settings {
    /** Text form of the coordinator's principal. */
    readonly coordinator: string;
    /** While paused, no tool runs; grants can still be revoked. */
    readonly paused: boolean;
    /** Thirty-two bytes of the subnet's randomness, as numbers; absent until they have come after the first install. Kept for ever. */
    readonly seed?: readonly number[];
}

const VERSION = 1;
const SETTINGS = Uint8Array.of(0);
const COUNTER = Uint8Array.of(1);
/** Numbers taken from the stored counter at a time: an upgrade skips the rest, and a preview need not write it. */
const RESERVED = 256;

/** The settings and the counter of confirmation ids. What was read is kept in the heap, which a trap takes back together with the map. */
export class SettingsCell {
    #settings: Settings | undefined;
    #nextCount = 0;
    #reservedUntil = 0;

    constructor(private readonly map: StableMap) {}

    /** @throws Error before the first `write` */
    read(): Settings {
        this.#settings ??= this.stored();
        return this.#settings;
    }

    write(settings: Settings): void {
        this.map.insert(SETTINGS, encodeRecord(VERSION, settings));
        this.#settings = settings;
    }

    /** The next value of a 32-bit counter that wraps around. */
    nextCount(): number {
        if (this.#nextCount === this.#reservedUntil) this.reserve();
        const count = this.#nextCount;
        this.#nextCount = (count + 1) >>> 0;
        return count;
    }

    private reserve(): void {
        const bytes = this.map.get(COUNTER);
        this.#nextCount = bytes === undefined ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
        this.#reservedUntil = (this.#nextCount + RESERVED) >>> 0;
        const next = new Uint8Array(4);
        new DataView(next.buffer).setUint32(0, this.#reservedUntil);
        this.map.insert(COUNTER, next);
    }

    private stored(): Settings {
        const bytes = this.map.get(SETTINGS);
        if (bytes === undefined) throw new Error('the canister has no settings yet');
        return decodeRecord(bytes, { 1: (value) => value as Settings });
    }
}
