/** A few regions of a made-up map: ids and names as a directory of salons would have them, places roughly where they are. */
export interface MadeUpRegion {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly lat: number;
    readonly lng: number;
    readonly kind: 'city' | 'district' | 'town';
    /** Region whose pages link to this one; big cities are linked from the country's page. */
    readonly under?: number;
}

export const WARSAW = 3;

export const REGIONS: readonly MadeUpRegion[] = [
    { id: WARSAW, slug: 'warszawa', name: 'Warszawa', lat: 52.2298, lng: 21.0118, kind: 'city' },
    { id: 8820, slug: 'krakow', name: 'Kraków', lat: 50.0614, lng: 19.9366, kind: 'city' },
    { id: 23280, slug: 'lodz', name: 'Łódź', lat: 51.7592, lng: 19.456, kind: 'city' },
    { id: 13750, slug: 'wroclaw', name: 'Wrocław', lat: 51.1079, lng: 17.0385, kind: 'city' },
    { id: 20383, slug: 'gdansk', name: 'Gdańsk', lat: 54.352, lng: 18.6466, kind: 'city' },
    { id: 17485, slug: 'zielona-gora', name: 'Zielona Góra', lat: 51.9356, lng: 15.5062, kind: 'city' },
    { id: 301, slug: 'mokotow', name: 'Mokotów', lat: 52.1935, lng: 21.0349, kind: 'district', under: WARSAW },
    { id: 302, slug: 'wola', name: 'Wola', lat: 52.2362, lng: 20.9547, kind: 'district', under: WARSAW },
    { id: 303, slug: 'praga-polnoc', name: 'Praga-Północ', lat: 52.2588, lng: 21.0349, kind: 'district', under: WARSAW },
    { id: 4301, slug: 'piaseczno', name: 'Piaseczno', lat: 52.0814, lng: 21.0239, kind: 'town', under: WARSAW },
    { id: 4424, slug: 'grodzisk-mazowiecki', name: 'Grodzisk Mazowiecki', lat: 52.1037, lng: 20.6337, kind: 'town', under: WARSAW }
];

export function regionById(id: number): MadeUpRegion | undefined {
    return REGIONS.find((region) => region.id === id);
}

export function regionsUnder(id: number): readonly MadeUpRegion[] {
    return REGIONS.filter(({ under }) => under === id);
}
