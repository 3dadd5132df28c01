import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedFiles } from './codegen/generated-files.js';

// Writes what is made from candid/*.did: types and IDL factories for the package, codecs for the canisters.
const root = join(import.meta.dirname, '..');

for (const [path, text] of await generatedFiles(root)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(path);
}
