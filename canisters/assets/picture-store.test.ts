import { Principal } from '@dfinity/principal';
import { beforeEach, describe, expect, it } from 'vitest';

import { MapInMemory } from '../shared/testing/map-in-memory.js';
import { MAX_AGENTS, MAX_PICTURE_BYTES, MAX_PICTURES_PER_OWNER } from './limits.js';
import { PictureStore } from './picture-store.js';
import { servePicture } from './serve-picture.js';

const [OWNER, AGENT, STRANGER] = [1, 2, 3].map((last) => Principal.fromUint8Array(Uint8Array.of(9, last, 1))) as [
    Principal,
    Principal,
    Principal
];
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, ...new Uint8Array(40).fill(7));

const maps = { owners: new MapInMemory(), contents: new MapInMemory() };
let store: PictureStore;

function opened(): PictureStore {
    return new PictureStore(maps.owners, maps.contents, { now: () => 1_000, urlOf: (id) => `https://assets.example/picture/${id}` });
}

beforeEach(() => {
    maps.owners = new MapInMemory();
    maps.contents = new MapInMemory();
    store = opened();
    store.admit(OWNER, true);
});

const logo = (name: string, bytes = JPEG, mime = 'image/jpeg') => ({ name, mime, bytes });

describe('who may keep pictures', () => {
    it('Y4 an admitted owner, and an agent whom she lets act for her while she lets her', () => {
        expect(store.ownerFor(OWNER, undefined)).toEqual(OWNER);
        expect(store.ownerFor(AGENT, OWNER)).toBeUndefined();
        expect(store.grant(OWNER, AGENT)).toEqual({ ok: null });
        expect(store.ownerFor(AGENT, OWNER)).toEqual(OWNER);
        expect(store.revoke(OWNER, AGENT)).toEqual({ ok: null });
        expect(store.ownerFor(AGENT, OWNER)).toBeUndefined();
    });

    it('Y4 nobody else, whomever they name', () => {
        expect(store.ownerFor(STRANGER, undefined)).toBeUndefined();
        expect(store.ownerFor(STRANGER, OWNER)).toBeUndefined();
        expect(store.grant(STRANGER, AGENT)).toEqual({ err: { forbidden: null } });
        expect(store.put(STRANGER, logo('x'))).toEqual({ err: { forbidden: null } });
    });

    it('Y4 an owner who is dismissed adds nothing, and can still remove what she has', () => {
        store.put(OWNER, logo('x'));
        store.grant(OWNER, AGENT);
        store.admit(OWNER, false);
        expect(store.ownerFor(AGENT, OWNER)).toBeUndefined();
        expect(store.put(OWNER, logo('y'))).toEqual({ err: { forbidden: null } });
        expect(store.ownerFor(OWNER, undefined)).toEqual(OWNER);
        expect(store.remove(OWNER, '1')).toEqual({ ok: null });
    });

    it('S12 an owner has so many agents and no more', () => {
        for (let agent = 0; agent < MAX_AGENTS; agent++) {
            expect(store.grant(OWNER, Principal.fromUint8Array(Uint8Array.of(5, agent, 1)))).toEqual({ ok: null });
        }
        expect(store.grant(OWNER, AGENT)).toEqual({ err: { full: null } });
    });
});

describe('what is kept', () => {
    it('Y4 a picture is found under its name and served as it came, also after an upgrade', () => {
        const { ok } = store.put(OWNER, logo('Booksy · logo · ab12')) as { ok: { id: string } };
        store = opened();
        expect(store.pictures(OWNER)).toMatchObject([
            { id: ok.id, name: 'Booksy · logo · ab12', size: JPEG.length, added_at: 1_000_000_000n }
        ]);
        const answer = servePicture(store, { method: 'GET', url: `/picture/${ok.id}?x=1`, headers: [], body: new Uint8Array() });
        expect(answer.status_code).toBe(200);
        expect(answer.body).toEqual(JPEG);
        expect(new Map(answer.headers).get('content-type')).toBe('image/jpeg');
        expect(new Map(answer.headers).get('x-content-type-options')).toBe('nosniff');
    });

    it('Y4 a name is taken once, and the answer says by what', () => {
        const { ok } = store.put(OWNER, logo('x')) as { ok: unknown };
        expect(store.put(OWNER, logo('x'))).toEqual({ err: { name_taken: ok } });
        expect(maps.contents.len()).toBe(1);
    });

    it('Y4 JPEG, PNG and WebP of at most 1.9 MB, told by their bytes', () => {
        const largest = new Uint8Array(MAX_PICTURE_BYTES);
        largest.set(JPEG);
        expect(store.put(OWNER, logo('largest', largest))).toHaveProperty('ok');
        for (const refused of [
            logo('another kind', JPEG, 'image/png'),
            logo('page', new TextEncoder().encode('<html>no picture at all</html>')),
            logo('', JPEG),
            logo('n'.repeat(121), JPEG),
            { ...logo('too large'), bytes: Object.assign(new Uint8Array(MAX_PICTURE_BYTES + 1), { 0: 0xff, 1: 0xd8, 2: 0xff }) }
        ])
            expect(store.put(OWNER, refused)).toHaveProperty('err.invalid');
    });

    it('S12 an owner keeps so many, and one removed makes room; others do not feel it', () => {
        for (let number = 0; number < MAX_PICTURES_PER_OWNER; number++) expect(store.put(OWNER, logo(`${number}`))).toHaveProperty('ok');
        expect(store.put(OWNER, logo('one more'))).toEqual({ err: { full: null } });
        store.admit(STRANGER, true);
        expect(store.put(STRANGER, logo('hers'))).toHaveProperty('ok');
        expect(store.remove(STRANGER, '1')).toEqual({ err: { not_found: null } });
        expect(store.remove(OWNER, '1')).toEqual({ ok: null });
        expect(store.put(OWNER, logo('one more'))).toHaveProperty('ok');
    });

    it('Y4 what is not there, or is no picture’s address, is 404; what is no reading is 405', () => {
        const ask = (url: string, method = 'GET') => servePicture(store, { method, url, headers: [], body: new Uint8Array() }).status_code;
        expect(['/', '/picture/1', '/picture/01', '/picture/../1', '/picture/99999999999'].map((url) => ask(url))).toEqual([
            404, 404, 404, 404, 404
        ]);
        expect(ask('/picture/1', 'POST')).toBe(405);
    });
});
