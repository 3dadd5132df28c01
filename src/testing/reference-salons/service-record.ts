export interface ServiceInput {
    readonly name: string;
    readonly description?: string | undefined;
    /** Whole grosze. */
    readonly price: number;
    /** A multiple of 5. */
    readonly durationMinutes: number;
    readonly serviceTypeIds: readonly string[];
    readonly workerIds: readonly string[];
    readonly active: boolean;
}

export interface ServiceRecord extends ServiceInput {
    readonly id: string;
    /** 1 for a new service; grows by one with every change. */
    readonly version: number;
}
