export interface LogRecord {
    readonly index: bigint;
    /** Nanoseconds since 1970. */
    readonly time: bigint;
    readonly content: Uint8Array;
}

/** What a canister printed, and its traps: kept also when the message that printed it was rolled back. Oldest records go first. */
export class CanisterLog {
    private records: LogRecord[] = [];
    private bytes = 0;
    private next = 0n;

    append(time: bigint, content: Uint8Array, limit: bigint): void {
        const kept = content.slice(0, Number(limit));
        this.records.push({ index: this.next++, time, content: kept });
        this.bytes += kept.length;
        while (BigInt(this.bytes) > limit && this.records.length > 1) this.bytes -= this.records.shift()?.content.length ?? 0;
    }

    read(): readonly LogRecord[] {
        return this.records;
    }

    clear(): void {
        this.records = [];
        this.bytes = 0;
    }
}
