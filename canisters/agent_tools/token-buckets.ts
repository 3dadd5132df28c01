export interface BucketSize {
    /** Calls that may come at once. */
    readonly burst: number;
    /** How many more each minute gives. */
    readonly perMinute: number;
}

interface Bucket {
    tokens: number;
    /** Milliseconds since 1970 UTC. */
    at: number;
}

const MINUTE_MS = 60_000;

/**
 * Calls counted in the heap: an upgrade fills every bucket, which costs less than writing each call down. A bucket is made only for keys that
 * were let in before, so that nobody can fill the map by making up principals; past `most` keys the one made first goes.
 */
export class TokenBuckets {
    readonly #buckets = new Map<string, Bucket>();

    /** @param now milliseconds since 1970 UTC */
    constructor(
        private readonly size: BucketSize,
        private readonly now: () => number,
        private readonly most: number
    ) {}

    /** Whether one more call of `key` may come now; it is counted when it may. */
    take(key: string): boolean {
        const bucket = this.filled(key);
        if (bucket.tokens < 1) return false;
        bucket.tokens--;
        return true;
    }

    private filled(key: string): Bucket {
        const now = this.now();
        const known = this.#buckets.get(key);
        if (known === undefined) return this.made(key, now);
        // Time may stand still between two calls, and is not promised never to go back.
        const passed = Math.max(0, now - known.at);
        known.tokens = Math.min(this.size.burst, known.tokens + (passed * this.size.perMinute) / MINUTE_MS);
        known.at = now;
        return known;
    }

    private made(key: string, now: number): Bucket {
        const first = this.#buckets.keys().next();
        if (this.#buckets.size >= this.most && first.done !== true) this.#buckets.delete(first.value);
        const bucket = { tokens: this.size.burst, at: now };
        this.#buckets.set(key, bucket);
        return bucket;
    }
}
