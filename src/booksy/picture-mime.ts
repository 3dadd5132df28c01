/** The kinds of pictures that are copied, told by their first bytes: what a server calls a file is not to be relied on. */
export type PictureMime = 'image/jpeg' | 'image/png' | 'image/webp';

export const PICTURE_ENDINGS: Readonly<Record<PictureMime, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Every one of them is longer than its mark. */
const SHORTEST_PICTURE = 16;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
/** After the word RIFF and four bytes of length. */
const WEBP_AT = 8;

/** Undefined for whatever is no JPEG, PNG or WebP. */
export function pictureMime(bytes: Uint8Array): PictureMime | undefined {
    if (bytes.length < SHORTEST_PICTURE) return undefined;
    if (hasAt(bytes, JPEG, 0)) return 'image/jpeg';
    if (hasAt(bytes, PNG, 0)) return 'image/png';
    return hasAt(bytes, RIFF, 0) && hasAt(bytes, WEBP, WEBP_AT) ? 'image/webp' : undefined;
}

function hasAt(bytes: Uint8Array, mark: readonly number[], at: number): boolean {
    return mark.every((byte, place) => bytes[at + place] === byte);
}
