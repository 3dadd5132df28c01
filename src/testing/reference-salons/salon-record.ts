import type { PrincipalKey } from './actor.js';

/** Degrees, WGS 84. */
export interface GeoPoint {
    readonly lat: number;
    readonly lng: number;
}

export interface SalonInput {
    readonly name: string;
    readonly address?: string | undefined;
    readonly position?: GeoPoint | undefined;
}

/** What anyone may know of a salon. */
export interface SalonCard extends SalonInput {
    readonly id: string;
}

export interface SalonRecord extends SalonCard {
    readonly owner: PrincipalKey;
    /** The agents that the owner of now has granted; a new owner starts with none. */
    readonly agents: readonly PrincipalKey[];
    /** Closed for good or for a season: customers and visitors do not find it. */
    readonly closed?: boolean | undefined;
}

export function salonCard(salon: SalonRecord): SalonCard {
    return { id: salon.id, name: salon.name, address: salon.address, position: salon.position };
}
