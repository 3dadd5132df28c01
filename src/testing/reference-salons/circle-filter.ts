import { EARTH_RADIUS_METRES, type GeoPoint } from '../../core/geo-point.js';

/** Relative. Far more than the arithmetic errs by, far less than a metre. */
const TOLERANCE = 1e-9;
const RADIANS = Math.PI / 180;

/**
 * A quick test for many points and one circle: false for nothing within it, and true for nothing that is a metre outside. It compares the
 * square of half the chord, which spares the distance itself: what is left to measure are the few that are found.
 *
 * @param radius metres
 */
export function circleFilter(middle: GeoPoint, radius: number): (point: GeoPoint) => boolean {
    const reach = Math.sin(radius / EARTH_RADIUS_METRES / 2);
    const most = reach * reach * (1 + TOLERANCE);
    const { lat, lng } = middle;
    const cosine = Math.cos(lat * RADIANS);
    return (point) => {
        const north = Math.sin(((point.lat - lat) * RADIANS) / 2);
        const square = north * north;
        if (square > most) return false;
        const east = Math.sin(((point.lng - lng) * RADIANS) / 2);
        return square + cosine * Math.cos(point.lat * RADIANS) * east * east <= most;
    };
}
