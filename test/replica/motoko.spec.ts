import { gzipSync } from 'node:zlib';
import { createIdentity, type PocketIc } from '@dfinity/pic';
import { IDL } from '@icp-sdk/core/candid';
import type { Principal } from '@icp-sdk/core/principal';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { azleFixture } from './support/azle-fixture.js';
import { motokoModule } from './support/motoko-module.js';
import { openReplica, Probe, rejectionOf } from './support/probe.js';

/** Motoko's manual says of each what it does; nothing of it was written for this replica. */
const COUNTER = `
    persistent actor Counter {
        var n = 0;
        transient var beats = 0;
        type Greeter = actor { getMessage : query () -> async Text; setMessage : Text -> async () };
        type Other = actor { bump : () -> async Nat; fail : () -> async () };

        public func bump() : async Nat { n += 1; n };
        public query func get() : async Nat { n };
        public query func bumpInQuery() : async Nat { n += 1; n };
        public func fail() : async () { n += 1; assert false };
        public shared ({ caller }) func whoami() : async Principal { caller };

        public func failAfterAwait(other : Text) : async () {
            n += 10;
            ignore await (actor (other) : Other).bump();
            n += 100;
            assert false;
        };
        public func caught(other : Text) : async Bool {
            n += 10;
            try { await (actor (other) : Other).fail(); false } catch _ { n += 5; true };
        };
        public func both(other : Text) : async Nat {
            let first = (actor (other) : Other).bump();
            let second = (actor (other) : Other).bump();
            (await first) + (await second);
        };
        public func greet(azle : Text, words : Text) : async Text {
            let greeter = actor (azle) : Greeter;
            await greeter.setMessage(words);
            await greeter.getMessage();
        };
        public composite query func getOf(other : Text) : async Nat {
            await (actor (other) : actor { get : query () -> async Nat }).get();
        };
        public query func beatsSoFar() : async Nat { beats };
        system func timer(set : Nat64 -> ()) : async () {
            beats += 1;
            if (beats < 3) set(1);
        };
    }`;

describe('B7 canisters of the Motoko compiler', () => {
    let pic: PocketIc;
    let wasm: Uint8Array<ArrayBuffer>;
    let withLargeMemory: Uint8Array<ArrayBuffer>;
    beforeAll(async () => {
        pic = await openReplica();
        withLargeMemory = motokoModule(COUNTER, 'enhanced');
        wasm = motokoModule(COUNTER);
    });
    afterAll(() => pic.tearDown());

    const encode = (...texts: string[]): Uint8Array<ArrayBuffer> =>
        new Uint8Array(
            IDL.encode(
                texts.map(() => IDL.Text),
                texts
            )
        );
    const natural = (bytes: Uint8Array): bigint => IDL.decode([IDL.Nat], new Uint8Array(bytes))[0] as unknown as bigint;
    const install = (): Promise<Probe> => Probe.installModule(pic, wasm, { arg: encode() });
    const count = async (canister: Probe): Promise<bigint> => natural(await canister.query('get', encode()));

    it('keep what updates change, and nothing of what queries change', async () => {
        const canister = await install();
        expect(natural(await canister.update('bump', encode()))).toBe(1n);
        expect(natural(await canister.query('bumpInQuery', encode()))).toBe(2n);
        expect(natural(await canister.query('bumpInQuery', encode()))).toBe(2n);
        expect(await count(canister)).toBe(1n);
    });

    it('know their caller', async () => {
        const canister = await install();
        const caller = createIdentity('somebody').getPrincipal();
        const reply = await canister.update('whoami', encode(), caller);
        expect((IDL.decode([IDL.Principal], new Uint8Array(reply))[0] as unknown as Principal).toText()).toBe(caller.toText());
    });

    it('lose everything of a message that traps, and what came before its await stays', async () => {
        const [canister, other] = [await install(), await install()];
        expect((await rejectionOf(canister.update('fail', encode()))).code).toBe(5);
        expect(await count(canister)).toBe(0n);
        expect((await rejectionOf(canister.update('failAfterAwait', encode(other.id.toText())))).code).toBe(5);
        expect([await count(canister), await count(other)]).toEqual([10n, 1n]);
    });

    it('catch what the canister they call did not survive', async () => {
        const [canister, other] = [await install(), await install()];
        const reply = await canister.update('caught', encode(other.id.toText()));
        expect(IDL.decode([IDL.Bool], new Uint8Array(reply))).toEqual([true]);
        expect([await count(canister), await count(other)]).toEqual([15n, 0n]);
    });

    it('have several calls open at once', async () => {
        const [canister, other] = [await install(), await install()];
        expect(natural(await canister.update('both', encode(other.id.toText())))).toBe(3n);
    });

    it('ask others in composite queries', async () => {
        const [canister, other] = [await install(), await install()];
        await other.update('bump', encode());
        expect(natural(await canister.query('getOf', encode(other.id.toText())))).toBe(1n);
    });

    it('keep their variables over an upgrade, but for transient ones', async () => {
        const canister = await install();
        await canister.update('bump', encode());
        await pic.tick(5);
        expect(natural(await canister.query('beatsSoFar', encode()))).toBe(3n);
        await pic.upgradeCanister({ canisterId: canister.id, wasm, arg: encode() });
        expect(await count(canister)).toBe(1n);
        expect(natural(await canister.query('beatsSoFar', encode()))).toBe(0n);
    });

    it('talk with canisters of Azle', { timeout: 180_000 }, async () => {
        const canister = await install();
        const azle = new Uint8Array(gzipSync(await azleFixture('azle-hello-world')));
        const greeter = await Probe.installModule(pic, azle, { arg: encode() });
        const reply = await canister.update('greet', encode(greeter.id.toText(), 'Zażółć gęślą jaźń'));
        expect(IDL.decode([IDL.Text], new Uint8Array(reply))).toEqual(['Zażółć gęślą jaźń']);
    });

    // Node 20 validates 64-bit memories only behind a flag, and the rewriter that isolates messages handles 32-bit addresses.
    it.runIf(inject('replicaIsEmbedded'))('are refused by name when their memory is a 64-bit one', async () => {
        expect(WebAssembly.validate(withLargeMemory)).toBe(false);
        await expect(Probe.installModule(pic, withLargeMemory, { arg: encode() })).rejects.toThrow(/64-bit memory \(wasm64\)/);
    });
});
