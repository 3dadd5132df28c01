import type { GeoPoint } from '../../src/core/geo-point.js';
import { texts } from '../texts/texts.js';
import type { CitySalon } from './search-city.js';

const SIZE = 400;
const KM_A_DEGREE = 111.195;

interface CityMapProps {
    readonly place: GeoPoint;
    readonly radiusKm: number;
    readonly salons: readonly CitySalon[];
    readonly marked: string | undefined;
}

/** Where the salons lie, drawn and not fetched: a map from a server would tell it where the customer is. The list beside it says it in words. */
export function CityMap({ place, radiusKm, salons, marked }: CityMapProps) {
    const { search } = texts.value;
    const reach = Math.max(0.5, ...salons.map(({ metres }) => metres / 1000)) * 1.15;
    const shownKm = Math.min(radiusKm, reach);
    const at = (point: GeoPoint) => pointOnMap(place, point, shownKm);
    return (
        <figure class="map">
            <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={search.map}>
                <Ground />
                <circle class="map-ring" cx={SIZE / 2} cy={SIZE / 2} r={SIZE / 4} />
                <circle class="map-ring" cx={SIZE / 2} cy={SIZE / 2} r={SIZE / 2 - 8} />
                <circle class="map-here" cx={SIZE / 2} cy={SIZE / 2} r="7" />
                {salons.map((salon, index) => {
                    const { x, y } = at(salon.position);
                    return (
                        <g key={salon.id} class={salon.id === marked ? 'pin marked' : 'pin'} transform={`translate(${x} ${y})`}>
                            <path d="M0 0 C-4 -8 -12 -12 -12 -20 a12 12 0 0 1 24 0 C12 -12 4 -8 0 0 Z" />
                            <text y="-16" text-anchor="middle">
                                {index + 1}
                            </text>
                        </g>
                    );
                })}
            </svg>
            <figcaption class="hint">
                <span class="here-dot" aria-hidden="true" /> {search.here}
            </figcaption>
        </figure>
    );
}

/** A town that is nowhere: blocks, a park, a river. */
function Ground() {
    return (
        <g aria-hidden="true">
            <rect class="map-ground" width={SIZE} height={SIZE} />
            <path class="map-park" d="M30 250 Q80 220 130 250 T150 340 Q90 380 40 340 Z" />
            <path class="map-park" d="M270 40 Q330 30 350 80 T290 130 Q250 100 270 40 Z" />
            <path class="map-water" d="M-10 90 C80 120 120 60 190 110 S300 210 410 180" />
            <g class="map-streets">
                <path d="M0 200 H400 M200 0 V400 M0 310 L400 260 M60 0 L120 400 M330 0 L280 400 M0 40 L400 60" />
                <path class="minor" d="M0 150 L400 140 M0 250 H400 M140 0 L160 400 M250 0 L240 400 M0 360 L400 340 M370 0 V400" />
            </g>
        </g>
    );
}

function pointOnMap(place: GeoPoint, { lat, lng }: GeoPoint, shownKm: number): { readonly x: number; readonly y: number } {
    const kmNorth = (lat - place.lat) * KM_A_DEGREE;
    const kmEast = (lng - place.lng) * KM_A_DEGREE * Math.cos((place.lat * Math.PI) / 180);
    const scale = (SIZE / 2 - 24) / shownKm;
    return { x: within(SIZE / 2 + kmEast * scale), y: within(SIZE / 2 - kmNorth * scale) };
}

function within(value: number): number {
    return Math.round(Math.min(SIZE - 14, Math.max(14, value)) * 10) / 10;
}
