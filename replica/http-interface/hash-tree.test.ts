import { encode } from '@dfinity/cbor';
import { describe, expect, it } from 'vitest';
import { Branch, type HashTree, Leaf, lookUp, type Path, pathOf, reconstruct } from './hash-tree.js';

const leaf = (text: string): Leaf => new Leaf(Buffer.from(text));
const bytes = (text: string): Uint8Array => Buffer.from(text);
const label = (text: string, subtree: HashTree): HashTree => [2, bytes(text), subtree];

describe('hash trees', () => {
    /** The example of the interface specification, "Encoding of certificates". */
    const EXAMPLE: HashTree = [
        1,
        [1, label('a', [1, [1, label('x', [3, bytes('hello')]), [0]], label('y', [3, bytes('world')])]), label('b', [3, bytes('good')])],
        [1, label('c', [0]), label('d', [3, bytes('morning')])]
    ];

    it('hash as the example of the specification does', () => {
        expect(Buffer.from(reconstruct(EXAMPLE)).toString('hex')).toBe('eb5c5b2195e62d996b84c9bcc8259d19a83786a2f59e0878cec84c811f669aa0');
    });

    it('encode as the example of the specification does', () => {
        expect(Buffer.from(encode(EXAMPLE as never)).toString('hex')).toBe(
            '8301830183024161830183018302417882034568656c6c6f810083024179820345776f726c6483024162820344676f6f648301830241638100830241648203476d6f726e696e67'
        );
    });
});

describe('pruned state trees', () => {
    const tree = new Branch([
        ['d', leaf('morning')],
        [
            'a',
            new Branch([
                ['y', leaf('world')],
                ['x', leaf('hello')]
            ])
        ],
        ['b', leaf('good')],
        ['c', new Branch([])]
    ]);
    const prune = (...paths: Path[]): HashTree => tree.prune(paths);

    it.each([[[]], [[pathOf('a', 'y')]], [[pathOf('ax'), pathOf('d')]], [[pathOf('c')]], [[pathOf()]]])(
        'keep the root hash: %j',
        (paths: Path[]) => {
            expect(Buffer.from(reconstruct(prune(...paths)))).toEqual(Buffer.from(tree.hash));
        }
    );

    it('tell what was asked for, and nothing else', () => {
        const pruned = prune(pathOf('a', 'y'), pathOf('d'));
        expect(lookUp(pruned, pathOf('a', 'y'))).toEqual(bytes('world'));
        expect(lookUp(pruned, pathOf('d'))).toEqual(bytes('morning'));
        expect(lookUp(pruned, pathOf('a', 'x'))).toBeNull();
        expect(JSON.stringify(pruned)).not.toContain(JSON.stringify(Buffer.from('good')));
    });

    it('tell everything under a path that ends in the middle', () => {
        const pruned = prune(pathOf('a'));
        expect(lookUp(pruned, pathOf('a', 'x'))).toEqual(bytes('hello'));
        expect(lookUp(pruned, pathOf('a', 'y'))).toEqual(bytes('world'));
        expect(lookUp(pruned, pathOf('b'))).toBeNull();
    });

    it('prove that a path is not there by its neighbours', () => {
        const labels = (pruned: HashTree): string[] =>
            pruned[0] === 1 ? [...labels(pruned[1]), ...labels(pruned[2])] : pruned[0] === 2 ? [Buffer.from(pruned[1]).toString()] : [];
        expect(labels(prune(pathOf('ax')))).toEqual(['a', 'b']);
        expect(labels(prune(pathOf('zz')))).toEqual(['d']);
        expect(labels(prune(pathOf('A')))).toEqual(['a']);
    });
});
