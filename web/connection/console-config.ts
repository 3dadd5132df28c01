import * as v from 'valibot';

const configSchema = v.object({
    /** Where the replica answers: `http://127.0.0.1:<port>`. */
    replica: v.pipe(v.string(), v.url()),
    agentToolsId: v.string(),
    coordinatorId: v.string(),
    /** Whether the replica's root key is asked for; only ever of a local one, since answers are checked against it. */
    isLocal: v.boolean(),
    /** Where a customer of the page stands. */
    place: v.object({ name: v.string(), lat: v.number(), lng: v.number() }),
    /** Where Internet Identity answers; without it nobody can sign in, and the keys made here are all there is. */
    identityProvider: v.optional(v.pipe(v.string(), v.url())),
    /** A profile that the import can be tried with. */
    booksyProfile: v.optional(v.string())
});

/** What the server of the page says about where it is. */
export type ConsoleConfig = v.InferOutput<typeof configSchema>;

/** @throws Error when the server has no configuration, or none of this form */
export async function loadConfig(): Promise<ConsoleConfig> {
    const response = await fetch('./console.json');
    if (!response.ok) throw new Error(`console.json: ${response.status}`);
    return v.parse(configSchema, await response.json());
}
