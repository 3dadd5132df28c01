import { distanceMetres, type GeoPoint } from '../core/geo-point.js';
import { ToolRefusal } from '../tool/tool-refusal.js';
import type { CustomerReadContext } from './customer-context.js';

/** A box around Poland, wide enough for whoever asks from just over the border. */
const AROUND_SALONS = { south: 48, north: 56, west: 13, east: 26 } as const;

/**
 * The place to search around: the one that the model names, else the customer's own (K4).
 *
 * @throws ToolRefusal `invalid_arguments` with what to ask for when there is none, or what is wrong with half of one
 */
export function searchPlace(
    { lat, lng }: { readonly lat?: number; readonly lng?: number },
    { position, texts, hasGeocoder }: Pick<CustomerReadContext, 'position' | 'texts' | 'hasGeocoder'>
): GeoPoint {
    if ((lat === undefined) !== (lng === undefined)) throw new ToolRefusal('invalid_arguments', texts.halfAPlace);
    if (lat !== undefined && lng !== undefined) {
        if (isSwapped({ lat, lng })) throw new ToolRefusal('invalid_arguments', texts.swappedPlace);
        return { lat, lng };
    }
    if (position === undefined) throw new ToolRefusal('invalid_arguments', texts.placeNeeded(hasGeocoder));
    return position;
}

/** How far a salon is from a place, in words; null for one that does not say where it is, or when there is no place. */
export function distanceWords(
    salon: GeoPoint | undefined,
    place: GeoPoint | undefined,
    { formats }: Pick<CustomerReadContext, 'formats'>
): string | null {
    return salon === undefined || place === undefined ? null : formats.distance(distanceMetres(place, salon));
}

/** Latitude and longitude of a Polish place are never each other's, so a mix-up shows. */
function isSwapped({ lat, lng }: GeoPoint): boolean {
    return !isAroundSalons({ lat, lng }) && isAroundSalons({ lat: lng, lng: lat });
}

function isAroundSalons({ lat, lng }: GeoPoint): boolean {
    const { south, north, west, east } = AROUND_SALONS;
    return lat >= south && lat <= north && lng >= west && lng <= east;
}
