import type { CoordinatorActor } from '../core/coordinator-client.js';
import { CoreFailure } from '../core/core-failure.js';
import { toSalonMedia } from '../core/offers-mapping.js';
import type { SalonAssetsPort, SalonPhotos, SalonPhotoSlots, SalonPictureInput } from '../core/salon-assets-port.js';
import type { SalonMedia } from '../core/salon-offers.js';

/** A salon's pictures and its two slots in memory, its library in a coordinator. For tests and demonstrations. */
export class InMemorySalonAssets implements SalonAssetsPort {
    /** What was stored, in order. */
    readonly pictures: SalonPictureInput[] = [];
    #photos: SalonPhotos = { version: 0n };

    /** @param owner whose salon it is */
    constructor(
        private readonly owner: Pick<CoordinatorActor, 'add_media'>,
        private readonly salonId: string
    ) {}

    readPhotos(): Promise<SalonPhotos> {
        return Promise.resolve(this.#photos);
    }

    async storePicture(picture: SalonPictureInput): Promise<SalonMedia> {
        const { name, mime, bytes } = picture;
        const input = { name, kind: { image: null }, mime, size: BigInt(bytes.length), url: [] as [] };
        const answer = await this.owner.add_media(this.salonId, input);
        if ('err' in answer) throw new CoreFailure('invalid_arguments');
        this.pictures.push(picture);
        return toSalonMedia(answer.ok);
    }

    setPhotos(slots: SalonPhotoSlots, expectedVersion: bigint): Promise<void> {
        if (expectedVersion !== this.#photos.version) return Promise.reject(new CoreFailure('conflict'));
        this.#photos = { ...slots, version: expectedVersion + 1n };
        return Promise.resolve();
    }
}
