import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 100;
const PATIENCE_MS = 300_000;

/**
 * Runs `work` while no other process that asks for the same lock does. A lock whose owner has died is taken over.
 * @param file where the owner's process id stands while it works
 * @param onWait called once when another process has to be waited for
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>, onWait: () => void = () => undefined): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let waited = false; !(await take(file)); waited = true) {
        if (Date.now() > deadline) throw new Error(`${file} has been held for five minutes; if nothing is building, delete it`);
        if (!waited) onWait();
        await setTimeout(POLL_MS);
    }
    try {
        return await work();
    } finally {
        await rm(file, { force: true });
    }
}

async function take(file: string): Promise<boolean> {
    try {
        const handle = await open(file, 'wx');
        await handle.writeFile(String(process.pid));
        await handle.close();
        return true;
    } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        if (!(await ownerLives(file))) await rm(file, { force: true });
        return false;
    }
}

async function ownerLives(file: string): Promise<boolean> {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    // Between creating the file and writing into it there is no id yet: its owner has only just started.
    if (!Number.isInteger(owner) || owner <= 0) return true;
    try {
        process.kill(owner, 0);
        return true;
    } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
}
