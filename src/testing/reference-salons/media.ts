import type { Actor, Caller } from './actor.js';
import { requireLine } from './check-text.js';
import type { MediaInput, MediaRecord } from './media-record.js';
import { invalid, notFound, type Answer } from './refusal.js';
import { SALON_LIMITS } from './salon-limits.js';
import type { SalonSystem } from './salon-system.js';

const MIME_TYPES: Readonly<Record<MediaInput['kind'], readonly string[]>> = {
    image: ['image/jpeg', 'image/png', 'image/webp'],
    video: ['video/mp4', 'video/webm']
};

/** A salon's pictures and films. */
export class MediaLibrary {
    constructor(private readonly system: SalonSystem) {}

    list(actor: Actor, salonId: string): Answer<readonly MediaRecord[]> {
        return this.system.inspect(actor, salonId, () => this.system.store.media.list(salonId));
    }

    add(caller: Caller, salonId: string, input: MediaInput): Answer<MediaRecord> {
        return this.system.actOwn(caller, { name: 'add_media', salonId }, () => {
            requireMedia(input);
            if (this.system.store.media.count(salonId) >= SALON_LIMITS.mediaPerSalon) throw invalid('media');
            const { name, kind, mime, size, url } = input;
            const media = { id: this.system.store.newId('media'), name, kind, mime, size, url, addedAt: this.system.now() };
            this.system.store.media.put(salonId, media.id, media);
            return media;
        });
    }

    /** Takes it out of the library and off every promo, which therefore changes its version. */
    remove(caller: Caller, salonId: string, id: string): Answer<undefined> {
        return this.system.actOwn(caller, { name: 'remove_media', salonId, target: id }, () => {
            if (this.system.store.media.get(salonId, id) === undefined) throw notFound('media');
            for (const promo of this.system.store.promos.list(salonId)) {
                if (promo.mediaId !== id) continue;
                this.system.store.promos.put(salonId, promo.id, { ...promo, mediaId: undefined, version: promo.version + 1 });
            }
            this.system.store.media.delete(salonId, id);
            return undefined;
        });
    }
}

function requireMedia({ name, kind, mime, size, url }: MediaInput): void {
    requireLine('name', name, SALON_LIMITS.name);
    if (!MIME_TYPES[kind].includes(mime)) throw invalid('mime');
    if (!Number.isSafeInteger(size) || size < 1 || size > SALON_LIMITS.mediaSize) throw invalid('size');
    if (url === undefined) return;
    requireLine('url', url, SALON_LIMITS.url);
    if (!url.startsWith('https://')) throw invalid('url');
}
