import { describe, expect, it } from 'vitest';

import { withPublicMetadata } from './wasm-metadata.js';

const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

describe('adding public metadata to a module', () => {
    it('gives a valid module with the section that explorers look for', () => {
        const did = new TextEncoder().encode('service : { żółć : () -> () };'.repeat(20));
        const module = new WebAssembly.Module(withPublicMetadata(EMPTY_MODULE, 'candid:service', did) as BufferSource);
        const [section] = WebAssembly.Module.customSections(module, 'icp:public candid:service');
        expect(new Uint8Array(section ?? new ArrayBuffer(0))).toEqual(did);
    });

    it('refuses what is no module', () => {
        expect(() => withPublicMetadata(Uint8Array.of(1, 2, 3), 'candid:service', EMPTY_MODULE)).toThrow('not a WebAssembly module');
    });
});
