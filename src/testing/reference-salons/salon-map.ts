import { distanceMetres, type GeoPoint } from '../../core/geo-point.js';
import type { PlacedSalon } from './placed-salon.js';
import type { SalonStore } from './salon-store.js';

/** A salon and how far it is from the middle of a circle, in metres. */
export interface NearSalon {
    readonly id: string;
    readonly distance: number;
}

/** Cells a degree. At 52° a cell is about 2.2 by 1.4 km, so what lies outside a circle shares few cells with it. */
const CELLS_PER_DEGREE = 50;
/** Cells along each side of a region, whose record names those of its cells that hold salons: empty land costs nothing to look at. */
const CELLS_PER_REGION = 10;
const METRES_PER_DEGREE = 111_195;
/** Beyond this a degree of longitude shrinks to nothing; there are no salons at the poles. */
const STEEPEST_LATITUDE = 85;

interface Box {
    readonly south: number;
    readonly north: number;
    readonly west: number;
    readonly east: number;
}

/**
 * Where salons lie: a grid of cells in two layers, so that a search reads what is near its circle and not the whole country. A circle over the
 * line at 180° finds the salons on its own side only.
 */
export class SalonMap {
    constructor(private readonly store: Pick<SalonStore, 'salonCells' | 'salonRegions'>) {}

    put(id: string, { lat, lng }: GeoPoint): void {
        const [row, column] = [rowOf(lat), columnOf(lng)];
        const cell = placeOf(row, column);
        const others = this.#cell(cell).filter((salon) => salon.id !== id);
        this.store.salonCells.set(cell, [...others, { id, lat, lng }]);
        const region = regionOf(row, column);
        const cells = this.#region(region);
        if (!cells.includes(cell)) this.store.salonRegions.set(region, [...cells, cell]);
    }

    /** @param position where it was put */
    remove(id: string, { lat, lng }: GeoPoint): void {
        const [row, column] = [rowOf(lat), columnOf(lng)];
        const cell = placeOf(row, column);
        const rest = this.#cell(cell).filter((salon) => salon.id !== id);
        if (rest.length > 0) return this.store.salonCells.set(cell, rest);
        this.store.salonCells.delete(cell);
        const region = regionOf(row, column);
        this.store.salonRegions.set(
            region,
            this.#region(region).filter((other) => other !== cell)
        );
    }

    /** The salons within a circle, in no order. @param radius metres */
    within(middle: GeoPoint, radius: number): readonly NearSalon[] {
        const box = boxAround(middle, radius);
        return regionsOf(box)
            .flatMap((region) => this.#region(region))
            .filter((cell) => isIn(box, cell))
            .flatMap((cell) => this.#cell(cell))
            .map((salon) => ({ id: salon.id, distance: distanceMetres(middle, salon) }))
            .filter(({ distance }) => distance <= radius);
    }

    #cell(place: string): readonly PlacedSalon[] {
        return this.store.salonCells.get(place) ?? [];
    }

    #region(place: string): readonly string[] {
        return this.store.salonRegions.get(place) ?? [];
    }
}

function boxAround({ lat, lng }: GeoPoint, radius: number): Box {
    const height = radius / METRES_PER_DEGREE;
    const steepest = Math.min(STEEPEST_LATITUDE, Math.abs(lat) + height);
    const width = height / Math.cos((steepest * Math.PI) / 180);
    return { south: rowOf(lat - height), north: rowOf(lat + height), west: columnOf(lng - width), east: columnOf(lng + width) };
}

function regionsOf({ south, north, west, east }: Box): string[] {
    const regions: string[] = [];
    for (let row = floorRegion(south); row <= floorRegion(north); row++) {
        for (let column = floorRegion(west); column <= floorRegion(east); column++) regions.push(placeOf(row, column));
    }
    return regions;
}

function isIn({ south, north, west, east }: Box, cell: string): boolean {
    const [row = 0, column = 0] = cell.split('-').map(Number);
    return row >= south && row <= north && column >= west && column <= east;
}

/** Counted from the south pole, so that no number is negative and keys stay plain. */
function rowOf(lat: number): number {
    return Math.max(0, Math.floor((lat + 90) * CELLS_PER_DEGREE));
}

/** Counted from 180° west. */
function columnOf(lng: number): number {
    return Math.max(0, Math.floor((lng + 180) * CELLS_PER_DEGREE));
}

function regionOf(row: number, column: number): string {
    return placeOf(floorRegion(row), floorRegion(column));
}

function floorRegion(cells: number): number {
    return Math.floor(cells / CELLS_PER_REGION);
}

function placeOf(row: number, column: number): string {
    return `${row}-${column}`;
}
