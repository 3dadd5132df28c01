import type { PlacedSalon } from '../../src/testing/reference-salons/placed-salon.js';
import type { RecordForm } from './record-form.js';

/** Id, latitude, longitude; id, latitude, longitude; and so on. */
type PlacedRow = readonly (string | number)[];

const MEMBERS = 3;

/** The salons of a cell of the map: a search reads those along the edge of its circle for nothing, so each is as short as can be. */
export const PLACED_FORM: RecordForm<readonly PlacedSalon[], PlacedRow> = {
    toRow: (salons) => salons.flatMap(({ id, lat, lng }) => [id, lat, lng]),
    fromRow: (row) => {
        const salons: PlacedSalon[] = [];
        for (let at = 0; at < row.length; at += MEMBERS) {
            salons.push({ id: row[at] as string, lat: row[at + 1] as number, lng: row[at + 2] as number });
        }
        return salons;
    }
};
