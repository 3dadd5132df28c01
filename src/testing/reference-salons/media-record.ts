export interface MediaInput {
    readonly name: string;
    readonly kind: 'image' | 'video';
    readonly mime: string;
    /** Bytes. */
    readonly size: number;
    /** Where it can be seen, when the library keeps it somewhere that shows it. */
    readonly url?: string | undefined;
}

/** A picture or film in a salon's library. */
export interface MediaRecord extends MediaInput {
    readonly id: string;
    /** Milliseconds since 1970 UTC. */
    readonly addedAt: number;
}
