import { createHash } from 'node:crypto';

/** A hash tree in the form in which certificates carry it (interface specification, "Encoding of certificates"). */
export type HashTree =
    | readonly [kind: 0]
    | readonly [kind: 1, left: HashTree, right: HashTree]
    | readonly [kind: 2, label: Uint8Array, subtree: HashTree]
    | readonly [kind: 3, value: Uint8Array]
    | readonly [kind: 4, hash: Uint8Array];

/** Labels from the root to a value or a subtree. */
export type Path = readonly Uint8Array[];

/** Texts stand for their UTF-8 bytes. */
export function pathOf(...labels: readonly (string | Uint8Array)[]): Path {
    return labels.map((label) => (typeof label === 'string' ? Buffer.from(label) : label));
}

function hash(domain: string, ...parts: readonly Uint8Array[]): Uint8Array {
    const digest = createHash('sha256').update(Uint8Array.of(domain.length)).update(domain);
    for (const part of parts) digest.update(part);
    return digest.digest();
}

const EMPTY_HASH = hash('ic-hashtree-empty');

/** The root hash of a hash tree. */
export function reconstruct(tree: HashTree): Uint8Array {
    switch (tree[0]) {
        case 0:
            return EMPTY_HASH;
        case 1:
            return hash('ic-hashtree-fork', reconstruct(tree[1]), reconstruct(tree[2]));
        case 2:
            return hash('ic-hashtree-labeled', tree[1], reconstruct(tree[2]));
        case 3:
            return hash('ic-hashtree-leaf', tree[1]);
        case 4:
            return tree[1];
    }
}

/** A value of the state tree. */
export class Leaf {
    private known: Uint8Array | null = null;

    constructor(readonly value: Uint8Array) {}

    get hash(): Uint8Array {
        this.known ??= hash('ic-hashtree-leaf', this.value);
        return this.known;
    }

    prune(): HashTree {
        return [3, this.value];
    }
}

export type StateTree = Leaf | Branch;
/** A label and what is under it. A text stands for its UTF-8 bytes. */
export type Child = readonly [label: string | Uint8Array, subtree: StateTree];

interface Labelled {
    readonly label: Uint8Array;
    readonly subtree: StateTree;
    readonly hash: Uint8Array;
}

/** Children from `first` to before `end`, as one hash. */
interface Fork {
    readonly first: number;
    readonly end: number;
    readonly hash: Uint8Array;
    readonly halves: readonly [Fork, Fork] | null;
}

/** A node of the state tree with its children. Hashes are computed once, when they are first asked for. */
export class Branch {
    private readonly children: readonly (readonly [Uint8Array, StateTree])[];
    private hashed: { readonly labelled: readonly Labelled[]; readonly root: Fork | null } | null = null;

    /** @param children in any order; labels differ */
    constructor(children: readonly Child[]) {
        const encoded = children.map(([label, subtree]) => [typeof label === 'string' ? Buffer.from(label) : label, subtree] as const);
        this.children = encoded.sort(([a], [b]) => Buffer.compare(a, b));
    }

    get hash(): Uint8Array {
        return this.forks().root?.hash ?? EMPTY_HASH;
    }

    /**
     * The tree with everything replaced by its hash but what lies under `paths`. Where a path is not in the tree, its neighbours' labels stay,
     * which proves that it is not there.
     */
    prune(paths: readonly Path[]): HashTree {
        const { labelled, root } = this.forks();
        if (!root) return [0];
        if (paths.some((path) => path.length === 0)) return assemble(root, (index) => reveal(labelled[index] as Labelled));
        const shown = this.shown(labelled, paths);
        return assemble(root, (index) => shown.get(index) ?? null, shown);
    }

    /** What stays of each child, by its index. */
    private shown(labelled: readonly Labelled[], paths: readonly Path[]): Map<number, HashTree> {
        const shown = new Map<number, HashTree>();
        const asked = new Map<number, Path[]>();
        for (const [label, ...rest] of paths) {
            const place = placeOf(labelled, label as Uint8Array);
            if (place.found) asked.set(place.index, [...(asked.get(place.index) ?? []), rest]);
            else for (const index of [place.index - 1, place.index]) keepLabel(shown, labelled, index);
        }
        for (const [index, rests] of asked) {
            const { label, subtree } = labelled[index] as Labelled;
            shown.set(index, [2, label, subtree.prune(rests)]);
        }
        return shown;
    }

    private forks(): { readonly labelled: readonly Labelled[]; readonly root: Fork | null } {
        if (this.hashed) return this.hashed;
        const labelled = this.children.map(([label, subtree]) => ({
            label,
            subtree,
            hash: hash('ic-hashtree-labeled', label, subtree.hash)
        }));
        this.hashed = { labelled, root: labelled.length === 0 ? null : forkOf(labelled, 0, labelled.length) };
        return this.hashed;
    }
}

function forkOf(labelled: readonly Labelled[], first: number, end: number): Fork {
    if (end - first === 1) return { first, end, hash: (labelled[first] as Labelled).hash, halves: null };
    const middle = (first + end) >>> 1;
    const left = forkOf(labelled, first, middle);
    const right = forkOf(labelled, middle, end);
    return { first, end, hash: hash('ic-hashtree-fork', left.hash, right.hash), halves: [left, right] };
}

/** @param shown when given: only forks over one of its indices are opened */
function assemble(fork: Fork, child: (index: number) => HashTree | null, shown?: ReadonlyMap<number, HashTree>): HashTree {
    if (shown && !covers(fork, shown)) return [4, fork.hash];
    if (!fork.halves) return child(fork.first) ?? [4, fork.hash];
    const [left, right] = fork.halves;
    return [1, assemble(left, child, shown), assemble(right, child, shown)];
}

function covers({ first, end }: Fork, shown: ReadonlyMap<number, HashTree>): boolean {
    for (const index of shown.keys()) if (index >= first && index < end) return true;
    return false;
}

function reveal({ label, subtree }: Labelled): HashTree {
    return [2, label, subtree.prune([[]])];
}

function keepLabel(shown: Map<number, HashTree>, labelled: readonly Labelled[], index: number): void {
    const neighbour = labelled[index];
    if (neighbour && !shown.has(index)) shown.set(index, [2, neighbour.label, [4, neighbour.subtree.hash]]);
}

/** Where `label` is, or the index at which it would be inserted. */
function placeOf(labelled: readonly Labelled[], label: Uint8Array): { readonly found: boolean; readonly index: number } {
    let [low, high] = [0, labelled.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        const order = Buffer.compare((labelled[middle] as Labelled).label, label);
        if (order === 0) return { found: true, index: middle };
        if (order < 0) low = middle + 1;
        else high = middle;
    }
    return { found: false, index: low };
}

/** The value at `path`, or null when the tree does not tell it. */
export function lookUp(tree: HashTree, path: Path): Uint8Array | null {
    const [label, ...rest] = path;
    if (!label) return tree[0] === 3 ? tree[1] : null;
    if (tree[0] === 1) return lookUp(tree[1], path) ?? lookUp(tree[2], path);
    return tree[0] === 2 && Buffer.compare(tree[1], label) === 0 ? lookUp(tree[2], rest) : null;
}
