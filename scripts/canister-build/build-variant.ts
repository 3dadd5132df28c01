import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A change of one place in the copy of the sources that is built. The sources themselves are never touched. */
export interface Patch {
    /** A source file, from the top of the project. */
    readonly file: string;
    /** Occurs exactly once in the file. */
    readonly find: string;
    readonly replace: string;
}

/** A canister as it is not deployed: with hooks for tests, or with a mistake planted to see whether a test notices. */
export interface BuildVariant {
    readonly name: string;
    readonly patches: readonly Patch[];
}

/** @throws Error when the place is not found, or more than once: the sources have moved on and the patch has not */
export async function applyPatch(folder: string, { file, find, replace }: Patch): Promise<void> {
    const path = join(folder, file);
    const source = await readFile(path, 'utf8');
    const places = source.split(find).length - 1;
    if (places !== 1) throw new Error(`a patch's place occurs ${places} times in ${file}, and must occur once: ${find}`);
    await writeFile(
        path,
        source.replace(find, () => replace)
    );
}

export function variantName(canister: string, variant: BuildVariant | undefined): string {
    return variant === undefined ? canister : `${canister}-${variant.name}`;
}

/** Equal keys, equal modules. */
export function keyOfVariant(key: string, variant: BuildVariant | undefined): string {
    if (variant === undefined) return key;
    return createHash('sha256')
        .update(JSON.stringify([key, variant]))
        .digest('hex');
}
