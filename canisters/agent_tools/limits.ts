/** Every limit of the canister, with the reason for its number. */
import type { BucketSize } from './token-buckets.js';

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

/** How long a confirmation is kept after its preview, so that a host can still ask what it came to; longer than any preview lives. */
export const KEEP_CONFIRMATION_MS = 25 * 60 * 60 * 1000;

/** Agents that one salon may have. An owner uses one or two assistants; more is a mistake or an attack on her list. */
export const MAX_AGENTS_PER_SUBJECT = 20;

/** Salons that one agent may serve. */
export const MAX_SUBJECTS_PER_AGENT = 2_000;

/** A grant without an expiry of its own, and the longest one. */
export const DEFAULT_GRANT_DAYS = 30;
export const MAX_GRANT_DAYS = 366;

/** Confirmed writes a day where a grant does not say. */
export const DEFAULT_WRITES_PER_DAY = 200;
export const MAX_WRITES_PER_DAY = 10_000;

/** How long a preview waits for the owner's approval (rule 28): at least as long as any preview, at most a day. */
export const MIN_APPROVAL_MINUTES = 15;
export const MAX_APPROVAL_MINUTES = 24 * 60;

/** Previews of one salon that wait for its owner; more than anybody reads through. At the limit new ones are refused. */
export const MAX_WAITING_PREVIEWS = 64;

/** How long the coordinator's answer to "does she own the salon" serves reads and previews; before a write it is asked afresh (rule 26). */
export const OWNERSHIP_TTL_MS = 5 * 60 * 1000;
/** A no is kept for less: somebody who has just bought a salon should not wait. */
export const NO_OWNER_TTL_MS = 60 * 1000;

/** Ownership answers kept in the heap. */
export const MAX_OWNERSHIP_ANSWERS = 2_000;

/** Calls of tools by one principal for one salon. An agent in a quick conversation makes ten a minute; a loop is stopped. */
export const TOOL_CALLS: BucketSize = { burst: 120, perMinute: 120 };
export const MAX_BUCKETS = 10_000;

/**
 * Questions to the coordinator on the word of somebody who is not known here: an owner who connects her salon. All newcomers share them, so
 * that strangers, who can have any number of principals, cost at most so many calls.
 */
export const NEWCOMER_QUESTIONS: BucketSize = { burst: 60, perMinute: 30 };

/** Calls to the coordinator that may be open at once; the queue between two canisters holds 500, and replies need room in it too. */
export const MAX_OPEN_CALLS = 200;

/** Write attempts that a salon's audit trail keeps: years of an ordinary salon, a month of one at its full budget. */
export const MAX_AUDIT_ENTRIES = 6_000;
/** Entries of one page: what a query encodes in a tenth of its instructions. */
export const MAX_AUDIT_PAGE = 50;

/** The sweeper never looks more often than so many seconds, and forgets so much at a time. */
export const SWEEP_SECONDS = 5 * 60;
export const SWEEP_BATCH = 200;

/**
 * Largest Booksy page in bytes, its headers included, and what an outcall may cost therefore: the most that the platform lets through. Pages of
 * 1.2 MB are known, and the largest price lists are five times an ordinary one. 20.9 thousand million cycles on 13 nodes, some three cents.
 */
export const MAX_PAGE_BYTES = 2_000_000;

/** Longest argument of the transform: such a page and what Candid puts around it. */
export const MAX_TRANSFORM_BYTES = MAX_PAGE_BYTES + 100_000;

/** Outcalls a UTC day for all owners together: what somebody who makes up salons can burn, 2.1 million million cycles. Code `quota_exceeded`. */
export const MAX_OUTCALLS_PER_DAY = 100;

/** Outcalls a UTC day for one owner and all her agents. Copying a salon takes one, or a few when it goes on for longer than a draft is kept. */
export const MAX_OUTCALLS_PER_OWNER = 10;

/** Below this balance no outcall is made: it is for answering, and lasts for months. Code `unavailable`. */
export const MIN_CYCLES_FOR_OUTCALLS = 2_000_000_000_000n;
