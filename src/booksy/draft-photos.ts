/**
 * Pictures of a profile (rule 33): only those of the salon itself, told by the address, which carries the salon's id and the kind. What customers sent
 * is never taken.
 */
import type { DraftPhoto, DraftPhotoKind } from './draft.js';
import { lineIn, listIn, type PickedRecord, recordsIn } from './picked-values.js';

const HOSTS = /^(?:d375139ucebi94\.cloudfront\.net|d2zdpiztbgorvt\.cloudfront\.net|(?:[a-z0-9-]+\.)*booksy\.com)$/;
const PICTURE = /^https:\/\/([a-z0-9.-]+)\/([A-Za-z0-9_/-]*\/)?(\d{1,10})\/([a-z_]+)\/([A-Za-z0-9._-]+)(?:\?[\x21-\x7e]*)?$/;

/** Kinds by the word in the address; `review_photos`, and what nobody told us of, are none. */
const KIND_OF_WORD: Readonly<Record<string, DraftPhotoKind>> = {
    logo: 'logo',
    biz_photo: 'salon',
    inspiration: 'inspiration',
    service_photos: 'service',
    resource_photos: 'staff'
};

const MOST_PHOTOS = 600;
const LONGEST_ADDRESS = 500;

/** Pictures of the salon with this id: logo and cover first, each address once. */
export function draftPhotos(id: number, business: PickedRecord | undefined, jsonLd: PickedRecord | undefined): readonly DraftPhoto[] {
    const gallery = texts(business?.['images']);
    const logo = first(id, 'logo', [texts(business?.['thumbnail_photo']), gallery, texts(jsonLd?.['logo'])]);
    const cover = first(id, 'salon', [texts(business?.['photo']), texts(jsonLd?.['image']), gallery]);
    const photos: DraftPhoto[] = [
        ...(logo === undefined ? [] : [logo]),
        ...(cover === undefined ? [] : [{ ...cover, kind: 'cover' as const }]),
        ...gallery.flatMap((url) => photoAt(id, url) ?? []),
        ...ofServices(id, business),
        ...ofStaff(id, business)
    ];
    return withoutRepeats(photos).slice(0, MOST_PHOTOS);
}

/** The picture at an address, without its size; undefined when it is not one of this salon's own. */
export function photoAt(id: number, url: string): DraftPhoto | undefined {
    if (url.length > LONGEST_ADDRESS) return undefined;
    const [, host = '', folders = '', owner = '', word = '', file = ''] = PICTURE.exec(url) ?? [];
    const kind = Object.hasOwn(KIND_OF_WORD, word) ? KIND_OF_WORD[word] : undefined;
    if (kind === undefined || Number(owner) !== id || !HOSTS.test(host) || folders.includes('//')) return undefined;
    return { kind, url: `https://${host}/${folders}${owner}/${word}/${file}` };
}

function first(id: number, kind: DraftPhotoKind, sources: readonly (readonly string[])[]): DraftPhoto | undefined {
    for (const url of sources.flat()) {
        const photo = photoAt(id, url);
        if (photo?.kind === kind) return photo;
    }
    return undefined;
}

function ofServices(id: number, business: PickedRecord | undefined): DraftPhoto[] {
    return recordsIn(business?.['service_categories'])
        .flatMap((category) => recordsIn(category['services']))
        .flatMap((service) => texts(service['photos']).flatMap((url) => named(photoAt(id, url), 'service', lineIn(service['name']))));
}

function ofStaff(id: number, business: PickedRecord | undefined): DraftPhoto[] {
    const shown = recordsIn(business?.['staff']).filter(({ active, visible }) => active !== false && visible !== false);
    return shown.flatMap((person) => {
        const urls = [...texts(person['photo']), lineIn(person['photo_url']) ?? ''];
        return urls.flatMap((url) => named(photoAt(id, url), 'staff', lineIn(person['name'])));
    });
}

function named(photo: DraftPhoto | undefined, kind: DraftPhotoKind, name: string | undefined): DraftPhoto[] {
    if (photo?.kind !== kind) return [];
    return [{ ...photo, ...(name === undefined ? {} : { of: name }) }];
}

function texts(value: PickedRecord[string] | undefined): readonly string[] {
    return listIn(value).flatMap((text) => lineIn(text) ?? []);
}

function withoutRepeats(photos: readonly DraftPhoto[]): readonly DraftPhoto[] {
    const seen = new Set<string>();
    return photos.filter(({ url }) => {
        if (seen.has(url)) return false;
        seen.add(url);
        return true;
    });
}
