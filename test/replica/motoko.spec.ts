import { describe, expect, inject, it } from 'vitest';
import { motokoModule } from './support/motoko-module.js';
import { openReplica, Probe } from './support/probe.js';

describe('B7 Motoko', () => {
    // Node 20 validates 64-bit memories only behind a flag, and the rewriter that isolates messages handles 32-bit addresses.
    it.runIf(inject('replicaIsEmbedded'))(
        'a canister with a 64-bit memory, which is all the compiler of npm makes, is refused by name',
        async () => {
            const pic = await openReplica();
            const wasm = motokoModule('persistent actor { var n = 0; public func bump() : async Nat { n += 1; n } }');
            expect(WebAssembly.validate(wasm as BufferSource)).toBe(false);
            await expect(Probe.installModule(pic, wasm)).rejects.toThrow(/64-bit memory \(wasm64\)/);
            await pic.tearDown();
        }
    );
});
