/** Every limit of the canister, with the reason for its number. */

/** Longest argument of a method in bytes. The largest honest one, an import with overrides for a whole price list, is a third of it. */
export const MAX_ARGUMENT_BYTES = 16 * 1024;

/**
 * Opening brackets in the JSON of a tool's arguments. Bounds the depth before anything is parsed: a parser that overflows the stack kills the
 * message. An import with overrides for 120 services opens 240.
 */
export const MAX_JSON_BRACKETS = 500;

/** Previews and receipts that one conversation keeps; a day of the default write budget fits. At the limit new previews are refused. */
export const MAX_CONFIRMATIONS_PER_CONVERSATION = 256;

/** Conversations kept for one caller within a day; a host with more people than that has a principal for each part of them. */
export const MAX_CONVERSATIONS_PER_CALLER = 1_000;

/** How long a confirmation is kept after its preview, so that a host can still ask what it came to. */
export const KEEP_CONFIRMATION_MS = 25 * 60 * 60 * 1000;

/** Agents that one salon may have. An owner uses one or two assistants; more is a mistake or an attack on her list. */
export const MAX_AGENTS_PER_SALON = 20;

/** Salons that one agent may serve. */
export const MAX_SALONS_PER_AGENT = 2_000;

/** A grant without an expiry of its own, and the longest one. */
export const DEFAULT_GRANT_DAYS = 30;
export const MAX_GRANT_DAYS = 366;

/** Confirmed writes a day where a grant does not say. */
export const DEFAULT_WRITES_PER_DAY = 200;
export const MAX_WRITES_PER_DAY = 10_000;

/** How long the coordinator's answer to "does she own the salon" serves reads and previews; before a write it is asked afresh (rule 26). */
export const OWNERSHIP_TTL_MS = 5 * 60 * 1000;

/** Ownership answers kept in the heap. */
export const MAX_OWNERSHIP_ANSWERS = 2_000;

/** How often the sweeper looks for what is to be forgotten, in seconds, and how much it forgets at a time. */
export const SWEEP_SECONDS = 5 * 60;
export const SWEEP_BATCH = 200;
