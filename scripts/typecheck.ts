import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// `npm run typecheck`: the whole project, then the parts that must do without Node (the page) and without the DOM too.
const ROOT = join(import.meta.dirname, '..');
const PROJECTS = ['tsconfig.json', 'src/tsconfig.json', 'canisters/tsconfig.json', 'web/tsconfig.json'];

const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const failed = PROJECTS.filter((project) => {
    console.log(`tsc -p ${project}`);
    return spawnSync(process.execPath, [tsc, '-p', project, '--noEmit'], { cwd: ROOT, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
    console.error(`Types do not fit in: ${failed.join(', ')}`);
    process.exitCode = 1;
}
