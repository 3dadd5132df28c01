import { fileURLToPath } from 'node:url';
import { PocketIcServer } from '@dfinity/pic';
import type { TestProject } from 'vitest/node';

/** The embedded replica, a drop-in for PocketIC's executable. */
const EMBEDDED_REPLICA = fileURLToPath(new URL('../../replica/bin/pocket-ic', import.meta.url));

/** Longer than the longest pause between two requests of a test run. */
const TTL_SECONDS = 600;

/**
 * Starts one replica server for all real-wasm tests and tells them its URL. A `POCKET_IC_BIN` that the user set wins, so that the same tests
 * run on the real PocketIC.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
    const chosen = process.env.POCKET_IC_BIN;
    const server = await PocketIcServer.start({ binPath: chosen || EMBEDDED_REPLICA, ttl: TTL_SECONDS });
    project.provide('replicaUrl', server.getUrl());
    project.provide('replicaIsEmbedded', !chosen || chosen === EMBEDDED_REPLICA);
    return () => server.stop();
}

declare module 'vitest' {
    interface ProvidedContext {
        /** Base URL of the replica server. */
        replicaUrl: string;
        /** false on a PocketIC of the user's: what only the embedded replica has (instructions per call) is not tested then. */
        replicaIsEmbedded: boolean;
    }
}
