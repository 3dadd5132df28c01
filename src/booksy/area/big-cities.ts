import { distanceMetres, type GeoPoint } from '../../core/geo-point.js';

/** Where the big cities are whose pages name the towns around them: the middle of each, to a hundredth of a degree. */
const BIG_CITIES: Readonly<Record<string, GeoPoint>> = {
    warszawa: { lat: 52.23, lng: 21.01 },
    krakow: { lat: 50.06, lng: 19.94 },
    lodz: { lat: 51.76, lng: 19.46 },
    wroclaw: { lat: 51.11, lng: 17.04 },
    poznan: { lat: 52.41, lng: 16.93 },
    gdansk: { lat: 54.35, lng: 18.65 },
    szczecin: { lat: 53.43, lng: 14.55 },
    bydgoszcz: { lat: 53.12, lng: 18.01 },
    lublin: { lat: 51.25, lng: 22.57 },
    bialystok: { lat: 53.13, lng: 23.16 },
    katowice: { lat: 50.26, lng: 19.02 },
    gdynia: { lat: 54.52, lng: 18.53 },
    czestochowa: { lat: 50.81, lng: 19.12 },
    radom: { lat: 51.4, lng: 21.15 },
    torun: { lat: 53.01, lng: 18.6 },
    rzeszow: { lat: 50.04, lng: 22.0 },
    kielce: { lat: 50.87, lng: 20.63 },
    olsztyn: { lat: 53.78, lng: 20.48 },
    'zielona-gora': { lat: 51.94, lng: 15.51 },
    opole: { lat: 50.67, lng: 17.93 },
    'gorzow-wielkopolski': { lat: 52.73, lng: 15.24 },
    'bielsko-biala': { lat: 49.82, lng: 19.04 }
};

/** Their names in addresses, nearest first. */
export function bigCitiesFrom(point: GeoPoint): readonly string[] {
    return Object.entries(BIG_CITIES)
        .map(([slug, place]) => ({ slug, metres: distanceMetres(point, place) }))
        .sort((a, b) => a.metres - b.metres)
        .map(({ slug }) => slug);
}
