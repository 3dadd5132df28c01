export interface WorkerRecord {
    readonly id: string;
    readonly name: string;
    /** Whether the person has taken over her own account; visitors never see a worker who has not. */
    readonly claimed: boolean;
}
