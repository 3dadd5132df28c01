/**
 * The client of PocketIC takes its principals and interfaces from `@icp-sdk/core`, the package its own from `@dfinity/*`: the same things in
 * classes that TypeScript tells apart. This is the one place where the two meet.
 */
import type { PocketIc } from '@dfinity/pic';
import { Principal } from '@dfinity/principal';
import type { Identity } from '@icp-sdk/core/agent';
import { Principal as PicPrincipal } from '@icp-sdk/core/principal';

/** A canister's methods, called as the identity that was set last. */
export type CanisterActor<Service> = Service & { setIdentity(identity: Identity): void };

export function toPic(principal: Principal): PicPrincipal {
    return PicPrincipal.fromUint8Array(principal.toUint8Array());
}

export function fromPic(principal: PicPrincipal): Principal {
    return Principal.fromUint8Array(principal.toUint8Array());
}

/** @param idlFactory as `npm run generate` writes it */
export function actorOf<Service>(pic: PocketIc, idlFactory: unknown, canisterId: Principal, identity: Identity): CanisterActor<Service> {
    const actor = pic.createActor(idlFactory as Parameters<PocketIc['createActor']>[0], toPic(canisterId));
    actor.setIdentity(identity);
    return actor as unknown as CanisterActor<Service>;
}
