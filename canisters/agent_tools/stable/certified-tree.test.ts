import { Cbor, lookup_path, lookupResultToBuffer, reconstruct, type HashTree } from '@dfinity/agent';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MapInMemory } from '../../shared/testing/map-in-memory.js';
import { CertifiedTree } from './certified-tree.js';

const write = fc.record({ at: fc.nat(), content: fc.uint8Array({ minLength: 1, maxLength: 300 }) });

test('B2 after any writes every slot’s witness has the certified root and shows what was put last', async () => {
    await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.array(write, { maxLength: 20 }), async (slots, writes) => {
            let certified = new Uint8Array();
            const tree = new CertifiedTree(new MapInMemory(), (root) => (certified = Uint8Array.from(root)));
            const contents = Array.from({ length: slots }, (_, slot) => Uint8Array.of(slot));
            for (const content of contents) tree.put(tree.newSlot(), content);
            for (const { at, content } of writes) {
                contents[at % slots] = content;
                tree.put(at % slots, content);
            }
            for (const [slot, content] of contents.entries()) {
                const witness = Cbor.decode<HashTree>(tree.witness(slot, content));
                expect(await reconstruct(witness)).toEqual(certified);
                expect(lookupResultToBuffer(lookup_path([Uint8Array.of(0, 0, slot)], witness))).toEqual(content);
            }
        }),
        { numRuns: 20 }
    );
});

test('B2 what is restored after an upgrade is the root that was certified before', () => {
    const roots: Uint8Array[] = [];
    const records = new MapInMemory();
    const tree = new CertifiedTree(records, (root) => roots.push(root));
    for (let slot = 0; slot < 5; slot++) tree.put(tree.newSlot(), Uint8Array.of(slot));
    new CertifiedTree(records, (root) => roots.push(root)).restore();
    expect(roots.at(-1)).toEqual(roots.at(-2));
});
