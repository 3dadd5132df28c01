import { EARTH_RADIUS_METRES, type GeoPoint } from '../../core/geo-point.js';

/** Cells a degree. At 52° a cell is about 1.5 by 0.9 km. Smaller ones share less of what lies outside with a circle, but are more to read. */
const CELLS_PER_DEGREE = 75;
/** Cells along each side of a region: as many as a small integer has bits. */
const CELLS_PER_REGION = 30;

/** The cells of one row that a circle may touch, from the westernmost to the easternmost. */
export interface RowSpan {
    readonly row: number;
    readonly west: number;
    readonly east: number;
}

/** Where a point lies on the grid. */
export interface GridPlace {
    readonly cell: string;
    readonly region: string;
    /** The row of its region in which the cell lies, and its bit among that row's. */
    readonly row: number;
    readonly bit: number;
}

export function gridPlaceOf({ lat, lng }: GeoPoint): GridPlace {
    const [row, column] = [rowOf(lat), columnOf(lng)];
    return {
        cell: placeOf(row, column),
        region: placeOf(floorRegion(row), floorRegion(column)),
        row: row % CELLS_PER_REGION,
        bit: 1 << (column % CELLS_PER_REGION)
    };
}

/**
 * Every cell with a point within the circle, and few others, in rows from south to north. A circle over the line at 180° stays on its own side.
 *
 * A point at least `dLat` north and `dLng` east of the middle is no nearer than sin²(d/2) = sin²(dLat/2) + cos·cos·sin²(dLng/2) says, with the
 * smaller cosine of its row: solved for the widest `dLng` that the radius allows.
 *
 * @param radius metres
 */
export function spansAround(middle: GeoPoint, radius: number): readonly RowSpan[] {
    const reach = radius / EARTH_RADIUS_METRES;
    const height = degrees(reach);
    const spans: RowSpan[] = [];
    for (let row = rowOf(middle.lat - height); row <= rowOf(middle.lat + height); row++) {
        const width = widthAt(row, middle, Math.sin(reach / 2) ** 2);
        spans.push({ row, west: columnOf(middle.lng - width), east: columnOf(middle.lng + width) });
    }
    return spans;
}

/**
 * Those cells of rows which follow each other that hold anything.
 *
 * @param bitsOf a region's rows, in each a bit for every cell that does
 */
export function cellsIn(spans: readonly RowSpan[], bitsOf: (region: string) => readonly number[]): readonly string[] {
    const cells: string[] = [];
    const bottom = spans[0]?.row ?? 0;
    for (const [regionRow, regionColumn] of regionsOf(spans)) {
        const firstColumn = regionColumn * CELLS_PER_REGION;
        const rows = bitsOf(placeOf(regionRow, regionColumn));
        const firstRow = regionRow * CELLS_PER_REGION;
        for (let row = Math.max(bottom, firstRow); row < firstRow + rows.length; row++) {
            const [span, bits = 0] = [spans[row - bottom], rows[row - firstRow]];
            if (span === undefined) break;
            const last = Math.min(span.east, firstColumn + CELLS_PER_REGION - 1);
            for (let column = Math.max(span.west, firstColumn); column <= last && bits !== 0; column++) {
                if ((bits & (1 << (column - firstColumn))) !== 0) cells.push(placeOf(row, column));
            }
        }
    }
    return cells;
}

/** A region's rows with some bits of one of them set, or cleared. */
export function withBit(rows: readonly number[], { row, bit }: GridPlace, isSet: boolean): readonly number[] {
    const changed = Array.from({ length: CELLS_PER_REGION }, (_, nth) => rows[nth] ?? 0);
    changed[row] = isSet ? (changed[row] ?? 0) | bit : (changed[row] ?? 0) & ~bit;
    return changed;
}

/** The rows and columns of the regions that hold cells of these rows. */
function regionsOf(spans: readonly RowSpan[]): readonly (readonly [row: number, column: number])[] {
    const [south, north] = [spans.at(0)?.row ?? 0, spans.at(-1)?.row ?? -1].map(floorRegion) as [number, number];
    const west = floorRegion(Math.min(...spans.map((span) => span.west)));
    const east = floorRegion(Math.max(...spans.map((span) => span.east)));
    const regions: [number, number][] = [];
    for (let row = south; row <= north; row++) for (let column = west; column <= east; column++) regions.push([row, column]);
    return regions;
}

/** Degrees of longitude to either side of the middle that a circle may reach in a row. @param square sin² of half its reach */
function widthAt(row: number, { lat }: GeoPoint, square: number): number {
    const south = row / CELLS_PER_DEGREE - 90;
    const north = south + 1 / CELLS_PER_DEGREE;
    const apart = Math.max(0, south - lat, lat - north);
    const left = square - Math.sin(radians(apart) / 2) ** 2;
    if (left <= 0) return 0;
    const cosines = Math.cos(radians(lat)) * Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))));
    return left >= cosines ? 180 : degrees(2 * Math.asin(Math.sqrt(left / cosines)));
}

/** Counted from the south pole, so that no number is negative and keys stay plain. */
function rowOf(lat: number): number {
    return Math.max(0, Math.floor((lat + 90) * CELLS_PER_DEGREE));
}

/** Counted from 180° west. */
function columnOf(lng: number): number {
    return Math.max(0, Math.floor((lng + 180) * CELLS_PER_DEGREE));
}

function floorRegion(cells: number): number {
    return Math.floor(cells / CELLS_PER_REGION);
}

function placeOf(row: number, column: number): string {
    return `${row}-${column}`;
}

function radians(value: number): number {
    return (value * Math.PI) / 180;
}

function degrees(value: number): number {
    return (value * 180) / Math.PI;
}
