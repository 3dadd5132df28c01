/** A place on earth, in degrees (WGS 84). */
export interface GeoPoint {
    readonly lat: number;
    readonly lng: number;
}

/** The mean radius of the earth (IUGG). */
export const EARTH_RADIUS_METRES = 6_371_008.8;

/** Written so that NaN is nowhere. */
export function isOnEarth({ lat, lng }: GeoPoint): boolean {
    return lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180;
}

/** How far two places are apart as the crow flies, in metres: the great circle (haversine). */
export function distanceMetres(from: GeoPoint, to: GeoPoint): number {
    const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
    const chord = half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng);
    return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
    return (degrees * Math.PI) / 180;
}
