import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/**
 * Makes a lock file with this process's id, so that no two processes write the same state. A lock whose process is gone is taken over.
 * @returns removes it
 * @throws Error that names the process which holds it
 */
export function lockDirectory(path: string): () => void {
    for (;;) {
        try {
            const file = openSync(path, 'wx');
            writeSync(file, String(process.pid));
            closeSync(file);
            return () => rmSync(path, { force: true });
        } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        }
        const holder = Number(readFileSync(path, 'utf8'));
        if (isAlive(holder)) throw new Error(`the state is in use by process ${holder}; if that is no replica, remove ${path}`);
        rmSync(path, { force: true });
    }
}

function isAlive(process_: number): boolean {
    if (!Number.isSafeInteger(process_) || process_ <= 0) return false;
    try {
        process.kill(process_, 0);
        return true;
    } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
}
