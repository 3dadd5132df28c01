import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The file through which clients learn the port. Its name depends on the client's parent process only, so a file of an earlier run may lie
 * there and would be read at once: it is removed first thing, and written whole when the server listens.
 */
export class PortFile {
    constructor(private readonly path: string | null) {
        this.remove();
    }

    write(port: number): void {
        if (!this.path) return;
        const draft = `${this.path}.${process.pid}`;
        writeFileSync(draft, `${port}\n`);
        renameSync(draft, this.path);
    }

    remove(): void {
        if (this.path) rmSync(this.path, { force: true });
    }
}
