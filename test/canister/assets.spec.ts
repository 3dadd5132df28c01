import { createIdentity, PocketIc } from '@dfinity/pic';
import { IDL } from '@dfinity/candid';
import type { Identity } from '@icp-sdk/core/agent';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { actorOf, fromPic, type CanisterActor } from '../../deployment/pic-types.js';
import { idlFactory, type _SERVICE } from '../../src/core/generated/assets.did.js';
import { wasmOf } from '../support/salon-replica.js';

const CONTROLLER = createIdentity('controller');
const OWNER = createIdentity('owner');
const AGENT = createIdentity('agent');

let pic: PocketIc;
let canisterId: Awaited<ReturnType<PocketIc['createCanister']>>;
beforeAll(async () => {
    pic = await PocketIc.create(inject('replicaUrl'));
    const sender = CONTROLLER.getPrincipal();
    canisterId = await pic.createCanister({ sender });
    await pic.installCode({ canisterId, wasm: wasmOf('assets'), arg: new Uint8Array(IDL.encode([], [])), sender });
    await as(CONTROLLER).admit(principalOf(OWNER));
});
afterAll(() => pic.tearDown());

const as = (identity: Identity): CanisterActor<_SERVICE> => actorOf<_SERVICE>(pic, idlFactory, fromPic(canisterId), identity);
const principalOf = (identity: Identity) => fromPic(identity.getPrincipal());

/** A picture of so many bytes, none like the one before it. */
function png(size: number): Uint8Array {
    const bytes = Uint8Array.from({ length: size }, (_, place) => (place * 31) & 255);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return bytes;
}

test('Y4 an agent stores the largest picture for the owner who lets her, and it is served byte for byte, also after an upgrade', async () => {
    const picture = { name: 'Booksy · logo · 1a2b', mime: 'image/png', bytes: png(1_900_000) };
    expect(await as(AGENT).put([principalOf(OWNER)], picture)).toEqual({ err: { forbidden: null } });
    expect(await as(OWNER).grant_agent(principalOf(AGENT))).toEqual({ ok: null });
    const stored = await as(AGENT).put([principalOf(OWNER)], picture);
    if (!('ok' in stored)) throw new Error(`not stored: ${Object.keys(stored.err).join()}`);

    await pic.upgradeCanister({
        canisterId,
        wasm: wasmOf('assets'),
        arg: new Uint8Array(IDL.encode([], [])),
        sender: CONTROLLER.getPrincipal()
    });
    expect(await as(AGENT).find(principalOf(OWNER), picture.name)).toEqual([stored.ok]);
    const request = { method: 'GET', url: `/picture/${stored.ok.id}`, headers: [], body: new Uint8Array() };
    const answer = await as(AGENT).http_request(request);
    expect(answer.status_code).toBe(200);
    expect(Buffer.compare(Buffer.from(answer.body), Buffer.from(picture.bytes))).toBe(0);
    expect(await as(OWNER).remove([], stored.ok.id)).toEqual({ ok: null });
    expect((await as(AGENT).http_request(request)).status_code).toBe(404);
});

test('Y4 only controllers admit, and a stranger stores nothing', async () => {
    expect(await as(AGENT).admit(principalOf(AGENT))).toEqual({ err: { forbidden: null } });
    expect(await as(AGENT).put([], { name: 'x', mime: 'image/png', bytes: png(100) })).toEqual({ err: { forbidden: null } });
});

test('S14 an argument above two megabytes is refused before it is read', async () => {
    await expect(as(OWNER).put([], { name: 'x', mime: 'image/png', bytes: png(1_950_000) })).rejects.toThrow();
    expect(await as(OWNER).pictures(principalOf(OWNER))).toEqual([]);
});
