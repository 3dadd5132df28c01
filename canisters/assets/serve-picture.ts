import type { HttpAnswer, HttpRequest } from '../../src/core/generated/assets.did.js';
import type { PictureStore } from './picture-store.js';

const PICTURE = /^\/picture\/(\d{1,9})(?:\?[^#]*)?$/;

/** Answers a browser. A picture never changes under its address, so it may be kept for a year; whatever it is, it is shown as a picture only. */
export function servePicture(store: PictureStore, { method, url }: HttpRequest): HttpAnswer {
    if (method !== 'GET' && method !== 'HEAD') return answer(405, [['allow', 'GET, HEAD']]);
    const picture = store.served(PICTURE.exec(url)?.[1] ?? '');
    if (picture === undefined) return answer(404);
    const headers: [string, string][] = [
        ['content-type', picture.mime],
        ['content-length', String(picture.bytes.length)],
        ['cache-control', 'public, max-age=31536000, immutable'],
        ['x-content-type-options', 'nosniff'],
        ['content-security-policy', "default-src 'none'"]
    ];
    return { status_code: 200, headers, body: method === 'GET' ? picture.bytes : new Uint8Array(0) };
}

function answer(status_code: number, headers: [string, string][] = []): HttpAnswer {
    return { status_code, headers, body: new Uint8Array(0) };
}
