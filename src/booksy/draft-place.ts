/** Where a salon is. Owners write notes into the address, and schema.org's "locality" is the voivodeship, so only the full text is trusted. */
import type { DraftOrigin } from './draft.js';
import { lineIn, numberIn, type PickedRecord, recordIn, recordsIn } from './picked-values.js';

export interface DraftPlace {
    readonly address?: string;
    readonly city?: string;
    readonly postalCode?: string;
    readonly position?: { readonly lat: number; readonly lng: number };
    readonly addressOrigin?: DraftOrigin;
    readonly positionOrigin?: DraftOrigin;
}

const POSTAL_CODE = /\b\d{2}-\d{3}\b/;
const LONGEST_ADDRESS = 300;

export function draftPlace(business: PickedRecord | undefined, jsonLd: PickedRecord | undefined): DraftPlace {
    const location = recordIn(business?.['location']);
    const postal = recordIn(jsonLd?.['address']);
    const own = lineIn(location?.['address']);
    const address = (own ?? lineIn(postal?.['streetAddress']))?.slice(0, LONGEST_ADDRESS);
    const ownPosition = positionIn(recordIn(location?.['coordinate']));
    const position = ownPosition ?? positionIn(recordIn(jsonLd?.['geo']));
    const postalCode = POSTAL_CODE.exec(address ?? '')?.[0] ?? lineIn(postal?.['postalCode']);
    const city = lineIn(location?.['city']) ?? regionNamed(business, 'city') ?? cityAfterCode(address);
    return {
        ...(address === undefined ? {} : { address, addressOrigin: own === undefined ? 'json_ld' : 'payload' }),
        ...(city === undefined ? {} : { city }),
        ...(postalCode === undefined ? {} : { postalCode }),
        ...(position === undefined ? {} : { position, positionOrigin: ownPosition === undefined ? 'json_ld' : 'payload' })
    };
}

function positionIn(coordinate: PickedRecord | undefined): { lat: number; lng: number } | undefined {
    const lat = numberIn(coordinate?.['latitude']);
    const lng = numberIn(coordinate?.['longitude']);
    if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0)) return undefined;
    return { lat, lng };
}

function regionNamed(business: PickedRecord | undefined, type: string): string | undefined {
    return lineIn(recordsIn(business?.['regions']).find((region) => lineIn(region['type']) === type)?.['name']);
}

/** "ul. Przykładowa 12/3, 00-001, Warszawa, Śródmieście" → "Warszawa". */
function cityAfterCode(address: string | undefined): string | undefined {
    return lineIn(/\b\d{2}-\d{3},?\s*([^,\d]+)/.exec(address ?? '')?.[1]);
}
