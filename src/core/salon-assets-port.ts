import type { SalonMedia } from './salon-offers.js';

/** Which pictures of its library a salon shows of itself. */
export interface SalonPhotoSlots {
    readonly thumbnailMediaId?: string;
    readonly coverMediaId?: string;
}

export interface SalonPhotos extends SalonPhotoSlots {
    /** Grows with every change of the two; 0 for a salon that never set any. */
    readonly version: bigint;
}

export interface SalonPictureInput {
    /** As the library lists it. */
    readonly name: string;
    readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
    readonly bytes: Uint8Array;
}

/**
 * What a salon system with an assets canister can do besides `SalonCorePort`, for the same salon. Every method throws `CoreFailure` and nothing
 * else.
 */
export interface SalonAssetsReadPort {
    readPhotos(): Promise<SalonPhotos>;
}

export interface SalonAssetsPort extends SalonAssetsReadPort {
    /**
     * Stores a picture and lists it in the salon's library. One call to the assets canister, so at most 1.9 MB.
     *
     * @throws CoreFailure `forbidden` with `details.lacksTarget` when the identity is a delegation that does not name the assets canister
     */
    storePicture(picture: SalonPictureInput): Promise<SalonMedia>;
    /**
     * Replaces both slots; one that is left out is emptied.
     *
     * @param expectedVersion the version that the replacement was made from; another one by then is a `conflict`
     */
    setPhotos(slots: SalonPhotoSlots, expectedVersion: bigint): Promise<void>;
}
