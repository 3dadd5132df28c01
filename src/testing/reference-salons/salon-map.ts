import { distanceMetres, type GeoPoint } from '../../core/geo-point.js';
import { circleFilter } from './circle-filter.js';
import { cellsIn, gridPlaceOf, spansAround, withBit } from './map-grid.js';
import type { PlacedSalon } from './placed-salon.js';
import type { SalonStore } from './salon-store.js';

/** A salon and how far it is from the middle of a circle, in metres. */
export interface NearSalon {
    readonly id: string;
    readonly distance: number;
}

/**
 * Where salons lie: a grid of cells, so that a search reads what is near its circle and not the whole country, and of regions, whose records
 * tell which of their cells hold salons: empty land costs nothing to look at. A circle over the line at 180° finds the salons on its own
 * side only.
 */
export class SalonMap {
    constructor(private readonly store: Pick<SalonStore, 'salonCells' | 'salonRegions'>) {}

    put(id: string, position: GeoPoint): void {
        const { lat, lng } = position;
        const place = gridPlaceOf(position);
        const others = this.#cell(place.cell).filter((salon) => salon.id !== id);
        this.store.salonCells.set(place.cell, [...others, { id, lat, lng }]);
        if (others.length === 0) this.store.salonRegions.set(place.region, withBit(this.#region(place.region), place, true));
    }

    /** @param position where it was put */
    remove(id: string, position: GeoPoint): void {
        const place = gridPlaceOf(position);
        const rest = this.#cell(place.cell).filter((salon) => salon.id !== id);
        if (rest.length > 0) return this.store.salonCells.set(place.cell, rest);
        this.store.salonCells.delete(place.cell);
        this.store.salonRegions.set(place.region, withBit(this.#region(place.region), place, false));
    }

    /** The salons within a circle, the nearest first. @param radius metres */
    within(middle: GeoPoint, radius: number): readonly NearSalon[] {
        const cells = cellsIn(spansAround(middle, radius), (region) => this.#region(region));
        const mayBeIn = circleFilter(middle, radius);
        const near: NearSalon[] = [];
        for (const salon of this.store.salonCells.getAll(cells).flat()) {
            if (!mayBeIn(salon)) continue;
            const distance = distanceMetres(middle, salon);
            if (distance <= radius) near.push({ id: salon.id, distance });
        }
        return near.sort(byDistance);
    }

    #cell(place: string): readonly PlacedSalon[] {
        return this.store.salonCells.get(place) ?? [];
    }

    #region(place: string): readonly number[] {
        return this.store.salonRegions.get(place) ?? [];
    }
}

/** Always the same order, also of salons that share a place. */
function byDistance(left: NearSalon, right: NearSalon): number {
    return left.distance - right.distance || (left.id < right.id ? -1 : 1);
}
